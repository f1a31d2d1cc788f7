"""Choose a card to play to a trick by a simple estimate of gain and cost (rules.md 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import NamedTuple

from engine.parts.cards import CARDS, MapCard
from engine.parts.squares import Position
from engine.parts.tricks import CUBE_VALUE
from engine.views import View

#: The value of a card's number for later tricks, in thousandths of a point per step.
WORTH_OF_NUMBER = 10


class Offer(NamedTuple):
    """A card that could be played, its total, and the cost of the cube on it."""

    card: MapCard
    cube: Position | None
    total: int
    cost: int


class ValuedOffer(NamedTuple):
    """An offer, and the expected value of the player's map after the trick, in thousandths of a point."""

    offer: Offer
    after: int

    @property
    def value(self) -> int:
        """The value for comparing offers, which includes the number's value for later tricks."""
        return self.after - WORTH_OF_NUMBER * self.offer.card.number


def offers_in_trick(
    view: View, values: Mapping[int, int], costs: Mapping[Position, int]
) -> list[ValuedOffer]:
    """The possible offers in a trick with three to five players, best first.

    ``values`` has the value of the player's map with each card of the hand and the trick, ``costs`` the value
    of each cube on the map. All other players are assumed to want the same cards.
    """
    played = view.trick.played if view.trick else ()
    unknown = view.options.players - len(played) - 1
    usual = round(fmean(values.values()))
    on_table = [values[entry.card.number] for entry in played]
    totals = [entry.total for entry in played]

    def after(offer: Offer) -> int:
        ahead = sum(total > offer.total for total in totals)
        # The chance that a seat still to play has a higher number is the share of higher numbers.
        ahead += round(unknown * max(0, CARDS - offer.total) / CARDS)
        choice = sorted([*on_table, values[offer.card.number], *[usual] * unknown], reverse=True)
        return choice[ahead] - offer.cost

    return _best_first(ValuedOffer(offer, after(offer)) for offer in offers(view.hand, costs))


def offers(hand: tuple[MapCard, ...], costs: Mapping[Position, int]) -> Iterator[Offer]:
    """Each card of a hand without a cube and with the cheapest one; ``costs`` has the value of each cube."""
    cheapest = min(costs, key=lambda position: (costs[position], position), default=None)
    for card in hand:
        yield Offer(card, None, card.number, 0)
        if cheapest is not None:
            yield Offer(card, cheapest, card.number + CUBE_VALUE, costs[cheapest])


def offers_in_trick_for_two(view: View, values: Mapping[int, int]) -> list[ValuedOffer]:
    """The possible offers in a two-player trick, best first.

    The higher number chooses a pair, the lower one gets the other pair.
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
