"""How cards lie on a picture: who is above whom, what joins up, where numbers stand."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from PIL import Image

from engine.maps import LaidCard, PlayerMap
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position, Square
from render.drawing.atlas import Atlas, atlas_of
from render.drawing.landscape import (
    Sheet,
    draw_land,
    lake_bits,
    shown_alone,
    square_size,
    tagged_squares,
    variant_of,
)
from render.drawing.terrain.lake import NEIGHBOURS, normalised
from render.palette import SQUARE_SIZES, VARIANTS, ThemeName
from tests.render import samples
from tests.render.english import ENGLISH

_SIZE = 60


def _squares(text: str) -> tuple[Square, ...]:
    return tuple(Square.parse(square) for square in text.split())


def _drawn(player_map: PlayerMap) -> Image.Image:
    """A map whose square (0, 0) begins at pixel (240, 240)."""
    image = Image.new("RGB", (900, 900), "magenta")
    draw_land(Sheet(image, atlas_of(ThemeName.LIGHT, _SIZE), 240, 240), player_map, tags=False)
    return image


def _middle(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    """The mean colour about the middle of a square."""
    left, top = 240 + x * _SIZE, 240 + y * _SIZE
    return tuple(
        image.crop((left + 18, top + 18, left + 42, top + 42)).resize((1, 1), Image.Resampling.BOX).tobytes()
    )


def _ground(kind: Kind) -> tuple[int, ...]:
    sprite = atlas_of(ThemeName.LIGHT, _SIZE).ground(kind, 0)
    return tuple(sprite.crop((18, 18, 42, 42)).resize((1, 1), Image.Resampling.BOX).tobytes())


def _near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) < 90


@pytest.fixture
def province() -> PlayerMap:
    return PlayerMap.of_province(_squares("desert desert desert desert desert desert"))


def test_a_card_over_another_hides_it_and_a_card_under_another_is_hidden(province: PlayerMap) -> None:
    forests = replace(samples.card(1), squares=_squares("forest forest forest forest forest forest"))
    over = _drawn(province.lay(forests, Placement(1, 1, 1)))
    under = _drawn(province.lay(forests, Placement(1, 1, 1, under=frozenset({0}))))
    assert _near(_middle(over, 1, 2), _ground(Kind.FOREST))
    assert _near(_middle(under, 1, 2), _ground(Kind.DESERT))
    assert _near(_middle(over, 2, 2), _ground(Kind.FOREST))
    assert _near(_middle(under, 2, 2), _ground(Kind.FOREST))


def test_a_tile_shows_its_terrain(province: PlayerMap) -> None:
    assert _near(_middle(_drawn(province.with_tile(Position(0, 1), Kind.FOREST)), 0, 1), _ground(Kind.FOREST))


def test_a_card_casts_its_shadow_below_and_to_the_right(province: PlayerMap) -> None:
    bare = Image.new("RGB", (900, 900), "magenta").getpixel((0, 0))
    image = _drawn(province)
    below, beside = image.getpixel((300, 240 + 3 * _SIZE + 3)), image.getpixel((240 + 2 * _SIZE + 3, 300))
    assert bare not in (below, beside)
    assert image.getpixel((240 - 20, 240 - 20)) == bare


def test_corners_of_a_card_are_round(province: PlayerMap) -> None:
    image = _drawn(province)
    corner, edge = image.getpixel((240, 240)), image.getpixel((240, 240 + _SIZE))
    assert corner != edge


def test_a_lake_joins_its_neighbours() -> None:
    lakes = {Position(0, 0), Position(1, 0), Position(0, 1)}
    east, south, south_east = (NEIGHBOURS.index(step) for step in ((1, 0), (0, 1), (1, 1)))
    assert lake_bits(Position(0, 0), lakes) == 1 << east | 1 << south
    assert lake_bits(Position(0, 0), lakes | {Position(1, 1)}) == 1 << east | 1 << south | 1 << south_east
    assert lake_bits(Position(5, 5), lakes) == 0


def test_a_diagonal_lake_joins_only_with_both_sides() -> None:
    north_east = 1 << NEIGHBOURS.index((1, -1))
    north, east = 1 << NEIGHBOURS.index((0, -1)), 1 << NEIGHBOURS.index((1, 0))
    assert normalised(north_east) == 0
    assert normalised(north_east | north) == north
    assert normalised(north_east | north | east) == north_east | north | east
    assert len({normalised(bits) for bits in range(256)}) == 47


def test_water_reaches_the_border_where_a_neighbour_is_a_lake() -> None:
    atlas = atlas_of(ThemeName.LIGHT, _SIZE)
    alone, joined = atlas.lake(0), atlas.lake(1 << NEIGHBOURS.index((1, 0)))
    shore = atlas.theme.shore
    assert alone.getpixel((_SIZE - 1, 30)) == shore
    red, _, blue = joined.crop((_SIZE - 4, 20, _SIZE, 40)).resize((1, 1)).tobytes()
    assert blue > red + 40


def test_the_same_square_always_looks_the_same_and_neighbours_differ() -> None:
    drawn = [variant_of(Position(x, y), 17) for y in range(-9, 9) for x in range(-9, 9)]
    assert drawn == [variant_of(Position(x, y), 17) for y in range(-9, 9) for x in range(-9, 9)]
    assert set(drawn) == set(range(VARIANTS))
    assert all(drawn.count(variant) > len(drawn) // 8 for variant in range(VARIANTS))


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
