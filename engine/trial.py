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
from engine.players.player import own_seat
from engine.players.prospects import prospects
from engine.views import View

#: The maximum number of spots offered.
MOST_SPOTS = 5

#: A square to the side counts as this number of squares ahead in the search for the next legal spot.
_ASIDE = 10

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


def tried_in(arguments: tuple[str, ...]) -> Trial | None:
    """The trial in the first four of these strings; None if there are fewer."""
    return Trial.of(arguments) if len(arguments) >= ARGUMENTS else None


def spread_spots(map_: PlayerMap, card: MapCard, most: int = MOST_SPOTS) -> tuple[Trial, ...]:
    """The simplest legal spot, then others all over the map, each as far as possible from those before.

    The simplest spot overlaps the fewest squares and is nearest the centre; going under counts as
    overlapping. Of spots that are equally far, the simpler one comes first.
    """
    ranked = sorted(map_.legal_placements(card), key=_strangeness(map_))
    found = ranked[:1]
    while len(found) < min(most, len(ranked)):
        found.append(max(ranked, key=lambda spot: min(_distance(spot, other) for other in found)))
    return tuple(trial_at(map_, card, spot) for spot in dict.fromkeys(found))


def _distance(spot: Placement, other: Placement) -> int:
    """The number of presses, roughly, from one spot to another."""
    is_turned = spot.rotation != other.rotation
    return abs(spot.x - other.x) + abs(spot.y - other.y) + 2 * is_turned


def _strangeness(map_: PlayerMap) -> Callable[[Placement], tuple[int, ...]]:
    """A sort key that puts the simplest placements first."""
    left, top, right, bottom = map_.bounds
    occupied = map_.squares.keys()

    def key(spot: Placement) -> tuple[int, ...]:
        covered = len(occupied & spot.footprint)
        width, height = _extent(spot.rotation)
        from_middle = abs(2 * spot.x + width - left - right - 1) + abs(2 * spot.y + height - top - bottom - 1)
        return covered, from_middle, len(spot.under), spot.rotation, spot.y, spot.x

    return key


def _extent(rotation: int) -> tuple[int, int]:
    """The width and height of a card with this rotation."""
    return (2, 3) if rotation in (0, 180) else (3, 2)


def moved(map_: PlayerMap, card: MapCard, trial: Trial, by_x: int, by_y: int) -> Trial:
    """The next legal trial with the same rotation in a direction: straight ahead, or else the nearest.

    If there is none, it is the same trial. A card that fits nowhere with this rotation moves by one square
    (``kept_near``).
    """

    def ahead(spot: Placement) -> int:
        return (spot.x - trial.x) * by_x + (spot.y - trial.y) * by_y

    def key(spot: Placement) -> tuple[int, ...]:
        aside = abs((spot.x - trial.x) * by_y) + abs((spot.y - trial.y) * by_x)
        return ahead(spot) + _ASIDE * aside, len(spot.under), spot.y, spot.x

    spots = _turned_like(map_, card, trial.rotation)
    if spots:
        found = min((spot for spot in spots if ahead(spot) > 0), key=key, default=None)
        return trial if found is None else trial_at(map_, card, found)
    return kept_near(map_, replace(trial, x=trial.x + by_x, y=trial.y + by_y, way=0))


def turned(map_: PlayerMap, card: MapCard, trial: Trial, by: int) -> Trial:
    """The nearest legal trial with the card turned clockwise by 90, 180 or 270 degrees.

    A quarter turn moves the middle by half a square: to the top left if the card was upright, or else back,
    so that a card with enough room returns. Without a legal trial the card is turned about its top left
    square, and kept near the map (``kept_near``).
    """
    rotation = (trial.rotation + by) % 360

    def middle(rotation: int, x: int, y: int) -> tuple[int, int]:
        width, height = _extent(rotation)
        return 2 * x + width, 2 * y + height

    here = middle(trial.rotation, trial.x, trial.y)
    sign = -1 if rotation in (0, 180) else 1

    def key(spot: Placement) -> tuple[int, ...]:
        across, down = middle(rotation, spot.x, spot.y)
        return abs(across - here[0]) + abs(down - here[1]), sign * spot.y, sign * spot.x, len(spot.under)

    spots = _turned_like(map_, card, rotation)
    if spots:
        return trial_at(map_, card, min(spots, key=key))
    return kept_near(map_, replace(trial, rotation=rotation, way=0))


def tucked(map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    """The next way of going over and under at the same spot: the next legal one, if there is any."""
    count = len(ways(map_, card, trial.x, trial.y, trial.rotation))
    others = [replace(trial, way=(trial.way + step) % count) for step in range(1, count)]
    legal = (other for other in others if placement_of(map_, card, other) in map_.legal_placements(card))
    return next(legal, others[0] if others else trial)


def _turned_like(map_: PlayerMap, card: MapCard, rotation: int) -> list[Placement]:
    """The legal placements with this rotation."""
    return [spot for spot in map_.legal_placements(card) if spot.rotation == rotation]


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
    width, height = _extent(trial.rotation)
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


def best_spots(view: View, card: MapCard, most: int = MOST_SPOTS) -> tuple[Spot, ...]:
    """The most valuable legal spots of a card, best first, well apart from each other.

    Raises:
        ValueError: the view is not a seat's.
    """
    _, own = own_seat(view)
    return tuple(
        Spot(trial_at(own.map, card, found.placement), found.gain, found.later)
        for found in prospects(view, card, most)
        if found.placement is not None
    )
