"""Nothing on a map hides an area's points, a desert's number, a factory's points, or a letter.

Each picture is drawn twice, once without the things that might hide something. The relevant parts are
compared before encoding.
"""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.maps import PlayerMap
from engine.parts.squares import Kind, Position
from render.drawing.boxes import least_type
from render.drawing.landscape import (
    tagged_squares,
)
from render.elements.overlays import OutlinedArea, Overlays, square_for_points
from render.palette import ThemeName
from render.pictures import map_picture
from render.pictures.map_layout import MapLayout
from render.pictures.map_picture import draw_map, map_layout
from tests.render import recorded_games
from tests.render.english import ENGLISH

Part = tuple[float, float, float, float]

#: Parts of a square: a factory's points, and the middle of a disc with points, without and with letters.
_FACTORY_POINTS: Part = (0.57, 0.48, 0.9, 0.88)
_DISC: Part = (0.3, 0.3, 0.7, 0.7)
_DISC_BESIDE_A_LETTER: Part = (0.5, 0.18, 0.85, 0.55)


def drawn(
    monkeypatch: pytest.MonkeyPatch,
    player_map: PlayerMap,
    theme: ThemeName,
    overlays: Overlays,
    without: tuple[str, ...] = (),
) -> Image.Image:
    """A map before it is encoded; ``without`` names the drawing functions to skip."""
    images: list[Image.Image] = []
    with monkeypatch.context() as changed:
        changed.setattr(map_picture, "as_picture", lambda image, *_: images.append(image))
        for name in without:
            changed.setattr(map_picture, name, nothing)
        draw_map(player_map, ENGLISH, theme, overlays=overlays)
    return images[0]


def nothing(*_: Any) -> list[Any]:
    """Draw nothing, and so take no room."""
    return []


def differing(
    one: Image.Image, other: Image.Image, layout: MapLayout, squares: list[Position], part: Part
) -> list[Position]:
    """The squares that differ within ``part``, which is in units of a square."""
    found = []
    for square in squares:
        left = layout.left + (square.x - layout.shown.left) * layout.square
        top = layout.top + (square.y - layout.shown.top) * layout.square
        first, upper, last, lower = (round(share * layout.square) for share in part)
        box = (left + first, top + upper, left + last, top + lower)
        if one.crop(box).tobytes() != other.crop(box).tobytes():
            found.append(square)
    return found


def areas_of(player_map: PlayerMap) -> tuple[OutlinedArea, ...]:
    return tuple(
        OutlinedArea(kind, tuple(squares), 12)
        for kind in (Kind.LAKE, Kind.TOWN)
        for squares in player_map.areas(kind)
    )


@pytest.fixture(params=range(0, 16, 5))
def player_map(request: pytest.FixtureRequest) -> PlayerMap:
    number: int = request.param
    return recorded_games.median_maps()[number]


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.COLOUR_BLIND])
def test_nothing_hides_the_points_of_factories_and_areas(
    monkeypatch: pytest.MonkeyPatch, player_map: PlayerMap, theme: ThemeName
) -> None:
    tagged = set(tagged_squares(player_map.squares).values())
    areas = areas_of(player_map)
    disc = _DISC_BESIDE_A_LETTER if theme is ThemeName.COLOUR_BLIND else _DISC
    for overlays, squares, part in (
        (Overlays(), list(player_map.positions(Kind.FACTORY)), _FACTORY_POINTS),
        (Overlays(areas=areas), [square_for_points(area.squares, tagged) for area in areas], disc),
    ):
        layout = map_layout(player_map, ENGLISH, theme, overlays)
        bare = drawn(monkeypatch, player_map, theme, overlays, ("draw_number_tags", "draw_letters"))
        whole = drawn(monkeypatch, player_map, theme, overlays)
        assert differing(bare, whole, layout, squares, part) == []


def test_badges_never_cover_letters(monkeypatch: pytest.MonkeyPatch, player_map: PlayerMap) -> None:
    overlays = Overlays(areas=areas_of(player_map), numbered=tuple(player_map.positions(Kind.DESERT)))
    theme = ThemeName.COLOUR_BLIND
    layout = map_layout(player_map, ENGLISH, theme, overlays)
    bare = drawn(monkeypatch, player_map, theme, Overlays())
    whole = drawn(monkeypatch, player_map, theme, overlays)
    squares = list(player_map.squares)
    # Only the letter, within its tag in the lower left corner.
    size = least_type(layout.width, layout.height) / layout.square
    part = (0.12, 1 - 0.04 - size * 0.8, 0.04 + size * 0.75, 1 - 0.12)
    assert differing(bare, whole, layout, squares, part) == []
    assert differing(bare, whole, layout, squares, (0, 0, 1, 1)) != []


def test_a_letter_and_a_number_leave_most_of_their_square_visible(
    monkeypatch: pytest.MonkeyPatch, player_map: PlayerMap
) -> None:
    theme = ThemeName.COLOUR_BLIND
    layout = map_layout(player_map, ENGLISH, theme)
    bare = drawn(monkeypatch, player_map, theme, Overlays(), ("draw_number_tags", "draw_letters"))
    whole = drawn(monkeypatch, player_map, theme, Overlays())
    difference = ImageChops.difference(bare, whole).convert("L").point(lambda value: 255 if value else 0)
    for square in tagged_squares(player_map.squares).values():
        left = layout.left + (square.x - layout.shown.left) * layout.square
        top = layout.top + (square.y - layout.shown.top) * layout.square
        part = difference.crop((left, top, left + layout.square, top + layout.square))
        assert 0 < ImageStat.Stat(part).mean[0] / 255 < 0.4, square
