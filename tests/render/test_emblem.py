"""The picture above a table that is waiting for players shows only squares from its game's deck."""

from __future__ import annotations

import pytest

from engine.decks import shipped_deck
from engine.options import Rules
from render.pictures.emblem import emblem_cards


@pytest.mark.parametrize("rules", Rules)
def test_every_square_is_in_the_deck(rules: Rules) -> None:
    printed = {square for card in shipped_deck(rules).cards for square in card.squares}
    assert {square for card in emblem_cards(rules) for square in card.squares} <= printed
