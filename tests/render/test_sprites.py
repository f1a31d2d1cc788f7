"""What pictures are made of: the sprite sheet, sprites pasted in parts, landscapes and the emblem."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from engine.decks import shipped_deck
from engine.maps import LaidCard
from engine.options import Rules
from engine.parts.squares import Position, Square
from render.drawing.landscape import ground_of, shown_alone, tagged_squares, upright_on
from render.drawing.sprites import sprite_sheet
from render.drawing.stamps import cutting_of
from render.palette import ThemeName
from render.pictures.emblem import emblem_cards
from tests.render import samples
from tests.render.english import ENGLISH


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


SIZES = [(1, 1), (3, 40), (40, 3), (97, 61), (300, 260)]


def noise(size: tuple[int, int], seed: str) -> Image.Image:
    """An image in which no two pixels are likely to be the same."""
    return Image.frombytes("RGB", size, random.Random(seed).randbytes(size[0] * size[1] * 3))


def ring(size: tuple[int, int]) -> Image.Image:
    """A mask that is empty in the middle, and half transparent on one side."""
    mask = Image.new("L", size, 255)
    ImageDraw.Draw(mask).rectangle((0, 0, size[0] // 9, size[1]), fill=100)
    mask.paste(0, (size[0] // 5, size[1] // 5, size[0] * 4 // 5, size[1] * 4 // 5))
    return mask


def spots(size: tuple[int, int]) -> Image.Image:
    """A mask with a few small spots."""
    mask = Image.new("L", size)
    chance = random.Random(str(size))
    for _ in range(5):
        x, y = chance.randrange(size[0]), chance.randrange(size[1])
        mask.paste(chance.randrange(1, 256), (x, y, x + 7, y + 4))
    return mask


def rounded(size: tuple[int, int]) -> Image.Image:
    """A mask that is opaque except for its corners."""
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 9, fill=255)
    return mask


def empty(size: tuple[int, int]) -> Image.Image:
    """An empty mask."""
    return Image.new("L", size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", [ring, spots, rounded, empty])
@pytest.mark.parametrize("place", [(20, 30), (-15, -9), (290, 250)])
def test_pasting_a_sprite_in_parts_looks_the_same(
    shape: Callable[[tuple[int, int]], Image.Image], size: tuple[int, int], place: tuple[int, int]
) -> None:
    mask, sprite = shape(size), noise(size, "sprite")
    whole, parts = noise((310, 270), "below"), noise((310, 270), "below")
    whole.paste(sprite, place, mask)
    cutting_of(mask).stamp(sprite).put(parts, *place)
    assert parts.tobytes() == whole.tobytes()


def _squares(text: str) -> tuple[Square, ...]:
    return tuple(Square.parse(square) for square in text.split())


def test_numbers_are_on_the_first_visible_square_except_production_squares() -> None:
    card = LaidCard(6, _squares("production:grey town desert town lake production:green"), 0, 0, 0)
    assert tagged_squares(shown_alone(card)) == {6: Position(1, 0)}
    industry = LaidCard(7, _squares(" ".join(["factory:blue:4"] * 6)), 0, 0, 0)
    assert tagged_squares(shown_alone(industry)) == {7: Position(0, 0)}


def test_phrases_and_views_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(ENGLISH)) == ENGLISH
    view = samples.view(3)
    assert pickle.loads(pickle.dumps(view)) == view


@pytest.mark.parametrize("rules", Rules)
def test_every_square_is_in_the_deck(rules: Rules) -> None:
    printed = {square for card in shipped_deck(rules).cards for square in card.squares}
    assert {square for card in emblem_cards(rules) for square in card.squares} <= printed
