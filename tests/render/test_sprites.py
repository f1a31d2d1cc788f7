"""The sprite sheet for pages that draw maps themselves."""

from __future__ import annotations

import re

import pytest

from engine.maps import LaidCard
from render.drawing.landscape import ground_of, shown_alone, upright_on
from render.drawing.sprites import sprite_sheet
from render.palette import ThemeName
from tests.render import samples


@pytest.mark.parametrize("theme", ThemeName)
def test_a_sheet_has_every_sprite_of_a_map(theme: ThemeName) -> None:
    sheet = set(re.findall(r'id="([a-z0-9-]+)"', sprite_sheet(theme)))
    player_map = samples.final_map()
    squares = player_map.squares
    lakes = {position for position, square in squares.items() if square.kind == "lake"}
    names = {ground_of(position, square, square.card, lakes) for position, square in squares.items()}
    names |= {name for name, _, _ in upright_on(squares)}
    assert len(names) > 15
    assert names <= sheet


def test_the_lakes_of_a_card_are_drawn_as_on_a_map() -> None:
    card = next(card for card in samples.deck_cards() if any(s.kind == "lake" for s in card.squares))
    squares = shown_alone(LaidCard(card.number, card.squares, 0, 0, 90))
    lakes = {position for position, square in squares.items() if square.kind == "lake"}
    names = [ground_of(position, square, card.number, lakes) for position, square in squares.items()]
    assert len([name for name in names if name.startswith("lake-")]) == len(lakes)
