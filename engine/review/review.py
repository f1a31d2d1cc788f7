"""Goes through a game once more and compares each decision with the best that the seat could have known.

Maps are worth what the ``normal`` computer player takes them to be worth, by the view of the seat at that
moment: nobody is blamed for what could not be seen. Its work is counted, never timed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
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

#: So many mistakes of each seat are shown.
MOST_SHOWN = 3

#: What costs less than this, in thousandths of a point, is no mistake: the value is no more exact.
SMALLEST = POINT // 2

_NORMAL = NormalPlayer()


class Decision(StrEnum):
    """What can be given away in."""

    PICK = "pick"
    PLACE = "place"
    TERRAFORM = "terraform"


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that gave something away: ``cost`` in thousandths of a point.

    ``played`` is the map as it could best become by what was decided, ``better`` as it could have become.
    ``card`` is the card that was taken or laid, ``better_card`` the one that was better to take (the same
    while placing; None while terraforming). ``better_placement`` is where it would have lain; ``tile`` is the
    terraforming that was done and ``better_tile`` the one that was better, None for none. ``reason`` is None
    if nothing that makes the better map better can be seen on it.
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
    """What a seat gave away: in thousandths of a point by kind of decision, and where it cost most.

    ``accuracy`` is what part of the points that were to be had the seat has, in percent. ``by_round`` is what
    it gave away in each round, in thousandths of a point. ``compared`` is how many decisions there were that
    could be compared with another.
    """

    seat: int
    lost: Mapping[Decision, int]
    accuracy: int
    costliest: tuple[Mistake, ...]
    by_round: tuple[int, ...]
    compared: int


@dataclass(frozen=True, slots=True)
class Review:
    """Some seats of a game; ``standing`` has the points of every seat after each round that was finished."""

    seats: tuple[SeatReview, ...]
    standing: tuple[tuple[int, ...], ...]


def review(game: Game, seats: Collection[int]) -> Review:
    """Review what these seats did in a game, as far as it was played."""
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


def points_of(game: Game) -> tuple[int, ...]:
    """What every seat has, goals included."""
    return tuple(view_of(game, seat).seats[seat].score.total for seat in range(game.options.players))


class _Placed(NamedTuple):
    """A card that was laid in this round, which a terraforming may still make good."""

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
        """What was found, for a seat that ends with so many points."""
        lost = dict.fromkeys(Decision, 0)
        for mistake in self.mistakes:
            lost[mistake.decision] += mistake.cost
        had = total * POINT
        possible = had + sum(lost.values())
        ranked = sorted(self.mistakes, key=lambda mistake: (-mistake.cost, mistake.round))
        accuracy = round(100 * max(had, 0) / possible) if possible > 0 else 100
        by_round = [0] * ROUNDS
        for mistake in self.mistakes:
            by_round[mistake.round - 1] += mistake.cost
        costliest = tuple(ranked[:MOST_SHOWN])
        return SeatReview(self.seat, lost, accuracy, costliest, tuple(by_round), self.compared)

    def judge(self, view: View, action: Action) -> None:
        """Compare an action with what else was possible in the view."""
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
                self._note_placement(view, placement)
            case Terraform():
                self._judge_tile(view, action)
            case Done():
                self._judge_tile(view, None)
                self._judge_placement(view)
            case Unplaceable():
                self.placed = None

    def _judge_choice(self, view: View, cards: tuple[MapCard, ...], chosen: int) -> None:
        """Which of some cards was taken."""
        if len(cards) < 2:
            return
        self.compared += 1
        evaluator = _NORMAL.evaluator(view, self.seat)
        values = values_of(evaluator, cards, _NORMAL.compared)
        best = best_of(values)
        if values[best] - values[chosen] < SMALLEST:
            return
        # Of many cards only some placements were valued; of the two that are shown all are.
        by_number = {card.number: card for card in cards}
        of_chosen, of_best = (evaluator.best(by_number[number]) for number in (chosen, best))
        cost = of_best.value - of_chosen.value
        # One that is better because it fits nowhere has no spot to show.
        if cost < SMALLEST or of_best.placement is None:
            return
        played = _laid(view, evaluator.map, by_number[chosen], of_chosen.placement)
        better = _laid(view, evaluator.map, by_number[best], of_best.placement)
        self._note(view, Decision.PICK, cost, (played, better), (chosen, best), of_best.placement)

    def _note_placement(self, view: View, placement: Placement) -> None:
        """Remember a placement until the seat is done."""
        _, me = own_seat(view)
        card = selected_card(view)
        evaluator = _NORMAL.evaluator(view, self.seat)
        best = evaluator.best(card)
        laid = laid_with_cubes(me.map, view.supply, card, placement)
        if best.placement is not None:
            value = evaluator.value_of(laid)
            self.placed = _Placed(view, card, laid, value, best.value, best.placement)

    def _judge_placement(self, view: View) -> None:
        """Where the card was laid, with what came of it: a spot may have been chosen for a terraforming."""
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
        self._note(placed.view, Decision.PLACE, cost, maps, (number, number), placed.placement)

    def _judge_tile(self, view: View, done: Terraform | None) -> None:
        """Whether a desert was turned into other land, and which; one before placing may have its reasons."""
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
        self._note(view, Decision.TERRAFORM, value - worth, (played, better), tiles=(done, tile))

    def _note(
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
        self.mistakes.append(Mistake(view.round, decision, cost, reason, *maps, *cards, placement, *tiles))


def _laid(view: View, player_map: PlayerMap, card: MapCard, placement: Placement | None) -> PlayerMap:
    """The map with a card laid; as it is if the card fits nowhere."""
    return player_map if placement is None else laid_with_cubes(player_map, view.supply, card, placement)


def _with_tile(player_map: PlayerMap, action: Terraform) -> PlayerMap:
    return player_map.without_cubes(action.cubes).with_tile(action.position, action.terrain)


def _one_tile_more(view: View, seat: int) -> Evaluator:
    """What values a map on which one more tile lies than now."""
    situation = situation_of(view, seat)
    more = situation._replace(tiles_laid=situation.tiles_laid + 1) if situation.goals else situation
    return Evaluator(view.seats[seat].map, view.supply, more, view.round)
