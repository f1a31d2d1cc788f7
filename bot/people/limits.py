"""How often one person, or one server, may ask for what costs much: a flood slows down nobody else.

The counting is discord.py's (a token bucket); it is kept in memory, as a restart forgives.
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
    """What is limited."""

    WORK = "work"  # replays, records and logs play whole games again; tables and data are gathered from many
    TABLES = "tables"  # tables opened, and deals for one person
    MENTIONS = "mentions"  # people called by name (to play, to a seat, to a vote), or a role
    LINES = "lines"  # what the channel is told and one can do again and again: seats left, pauses, more time


class Allowance(NamedTuple):
    """How many times within how many seconds."""

    times: int
    seconds: float


MINUTE = 60.0
HOUR = 60 * MINUTE

#: What one person may do. A host invites friends one after the other, and wants to see what a game was like.
OF_PERSON: Mapping[Cost, Allowance] = {
    Cost.WORK: Allowance(10, MINUTE),
    Cost.TABLES: Allowance(10, 10 * MINUTE),
    Cost.MENTIONS: Allowance(20, HOUR),
    Cost.LINES: Allowance(20, 10 * MINUTE),
}

#: What all people of a server may do together.
OF_SERVER: Mapping[Cost, Allowance] = {
    Cost.WORK: Allowance(60, MINUTE),
    Cost.TABLES: Allowance(60, 10 * MINUTE),
    Cost.MENTIONS: Allowance(200, HOUR),
    Cost.LINES: Allowance(200, 10 * MINUTE),
}

#: At how many open tables of a server one person may sit.
MOST_TABLES = 5

#: How long a person who does not answer an invitation is not called again by the one who invited them.
CALLED_AGAIN_AFTER = timedelta(days=1)


class Limits:
    """What each person and each server has asked for lately."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._of_person = {cost: _buckets(allowance) for cost, allowance in OF_PERSON.items()}
        self._of_server = {cost: _buckets(allowance) for cost, allowance in OF_SERVER.items()}
        #: When whom was called by whom, unless they have answered; in the order of time.
        self._called: dict[tuple[int, int], timedelta] = {}

    def take(self, cost: Cost, user_id: int, guild_id: int | None) -> None:
        """Count one more time; what is refused is not counted.

        Raises:
            InputError: ``too-often``, with the moment from which it can be done again.
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
        """Count one more time of each while the body does it, and no longer where the body fails.

        Raises:
            InputError: ``too-often``, as ``take`` does.
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
        """Note that a person calls others by name to a table, unless the body fails.

        Raises:
            InputError: ``invited-lately``, one of them has not answered the last call by that person yet.
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
        """Note that a person has come to a table, so that anyone may call them again."""
        self._called = {pair: at for pair, at in self._called.items() if pair[1] != user_id}

    def _count(self, buckets: CooldownMapping[int], key: int, times: int = 1) -> float | None:
        """Count so many times; returns the seconds until it is allowed if it is too often."""
        return buckets.update_rate_limit(key, self._clock.elapsed().total_seconds(), tokens=times)


def _buckets(allowance: Allowance) -> CooldownMapping[int]:
    return CooldownMapping.from_cooldown(allowance.times, allowance.seconds, lambda key: key)


def _whole_second_after(now: datetime, seconds: float) -> int:
    return int((now + timedelta(seconds=seconds)).timestamp()) + 1
