"""Choose a card to play to a trick, considering what the others want and later tricks (rules.md 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from statistics import fmean

from engine.actions import Bid
from engine.parts.cards import MapCard
from engine.parts.squares import Position
from engine.players.bidding import Offer, offers
from engine.players.outlook import spread
from engine.players.player import own_seat
from engine.selection.hands_of_tricks import hands_pass_soon
from engine.views import View

#: The value of a card's number for later tricks, in thousandths of a point per step. Before hands are passed
#: (rules.md 3.4) it is negative, because a high card that is kept helps another player. Afterwards all cards
#: in hand will be played, and a high one is best kept for the trick with the most at stake.
WORTH_BEFORE_HANDS_PASS = -10
WORTH_AFTERWARDS = 20

#: The number of sampled answers.
EXAMPLES = 10

#: The value of a seat's map with the best placement of each card, by card number.
Values = Mapping[int, int]

#: A sampled card for each seat that is still to play.
Answer = Mapping[int, MapCard]


def worth_of_number(round_number: int) -> int:
    """The value of a card's number for later tricks, in thousandths of a point per step."""
    return WORTH_BEFORE_HANDS_PASS if hands_pass_soon(round_number) else WORTH_AFTERWARDS


def expected_answers(view: View) -> list[Answer]:
    """Sampled cards for the seats that have not played, from their known hands or the unseen cards."""
    seat, _ = own_seat(view)
    played = {entry.seat for entry in view.trick.played} if view.trick else set()
    others = [number for number in range(view.options.players) if number not in played | {seat}]
    unseen = spread(view.unseen, EXAMPLES)

    def card(example: int, place: int, other: int) -> MapCard:
        cards = view.remembered[other] or unseen
        # The offset ensures that no two seats play the same card.
        return cards[(example + place * len(cards) // len(others)) % len(cards)]

    return [
        {other: card(example, place, other) for place, other in enumerate(others)}
        for example in range(EXAMPLES if others else 1)
    ]


def cards_in_question(view: View, answers: Sequence[Answer]) -> tuple[MapCard, ...]:
    """The cards that may be in this trick."""
    trick = view.trick
    pairs = [card for pair in trick.pairs.values() for card in pair] if trick else []
    played = [entry.card for entry in trick.played] if trick else []
    expected = [card for answer in answers for card in answer.values()]
    found = {card.number: card for card in (*view.hand, *pairs, *played, *expected)}
    return tuple(found.values())


def bid_against_one(view: View, values: Sequence[Values], answers: Sequence[Answer]) -> Bid:
    """The card for a two-player trick with the largest expected lead, averaged over the other's cards.

    ``values`` has the values of ``cards_in_question`` for each seat.
    """
    seat, _ = own_seat(view)
    mine, theirs = values[seat], values[1 - seat]
    pairs = view.trick.pairs if view.trick else {}
    deck = [card.number for pair in pairs.values() for card in pair]

    def lead(number: int, answer: int) -> int:
        """This player's lead if these two cards are played."""
        hands = (number, answer)
        with_hands = max(mine[card] for card in hands) - max(theirs[card] for card in deck)
        with_deck = max(mine[card] for card in deck) - max(theirs[card] for card in hands)
        if number > answer:
            return max(with_hands, with_deck)
        prefers_deck = max(theirs[card] for card in deck) > max(theirs[card] for card in hands)
        return with_hands if prefers_deck else with_deck

    def value(number: int) -> float:
        leads = fmean(lead(number, answer[1 - seat].number) for answer in answers)
        return leads - worth_of_number(view.round) * number

    hand = [card.number for card in view.hand]
    return Bid(seat, max(hand, key=lambda number: (value(number), -number)))


def bid_against_several(
    view: View, values: Sequence[Values], answers: Sequence[Answer], costs: Mapping[Position, int]
) -> Bid:
    """The card, with or without a cube, after which the best card remains for this player on average.

    ``values`` has the values of ``cards_in_question`` for each seat, ``costs`` the value of each cube.
    """
    seat, _ = own_seat(view)
    played = view.trick.played if view.trick else ()
    on_table = [(entry.total, entry.seat, entry.card.number) for entry in played]

    def left_for_me(offer: Offer, answer: Answer) -> int:
        """The value of this player's card after all seats with higher totals have taken their best."""
        answered = [(card.number, other, card.number) for other, card in answer.items()]
        others = sorted([*on_table, *answered], reverse=True)
        left = {offer.card.number, *(number for _, _, number in others)}
        for _, taker, _ in takewhile(lambda entry: entry[0] > offer.total, others):
            left.remove(max(sorted(left), key=values[taker].__getitem__))
        return max(values[seat][number] for number in left)

    def value(offer: Offer) -> float:
        taken = fmean(left_for_me(offer, answer) for answer in answers)
        return taken - offer.cost - worth_of_number(view.round) * offer.card.number

    best = max(offers(view.hand, costs), key=lambda offer: (value(offer), -offer.total))
    return Bid(seat, best.card.number, best.cube)
