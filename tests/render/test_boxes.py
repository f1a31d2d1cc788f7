"""In the boxes of both clients, 550 x 350 and 345 pixels wide, all type is readable and squares are large.

Type is measured where it is drawn: the size of every text on a picture, in the pixels that a client shows.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Square
from render.drawing import atlas
from render.drawing.boxes import (
    LEAST_ON_DESKTOP,
    LEAST_ON_PHONE,
    desktop_scale,
    phone_scale,
)
from render.elements.overlays import Overlays, TriedCard
from render.elements.panel_layout import HEADER, PADDING, UNIT, block_extent
from render.palette import ThemeName
from render.picture import Picture
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.map_layout import MapLayout
from render.pictures.map_picture import Heading, draw_map, map_layout
from render.pictures.replay import draw_replay
from render.pictures.round_picture import draw_round, round_layout, round_panels
from render.pictures.score_sheet import draw_score_sheet
from render.pictures.trick_picture import draw_trick
from tests.render import catalogue, recorded_games, samples
from tests.render.catalogue import PICTURES
from tests.render.english import ENGLISH, wordy

ROOT = Path(__file__).parents[2]


def _kept(draw: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
    """Cache a method that draws sprites, across all atlases."""
    found: dict[object, Image.Image] = {}

    def drawn(self: atlas.Atlas, *which: object, **options: object) -> Image.Image:
        key = (self.theme.name, self.size, which, *options.items())
        if key not in found:
            found[key] = draw(self, *which, **options)
        return found[key]

    return drawn


#: The methods that draw sprites without words, which are cached.
_WORDLESS = {name: _kept(getattr(atlas.Atlas, name)) for name in ("_scaled", "_draw_card_frame")}


@contextmanager
def type_sizes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, float]]]:
    """Record every text drawn from now on with the size of its type; sprites with words are drawn again.

    Pictures are not encoded, because that would take as long as drawing them.
    """
    drawn: list[tuple[str, float]] = []
    text = ImageDraw.ImageDraw.text

    def noted(self: ImageDraw.ImageDraw, xy: Any, words: str, fill: Any, face: Any, **options: Any) -> None:
        drawn.append((words, face.size))
        text(self, xy, words, fill, face, **options)

    atlas.atlas_of.cache_clear()
    for name, draw in _WORDLESS.items():
        monkeypatch.setattr(atlas.Atlas, name, draw)
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", noted)
    save = Image.Image.save
    monkeypatch.setattr(Image.Image, "save", lambda *_, **__: None)
    yield drawn
    monkeypatch.setattr(Image.Image, "save", save)
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", text)
    atlas.atlas_of.cache_clear()


def shown_square(square: float, width: float, height: float) -> tuple[float, float]:
    """The side of a square in pixels, as desktops and phones show it."""
    return square * desktop_scale(width, height), square * phone_scale(width)


def assert_readable(monkeypatch: pytest.MonkeyPatch, draw: Callable[[], Picture]) -> None:
    with type_sizes(monkeypatch) as drawn:
        picture = draw()
    assert drawn
    on_desktop, on_phone = desktop_scale(picture.width, picture.height), phone_scale(picture.width)
    too_small = [
        (words, round(size * on_desktop, 1), round(size * on_phone, 1))
        for words, size in drawn
        if size * on_desktop < LEAST_ON_DESKTOP - 0.01 or size * on_phone < LEAST_ON_PHONE - 0.01
    ]
    assert too_small == []


@pytest.mark.parametrize("name", PICTURES)
def test_every_letter_can_be_read(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """In the light theme; tests/bot/texts draws the theme with the most words, in every language."""
    assert_readable(monkeypatch, lambda: PICTURES[name](ThemeName.LIGHT))


@pytest.mark.parametrize("name", ["hokkaido-draft-2-A", "hokkaido-trick-5-B", "honshu-draft-4-B"])
def test_every_letter_of_a_real_game_can_be_read(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    view = dict(recorded_games.final_views())[name]
    names = [*samples.NAMES[: len(view.seats)]]
    assert_readable(monkeypatch, lambda: draw_round(view, names, ENGLISH))
    assert_readable(monkeypatch, lambda: draw_score_sheet(view, names, ENGLISH))
    player_map = view.seats[0].map
    heading = Heading(0, names[-1], view.seats[0].score.total, "Round 12")
    for theme in (ThemeName.LIGHT, ThemeName.COLOUR_BLIND):
        assert_readable(monkeypatch, partial(draw_map, player_map, ENGLISH, theme, heading))


def test_long_phrases_stay_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    view, long = samples.view(5, over=True), wordy(4)
    for draw in (draw_round, draw_score_sheet):
        assert_readable(monkeypatch, partial(draw, view, samples.NAMES, long))
    trick = samples.view_with_trick()
    assert_readable(monkeypatch, lambda: draw_trick(trick, samples.NAMES, long))
    final = samples.final_map()
    hand = Offer(tuple(map(OfferedCard, samples.hand())))
    assert_readable(monkeypatch, lambda: draw_choice([hand], final, long, ThemeName.COLOUR_BLIND))
    assert_readable(monkeypatch, lambda: draw_map(final, long, ThemeName.COLOUR_BLIND))


@pytest.mark.parametrize("players", range(2, 6))
def test_a_replay_can_be_read(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    steps = samples.replay_steps(players)[-1:]
    assert_readable(monkeypatch, lambda: draw_replay(steps, samples.NAMES[:players], ENGLISH))
    assert_readable(monkeypatch, lambda: draw_replay(steps, samples.NAMES[:players], ENGLISH, seat=1))


def test_every_picture_that_the_bot_sends_is_measured() -> None:
    sent = {
        name.name
        for file in (ROOT / "bot").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("render.")
        for name in node.names
        if name.name.startswith("draw_")
    }
    measured = {name for name in vars(catalogue) if name.startswith("draw_")}
    assert len(sent) > 10
    assert sent - measured == {"draw_scene"}, "a step of the walk without its words"


# Squares.


def in_both_boxes(layout: MapLayout) -> tuple[float, float]:
    return shown_square(layout.square, layout.width, layout.height)


@pytest.mark.parametrize("theme", ThemeName)
def test_a_square_of_the_players_own_map_has_at_least_22_pixels(theme: ThemeName) -> None:
    layouts = [map_layout(player_map, ENGLISH, theme) for player_map in recorded_games.median_maps()]
    assert min(min(in_both_boxes(layout)) for layout in layouts) >= 22


@pytest.mark.parametrize("theme", ThemeName)
def test_a_square_has_at_least_26_pixels_when_a_card_is_tried(theme: ThemeName) -> None:
    for player_map in recorded_games.median_maps():
        for trial in trials(player_map):
            layout = map_layout(player_map, ENGLISH, theme, Overlays(trial=trial))
            assert min(in_both_boxes(layout)) >= 26
            assert holds(layout, trial.laid.positions)


def trials(player_map: PlayerMap) -> Iterator[TriedCard]:
    """A card at the outermost spots where it may be tried, and in the middle."""
    left, top, right, bottom = player_map.bounds
    card = samples.card(1)
    for x in (left - 2, (left + right) // 2, right):
        for y in (top - 2, (top + bottom) // 2, bottom):
            for rotation in (0, 90):
                yield TriedCard(card, Placement(1, x, y, rotation), legal=False)


def holds(layout: MapLayout, positions: Any) -> bool:
    left, top, right, bottom = layout.shown
    return all(left <= x <= right and top <= y <= bottom for x, y in positions)


@pytest.mark.parametrize(("players", "least"), [(2, 12), (3, 12), (4, 8), (5, 8)])
def test_squares_on_the_maps_of_a_round_are_large_enough(players: int, least: int) -> None:
    for player_map in recorded_games.median_maps():
        assert min(min(squares) for squares in round_squares(player_map, players)) >= least


def round_squares(player_map: PlayerMap, players: int) -> Iterator[tuple[float, float]]:
    """The size of a map's squares in each panel of a round's picture."""
    view = samples.view(players, goals=players + 2)
    layout = round_layout(players, players + 2)
    for box, panel in zip(layout.panels, round_panels(view, samples.NAMES), strict=True):
        square = replace(panel, map=player_map).layout(box).square
        yield shown_square(square, layout.width * UNIT, 350 * UNIT)


def test_maps_of_a_round_stay_in_their_panels_and_clear_of_the_points() -> None:
    for name, view in recorded_games.final_views():
        layout = round_layout(len(view.seats), len(view.goals))
        for box, panel in zip(layout.panels, round_panels(view, samples.NAMES), strict=True):
            inside = panel.layout(box)
            assert inside.points is not None
            side = inside.square / UNIT
            wide, high = block_extent(len(panel.parts), inside.points.columns)
            assert inside.points.left + wide <= box[2] - box[0] - PADDING, name
            assert inside.points.top + high <= box[3] - box[1] - PADDING, name
            right, bottom = inside.points.left + wide, inside.points.top + high
            left, top, *_ = panel.map.bounds
            for x, y in panel.map.squares:
                at_x, at_y = inside.left + (x - left) * side, inside.top + (y - top) * side
                assert at_x >= PADDING, name
                assert at_y >= HEADER, name
                assert (
                    at_x >= right
                    or at_x + side <= inside.points.left
                    or at_y >= bottom
                    or at_y + side <= inside.points.top
                ), name


def test_the_leader_is_marked_and_no_one_while_all_are_tied() -> None:
    view = samples.view(5)
    totals = [seat.score.total for seat in view.seats]
    leaders = [panel.seat for panel in round_panels(view, samples.NAMES) if panel.leads]
    assert leaders == [totals.index(max(totals))]
    equal = replace(view, seats=(view.seats[0],) * 5)
    assert not any(panel.leads for panel in round_panels(equal, samples.NAMES))


# The key to the letters.


@pytest.mark.parametrize(
    "name",
    [
        *("hand", "hand-in-trick", "card", "map", "first-map", "map-legal", "map-illegal", "map-window"),
        *("map-numbered", "map-spots", "map-range", "trick", "trick-for-two"),
    ],
)
def test_letters_are_explained_in_the_picture_that_contains_them(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with type_sizes(monkeypatch) as drawn:
        PICTURES[name](ThemeName.COLOUR_BLIND)
    texts = {words for words, _ in drawn}
    # A and B also appear on the badges of seats.
    land = [kind for kind in Kind if kind not in (Kind.PRODUCTION, Kind.FACTORY)]
    letters = {ENGLISH.kind_letter(kind): ENGLISH.kind(kind) for kind in land}
    colours = [Colour.BROWN, Colour.GREY, Colour.GREEN]
    letters |= {ENGLISH.colour_letter(colour).upper(): ENGLISH.colour(colour) for colour in colours}
    used = {letter: meaning for letter, meaning in letters.items() if letter in texts}
    assert len(used) > 3
    assert set(used.values()) <= texts
    with type_sizes(monkeypatch) as drawn:
        PICTURES[name](ThemeName.LIGHT)
    assert not {words for words, _ in drawn} & set(used.values())


def test_letters_that_appear_only_on_the_tried_card_are_explained_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    province, tried = ([Square.parse(kind)] * 6 for kind in ("desert", "lake"))
    player_map = PlayerMap.of_province(tuple(province))
    trial = TriedCard(MapCard(1, tuple(tried)), Placement(1, 9, 9, 0), legal=False)
    with type_sizes(monkeypatch) as drawn:
        draw_map(player_map, ENGLISH, ThemeName.COLOUR_BLIND, overlays=Overlays(trial=trial))
    assert {ENGLISH.kind(Kind.DESERT), ENGLISH.kind(Kind.LAKE)} <= {words for words, _ in drawn}
