"""What the coach would do now, and what for: the decision of the ``normal`` player, told in points."""

from __future__ import annotations

from typing import NamedTuple

from engine.actions import Action, Pick, Place, Take, Terraform
from engine.chance import Chance
from engine.parts.cards import MapCard
from engine.players.normal_player import NormalPlayer
from engine.players.player import selected_card
from engine.players.prospects import best_prospects, own_evaluator, prospect_of, tile_prospects
from engine.views import View

_NORMAL = NormalPlayer()


class Advice(NamedTuple):
    """What to do, and what for.

    ``gain`` is how many more points that scores at once, ``promise`` how many it is likely to bring besides
    by the end of the game. Both are None where what comes of it depends on others.
    """

    action: Action
    gain: int | None = None
    promise: int | None = None


def advice(view: View) -> Advice:
    """What the seat of a view that is asked to decide does best.

    Raises:
        ValueError: the view belongs to no seat.
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
            return Advice(action, found.gain, found.promise)
        case Terraform():
            return _of_tile(view, action)
    return Advice(action)


def _of_card(view: View, action: Action, card: MapCard) -> Advice:
    """A card that is taken, with its best spot."""
    (found,) = best_prospects(view, [card]).values()
    return Advice(action, found.gain, found.promise)


def _of_tile(view: View, action: Terraform) -> Advice:
    """A desert that becomes other land."""
    found = tile_prospects(view, {action.terrain: action.cubes})[action.terrain, action.position]
    return Advice(action, found.gain, found.promise)
