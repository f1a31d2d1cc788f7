"""The cards that a seat may choose from next, and the expected value of the best one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb
from typing import NamedTuple

from engine.options import ALONE, ROUNDS, Selection
from engine.parts.cards import MapCard
from engine.phases.tabletop import DEALT
from engine.players.evaluator import Evaluator
from engine.players.player import own_seat
from engine.selection.draft_for_one import OFFERED
from engine.views import Phase, View

#: The approximate number of unknown cards that a seat can choose from in a trick.
IN_A_TRICK = 2
IN_A_TRICK_FOR_TWO = 3


class Outlook(NamedTuple):
    """The expected next hand.

    All ``known`` cards, or all but one of them (``one_leaves``), are likely to be in it; ``drawn`` is the
    number of further cards from ``unknown``.
    """

    known: tuple[MapCard, ...]
    one_leaves: bool
    unknown: tuple[MapCard, ...]
    drawn: int

    @property
    def cards(self) -> int:
        """The number of cards to value for each map."""
        return len(self.known) + len(self.unknown)

    def value(self, evaluator: Evaluator, step: int) -> int:
        """The expected value of an evaluator's map with the best card of the next hand."""
        known = sorted((evaluator.best(card, step).value for card in self.known), reverse=True)
        sure = known[0] if known else evaluator.value
        if self.one_leaves and len(known) > 1:
            # The other player takes the card that this seat wants most about half of the time.
            sure = (known[0] + known[1]) // 2
        values = [max(sure, evaluator.best(card, step).value) for card in self.unknown]
        return best_of_draws(values, self.drawn) if values and self.drawn else sure


def best_of_draws(values: Iterable[int], drawn: int) -> int:
    """The exact expected maximum of a number of values drawn without replacement."""
    ranked = sorted(values, reverse=True)
    drawn = min(drawn, len(ranked))
    ways = sum(value * comb(len(ranked) - place, drawn - 1) for place, value in enumerate(ranked, start=1))
    return ways // comb(len(ranked), drawn)


class Sampled(NamedTuple):
    """The number of possible next cards that are examined as a sample.

    ``beside_known`` is the number if some of the next cards are known.
    """

    cards: int = 14
    beside_known: int = 7


def outlook_of(
    view: View, picked_by: Callable[[int, Sequence[MapCard]], MapCard], sampled: Sampled
) -> Outlook | None:
    """The outlook of the view's seat for the next round; None after the last.

    ``picked_by`` predicts which of some cards another seat will pick.
    """
    if view.round == ROUNDS:
        return None
    if view.options.selection is Selection.TRICK:
        drawn = IN_A_TRICK_FOR_TWO if view.options.players == 2 else IN_A_TRICK
        return Outlook((), False, spread((*view.unseen, *view.hand), sampled.cards), drawn)
    if view.options.players == ALONE:
        return Outlook((), False, spread(view.unseen, sampled.cards), OFFERED)
    if view.passes_to == 0:
        return Outlook((), False, spread(view.unseen, sampled.cards), DEALT)
    return _outlook_of_draft(view, picked_by, sampled)


def _outlook_of_draft(
    view: View, picked_by: Callable[[int, Sequence[MapCard]], MapCard], sampled: Sampled
) -> Outlook:
    seat, me = own_seat(view)
    for_two = view.options.players == 2
    selecting = view.phase in (Phase.PICK, Phase.DISCARD)
    giver = (seat - view.passes_to) % view.options.players
    known = view.remembered[giver if selecting else seat]
    if known and selecting:
        gone = picked_by(giver, known)
        known = tuple(card for card in known if card is not gone)
    if known:
        unknown = spread(view.unseen, sampled.beside_known) if for_two else ()
        return Outlook(known, for_two, unknown, 1)
    # The other players have taken its best cards.
    size = len(view.hand) - 1 if view.hand else me.hand_size
    return Outlook((), False, spread(view.unseen, sampled.cards), max(1, size - 1))


def spread(cards: Sequence[MapCard], most: int) -> tuple[MapCard, ...]:
    """At most ``most`` of the cards, spread evenly."""
    ordered = sorted(cards, key=lambda card: card.number)
    if len(ordered) <= most:
        return tuple(ordered)
    return tuple(ordered[(2 * place + 1) * len(ordered) // (2 * most)] for place in range(most))
