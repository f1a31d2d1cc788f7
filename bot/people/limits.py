"""Rate limits, per person and per server: for expensive requests, and for pings about the same thing.

Requests use discord.py's token buckets, kept in memory, so a restart resets them. Pings are counted before
the message is sent, and stored, so that a restart does not forget them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from discord.ext.commands import CooldownMapping
from pydantic import TypeAdapter, ValidationError

from bot.clock import Clock
from bot.errors import InputError
from bot.store import Store
from bot.store.records import PersonNote


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
            until = self._clock.now() + timedelta(seconds=seconds)
            raise InputError("too-often", until=int(until.timestamp()) + 1)

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


#: What an invitation, or an offer of a seat, is about, at whichever table.
INVITATION = "invitation"

#: What the ping of a server's role is about.
NEW_TABLE = "new-table"

#: The time until the next ping about the same thing.
PINGED_AGAIN_AFTER = timedelta(hours=1)

#: The time until the next ping about an invitation, unless the person comes to a table.
INVITED_AGAIN_AFTER = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Ping:
    """The last ping about something: the message that pinged, and the time until the next ping."""

    message: str
    until: datetime


_PINGS = TypeAdapter(dict[str, Ping])


class Pings:
    """Decides whom a message may ping. All methods may raise ``StoreError``."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def allowed(self, about: str, message: str, ids: Iterable[int]) -> frozenset[int]:
        """Return the people and roles that a message may ping now, and count these pings.

        If ``about`` is empty, everyone may be pinged. ``message`` identifies the message, which still pings
        if sending it is tried again.
        """
        if not about:
            return frozenset(ids)
        counted = partial(_counted, about, message, self._clock.now())
        notes = {each: await self._store.revise(PersonNote.PINGED, each, counted) for each in ids}
        return frozenset(each for each, note in notes.items() if _read(note)[about].message == message)

    async def note_answer(self, user_id: int) -> None:
        """Store that a person has come to a table, so that the next invitation pings them."""
        await self._store.forget(PersonNote.PINGED.of(user_id))


def _counted(about: str, message: str, now: datetime, noted: str) -> str:
    """The note with a ping, unless there was one about the same thing shortly before."""
    after = INVITED_AGAIN_AFTER if about == INVITATION else PINGED_AGAIN_AFTER
    recent = {thing: ping for thing, ping in _read(noted).items() if ping.until > now}
    return _PINGS.dump_json({about: Ping(message, now + after), **recent}).decode()


def _read(noted: str) -> Mapping[str, Ping]:
    """The pings in a note; none if it is empty or damaged."""
    try:
        return _PINGS.validate_json(noted)
    except ValidationError:
        return {}
