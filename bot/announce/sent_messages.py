"""The messages of one table that are known to stand on Discord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from bot.store import Store
from bot.store.records import SentMessage, TableMessage
from bot.tables import Table

#: The roles of messages at a table. They are stored with the messages: the name of one must never change.
LOBBY = "lobby"
SIGNPOST = "signpost"
LOG = "log"
INVITATION = "invitation"
LEFT_OUT = "left-out"
FULL = "full"
CLOSING = "closing"
SHUFFLE = "shuffle"
ROUND = "round"
PRIVATE = "private"
MENTION = "mention"
REMINDER = "reminder"
VOTE = "vote"
AWAY = "away"
END = "end"
PROOF = "proof"
LOST_CHANNEL = "lost-channel"
DIRECT_VOTE = "direct-vote"
DIRECT_REMINDER = "direct-reminder"
SET_ASIDE = "set-aside"

#: The offers of seats, each by the number of its message.
OFFER = "offer"

#: The results of rounds, each by its round, once the message of another round is the present one.
RESULT = "result"

#: No message, but kept as such: who has been let into the table's thread.
LET_IN = "let-in"
THREAD = "thread"
CHANNEL = "channel"

#: Divides the ids of people in an occasion that names them.
COMMA = ","

#: Where a message stands at its table: its role and, where there is one per seat, the seat.
MessagePlace = tuple[str, int | None]


@dataclass(frozen=True, slots=True)
class LetIn:
    """Who has been let into the table's thread; nobody where the table is in another kind of channel."""

    is_thread: bool
    people: frozenset[int] = frozenset()


class SentMessages:
    """The messages of one table by role and seat; ``read`` once, then kept in step with the store.

    A message that was sent is stored as soon as it stands. How one that stands has changed is stored with the
    next that is sent, or when all is ``settled``: not to know of it costs another edit, and nothing else.
    """

    def __init__(self, store: Store, table_id: str, messages: dict[MessagePlace, SentMessage]) -> None:
        self._store = store
        self._table_id = table_id
        self._messages = messages
        self._changed: dict[MessagePlace, SentMessage] = {}

    @classmethod
    async def read(cls, store: Store, table_id: str) -> Self:
        """All that was noted of a table."""
        found = await store.messages(table_id)
        return cls(store, table_id, {(one.role, one.seat): one.message for one in found})

    @property
    def by_place(self) -> Mapping[MessagePlace, SentMessage]:
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
        before = self._messages.get((role, seat))
        if role == ROUND and before is not None and before.message_id != message.message_id:
            self._keep_result(before)
        self.note_change(role, seat, message)
        await self.settled()

    def note_change(self, role: str, seat: int | None, message: SentMessage) -> None:
        """Remember how the message in a place has changed."""
        self._messages[role, seat] = self._changed[role, seat] = message

    async def settled(self) -> None:
        """Store whatever has changed."""
        changed, self._changed = self._changed, {}
        if changed:
            messages = (TableMessage(role, seat, message) for (role, seat), message in changed.items())
            await self._store.remember_messages(self._table_id, *messages)

    def _keep_result(self, before: SentMessage) -> None:
        """Remember a round's result beyond the next message: it may be undone.

        One that was not at its end is no result: it is replaced since it was deleted.
        """
        if before.is_stripped:
            self.note_change(f"{RESULT}-{before.occasion}", None, before)

    @property
    def results(self) -> Mapping[MessagePlace, SentMessage]:
        """The results of rounds above the present message; the occasion of each is its round."""
        return {place: sent for place, sent in self._messages.items() if place[0].startswith(RESULT)}

    async def forget(self, role: str, seat: int | None) -> None:
        """Know nothing of this place any more."""
        if (role, seat) in self._messages:
            await self._store.forget_message(self._table_id, role, seat)
            self._changed.pop((role, seat), None)
            del self._messages[role, seat]

    def let_in(self, table: Table) -> LetIn | None:
        """Who has been let into the table's thread, if it is known what kind of channel the table is in."""
        noted = self.get(LET_IN)
        if noted is None or noted.channel_id != table.channel_id:  # the table may have moved into a thread
            return None
        return LetIn(noted.fingerprint == THREAD, people_in(noted.occasion))

    async def note_let_in(self, table: Table, let_in: LetIn) -> None:
        """Remember who has been let in."""
        people = occasion_of_people(let_in.people)
        kind = THREAD if let_in.is_thread else CHANNEL
        await self.note(LET_IN, None, SentMessage(table.channel_id, 0, people, kind, table.opened_at))


def say_channel_is_lost(messages: Mapping[MessagePlace, SentMessage]) -> bool:
    """Whether people have been told that the channel of the table takes no messages."""
    return any(role == LOST_CHANNEL and not sent.is_stripped for (role, _), sent in messages.items())


def occasion_of_people(user_ids: frozenset[int]) -> str:
    """The occasion that names these people."""
    return COMMA.join(str(user_id) for user_id in sorted(user_ids))


def people_in(occasion: str) -> frozenset[int]:
    """The ids of the people whom an occasion names."""
    return frozenset(int(user_id) for user_id in occasion.split(COMMA) if user_id)
