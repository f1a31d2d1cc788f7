"""What a seat has decided in a round, read from the history of its game."""

from __future__ import annotations

from typing import TypeVar

from bot.tables import Table
from engine.actions import Action, Bid, Pick

#: With one of these a seat begins each round: it chooses a card of its hand, once (rules.md 2, 3).
OPENING = (Pick, Bid)

_Decided = TypeVar("_Decided", bound=Action)


def decision_in(table: Table, seat: int, round_number: int, *kinds: type[_Decided]) -> _Decided | None:
    """The seat's decision of one of these kinds in a round, of several the last."""
    own = reversed(_of_round(table, seat, round_number))
    return next((action for action in own if isinstance(action, kinds)), None)


def _of_round(table: Table, seat: int, round_number: int) -> list[Action]:
    """Everything that a seat has decided in a round, in order."""
    if table.game is None:
        return []
    own = [action for action in table.game.actions if action.seat == seat]
    openings = [index for index, action in enumerate(own) if isinstance(action, OPENING)]
    if len(openings) < round_number:
        return []
    return own[openings[round_number - 1] : (*openings, len(own))[round_number]]
