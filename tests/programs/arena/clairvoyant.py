"""What a search reaches that sees all cards to come: the reference for the strength of a player.

The search gets the offers that a seat had in a game, round by round: the hand it picked from, the cards
that were left when it took one, or its pair. Where the seat paid cubes to be offered these, the search pays
as many, or takes the pair that was left without paying. It takes one card of each offer, none twice, lays it
anywhere and terraforms, and keeps the most valuable maps of each round. It is a beam, so what it reaches
is a lower bound of what was possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from itertools import combinations
from typing import NamedTuple

from engine.actions import Action, Bid, Contest, Place, Unplaceable
from engine.game import Game
from engine.maps import PlayerMap
from engine.options import ROUNDS
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Colour
from engine.phases.phase import Phase
from engine.players.evaluator import Evaluator, Situation, situation_of
from engine.players.player import laid_with_cubes, terraformings_of
from engine.rules import GAMES
from engine.views import View, view_of

#: How many placements of one card on one map are kept at most.
OF_ONE_MAP = 12


class _Step(NamedTuple):
    """A map with a card still to be laid, and what that will be worth."""

    value: int
    number: int
    map: PlayerMap
    card: MapCard
    placement: Placement


class Offer(NamedTuple):
    """Cards to choose from, and how many of one's own cubes that takes."""

    cards: tuple[MapCard, ...]
    cubes: int = 0


@dataclass(frozen=True)
class Deal:
    """What a seat began with, was offered in each round and reached in a game."""

    start: PlayerMap
    offers: tuple[tuple[Offer, ...], ...]
    supply: Mapping[Colour, int]
    situation: Situation
    reached: int


def offered(view: View) -> tuple[MapCard, ...]:
    """The cards among which the seat of a view chooses the one of the round; none at another moment."""
    if view.phase is Phase.PICK:
        return view.hand
    if view.phase is Phase.DISCARD_OF_PAIR:
        return view.pair
    if view.phase is Phase.TAKE and view.trick is not None:
        return tuple(entry.card for entry in view.trick.played if entry.taken_by is None)
    return ()


def paid(view: View, action: Action) -> tuple[int, tuple[Offer, ...]]:
    """How many cubes a seat pays by an action for what it will be offered, and what it has without that."""
    match action:
        case Bid(cube=cube) if cube is not None:
            return 1, ()
        case Contest(cubes=cubes, pair=pair) if view.trick is not None:
            left = [Offer(cards) for name, cards in view.trick.pairs.items() if name != pair]
            return len(cubes), tuple(left)
        case _:
            return 0, ()


def deal_of(game: Game, seat: int) -> Deal:
    """What a seat was offered in a finished game, and what it reached, goals apart."""
    start = Game.start(game.options, game.deck, game.setup)
    offers: list[tuple[Offer, ...]] = []
    cubes: int = 0
    without: tuple[Offer, ...] = ()
    now = start
    for action in game.actions:
        if seat in now.waiting_for and len(offers) < now.round:
            view = view_of(now, seat)
            cards = offered(view)
            if cards:
                offers.append((Offer(cards, cubes), *without))
                cubes, without = 0, ()
            elif action.seat == seat:
                cubes, without = paid(view, action)
        now, _ = now.apply(action)
    situation = situation_of(view_of(start, seat), seat)._replace(goals=frozenset(), tiles_laid=0)
    reached = GAMES[game.options.rules].score(game.table.maps[seat], 0, game.scoring_card).total
    return Deal(start.table.maps[seat], tuple(offers), start.table.supply, situation, reached)


def with_same_cards(deal: Deal, game: Game, seat: int) -> Deal:
    """The deal without a choice of cards: each round brings the one that the seat had selected in it."""
    cards = [card for action in game.actions if action.seat == seat for card in _selected(action)]
    return replace(
        deal,
        offers=tuple(
            (offers[0]._replace(cards=(game.deck.card(card),)),)
            for offers, card in zip(deal.offers, cards, strict=True)
        ),
    )


def _selected(action: Action) -> tuple[int, ...]:
    """The number of the card that an action lays or sets aside, if it does either."""
    match action:
        case Place(placement=placement):
            return (placement.card,)
        case Unplaceable(card=card):
            return (card,)
        case _:
            return ()


def reach(deal: Deal, width: int) -> int:
    """The best score that a beam of this width finds."""
    maps = [deal.start]
    for round_number, offer in enumerate(deal.offers, start=1):
        steps: list[_Step] = []
        for player_map in maps:
            steps += _steps(deal, player_map, offer, round_number, len(steps))
        kept = nlargest(width, steps, key=lambda step: (step.value, -step.number))
        if kept:
            maps = _different([_laid(deal, step, round_number) for step in kept])
    return max(_score(deal, player_map) for player_map in maps)


def _steps(
    deal: Deal, player_map: PlayerMap, offers: Sequence[Offer], round_number: int, number: int
) -> list[_Step]:
    there = {card.number for card in player_map.cards}
    found: list[_Step] = []
    for offer in offers:
        paying = _without_cubes(deal, player_map, offer.cubes, round_number)
        if paying is None:
            continue
        evaluator = Evaluator(paying, deal.supply, deal.situation, min(round_number, ROUNDS))
        found += [
            _Step(best.value, number + place, paying, card, best.placement)
            for card in offer.cards
            if card.number not in there
            for place, best in enumerate(evaluator.ranked(card, OF_ONE_MAP))
            if best.placement is not None
        ]
    return found


def _without_cubes(deal: Deal, player_map: PlayerMap, count: int, round_number: int) -> PlayerMap | None:
    """The map without the cubes that are worth least; None if it has too few."""
    if not count:
        return player_map
    value_of = Evaluator(player_map, deal.supply, deal.situation, min(round_number, ROUNDS)).value_of
    maps = [player_map.without_cubes(cubes) for cubes in combinations(player_map.cubes, count)]
    return max(maps, key=value_of, default=None)


def _laid(deal: Deal, step: _Step, round_number: int) -> PlayerMap:
    """The map with the card laid, and terraformed where that is worth its cubes."""
    laid = laid_with_cubes(step.map, deal.supply, step.card, step.placement)
    if not GAMES[deal.situation.rules].has_terraforming:
        return laid
    evaluator = Evaluator(laid, deal.supply, deal.situation, round_number)
    options = [laid, *(after for _, after in terraformings_of(laid, 0))]
    return max(options, key=evaluator.value_of) if len(options) > 1 else laid


def _different(maps: Sequence[PlayerMap]) -> list[PlayerMap]:
    """The maps without those that are laid otherwise and yet show the same."""
    return list({str(sorted(map_.squares.items())): map_ for map_ in maps}.values())


def _score(deal: Deal, player_map: PlayerMap) -> int:
    return GAMES[deal.situation.rules].score(player_map, 0, deal.situation.scoring_card).total
