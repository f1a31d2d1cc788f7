"""Trials: positions in which a player tries a map card, legal or not, and the best legal ones.

A trial consists of four short values, so it fits into a button's custom id. The best spots are the legal
trials with the highest value to a computer player: points now, and points they may add later.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.actions import Placement
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.players.player import own_seat, selected_card
from engine.players.prospects import apart, prospects
from engine.views import View

#: The maximum number of spots offered.
MOST_SPOTS = 5

#: The number of strings in a trial's serialized form.
ARGUMENTS = 4


@dataclass(frozen=True, slots=True)
class Trial:
    """A tried position of a card; ``way`` indexes the sets of cards it can go under there (``ways``)."""

    x: int
    y: int
    rotation: int = 0
    way: int = 0

    @property
    def arguments(self) -> tuple[str, ...]:
        """The trial as strings; ``Trial.of`` reads them."""
        return (str(self.x), str(self.y), str(self.rotation), str(self.way))

    @classmethod
    def of(cls, arguments: tuple[str, ...]) -> Trial:
        """The trial in the first four of these strings."""
        x, y, rotation, way = (int(argument) for argument in arguments[:ARGUMENTS])
        return cls(x, y, rotation, way)

    def moved(self, by_x: int, by_y: int) -> Trial:
        """The trial moved by a number of squares, with the card on top of all others."""
        return replace(self, x=self.x + by_x, y=self.y + by_y, way=0)

    def turned(self) -> Trial:
        """The trial turned by 90 degrees clockwise about the top left square, with the card on top."""
        return replace(self, rotation=(self.rotation + 90) % 360, way=0)


def tried_in(arguments: tuple[str, ...]) -> Trial | None:
    """The trial in the first four of these strings; None if there are fewer."""
    return Trial.of(arguments) if len(arguments) >= ARGUMENTS else None


def central_spots(map_: PlayerMap, card: MapCard, most: int = MOST_SPOTS) -> tuple[Trial, ...]:
    """The legal spots that overlap the fewest squares, nearest the centre first, well apart from each other.

    Going under counts as overlapping.
    """
    ranked = sorted(map_.legal_placements(card), key=_strangeness(map_))
    return tuple(trial_at(map_, card, spot) for spot in apart(ranked, most))


def _strangeness(map_: PlayerMap) -> Callable[[Placement], tuple[int, ...]]:
    """A sort key that puts the simplest placements first."""
    left, top, right, bottom = map_.bounds
    occupied = map_.squares.keys()

    def key(spot: Placement) -> tuple[int, ...]:
        covered = len(occupied & spot.footprint)
        width, height = (2, 3) if spot.rotation in (0, 180) else (3, 2)
        from_middle = abs(2 * spot.x + width - left - right - 1) + abs(2 * spot.y + height - top - bottom - 1)
        return covered, from_middle, len(spot.under), spot.rotation, spot.y, spot.x

    return key


def trial_at(map_: PlayerMap, card: MapCard, placement: Placement) -> Trial:
    """The trial for a placement."""
    choices = ways(map_, card, placement.x, placement.y, placement.rotation)
    hidden = map_.hidden_squares(card, placement)
    for number, under in enumerate(choices):
        if map_.hidden_squares(card, placement._replace(under=under)) == hidden:
            return Trial(placement.x, placement.y, placement.rotation, number)
    return Trial(placement.x, placement.y, placement.rotation)


def ways(map_: PlayerMap, card: MapCard, x: int, y: int, rotation: int) -> tuple[frozenset[int], ...]:
    """The sets of cards that a card can go under at a spot, one for each visible result, empty set first.

    Raises:
        InvalidInput: an unknown rotation, or squares off the grid.
    """
    found: dict[frozenset[object], frozenset[int]] = {}
    for under in map_.possible_unders(card, x, y, rotation):
        hidden = map_.hidden_squares(card, Placement(card.number, x, y, rotation, under))
        found.setdefault(frozenset(hidden), under)
    return tuple(found.values()) or (frozenset(),)


def placement_of(map_: PlayerMap, card: MapCard, trial: Trial) -> Placement:
    """The placement for a trial.

    Raises:
        InvalidInput: an unknown rotation, or squares off the grid.
    """
    choices = ways(map_, card, trial.x, trial.y, trial.rotation)
    return Placement(card.number, trial.x, trial.y, trial.rotation, choices[trial.way % len(choices)])


def kept_near(map_: PlayerMap, trial: Trial) -> Trial:
    """The trial moved back until the card touches the map's bounding rectangle.

    No legal spot is farther out (rules.md 4.2), and the map picture has room for a card up to there.
    """
    width, height = (2, 3) if trial.rotation in (0, 180) else (3, 2)
    left, top, right, bottom = map_.bounds
    x = min(max(trial.x, left - width + 1), right)
    y = min(max(trial.y, top - height + 1), bottom)
    return replace(trial, x=x, y=y)


@dataclass(frozen=True, slots=True)
class Spot:
    """A legal trial with the points it adds now and those it may add later."""

    trial: Trial
    gain: int
    later: int


def best_spots(view: View, most: int = MOST_SPOTS) -> tuple[Spot, ...]:
    """The most valuable legal spots, best first, well apart from each other.

    Raises:
        ValueError: the view is not a seat's, or there is no card to place.
    """
    _, own = own_seat(view)
    card = selected_card(view)
    return tuple(
        Spot(trial_at(own.map, card, found.placement), found.gain, found.later)
        for found in prospects(view, card, most)
        if found.placement is not None
    )
