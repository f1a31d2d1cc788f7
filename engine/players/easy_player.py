"""The ``easy`` computer player, which plays like a beginner who knows the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.actions import Action, Place, Unplaceable
from engine.chance import Chance
from engine.options import ROUNDS, Rules
from engine.parts.cards import MapCard
from engine.players.normal_player import NormalPlayer
from engine.players.player import own_seat, selected_card
from engine.players.weights import Weights, weights_of
from engine.views import View


class Tried(NamedTuple):
    """The number of placements tried per card when comparing cards, and when placing."""

    to_compare: int
    to_place: int


#: Honshu maps have twice as many legal placements as Hokkaido maps, and fewer of them are good.
TRIED: Mapping[Rules, Tried] = {Rules.HOKKAIDO: Tried(3, 6), Rules.HONSHU: Tried(10, 20)}


class EasyPlayer:
    """Tries a few random placements and takes the one with the highest score now."""

    def decide(self, view: View, chance: Chance) -> Action:
        """The next action of the view's seat."""
        return _Newcomer(_points_alone(weights_of(view.options.rules)), chance).decide(view, chance)


def _points_alone(weights: Weights) -> Weights:
    """Weights with which a map's value is its score, in every round."""
    return (weights[-1],) * ROUNDS


class _Newcomer(NormalPlayer):
    """A normal player for one decision, with random placements and its own weights."""

    def __init__(self, weights: Weights, chance: Chance) -> None:
        super().__init__(weights)
        self._chance = chance

    def values(self, view: View, cards: Iterable[MapCard], seat: int | None = None) -> dict[int, int]:
        """The map's best value with each card over a few random placements."""
        evaluator = self.evaluator(view, own_seat(view)[0] if seat is None else seat)
        number = TRIED[view.options.rules].to_compare
        values = {}
        for card in cards:
            tried = evaluator.chosen(card, number, self._chance)
            values[card.number] = max((trial.value for trial in tried), default=evaluator.value)
        return values

    def place(self, view: View) -> Action:
        """The best of a few random placements."""
        seat, _ = own_seat(view)
        card = selected_card(view)
        evaluator = self.evaluator(view, seat)
        tried = evaluator.chosen(card, TRIED[view.options.rules].to_place, self._chance)
        if not tried:
            return Unplaceable(seat, card.number)
        return Place(seat, evaluator.placement(card, max(tried, key=lambda trial: trial.value)))
