"""The public log of a game: what has happened, with nothing that is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.store.records import StoredTable
from bot.table_service.cache import ACTIONS_AT_ONCE
from bot.tables.events import CardsDealt, GameCommitted, Notice
from engine.events import Event


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Something that has happened: an event of the game, or of the table beside it.

    ``round`` is the one in which it happened, 0 before the game. ``by_computer`` says that a computer
    player has made the move.
    """

    at: datetime
    round: int
    event: Event
    by_computer: bool = False


async def log_of(stored: StoredTable, notices: Sequence[Notice]) -> tuple[LogEntry, ...]:
    """The moves that stand, and everything that was said beside them, in the order in which it happened.

    What was taken back or undone is left out; that it was undone by vote is said.
    """
    lines: list[LogEntry] = []
    beside = list(notices)
    game = None if stored.start is None else stored.start.game()

    begun = _before_the_game(beside)
    lines += [LogEntry(notice.at, 0, notice.event) for notice in beside[:begun]]
    del beside[:begun]

    def say_until(entry_number: int) -> None:
        """What was said before this entry of the history was made."""
        while beside and beside[0].entry <= entry_number:
            notice = beside.pop(0)
            lines.append(LogEntry(notice.at, 0 if game is None else game.round, notice.event))

    for count, (entry, action) in enumerate(stored.standing, start=1):
        say_until(entry.number)
        if game is None:  # never so: there is no action without a game
            break
        round_number = game.round
        game, events = game.apply(action)
        by_computer = entry.user_id is None
        lines += [LogEntry(entry.accepted_at, round_number, event, by_computer) for event in events]
        if count % ACTIONS_AT_ONCE == 0:
            await asyncio.sleep(0)
    say_until(len(stored.entries))
    return tuple(lines)


def _before_the_game(notices: Sequence[Notice]) -> int:
    """How many of the notices belong to the time before the deal."""
    begun = [
        index for index, notice in enumerate(notices) if isinstance(notice.event, GameCommitted | CardsDealt)
    ]
    return begun[-1] + 1 if begun else 0
