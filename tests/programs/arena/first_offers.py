"""A newcomer who always takes the bot's first offer, against computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean

from engine.actions import (
    Accept,
    Action,
    Bid,
    Discard,
    Done,
    FreeTile,
    Pick,
    Place,
    Skip,
    Take,
    TakePair,
    Unplaceable,
)
from engine.chance import Chance
from engine.options import Rules, Selection
from engine.parts.squares import TERRAFORMING_COLOUR
from engine.parts.tricks import PAIRS
from engine.players.advice import bid_prospects
from engine.players.player import Player, own_seat, selected_card
from engine.players.prospects import best_prospects, tile_prospects
from engine.trial import best_spots, placement_of
from engine.views import Phase, View
from tests.programs.arena.matches import mean_of, play


class TakerOfFirstOffers:
    """Always presses the first button, with hints, places cards at the first spot, and never terraforms."""

    def decide(self, view: View, chance: Chance) -> Action:
        """The next action of the view's seat."""
        return _FIRST[view.phase](view, own_seat(view)[0])


def _bid(view: View, seat: int) -> Action:
    card, found = next(iter(bid_prospects(view).items()))
    return Bid(seat, card, found.cube if found.takes_cube else None)


def _take(view: View, seat: int) -> Action:
    played = view.trick.played if view.trick else ()
    left = [entry.card for entry in played if entry.taken_by is None]
    return Take(seat, next(iter(best_prospects(view, left))))


def _take_pair(view: View, seat: int) -> Action:
    pairs = view.trick.pairs if view.trick else {}
    found = best_prospects(view, [card for cards in pairs.values() for card in cards])
    worth = {pair: max(found[card.number].value for card in cards) for pair, cards in pairs.items()}
    return TakePair(seat, max(PAIRS, key=lambda pair: worth.get(pair, 0)))


def _place_and_end(view: View, seat: int) -> Action:
    me = view.seats[seat]
    if me.placed:
        return Done(seat)
    card = selected_card(view)
    spots = best_spots(view, card, 1)
    if not spots:
        return Unplaceable(seat, card.number)
    return Place(seat, placement_of(me.map, card, spots[0].trial))


def _free_tile(view: View, seat: int) -> Action:
    found = tile_prospects(view, dict.fromkeys(TERRAFORMING_COLOUR, ()))
    if not found:
        return Skip(seat)
    terrain, position = max(found, key=lambda tile: found[tile].value)
    return FreeTile(seat, position, terrain)


#: What is offered first in each phase. Cards to be discarded from a hand are in the order of the hand.
_FIRST: Mapping[Phase, Callable[[View, int], Action]] = {
    Phase.PICK: lambda view, seat: Pick(seat, next(iter(best_prospects(view, view.hand)))),
    Phase.DISCARD: lambda view, seat: Discard(seat, view.hand[0].number),
    Phase.BID: _bid,
    Phase.TAKE: _take,
    Phase.TAKE_PAIR: _take_pair,
    Phase.ANSWER: lambda _, seat: Accept(seat),
    Phase.DISCARD_OF_PAIR: lambda view, seat: Discard(seat, [*best_prospects(view, view.pair)][-1]),
    Phase.MAP: _place_and_end,
    Phase.FREE_TILE: _free_tile,
}


def behind(rules: Rules, selection: Selection, players: int, computer: Player, seed: str) -> list[int]:
    """By how many points the best computer player beats the newcomer, for each seat of a deal."""
    found = []
    for seat in range(players):
        seats: Sequence[Player] = [
            TakerOfFirstOffers() if number == seat else computer for number in range(players)
        ]
        totals = [score.total for score in play(rules, seats, seed, selection).result().scores]
        found.append(max(total for number, total in enumerate(totals) if number != seat) - totals[seat])
    return found


def row_of(rules: Rules, selection: Selection, players: int, found: Sequence[Sequence[int]]) -> str:
    """A row of the table: how far behind the newcomer finishes, and how often ahead of everyone."""
    every = [points for deal in found for points in deal]
    ahead = sum(points < 0 for points in every)
    means = mean_of([fmean(deal) for deal in found], ".1f")
    return f"| {rules} | {selection} | {players} | {means} | {ahead} of {len(every)} |"
