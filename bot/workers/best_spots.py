"""Where a card would score most at once."""

from __future__ import annotations

from dataclasses import dataclass

from bot.workers.trial import Trial, trial_at
from engine.players.player import map_with, own_seat, score_of, selected_card
from engine.views import View

#: How many spots are offered.
MOST_SPOTS = 10


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal trial, and what the map would score with it."""

    trial: Trial
    points: int


def best_spots(view: View, most: int = MOST_SPOTS) -> tuple[Spot, ...]:
    """The legal spots with the most points at once, the best first.

    Of equal ones those come first that lie plainly: over everything, and upright.

    Raises:
        ValueError: the view is everybody's, or no card is to be placed.
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
        # Cards that could lie under the new one and do not touch it make no other spot.
        trial = trial_at(map_, card, placement)
        found.setdefault(trial, Spot(trial, points))
        if len(found) == most:
            break
    return tuple(found.values())
