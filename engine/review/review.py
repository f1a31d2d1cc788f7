"""Replay a game and compare each decision with the best alternative that the seat could know of.

Maps are valued as by the ``normal`` computer player, from the seat's view at that moment, so hidden
information is never held against a player. The work is limited by counts, not by time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from engine.actions import Action, Discard, Done, Pick, Place, Take, Terraform, Unplaceable
from engine.game import Game
from engine.maps import PlayerMap
from engine.options import ROUNDS
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.players.evaluator import POINT, Evaluator, situation_of, valuation_of
from engine.players.normal_player import NormalPlayer, best_of, values_of
from engine.players.player import laid_with_cubes, own_seat, selected_card
from engine.review.reasons import Reason, reason_between
from engine.rules import rules_of
from engine.views import Phase, View, view_of

#: The smallest cost of a mistake, in thousandths of a point; values are not more precise than this.
SMALLEST = POINT // 2

_NORMAL = NormalPlayer()


class Decision(StrEnum):
    """The kinds of decision that are reviewed."""

    PICK = "pick"
    PLACE = "place"
    TERRAFORM = "terraform"


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost points; ``cost`` is in whole points, at least 1, so that shown sums are exact.

    ``played`` is the best map possible after the decision, ``better`` the best map with the alternative.
    ``card`` is the card taken or placed, ``better_card`` the better one to take (equal to ``card`` while
    placing, None while terraforming), and ``better_placement`` its placement. ``tile`` is the terraforming
    done, ``better_tile`` the better one; None for no terraforming. ``reason`` is None if no advantage of the
    better map is visible.
    """

    round: int
    decision: Decision
    cost: int
    reason: Reason | None
    played: PlayerMap
    better: PlayerMap
    card: int | None = None
    better_card: int | None = None
    better_placement: Placement | None = None
    tile: Terraform | None = None
    better_tile: Terraform | None = None


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The decisions of a seat that cost points, in the order of the game.

    ``points`` are the seat's at the end. ``compared`` is the number of decisions that had an alternative.
    """

    seat: int
    mistakes: tuple[Mistake, ...]
    points: int
    compared: int

    @property
    def rounds(self) -> tuple[tuple[Mistake, ...], ...]:
        """The mistakes of each round that has any, the costliest first; in equal rounds in order."""
        by_round = groupby(self.mistakes, attrgetter("round"))
        found = (tuple(sorted(of, key=attrgetter("cost"), reverse=True)) for _, of in by_round)
        return tuple(sorted(found, key=cost_of, reverse=True))

    @property
    def by_round(self) -> tuple[int, ...]:
        """The points lost in each round."""
        lost = {mistakes[0].round: cost_of(mistakes) for mistakes in self.rounds}
        return tuple(lost.get(number, 0) for number in range(1, ROUNDS + 1))

    @property
    def lost(self) -> Mapping[Decision, int]:
        """The points lost by each kind of decision."""
        return {kind: cost_of(one for one in self.mistakes if one.decision is kind) for kind in Decision}

    @property
    def accuracy(self) -> int:
        """The share of the points that the seat could have had, in percent."""
        had = max(self.points, 0)
        possible = self.points + cost_of(self.mistakes)
        return round(100 * had / possible) if possible > 0 else 100


@dataclass(frozen=True, slots=True)
class Review:
    """The review of some seats; ``standing`` has every seat's points after each finished round."""

    seats: tuple[SeatReview, ...]
    standing: tuple[tuple[int, ...], ...]


def review(game: Game, seats: Collection[int]) -> Review:
    """Review the decisions of these seats in a game, finished or not."""
    now = Game.start(game.options, game.deck, game.setup)
    reviewers = {seat: _Reviewer(seat) for seat in sorted(seats)}
    standing = []
    for action in game.actions:
        before = now
        now, _ = before.apply(action)
        if action.seat in reviewers:
            reviewers[action.seat].judge(view_of(before, action.seat), action)
        if now.round > before.round or now.is_over:
            standing.append(points_of(now))
    totals = points_of(now)
    return Review(tuple(found.result(totals[seat]) for seat, found in reviewers.items()), tuple(standing))


def cost_of(mistakes: Iterable[Mistake]) -> int:
    """The points that some decisions cost together."""
    return sum(mistake.cost for mistake in mistakes)


def points_of(game: Game) -> tuple[int, ...]:
    """The points of every seat, including goals."""
    return tuple(view_of(game, seat).seats[seat].score.total for seat in range(game.options.players))


class _Placed(NamedTuple):
    """A card placed in this round, whose placement is judged after the seat's terraforming."""

    view: View
    card: MapCard
    laid: PlayerMap
    value: int
    best: int
    placement: Placement


@dataclass
class _Reviewer:
    """Collects the mistakes of one seat."""

    seat: int
    mistakes: list[Mistake] = field(default_factory=list)
    placed: _Placed | None = None
    compared: int = 0

    def result(self, total: int) -> SeatReview:
        """The review of the seat, which has ``total`` points at the end."""
        return SeatReview(self.seat, tuple(self.mistakes), total, self.compared)

    def judge(self, view: View, action: Action) -> None:
        """Compare an action with the alternatives in the view."""
        match action:
            case Pick(card=number):
                self._judge_choice(view, view.hand, number)
            case Take(card=number):
                played = view.trick.played if view.trick else ()
                left = tuple(entry.card for entry in played if entry.taken_by is None)
                self._judge_choice(view, left, number)
            case Discard(card=number) if view.phase is Phase.DISCARD_OF_PAIR:
                kept = next(card.number for card in view.pair if card.number != number)
                self._judge_choice(view, view.pair, kept)
            case Place(placement=placement):
                self._store_placement(view, placement)
            case Terraform():
                self._judge_tile(view, action)
            case Done():
                self._judge_tile(view, None)
                self._judge_placement(view)
            case Unplaceable():
                self.placed = None

    def _judge_choice(self, view: View, cards: tuple[MapCard, ...], chosen: int) -> None:
        """Judge the choice between cards."""
        if len(cards) < 2:
            return
        self.compared += 1
        evaluator = _NORMAL.evaluator(view, self.seat)
        values = values_of(evaluator, cards, _NORMAL.compared)
        best = best_of(values)
        if values[best] - values[chosen] < SMALLEST:
            return
        # With many cards only some placements were valued; for the two cards shown, all are.
        by_number = {card.number: card for card in cards}
        of_chosen, of_best = (evaluator.best(by_number[number]) for number in (chosen, best))
        cost = of_best.value - of_chosen.value
        # A card that is better because it cannot be placed has no spot to show.
        if cost < SMALLEST or of_best.placement is None:
            return
        played = _laid(view, evaluator.map, by_number[chosen], of_chosen.placement)
        better = _laid(view, evaluator.map, by_number[best], of_best.placement)
        self._add_mistake(view, Decision.PICK, cost, (played, better), (chosen, best), of_best.placement)

    def _store_placement(self, view: View, placement: Placement) -> None:
        """Store a placement until the seat is done."""
        _, me = own_seat(view)
        card = selected_card(view)
        evaluator = _NORMAL.evaluator(view, self.seat)
        best = evaluator.best(card)
        laid = laid_with_cubes(me.map, view.supply, card, placement)
        if best.placement is not None:
            value = evaluator.value_of(laid)
            self.placed = _Placed(view, card, laid, value, best.value, best.placement)

    def _judge_placement(self, view: View) -> None:
        """Judge the placement together with the terraforming that it may have been chosen for."""
        placed, self.placed = self.placed, None
        if placed is None:
            return
        self.compared += 1
        cost = placed.best - max(placed.value, _NORMAL.evaluator(view, self.seat).value)
        if cost < SMALLEST:
            return
        _, before = own_seat(placed.view)
        better = laid_with_cubes(before.map, placed.view.supply, placed.card, placed.placement)
        number = placed.card.number
        maps = (placed.laid, better)
        self._add_mistake(placed.view, Decision.PLACE, cost, maps, (number, number), placed.placement)

    def _judge_tile(self, view: View, done: Terraform | None) -> None:
        """Judge the terraforming, or its absence; one before placing is not judged."""
        _, me = own_seat(view)
        if not me.placed or me.terraformed or not rules_of(view.options).has_terraforming:
            return
        best = _NORMAL.best_terraforming(view, me.map)
        self.compared += best is not None
        stays = _NORMAL.evaluator(view, self.seat).value
        value, tile = best if best is not None and best[0] > stays else (stays, None)
        played = me.map if done is None else _with_tile(me.map, done)
        worth = stays if done is None else _one_tile_more(view, self.seat).value_of(played)
        if value - worth < SMALLEST:
            return
        better = me.map if tile is None else _with_tile(me.map, tile)
        self._add_mistake(view, Decision.TERRAFORM, value - worth, (played, better), tiles=(done, tile))

    def _add_mistake(
        self,
        view: View,
        decision: Decision,
        cost: int,
        maps: tuple[PlayerMap, PlayerMap],
        cards: tuple[int | None, int | None] = (None, None),
        placement: Placement | None = None,
        tiles: tuple[Terraform | None, Terraform | None] = (None, None),
    ) -> None:
        valuation = valuation_of(situation_of(view, self.seat), view.round)
        reason = reason_between(valuation, *maps)
        points = max(round(cost / POINT), 1)
        self.mistakes.append(Mistake(view.round, decision, points, reason, *maps, *cards, placement, *tiles))


def _laid(view: View, player_map: PlayerMap, card: MapCard, placement: Placement | None) -> PlayerMap:
    """The map with a card placed; unchanged if the card cannot be placed."""
    return player_map if placement is None else laid_with_cubes(player_map, view.supply, card, placement)


def _with_tile(player_map: PlayerMap, action: Terraform) -> PlayerMap:
    return player_map.without_cubes(action.cubes).with_tile(action.position, action.terrain)


def _one_tile_more(view: View, seat: int) -> Evaluator:
    """The evaluator for a map with one more tile than now."""
    situation = situation_of(view, seat)
    more = situation._replace(tiles_laid=situation.tiles_laid + 1) if situation.goals else situation
    return Evaluator(view.seats[seat].map, view.supply, more, view.round)
