"""The public log of a game: what has happened, with nothing that is hidden."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.store.records import StoredTable
from bot.table_service.cache import ACTIONS_AT_ONCE
from bot.tables.events import CardsDealt, GameCommitted, Notice
from engine.events import Event, PairTurnedUp, RoundBegan
from engine.views import view_of


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Something that has happened: an event of the game, or of the table beside it.

    ``round`` is the one in which it happened, 0 before the game.
    """

    at: datetime
    round: int
    event: Event


async def log_of(stored: StoredTable, notices: Sequence[Notice]) -> tuple[LogEntry, ...]:
    """The moves that stand, and everything that was said beside them, in the order in which it happened.

    What was taken back or undone is left out; that it was undone by vote is said.
    """
    before_the_game = _before_the_game(notices)
    lines = [LogEntry(notice.at, 0, notice.event) for notice in notices[:before_the_game]]
    still_to_say = deque(notices[before_the_game:])
    if stored.start is None:
        return (*lines, *_said_until(still_to_say, len(stored.entries), 0))
    game = stored.start.game()
    trick = view_of(game, None).trick
    for pair, cards in (trick.pairs if trick is not None else {}).items():
        up = PairTurnedUp(pair, tuple(card.number for card in cards))
        lines.append(LogEntry(stored.start.begun_at, game.round, up))
    for count, (entry, action) in enumerate(stored.standing, start=1):
        lines += _said_until(still_to_say, entry.number, game.round)
        round_number = game.round
        game, events = game.apply(action)
        for event in events:
            if isinstance(event, RoundBegan):
                # What lies open from its beginning on belongs to the new round.
                round_number = event.round
            lines.append(LogEntry(entry.accepted_at, round_number, event))
        if count % ACTIONS_AT_ONCE == 0:
            await asyncio.sleep(0)
    return (*lines, *_said_until(still_to_say, len(stored.entries), game.round))


def _said_until(still_to_say: deque[Notice], entry: int, round_number: int) -> Iterator[LogEntry]:
    """Take what was said before this entry of the history was made from what is still to say."""
    while still_to_say and still_to_say[0].entry <= entry:
        notice = still_to_say.popleft()
        yield LogEntry(notice.at, round_number, notice.event)


def _before_the_game(notices: Sequence[Notice]) -> int:
    """How many of the notices belong to the time before the deal."""
    begun = [
        index for index, notice in enumerate(notices) if isinstance(notice.event, GameCommitted | CardsDealt)
    ]
    return begun[-1] + 1 if begun else 0
