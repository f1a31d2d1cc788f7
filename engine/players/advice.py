"""Advice from the coach: the decision of the ``normal`` player, explained in points."""

from __future__ import annotations

from typing import NamedTuple

from engine.actions import Action, Pick, Place, Take, Terraform
from engine.chance import Chance
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Position
from engine.players.evaluator import POINT
from engine.players.normal_player import NormalPlayer
from engine.players.player import map_with, own_seat, selected_card
from engine.players.prospects import best_prospects, own_evaluator, prospect_of, tile_prospects
from engine.rules import rules_of
from engine.views import View

_NORMAL = NormalPlayer()


class Advice(NamedTuple):
    """The recommended action and its expected points.

    ``gain`` is the change in points now, ``later`` the expected further change by the end of the game. Both
    are None if the outcome depends on other players.
    """

    action: Action
    gain: int | None = None
    later: int | None = None


class BidProspect(NamedTuple):
    """The expected points by the end of the game from playing a card to a trick.

    ``with_cube`` is the value with the cheapest cube, minus the cube's cost; ``takes_cube`` is true if the
    coach would add it. If no cube can be added, ``cube`` and ``with_cube`` are None.
    """

    alone: int = 0
    cube: Position | None = None
    with_cube: int | None = None
    takes_cube: bool = False

    @property
    def best(self) -> int:
        """The card's expected points as the coach would play it."""
        return self.with_cube if self.takes_cube and self.with_cube is not None else self.alone


def bid_prospects(view: View) -> dict[int, BidProspect]:
    """The expected points of each card of the hand in the trick, by number, the coach's choice first.

    Raises:
        ValueError: the view is not a seat's.
    """
    now = own_evaluator(view).value
    found: dict[int, BidProspect] = {}
    for offer, after in _NORMAL.offers(view):
        number, points = offer.card.number, round((after - now) / POINT)
        is_first = number not in found
        known = found.get(number, BidProspect())
        if offer.cube is None:
            found[number] = known._replace(alone=points)
        else:
            found[number] = known._replace(cube=offer.cube, with_cube=points, takes_cube=is_first)
    return found


def advice(view: View) -> Advice:
    """The best action for the view's seat, which must be asked to act.

    Raises:
        ValueError: the view is not a seat's.
    """
    action = _NORMAL.decide(view, Chance(b""))
    match action:
        case Pick(card=number):
            return _of_card(view, action, next(card for card in view.hand if card.number == number))
        case Take(card=number) if view.trick is not None:
            played = (entry.card for entry in view.trick.played)
            return _of_card(view, action, next(card for card in played if card.number == number))
        case Place(placement=placement):
            evaluator, card = own_evaluator(view), selected_card(view)
            laid = next(
                trial for trial in evaluator.trials(card) if evaluator.placement(card, trial) == placement
            )
            found = prospect_of(view, evaluator, card, laid.value, placement)
            return Advice(action, found.gain, found.later)
        case Terraform():
            return _of_tile(view, action)
    return Advice(action)


def _of_card(view: View, action: Action, card: MapCard) -> Advice:
    """Advice to take a card, with its best spot."""
    (found,) = best_prospects(view, [card]).values()
    return Advice(action, found.gain, found.later)


def _of_tile(view: View, action: Terraform) -> Advice:
    """Advice to terraform a desert."""
    found = tile_prospects(view, {action.terrain: action.cubes})[action.terrain, action.position]
    return Advice(action, found.gain, found.later)


class WorthwhileTile(NamedTuple):
    """A terraforming that is worth its cubes, and its expected points by the end of the game."""

    action: Terraform
    gain: int


def worthwhile_tile(view: View, placement: Placement | None = None) -> WorthwhileTile | None:
    """The coach's terraforming after a placement, or on the present map; None if it gains less than a point.

    Raises:
        ValueError: the view is not a seat's, or there is no card for the placement.
    """
    _, me = own_seat(view)
    if me.terraformed or not rules_of(view.options).has_terraforming:
        return None
    map_ = me.map if placement is None else map_with(view, selected_card(view), placement)
    found = _NORMAL.best_terraforming(view, map_)
    if found is None:
        return None
    value, action = found
    gain = round((value - own_evaluator(view).value_of(map_)) / POINT)
    return WorthwhileTile(action, gain) if gain > 0 else None
