"""Rate limits for expensive requests, per person and per server.

They use discord.py's token buckets, kept in memory, so a restart resets them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    MENTIONS = "mentions"  # mentioning people (for a game, a seat or a vote) or a role
    LINES = "lines"  # repeatable actions that post to the channel: leaving seats, pauses, more time
    BOARD = "board"  # moves, legal spots and past rounds on the board


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
    Cost.MENTIONS: Allowance(20, HOUR),
    Cost.LINES: Allowance(20, 10 * MINUTE),
    Cost.BOARD: Allowance(240, MINUTE),
}

#: The limits for everyone on a server together.
OF_SERVER: Mapping[Cost, Allowance] = {
    Cost.WORK: Allowance(60, MINUTE),
    Cost.TABLES: Allowance(60, 10 * MINUTE),
    Cost.MENTIONS: Allowance(200, HOUR),
    Cost.LINES: Allowance(200, 10 * MINUTE),
    Cost.BOARD: Allowance(2400, MINUTE),
}

#: The time after which a host can invite a person again who has not answered.
CALLED_AGAIN_AFTER = timedelta(days=1)


class Limits:
    """Counts the recent requests of each person and each server."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._of_person = {cost: _buckets(allowance) for cost, allowance in OF_PERSON.items()}
        self._of_server = {cost: _buckets(allowance) for cost, allowance in OF_SERVER.items()}
        #: When each inviter last invited each person who has not answered, in chronological order.
        self._called: dict[tuple[int, int], timedelta] = {}

    def take(self, cost: Cost, user_id: int, guild_id: int | None) -> None:
        """Count one request; a refused request is not counted.

        Raises:
            InputError: ``too-often``, with the time from which it is allowed again.
        """
        seconds = self._count(self._of_person[cost], user_id)
        if seconds is None and guild_id is not None:
            seconds = self._count(self._of_server[cost], guild_id)
            if seconds is not None:
                self._count(self._of_person[cost], user_id, -1)
        if seconds is not None:
            raise InputError("too-often", until=_whole_second_after(self._clock.now(), seconds))

    @contextmanager
    def taken(self, *costs: Cost, user_id: int, guild_id: int) -> Iterator[None]:
        """Count one request of each kind, and undo this if the block fails.

        Raises:
            InputError: ``too-often``, see ``take``.
        """
        counted = []
        try:
            for cost in costs:
                self.take(cost, user_id, guild_id)
                counted.append(cost)
            yield
        except Exception:
            for cost in counted:
                self._count(self._of_person[cost], user_id, -1)
                self._count(self._of_server[cost], guild_id, -1)
            raise

    @contextmanager
    def calling(self, user_id: int, *called: int) -> Iterator[None]:
        """Store that a person has invited others to a table, unless the block fails.

        Raises:
            InputError: ``invited-lately``, if one of them has not answered this person's last invitation.
        """
        now = self._clock.elapsed()
        self._called = {pair: at for pair, at in self._called.items() if now - at < CALLED_AGAIN_AFTER}
        for other in called:
            if (at := self._called.get((user_id, other))) is not None:
                left = (at + CALLED_AGAIN_AFTER - now).total_seconds()
                raise InputError(
                    "invited-lately", user=other, until=_whole_second_after(self._clock.now(), left)
                )
        yield
        self._called |= {(user_id, other): now for other in called}

    def note_answer(self, user_id: int) -> None:
        """Store that a person has come to a table, so that anyone can invite them again."""
        self._called = {pair: at for pair, at in self._called.items() if pair[1] != user_id}

    def _count(self, buckets: CooldownMapping[int], key: int, times: int = 1) -> float | None:
        """Count requests; if there are too many, return the seconds until the next is allowed."""
        return buckets.update_rate_limit(key, self._clock.elapsed().total_seconds(), tokens=times)


def _buckets(allowance: Allowance) -> CooldownMapping[int]:
    return CooldownMapping.from_cooldown(allowance.times, allowance.seconds, lambda key: key)


def _whole_second_after(now: datetime, seconds: float) -> int:
    return int((now + timedelta(seconds=seconds)).timestamp()) + 1
