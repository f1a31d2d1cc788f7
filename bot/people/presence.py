"""Who is there at the moment, and which moves are being answered: known to this process alone.

After a restart no one is there, which costs a message or two that notify without need.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta

from bot.clock import Clock

#: A person who has pressed or typed something within this time is there, and sees a message that changes.
THERE_FOR = timedelta(minutes=1)

#: How long it is remembered where a person tries a card.
TRIES_KEPT_FOR = timedelta(minutes=15)

#: The announcer waits for the answer to a move at most this long, in seconds.
LONGEST_ANSWER = 3.0


@dataclass(frozen=True, slots=True)
class Try:
    """Where a person tries a card, as arguments of the placer's controls, and at which moment of the game."""

    moment: Hashable
    arguments: tuple[str, ...]


class Presence:
    """When people were last seen, where they try a card, and which moves are being answered."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen: OrderedDict[int, timedelta] = OrderedDict()
        self._tries: OrderedDict[tuple[int, str], tuple[timedelta, Try]] = OrderedDict()
        self._answering: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def note_seen(self, user_id: int) -> None:
        """Remember that a person has pressed or typed something just now, perhaps at another process."""
        now = self._clock.elapsed()
        self._seen[user_id] = now
        self._seen.move_to_end(user_id)
        while now - next(iter(self._seen.values())) >= THERE_FOR:
            self._seen.popitem(last=False)

    def is_there(self, user_id: int) -> bool:
        """Whether a person has pressed or typed something within the last minute."""
        seen_at = self._seen.get(user_id)
        return seen_at is not None and self._clock.elapsed() - seen_at < THERE_FOR

    def note_try(self, user_id: int, table_id: str, tried: Try) -> None:
        """Remember where a player tries a card; only the message in their hands shows it."""
        now = self._clock.elapsed()
        self._tries[user_id, table_id] = now, tried
        self._tries.move_to_end((user_id, table_id))
        while now - next(iter(self._tries.values()))[0] >= TRIES_KEPT_FOR:
            self._tries.popitem(last=False)

    def try_of(self, user_id: int, table_id: str) -> Try | None:
        """Where a player has last tried a card at a table, if that was not long ago."""
        found = self._tries.get((user_id, table_id))
        return None if found is None else found[1]

    @contextmanager
    def answering(self, table_id: str) -> Iterator[None]:
        """Have the announcer wait while a move at this table is made and answered."""
        answered = asyncio.Event()
        self._answering[table_id].add(answered)
        try:
            yield
        finally:
            answered.set()
            self._answering[table_id].discard(answered)
            if not self._answering[table_id]:
                del self._answering[table_id]

    async def answered(self, table_id: str) -> None:
        """Wait until the moves at this table are answered, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_ANSWER):
                for answered in tuple(self._answering.get(table_id, ())):
                    await answered.wait()
