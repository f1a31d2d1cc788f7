"""The keepsake of a finished map: full of the map, and readable in both boxes, in both of its forms."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial
from itertools import combinations, product
from typing import Any

import pytest
from PIL import ImageDraw

from engine.views import View
from render.drawing.boxes import DESKTOP
from render.pictures.keepsake import draw_keepsake
from render.pictures.keepsake_layout import Keepsake, tall_layout, wide_layout
from tests.render import recorded_games, samples
from tests.render.english import ENGLISH, wordy
from tests.render.test_boxes import assert_readable, type_sizes

DAY = date(2026, 11, 22)

#: Left, top, right and bottom.
Place = tuple[float, float, float, float]


def keepsake(view: View, seat: int = 0) -> Keepsake:
    return Keepsake(view, seat, samples.NAMES[: len(view.seats)], DAY, "hfk3abcd")


@pytest.mark.parametrize("name", ["hokkaido-draft-5-B", "hokkaido-trick-2-A", "honshu-draft-4-B"])
def test_every_letter_can_be_read_on_maps_of_every_shape(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    view = dict(recorded_games.final_views())[name]
    for seat, is_tall in product(range(len(view.seats)), (False, True)):
        assert_readable(monkeypatch, partial(draw_keepsake, keepsake(view, seat), ENGLISH, is_tall=is_tall))


def test_long_phrases_stay_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = keepsake(samples.view(5, over=True), 4)
    for is_tall in (False, True):
        assert_readable(monkeypatch, partial(draw_keepsake, kept, wordy(4), is_tall=is_tall))


def test_the_map_fills_the_sea() -> None:
    for _, view in recorded_games.final_views():
        for seat in view.seats:
            left, top, right, bottom = seat.map.bounds
            columns, rows = right - left + 1, bottom - top + 1
            tall, wide = tall_layout(seat.map, 2), wide_layout(seat.map)
            for layout in (tall, wide):
                x, y = layout.corner(seat.map.bounds)
                across, down = layout.sea[2] - layout.sea[0], layout.sea[3] - layout.sea[1]
                assert 0 < x + left * layout.square < x + (right + 1) * layout.square < across
                assert 0 < y + top * layout.square < y + (bottom + 1) * layout.square < down
            if rows <= 1.25 * columns:
                assert tall.width - tall.square * columns <= tall.square * 0.82
            # So that phones show it without much scrolling, and desktops not as a narrow strip.
            assert tall.height <= 2 * tall.width
            assert (wide.width / wide.height) == pytest.approx(DESKTOP[0] / DESKTOP[1])
            larger = wide.square * 1.1
            assert columns * larger > across * 0.85 or rows * larger > down * 0.85


@pytest.mark.parametrize("is_tall", [False, True])
def test_it_shows_the_player_the_scores_and_the_date(
    monkeypatch: pytest.MonkeyPatch, *, is_tall: bool
) -> None:
    view = samples.view(5, over=True)
    with type_sizes(monkeypatch) as drawn:
        picture = draw_keepsake(keepsake(view, 0), ENGLISH, is_tall=is_tall)
    words = {text for text, _ in drawn}
    score = view.seats[0].score
    assert {"My Hokkaido", "Haruka", "3rd", str(score.total)} <= words
    assert "22 Nov 2026 · game hfk3abcd" in " · ".join(text for text, _ in drawn)
    assert {str(score.parts[category]) for category in view.categories} <= words
    assert {str(seat.score.total) for seat in view.seats} <= words
    assert picture.alt_text.startswith("My Hokkaido, Haruka’s map: 3rd with 73 points.")
    assert "Mountains 18, Forests 18, Factories 16, Lakes 12, Towns 6, Goals 3" in picture.alt_text
    assert "22 Nov 2026" in picture.alt_text
    assert "Mountain range" in picture.alt_text


@pytest.mark.parametrize("name", ["hokkaido-draft-4-A", "hokkaido-trick-5-A"])
def test_no_text_overlaps_another_or_leaves_the_picture(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Long names and three-digit totals, beside a map and below one."""
    view = dict(recorded_games.final_views())[name]
    view = replace(view, seats=tuple(replace(seat, goals_won=12) for seat in view.seats))
    names = ["Anastasia Sergeyevna"] * len(view.seats)
    for seat, is_tall in product(range(len(names)), (False, True)):
        everywhere: list[tuple[tuple[int, int], Place]] = []
        with monkeypatch.context() as changed:
            note_places(changed, everywhere)
            picture = draw_keepsake(Keepsake(view, seat, names, DAY, "hfk3abcd"), ENGLISH, is_tall=is_tall)
        # Sprites with numbers are separate pictures while they are drawn.
        written = [place for size, place in everywhere if size == (picture.width, picture.height)]
        assert len(written) > 2 * len(names)
        assert all(right <= picture.width and bottom <= picture.height for _, _, right, bottom in written)
        assert not [(one, other) for one, other in combinations(written, 2) if are_on_each_other(one, other)]


def note_places(changed: pytest.MonkeyPatch, written: list[tuple[tuple[int, int], Place]]) -> None:
    """Record where text is written from now on, each time with the size of the picture."""
    text = ImageDraw.ImageDraw.text

    def noted(self: ImageDraw.ImageDraw, xy: Any, words: str, fill: Any, face: Any, **options: Any) -> None:
        written.append((self.im.size, self.textbbox(xy, words, face, **options)))
        text(self, xy, words, fill, face, **options)

    changed.setattr(ImageDraw.ImageDraw, "text", noted)


def are_on_each_other(one: Place, other: Place) -> bool:
    return min(one[2], other[2]) - max(one[0], other[0]) > 1 < min(one[3], other[3]) - max(one[1], other[1])


def test_more_deserts_break_a_tie() -> None:
    """As in the game's result (rules.md 8.4)."""
    view = samples.view(2, over=True)
    seats = [replace(view.seats[0], map=moment) for maps in samples.histories() for moment, _ in maps]
    fewer, more = next(
        (one, other)
        for one in seats
        for other in seats
        if one.score.total == other.score.total and one.score.deserts < other.score.deserts
    )
    tied = keepsake(replace(view, seats=(fewer, more)))
    assert [tied.place_of(seat) for seat in range(2)] == [2, 1]


def test_tied_players_have_the_same_place() -> None:
    view = samples.view(2, over=True)
    tied = keepsake(replace(view, seats=(view.seats[0],) * 2))
    assert [tied.place_of(seat) for seat in range(2)] == [1, 1]
