"""The evaluator of maps and cards that computer players share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.chance import Chance
from engine.maps import PlayerMap
from engine.maps.terms import Terms
from engine.maps.tried_placements import TriedPlacement, TriedPlacements
from engine.maps.valuation import Valuation
from engine.options import Rules
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour
from engine.players.weights import Weights, weights_of
from engine.rules import GAMES
from engine.scoring import ScoringCard
from engine.views import View

#: The value of one point.
POINT = 1000


class Best(NamedTuple):
    """The best value with a card, and its placement; None if the card cannot be placed."""

    value: int
    placement: Placement | None


class Situation(NamedTuple):
    """The properties of a game and a seat on which the value of a map depends."""

    rules: Rules
    colours: tuple[Colour, ...]
    goals: frozenset[int]
    tiles_laid: int
    scoring_card: ScoringCard | None


def situation_of(view: View, seat: int) -> Situation:
    """The current situation of a seat."""
    open_goals = frozenset(goal.number for goal in view.goals if goal.winner is None)
    tiles_laid = view.seats[seat].tiles_laid if open_goals else 0
    return Situation(view.options.rules, tuple(view.supply), open_goals, tiles_laid, view.scoring_card)


def terms_of(situation: Situation) -> Terms:
    """The terms of a situation for ``engine.maps`` (rules.md 8)."""
    card = situation.scoring_card
    number = 0 if card is None else card.number
    worth = {number: card.value} if card is not None else {}
    return Terms(
        colours=situation.colours,
        by_sides=GAMES[situation.rules].has_towns_by_side,
        goals=situation.goals,
        tiles_laid=situation.tiles_laid,
        cubes_per_factory=card.cubes_per_factory if card is not None else 1,
        points_per_lake_square=card.points_per_lake_square if card is not None else None,
        row_of_forests=worth.get(2, 0),
        block_of_deserts=worth.get(3, 0),
        town_among_towns=worth.get(5, 0),
        empty_production=worth.get(6, 0),
        extra_per_cube=dict.fromkeys(card.colours, card.value) if card is not None else {},
    )


@lru_cache(maxsize=256)
def valuation_of(situation: Situation, round_number: int, weights: Weights | None = None) -> Valuation:
    """The valuation of features at the end of a round; ``weights`` default to the shipped ones."""
    table = weights or weights_of(situation.rules)
    return Valuation(terms_of(situation), table[round_number - 1])


class Evaluator:
    """Values the placements on one map in one round.

    ``placements`` counts the placements valued, as a measure of a player's work.
    """

    def __init__(
        self,
        player_map: PlayerMap,
        supply: Mapping[Colour, int],
        situation: Situation,
        round_number: int,
        weights: Weights | None = None,
    ) -> None:
        self.map = player_map
        self.placements = 0
        self._supply = supply
        self._valuation = valuation_of(situation, round_number, weights)
        self._trials: TriedPlacements = player_map.trials(self._valuation)

    @property
    def value(self) -> int:
        """The value of the map."""
        return self.value_of(self.map)

    def value_of(self, player_map: PlayerMap) -> int:
        """The value of another map."""
        return self._valuation.of(player_map.features(self._valuation.terms))

    def trials(self, card: MapCard, step: int = 1) -> list[TriedPlacement]:
        """Every ``step``-th legal placement of a card, with its value."""
        found = self._trials.of(card, self._supply, step)
        self.placements += len(found)
        return found

    def chosen(self, card: MapCard, number: int, chance: Chance) -> list[TriedPlacement]:
        """``number`` random legal placements of a card, with their values; empty if it has none."""
        found = self._trials.chosen(
            card, self._supply, lambda count: [chance.below(count) for _ in range(number)]
        )
        self.placements += len(found)
        return found

    def placement(self, card: MapCard, trial: TriedPlacement) -> Placement:
        """The placement that was tried."""
        return self._trials.placement(card, trial)

    def best(self, card: MapCard, step: int = 1) -> Best:
        """The best placement of a card, the first one if several tie; without any, the unchanged map."""
        found = self.trials(card, step)
        if not found:
            return Best(self.value, None)
        # Compare by value only, so that the first one wins ties.
        trial = max(found, key=_value)
        return Best(trial.value, self.placement(card, trial))

    def ranked(self, card: MapCard, most: int) -> list[Best]:
        """The best placements of a card, best first; without any, the unchanged map."""
        found = sorted(self.trials(card), key=_value, reverse=True)[:most]
        return [Best(trial.value, self.placement(card, trial)) for trial in found] or [Best(self.value, None)]


def _value(trial: TriedPlacement) -> int:
    return trial.value
