"""A card being tried out on a map: where it would go, and how the placer's buttons move it.

The engine decides whether that is legal; a trial only knows how a card can be moved around. Four short
values describe it, so that it fits into a custom id and survives a restart. The best spots are the trials
that would immediately score the most points.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.actions import Placement
from engine.cards import MapCard
from engine.maps import PlayerMap
from engine.players.player import map_with, own_seat, score_of, selected_card
from engine.views import View

#: How many spots are offered at most.
MOST_SPOTS = 10


@dataclass(frozen=True, slots=True)
class Trial:
    """Where the card is tried; ``way`` is an index into the ways of lying over and under there (``ways``)."""

    x: int
    y: int
    rotation: int = 0
    way: int = 0

    @property
    def arguments(self) -> tuple[str, ...]:
        """The trial as arguments of a custom id."""
        return (str(self.x), str(self.y), str(self.rotation), str(self.way))

    @classmethod
    def of(cls, arguments: tuple[str, ...]) -> Trial:
        """The trial in the arguments of a custom id."""
        x, y, rotation, way = (int(argument) for argument in arguments[:4])
        return cls(x, y, rotation, way)

    def moved(self, by_x: int, by_y: int) -> Trial:
        """Moved by a step; the card lies on top of everything again."""
        return replace(self, x=self.x + by_x, y=self.y + by_y, way=0)

    def turned(self) -> Trial:
        """Turned by 90 degrees clockwise about its top left square."""
        return replace(self, rotation=(self.rotation + 90) % 360, way=0)


def first_trial(map_: PlayerMap, card: MapCard) -> Trial:
    """Where the placer starts: the simplest legal spot, or the top left of the map if there is none.

    Simple means on top rather than under, upright rather than turned, and near the middle.
    """
    left, top, right, bottom = map_.bounds

    def strangeness(spot: Placement) -> tuple[int, int, int, int, int]:
        from_middle = abs(2 * spot.x - left - right) + abs(2 * spot.y - top - bottom)
        return len(spot.under), spot.rotation, from_middle, spot.y, spot.x

    placement = min(map_.legal_placements(card), key=strangeness, default=None)
    return Trial(left, top) if placement is None else trial_at(map_, card, placement)


def trial_at(map_: PlayerMap, card: MapCard, placement: Placement) -> Trial:
    """The trial that shows this placement."""
    choices = ways(map_, card, placement.x, placement.y, placement.rotation)
    hidden = map_.hidden_squares(card, placement)
    for number, under in enumerate(choices):
        if map_.hidden_squares(card, placement._replace(under=under)) == hidden:
            return Trial(placement.x, placement.y, placement.rotation, number)
    return Trial(placement.x, placement.y, placement.rotation)


def ways(map_: PlayerMap, card: MapCard, x: int, y: int, rotation: int) -> tuple[frozenset[int], ...]:
    """The sets of cards to go under at a spot, without those that look the same; the empty set comes first.

    Raises:
        InvalidInput: an unknown rotation, or squares off the grid.
    """
    found: dict[frozenset[object], frozenset[int]] = {}
    for under in map_.possible_unders(card, x, y, rotation):
        hidden = map_.hidden_squares(card, Placement(card.number, x, y, rotation, under))
        found.setdefault(frozenset(hidden), under)
    return tuple(found.values()) or (frozenset(),)


def placement_of(map_: PlayerMap, card: MapCard, trial: Trial) -> Placement:
    """The placement that a trial stands for.

    Raises:
        InvalidInput: an unknown rotation, or squares off the grid.
    """
    choices = ways(map_, card, trial.x, trial.y, trial.rotation)
    return Placement(card.number, trial.x, trial.y, trial.rotation, choices[trial.way % len(choices)])


def kept_near(map_: PlayerMap, trial: Trial) -> Trial:
    """The same trial, pulled back until the card touches the rectangle around the map.

    No legal spot lies farther out (rules.md 4.2), and the picture of a map has room for a card up to there.
    """
    width, height = (2, 3) if trial.rotation in (0, 180) else (3, 2)
    left, top, right, bottom = map_.bounds
    x = min(max(trial.x, left - width + 1), right)
    y = min(max(trial.y, top - height + 1), bottom)
    return replace(trial, x=x, y=y)


def next_legal(map_: PlayerMap, card: MapCard, trial: Trial) -> Trial | None:
    """The next legal spot after this one, row by row; None if there is none.

    Only the spots that come next are examined closely, for there may be hundreds.
    """
    spots: dict[tuple[int, int, int], list[Placement]] = {}
    for spot in map_.legal_placements(card):
        spots.setdefault((spot.y, spot.x, spot.rotation), []).append(spot)
    if not spots:
        return None
    here = (trial.y, trial.x, trial.rotation)
    others = [way for way in _legal_ways(map_, card, spots.get(here, ())) if way > trial.way]
    if others:
        return replace(trial, way=others[0])
    place = min((place for place in spots if place > here), default=min(spots))
    y, x, rotation = place
    return Trial(x, y, rotation, _legal_ways(map_, card, spots[place])[0])


def _legal_ways(map_: PlayerMap, card: MapCard, spots: Iterable[Placement]) -> list[int]:
    """The distinct ways of lying over and under among these placements at one spot."""
    return sorted({trial_at(map_, card, spot).way for spot in spots})


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
