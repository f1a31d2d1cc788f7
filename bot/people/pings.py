"""Whom a message may ping: a person, or a server's role, only once in a while about the same thing.

The pings are counted before the message is sent, and stored, so that a restart does not forget them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from pydantic import TypeAdapter, ValidationError

from bot.clock import Clock
from bot.store import Store
from bot.store.records import PersonNote

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
