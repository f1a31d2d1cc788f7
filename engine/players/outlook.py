"""What may come: the cards that a seat may choose from next, and what the best of them is worth."""

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

#: From about how many unknown cards a seat can choose in a trick: neither from all nor from just one.
IN_A_TRICK = 2
IN_A_TRICK_FOR_TWO = 3


class Outlook(NamedTuple):
    """The next hand, as far as it can be foreseen.

    ``known`` are cards of which all but one (``one_leaves``), or all, are likely to be in it; ``drawn`` is
    how many more come from ``unknown``.
    """

    known: tuple[MapCard, ...]
    one_leaves: bool
    unknown: tuple[MapCard, ...]
    drawn: int

    @property
    def cards(self) -> int:
        """The number of cards to value in order to value a map."""
        return len(self.known) + len(self.unknown)

    def value(self, evaluator: Evaluator, step: int) -> int:
        """What the best card of the next hand makes of the map of an evaluator, on average."""
        known = sorted((evaluator.best(card, step).value for card in self.known), reverse=True)
        sure = known[0] if known else evaluator.value
        if self.one_leaves and len(known) > 1:
            # The other player takes away what this seat wants most about half of the time.
            sure = (known[0] + known[1]) // 2
        values = [max(sure, evaluator.best(card, step).value) for card in self.unknown]
        return best_of_draws(values, self.drawn) if values and self.drawn else sure


def best_of_draws(values: Iterable[int], drawn: int) -> int:
    """The highest of a number of values drawn without replacement: the exact average over all draws."""
    ranked = sorted(values, reverse=True)
    drawn = min(drawn, len(ranked))
    ways = sum(value * comb(len(ranked) - place, drawn - 1) for place, value in enumerate(ranked, start=1))
    return ways // comb(len(ranked), drawn)


class Sampled(NamedTuple):
    """How many of the cards that may come are examined; they stand for all others.

    ``beside_known`` is their number if some of the next cards are known.
    """

    cards: int = 14
    beside_known: int = 7


def outlook_of(
    view: View, picked_by: Callable[[int, Sequence[MapCard]], MapCard], sampled: Sampled
) -> Outlook | None:
    """What the seat of a view may choose from in the next round; None after the last.

    ``picked_by`` foresees which of some cards another seat picks.
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
    # The others have taken the best of it.
    size = len(view.hand) - 1 if view.hand else me.hand_size
    return Outlook((), False, spread(view.unseen, sampled.cards), max(1, size - 1))


def spread(cards: Sequence[MapCard], most: int) -> tuple[MapCard, ...]:
    """This many of the cards, spread evenly."""
    ordered = sorted(cards, key=lambda card: card.number)
    if len(ordered) <= most:
        return tuple(ordered)
    return tuple(ordered[(2 * place + 1) * len(ordered) // (2 * most)] for place in range(most))
