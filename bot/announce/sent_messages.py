"""The messages of one table that are known to stand on Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from bot.store import Store
from bot.store.records import MessageRecord

#: The roles of messages at a table.
LOBBY = "lobby"
LOG = "log"
INVITATION = "invitation"
LEFT_OUT = "left-out"
READY = "ready"
ROUND = "round"
PRIVATE = "private"
MENTION = "mention"
REMINDER = "reminder"
VOTE = "vote"
AWAY = "away"
END = "end"
PROOF = "proof"
LOST_CHANNEL = "lost-channel"

#: No message, but kept as such: who has been let into the table's thread.
LET_IN = "let-in"

#: Stands for the content of a message that has lost its buttons, or is gone.
STRIPPED = "-"

#: Divides what a message shows from since when it asks without having rung.
ASKS_SINCE = "|asks-since:"

#: Divides the ids of people in an occasion that names them.
COMMA = ","

#: Where a message stands at its table: its role and, where there is one a seat, the seat.
Place = tuple[str, int | None]


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message that was sent: for which occasion, and the fingerprint of what it shows.

    ``asks_since`` is there while the message asks for something that the person may not have seen: since
    then it does so without having rung.
    """

    channel_id: int
    message_id: int
    occasion: str
    fingerprint: str
    sent_at: datetime
    asks_since: datetime | None = None

    @property
    def is_stripped(self) -> bool:
        """Whether nothing is left to do about it: its buttons are gone, or all of it."""
        return self.fingerprint == STRIPPED


class SentMessages:
    """The messages of one table by role and seat; ``read`` once, then kept in step with the store."""

    def __init__(self, store: Store, table_id: str, messages: dict[Place, SentMessage]) -> None:
        self._store = store
        self._table_id = table_id
        self._messages = messages

    @classmethod
    async def read(cls, store: Store, table_id: str) -> Self:
        """All that was noted of a table."""
        found = await store.messages(table_id)
        return cls(store, table_id, {(one.role, one.seat): _from_record(one.message) for one in found})

    @property
    def by_place(self) -> Mapping[Place, SentMessage]:
        """All of them, as they are at any later moment."""
        return self._messages

    def get(self, role: str, seat: int | None = None) -> SentMessage | None:
        """The message in that place."""
        return self._messages.get((role, seat))

    def standing(self, role: str, seat: int | None = None) -> SentMessage | None:
        """The message in that place, unless nothing is left to do about it."""
        found = self.get(role, seat)
        return None if found is None or found.is_stripped else found

    async def note(self, role: str, seat: int | None, message: SentMessage) -> None:
        """Remember a message in its place, instead of the one before."""
        await self._store.remember_message(self._table_id, role, seat, _to_record(message))
        self._messages[role, seat] = message

    async def forget(self, role: str, seat: int | None) -> None:
        """Know nothing of this place any more."""
        if (role, seat) in self._messages:
            await self._store.forget_message(self._table_id, role, seat)
            del self._messages[role, seat]


def occasion_of_people(user_ids: frozenset[int]) -> str:
    """The occasion that names these people."""
    return COMMA.join(str(user_id) for user_id in sorted(user_ids))


def people_in(occasion: str) -> frozenset[int]:
    """The ids of the people whom an occasion names."""
    return frozenset(int(user_id) for user_id in occasion.split(COMMA) if user_id)


def _from_record(record: MessageRecord) -> SentMessage:
    shown, _, asks_since = record.shown.partition(ASKS_SINCE)
    occasion, _, fingerprint = shown.rpartition("|")
    since = datetime.fromisoformat(asks_since) if asks_since else None
    return SentMessage(record.channel_id, record.message_id, occasion, fingerprint, record.created_at, since)


def _to_record(message: SentMessage) -> MessageRecord:
    shown = f"{message.occasion}|{message.fingerprint}"
    if message.asks_since is not None:
        shown += f"{ASKS_SINCE}{message.asks_since.isoformat()}"
    return MessageRecord(message.channel_id, message.message_id, shown, message.sent_at)
