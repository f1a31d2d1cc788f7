"""The value of cards and placements in points: points now, and expected points later.

The values are those that the ``normal`` computer player decides by.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position
from engine.players.evaluator import POINT, Evaluator, situation_of
from engine.players.player import map_with, own_seat, score_of, tiles
from engine.views import View

#: The maximum number of squares that two distinct placements share, the number of squares on a card, and the
#: number of placements below which this maximum is raised.
_SHARED = 2
_WHOLE_CARD = 6
_ENOUGH = 4


class Prospect(NamedTuple):
    """The expected result of a placement; ``placement`` is None if the card cannot be placed.

    In whole points, ``points`` is the score of the map with the card, ``gain`` the change from now, and
    ``later`` the expected further change by the end of the game. ``value`` combines both, in thousandths of
    a point; higher is better.
    """

    placement: Placement | None
    value: int
    points: int
    gain: int
    later: int


def prospects(view: View, card: MapCard, most: int) -> list[Prospect]:
    """The best placements of a card that are well ``apart``, best first.

    Raises:
        ValueError: the view is not a seat's.
    """
    evaluator = own_evaluator(view)
    ranked = _ranked(evaluator, card)
    values = {placement: value for value, placement in ranked}
    return [
        prospect_of(view, evaluator, card, values[placement], placement)
        for placement in apart([placement for _, placement in ranked], most)
    ]


def apart(ranked: Sequence[Placement], most: int) -> list[Placement]:
    """Select placements in the given order that are easy to tell apart.

    No two share more than ``_SHARED`` squares, unless too few would be left.
    """
    found: list[Placement] = []
    for shared in range(_SHARED, _WHOLE_CARD):
        for placement in ranked:
            if len(found) == most:
                break
            if all(len(placement.footprint & other.footprint) <= shared for other in found):
                found.append(placement)
        if len(found) >= _ENOUGH:
            break
    return sorted(found, key=ranked.index)


def best_prospects(view: View, cards: Iterable[MapCard]) -> dict[int, Prospect]:
    """The best prospect of each card, by card number, best card first.

    Raises:
        ValueError: the view is not a seat's.
    """
    evaluator = own_evaluator(view)
    found: dict[int, Prospect] = {}
    for card in cards:
        value, placement = next(iter(_ranked(evaluator, card)), (evaluator.value, None))
        found[card.number] = prospect_of(view, evaluator, card, value, placement)
    ranked = sorted(found.items(), key=lambda entry: (-entry[1].value, entry[0]))
    return dict(ranked)


class TileProspect(NamedTuple):
    """The expected result of placing a tile, with ``gain`` and ``later`` as in ``Prospect``."""

    value: int
    gain: int
    later: int


def tile_prospects(
    view: View, prices: Mapping[Kind, Collection[Position]]
) -> dict[tuple[Kind, Position], TileProspect]:
    """The prospects of all legal tiles on the seat's map; ``prices`` has each terrain's cubes to pay.

    Raises:
        ValueError: the view is not a seat's.
    """
    seat, me = own_seat(view)
    situation = situation_of(view, seat)
    laid = situation._replace(tiles_laid=situation.tiles_laid + 1) if situation.goals else situation
    evaluator = Evaluator(me.map, view.supply, laid, view.round)
    value_now, points_now = own_evaluator(view).value, score_of(view, me.map)[0]
    found: dict[tuple[Kind, Position], TileProspect] = {}
    for terrain, cubes in prices.items():
        for position, after in tiles(me.map.without_cubes(cubes), terrain):
            value, gain = evaluator.value_of(after), score_of(view, after)[0] - points_now
            later = round((value - value_now) / POINT) - gain
            found[terrain, position] = TileProspect(value, gain, later)
    return found


def own_evaluator(view: View) -> Evaluator:
    """The evaluator for the seat's map at the end of this round.

    Raises:
        ValueError: the view is not a seat's.
    """
    seat, me = own_seat(view)
    return Evaluator(me.map, view.supply, situation_of(view, seat), view.round)


def prospect_of(
    view: View, evaluator: Evaluator, card: MapCard, value: int, placement: Placement | None
) -> Prospect:
    """The prospect of a placement with this value.

    Raises:
        GameError: the placement is not legal.
    """
    before, _ = score_of(view, evaluator.map)
    points = before if placement is None else score_of(view, map_with(view, card, placement))[0]
    gain = points - before
    later = round((value - evaluator.value) / POINT) - gain
    return Prospect(placement, value, points, gain, later)


def _ranked(evaluator: Evaluator, card: MapCard) -> list[tuple[int, Placement]]:
    """Every legal placement of a card with its value, best first."""
    found = [(trial.value, evaluator.placement(card, trial)) for trial in evaluator.trials(card)]
    return sorted(found, key=_rank)


def _rank(found: tuple[int, Placement]) -> tuple[int, ...]:
    value, placement = found
    x, y, under = placement.x, placement.y, sorted(placement.under)
    return (-value, len(under), placement.rotation, y, x, *under)
