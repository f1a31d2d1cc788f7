"""Finds where a card would immediately score the most points."""

from __future__ import annotations

from dataclasses import dataclass

from bot.workers.trial import Trial, trial_at
from engine.players.player import map_with, own_seat, score_of, selected_card
from engine.views import View

#: How many spots are offered at most.
MOST_SPOTS = 10


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal trial, and what the map would score with it."""

    trial: Trial
    points: int


def best_spots(view: View, most: int = MOST_SPOTS) -> tuple[Spot, ...]:
    """The legal spots that immediately score the most points, best first.

    Among equals, the simplest come first: on top of everything, and upright.

    Raises:
        ValueError: the view belongs to no seat, or there is no card to place.
    """
    _, own = own_seat(view)
    map_, card = own.map, selected_card(view)
    ranked = sorted(
        ((score_of(view, map_with(view, card, spot)), spot) for spot in map_.legal_placements(card)),
        key=lambda entry: (
            tuple(-part for part in entry[0]),
            len(entry[1].under),
            entry[1].rotation,
            entry[1].y,
            entry[1].x,
        ),
    )
    found: dict[Trial, Spot] = {}
    for (points, _), placement in ranked:
        # Going under a card without touching it does not make a different spot.
        trial = trial_at(map_, card, placement)
        found.setdefault(trial, Spot(trial, points))
        if len(found) == most:
            break
    return tuple(found.values())
