"""No number of a spot, no points and no card's number covers another, while a card is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from bot.workers.pictures import draw_trial
from engine.players.player import selected_card
from engine.trial import best_spots, placement_of, spread_spots
from engine.views import View
from render.drawing.room import Box, covered
from render.elements.overlays import TriedCard
from render.palette import ThemeName
from render.pictures import map_picture
from tests.render import recorded_games
from tests.render.english import ENGLISH

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


@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.COLOUR_BLIND])
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
