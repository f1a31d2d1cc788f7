"""Which card to play to a trick, by a simple estimate of what it wins and costs (rules.md 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import NamedTuple

from engine.actions import Bid
from engine.parts.cards import CARDS, MapCard
from engine.parts.squares import Position
from engine.parts.tricks import CUBE_VALUE
from engine.players.player import own_seat
from engine.views import View

#: What each step of a card's number is worth for later tricks, in thousandths of a point.
WORTH_OF_NUMBER = 10


class Offer(NamedTuple):
    """A card that could be played, the total it would have, and what the cube on it costs."""

    card: MapCard
    cube: Position | None
    total: int
    cost: int


def bid_in_trick(view: View, values: Mapping[int, int], costs: Mapping[Position, int]) -> Bid:
    """The card for a trick with three to five players, with a cube if the better choice is worth one.

    ``values`` says what each card of the hand and of the trick would make of one's own map, ``costs`` what
    each cube is worth where it lies. All others are assumed to want the same cards.
    """
    seat, _ = own_seat(view)
    played = view.trick.played if view.trick else ()
    unknown = view.options.players - len(played) - 1
    usual = round(fmean(values.values()))
    on_table = [values[entry.card.number] for entry in played]
    totals = [entry.total for entry in played]

    def promise(offer: Offer) -> int:
        ahead = sum(total > offer.total for total in totals)
        # Each seat still to play is as likely to have a higher number as there are higher numbers.
        ahead += round(unknown * max(0, CARDS - offer.total) / CARDS)
        choice = sorted([*on_table, values[offer.card.number], *[usual] * unknown], reverse=True)
        return choice[ahead] - offer.cost - WORTH_OF_NUMBER * offer.card.number

    best = max(offers(view.hand, costs), key=lambda offer: (promise(offer), -offer.total))
    return Bid(seat, best.card.number, best.cube)


def offers(hand: tuple[MapCard, ...], costs: Mapping[Position, int]) -> Iterator[Offer]:
    """Each card of a hand, by itself and with the cube that costs least, by what each cube is worth."""
    cheapest = min(costs, key=lambda position: (costs[position], position), default=None)
    for card in hand:
        yield Offer(card, None, card.number, 0)
        if cheapest is not None:
            yield Offer(card, cheapest, card.number + CUBE_VALUE, costs[cheapest])


def bid_in_trick_for_two(view: View, values: Mapping[int, int]) -> Bid:
    """The card for a trick for two: a high number chooses between the pairs, a low one gets what is left."""
    seat, _ = own_seat(view)
    pairs = view.trick.pairs if view.trick else {}
    deck = max((values[card.number] for cards in pairs.values() for card in cards), default=0)
    usual = round(fmean(values.values()))

    def promise(card: MapCard) -> int:
        hands = max(values[card.number], usual)
        better, worse = max(deck, hands), min(deck, hands)
        wins = card.number * better + (CARDS - card.number) * worse
        return wins // CARDS - WORTH_OF_NUMBER * card.number

    return Bid(seat, max(view.hand, key=lambda card: (promise(card), -card.number)).number)
