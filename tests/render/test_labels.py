"""The labels on a map while a card is tried: which points they show, and that none covers another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from bot.workers.pictures import draw_trial
from engine.maps import PlayerMap
from engine.parts.placement import Placement
from engine.players.player import selected_card
from engine.scoring import hokkaido_gains
from engine.trial import best_spots, placement_of, spread_spots
from engine.views import View
from render.drawing.room import Box, covered
from render.elements.overlays import Overlays, TriedCard, with_trial
from render.palette import ThemeName
from render.pictures import map_picture
from render.pictures.map_picture import draw_map
from render.pictures.round_picture import draw_round
from tests.engine.drawn_maps import card, province
from tests.long import only_long
from tests.render import recorded_games, samples
from tests.render.english import ENGLISH
from tests.render.test_boxes import type_sizes

#: The functions that draw labels, and return the box of each.
DRAWN = ("draw_number_tags", "draw_gains", "draw_spot_numbers")


@cache
def views() -> tuple[View, ...]:
    return tuple(recorded_games.views_before_placing())


def recorded(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """The boxes of all labels that are drawn from now on."""
    boxes: list[Box] = []

    def recording(draw: Callable[..., list[Box]], *arguments: Any) -> list[Box]:
        drawn = draw(*arguments)
        boxes.extend(drawn)
        return drawn

    for name in DRAWN:
        draw = getattr(map_picture, name)
        monkeypatch.setattr(map_picture, name, lambda *arguments, draw=draw: recording(draw, *arguments))
    return boxes


def tries(view: View) -> Iterator[tuple[TriedCard, tuple[Any, ...]]]:
    """The card at each spot that is offered, with hints and without."""
    card, player_map = selected_card(view), view.seats[view.seat or 0].map
    for trials in ([spot.trial for spot in best_spots(view, card)], spread_spots(player_map, card)):
        spots = tuple(placement_of(player_map, card, trial) for trial in trials)
        for spot in spots[:2]:
            yield TriedCard(card, spot, legal=True), spots


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, pytest.param(ThemeName.COLOUR_BLIND, marks=only_long)])
def test_no_label_covers_another(monkeypatch: pytest.MonkeyPatch, theme: ThemeName) -> None:
    boxes = recorded(monkeypatch)
    drawn = found = 0
    for view in views():
        for trial, spots in tries(view):
            boxes.clear()
            draw_trial(view, trial, spots, ENGLISH, theme)
            drawn += len(boxes)
            found += sum(covered(one, [other]) > 1 for one, other in combinations(boxes, 2))
    print(f"{drawn} labels, {found} covered")
    assert drawn > 500
    assert found == 0


CARD = card(7, "D F / L F / D M")


def labels(drawn: list[tuple[str, float]]) -> list[str]:
    return sorted(words for words, _ in drawn if words[0] in "+−")


def tried(monkeypatch: pytest.MonkeyPatch, before: PlayerMap, placement: Placement) -> tuple[list[str], str]:
    """The labels on the picture of a tried card, and its alt text."""
    trial = TriedCard(CARD, placement, legal=True)
    overlays = Overlays(trial=trial, gains=hokkaido_gains(before, with_trial(before, trial)))
    with type_sizes(monkeypatch) as drawn:
        picture = draw_map(before, ENGLISH, overlays=overlays, coordinates=False)
    return labels(drawn), picture.alt_text


def test_every_area_that_scores_has_a_label(monkeypatch: pytest.MonkeyPatch) -> None:
    before = province("D D / L D / D D")
    written, alt_text = tried(monkeypatch, before, Placement(7, 1, 0, 0))
    # Two forests in one area, and a mountain; the lake joins the one beside it.
    assert written == ["+2", "+3", "+4"]
    assert "Mountains +2, Forests +4, Lakes +3" in alt_text


def test_a_covered_square_is_charged_to_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    before = province("D F / D F / D F")
    # The forests of the card lie on the province's, and its mountain on a third one.
    written, alt_text = tried(monkeypatch, before, Placement(7, 0, 0, 0))
    assert written == []
    assert "Mountains +2, Forests −2" in alt_text


def test_a_loss_has_a_label_on_the_square_that_covers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    written, _ = tried(monkeypatch, province("F D / D D / D D"), Placement(7, 0, 0, 0))
    assert written == ["+2", "+4", "−2"]


def test_squares_too_small_for_every_label_have_one_with_the_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    view = samples.view(5)
    with type_sizes(monkeypatch) as drawn:
        draw_round(view, samples.NAMES, ENGLISH)
    written = labels(drawn)
    totals = [sum(gain.points for gain in seat.gains) for seat in view.seats]
    assert sum(int(words.replace("−", "-")) for words in written) == sum(totals)
    assert len(written) < sum(len(seat.gains) for seat in view.seats)
