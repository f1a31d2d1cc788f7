"""How cards lie on a picture: who is above whom, what joins up, where numbers stand."""

from __future__ import annotations

import pickle

import pytest

from engine.maps import LaidCard, PlayerMap
from engine.parts.squares import Kind, Position, Square
from render.drawing.atlas import Atlas, atlas_of
from render.drawing.landscape import (
    shown_alone,
    square_size,
    tagged_squares,
)
from render.palette import SQUARE_SIZES, ThemeName
from tests.render import samples
from tests.render.english import ENGLISH


def _squares(text: str) -> tuple[Square, ...]:
    return tuple(Square.parse(square) for square in text.split())


@pytest.fixture
def province() -> PlayerMap:
    return PlayerMap.of_province(_squares("desert desert desert desert desert desert"))


def test_numbers_stand_on_the_first_square_that_shows_but_not_on_production_squares() -> None:
    card = LaidCard(6, _squares("production:grey town desert town lake production:green"), 0, 0, 0)
    assert tagged_squares(shown_alone(card)) == {6: Position(1, 0)}
    industry = LaidCard(7, _squares(" ".join(["factory:blue:4"] * 6)), 0, 0, 0)
    assert tagged_squares(shown_alone(industry)) == {7: Position(0, 0)}


def test_the_province_has_no_number(province: PlayerMap) -> None:
    assert tagged_squares(province.squares) == {}


@pytest.mark.parametrize(("width", "squares", "size"), [(1200, 10.0, 120), (1200, 20.0, 60), (1, 50.0, 12)])
def test_the_size_of_squares_fits_the_picture(width: int, squares: float, size: int) -> None:
    assert square_size(width, squares, SQUARE_SIZES) == size


@pytest.mark.parametrize("theme", ThemeName)
def test_every_size_has_an_atlas_with_all_sprites_of_that_size(theme: ThemeName) -> None:
    for size in (SQUARE_SIZES[0], 60):
        atlas = Atlas(atlas_of(theme, size).theme, size)
        for colour in atlas.theme.cubes:
            assert atlas.cube(colour).size == (size, size)
            assert atlas.factory(colour, 4).size == (size, size)
        assert atlas.ground(Kind.MOUNTAIN, 3).mode == "RGB"
        assert atlas.massif(0).mode == "RGBA"


def test_phrases_and_views_travel_to_a_worker_process() -> None:
    assert pickle.loads(pickle.dumps(ENGLISH)) == ENGLISH
    view = samples.view(3)
    assert pickle.loads(pickle.dumps(view)) == view
