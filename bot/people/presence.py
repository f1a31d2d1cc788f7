"""Who is active now, and where, and which moves are being answered, in this process's memory.

After a restart no one counts as active, so a few messages notify people unnecessarily.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta

from bot.clock import Clock

#: A person counts as active for this long after pressing or typing something, and notices edited messages.
ACTIVE_FOR = timedelta(minutes=1)

#: How long a person's last trial placement is kept.
TRIES_KEPT_FOR = timedelta(minutes=15)

#: The maximum number of seconds that the announcer waits for the response to a move.
LONGEST_ANSWER = 3.0


@dataclass(frozen=True, slots=True)
class Try:
    """A trial placement, as arguments of the placer's controls, and the moment of the game it is for."""

    moment: Hashable
    arguments: tuple[str, ...]


class Presence:
    """Keeps when people were last active, their trial placements, and which moves are being answered."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seen: OrderedDict[int, timedelta] = OrderedDict()
        self._tries: OrderedDict[tuple[int, str], tuple[timedelta, Try]] = OrderedDict()
        self._answering: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        #: Whether a person has the board of a table open; the board, if there is one, replaces it.
        self.is_at_board: Callable[[int, str], bool] = lambda *_: False

    def note_seen(self, user_id: int) -> None:
        """Store that a person has just pressed or typed something, perhaps in another process."""
        now = self._clock.elapsed()
        self._seen[user_id] = now
        self._seen.move_to_end(user_id)
        while now - next(iter(self._seen.values())) >= ACTIVE_FOR:
            self._seen.popitem(last=False)

    def is_there(self, user_id: int) -> bool:
        """Return whether a person has pressed or typed something within ``ACTIVE_FOR``."""
        seen_at = self._seen.get(user_id)
        return seen_at is not None and self._clock.elapsed() - seen_at < ACTIVE_FOR

    def note_try(self, user_id: int, table_id: str, tried: Try) -> None:
        """Store a player's trial placement, which only the message with their hand shows."""
        now = self._clock.elapsed()
        self._tries[user_id, table_id] = now, tried
        self._tries.move_to_end((user_id, table_id))
        while now - next(iter(self._tries.values()))[0] >= TRIES_KEPT_FOR:
            self._tries.popitem(last=False)

    def try_of(self, user_id: int, table_id: str) -> Try | None:
        """Return a player's last trial placement at a table, if it is recent."""
        found = self._tries.get((user_id, table_id))
        return None if found is None else found[1]

    @contextmanager
    def answering(self, table_id: str) -> Iterator[None]:
        """Make the announcer wait while a move at this table is applied and answered."""
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
        """Wait until the moves at this table are answered, for at most ``LONGEST_ANSWER`` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_ANSWER):
                for answered in tuple(self._answering.get(table_id, ())):
                    await answered.wait()
