"""Which card to play to a trick, by a simple estimate of what it wins and costs (rules.md 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import NamedTuple

from engine.parts.cards import CARDS, MapCard
from engine.parts.squares import Position
from engine.parts.tricks import CUBE_VALUE
from engine.views import View

#: What each step of a card's number is worth for later tricks, in thousandths of a point.
WORTH_OF_NUMBER = 10


class Offer(NamedTuple):
    """A card that could be played, the total it would have, and what the cube on it costs."""

    card: MapCard
    cube: Position | None
    total: int
    cost: int


class ValuedOffer(NamedTuple):
    """An offer, and what the own map is likely to be worth after the trick, in thousandths of a point."""

    offer: Offer
    after: int

    @property
    def value(self) -> int:
        """What decides between offers: a high number is also worth something in later tricks."""
        return self.after - WORTH_OF_NUMBER * self.offer.card.number


def offers_in_trick(
    view: View, values: Mapping[int, int], costs: Mapping[Position, int]
) -> list[ValuedOffer]:
    """What could be played to a trick with three to five players, the best first.

    ``values`` says what each card of the hand and of the trick would make of one's own map, ``costs`` what
    each cube is worth where it lies. All others are assumed to want the same cards.
    """
    played = view.trick.played if view.trick else ()
    unknown = view.options.players - len(played) - 1
    usual = round(fmean(values.values()))
    on_table = [values[entry.card.number] for entry in played]
    totals = [entry.total for entry in played]

    def after(offer: Offer) -> int:
        ahead = sum(total > offer.total for total in totals)
        # Each seat still to play is as likely to have a higher number as there are higher numbers.
        ahead += round(unknown * max(0, CARDS - offer.total) / CARDS)
        choice = sorted([*on_table, values[offer.card.number], *[usual] * unknown], reverse=True)
        return choice[ahead] - offer.cost

    return _best_first(ValuedOffer(offer, after(offer)) for offer in offers(view.hand, costs))


def offers(hand: tuple[MapCard, ...], costs: Mapping[Position, int]) -> Iterator[Offer]:
    """Each card of a hand, by itself and with the cube that costs least, by what each cube is worth."""
    cheapest = min(costs, key=lambda position: (costs[position], position), default=None)
    for card in hand:
        yield Offer(card, None, card.number, 0)
        if cheapest is not None:
            yield Offer(card, cheapest, card.number + CUBE_VALUE, costs[cheapest])


def offers_in_trick_for_two(view: View, values: Mapping[int, int]) -> list[ValuedOffer]:
    """What could be played to a trick for two, the best first.

    A high number chooses between the pairs, a low one gets what is left.
    """
    pairs = view.trick.pairs if view.trick else {}
    deck = max((values[card.number] for cards in pairs.values() for card in cards), default=0)
    usual = round(fmean(values.values()))

    def after(card: MapCard) -> int:
        hands = max(values[card.number], usual)
        better, worse = max(deck, hands), min(deck, hands)
        return (card.number * better + (CARDS - card.number) * worse) // CARDS

    return _best_first(ValuedOffer(Offer(card, None, card.number, 0), after(card)) for card in view.hand)


def _best_first(valued: Iterator[ValuedOffer]) -> list[ValuedOffer]:
    return sorted(valued, key=lambda one: (-one.value, one.offer.total))
