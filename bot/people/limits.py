"""Rate limits for expensive requests, per person and per server.

They use discord.py's token buckets, kept in memory, so a restart resets them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

from discord.ext.commands import CooldownMapping

from bot.clock import Clock
from bot.errors import InputError


class Cost(StrEnum):
    """The kinds of requests that are limited."""

    WORK = "work"  # slow requests, such as replays, records, logs and data exports
    TABLES = "tables"  # opening tables and games for one
    INVITATIONS = "invitations"  # inviting people, and offering them seats
    LINES = "lines"  # repeatable actions that post to the channel: votes, leaving seats, pauses, more time
    BOARD = "board"  # questions to the board: legal spots and past rounds
    MOVES = "moves"  # moves on the board, which no one else's requests can refuse
    WATCHING = "watching"  # everything that links for everyone ask the board, for a table instead of a person


class Allowance(NamedTuple):
    """The number of requests allowed within a number of seconds."""

    times: int
    seconds: float


MINUTE = 60.0
HOUR = 60 * MINUTE

#: The limits for one person.
OF_PERSON: Mapping[Cost, Allowance] = {
    Cost.WORK: Allowance(10, MINUTE),
    Cost.TABLES: Allowance(10, 10 * MINUTE),
    Cost.INVITATIONS: Allowance(20, HOUR),
    Cost.LINES: Allowance(20, 10 * MINUTE),
    Cost.BOARD: Allowance(240, MINUTE),
    Cost.MOVES: Allowance(240, MINUTE),
    Cost.WATCHING: Allowance(600, MINUTE),
}

#: The limits for everyone on a server together, and for the watchers of all tables.
OF_SERVER: Mapping[Cost, Allowance] = {
    Cost.WORK: Allowance(60, MINUTE),
    Cost.TABLES: Allowance(60, 10 * MINUTE),
    Cost.INVITATIONS: Allowance(200, HOUR),
    Cost.LINES: Allowance(200, 10 * MINUTE),
    Cost.BOARD: Allowance(2400, MINUTE),
    Cost.WATCHING: Allowance(2400, MINUTE),
}

#: Where the watchers of all tables are counted instead of on a server.
ALL_WATCHERS = 0


class Limits:
    """Counts the recent requests of each person and each server."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._of_person = {cost: _buckets(allowance) for cost, allowance in OF_PERSON.items()}
        self._of_server = {cost: _buckets(allowance) for cost, allowance in OF_SERVER.items()}

    def take(self, cost: Cost, who: Hashable, guild_id: int | None = None) -> None:
        """Count one request of ``who``, usually a user's id; a refused request is not counted.

        Raises:
            InputError: ``too-often``, with the time from which it is allowed again.
        """
        seconds = self._count(self._of_person[cost], who)
        if seconds is None and guild_id is not None:
            seconds = self._count(self._of_server[cost], guild_id)
            if seconds is not None:
                self._count(self._of_person[cost], who, -1)
        if seconds is not None:
            raise InputError("too-often", until=_whole_second_after(self._clock.now(), seconds))

    @contextmanager
    def taken(self, cost: Cost, user_id: int, guild_id: int) -> Iterator[None]:
        """Count one request, and undo this if the block fails.

        Raises:
            InputError: ``too-often``, see ``take``.
        """
        self.take(cost, user_id, guild_id)
        try:
            yield
        except Exception:
            self._count(self._of_person[cost], user_id, -1)
            self._count(self._of_server[cost], guild_id, -1)
            raise

    def _count(self, buckets: CooldownMapping[Hashable], key: Hashable, times: int = 1) -> float | None:
        """Count requests; if there are too many, return the seconds until the next is allowed."""
        return buckets.update_rate_limit(key, self._clock.elapsed().total_seconds(), tokens=times)


def _buckets(allowance: Allowance) -> CooldownMapping[Hashable]:
    return CooldownMapping.from_cooldown(allowance.times, allowance.seconds, lambda key: key)


def _whole_second_after(now: datetime, seconds: float) -> int:
    return int((now + timedelta(seconds=seconds)).timestamp()) + 1
