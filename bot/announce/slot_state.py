"""One slot of a table at one moment: what it is made of, and what stands in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from bot.announce.sent_messages import LOG, MessagePlace
from bot.announce.snapshot import Snapshot
from bot.people.presence import THERE_FOR
from bot.people.readers import Reader
from bot.store.records import SentMessage
from bot.tables import Table
from bot.views.viewer import Viewer


@dataclass(frozen=True)
class SlotState:
    """One slot of a table, for everybody or for one seat: what it works from, and what stands in it."""

    snapshot: Snapshot
    messages: Mapping[MessagePlace, SentMessage]
    role: str
    seat: int | None = None

    def of_seat(self, seat: int) -> SlotState:
        """The same slot for one seat."""
        return replace(self, seat=seat)

    @property
    def table(self) -> Table:
        """The table."""
        return self.snapshot.table

    @property
    def sent(self) -> SentMessage | None:
        """The message that was sent last in this slot."""
        return self.messages.get((self.role, self.seat))

    @property
    def occasion(self) -> str:
        """What that message is about; empty where none was sent."""
        return "" if self.sent is None else self.sent.occasion

    @property
    def round(self) -> int:
        """The same for a slot whose occasions are rounds; 0 where no message was sent."""
        return int(self.occasion or 0)

    @cached_property
    def user_id(self) -> int | None:
        """The person on the seat; None for a computer player, and where the slot is for everybody.

        Nobody is on a seat either that was left in the lobby and is no more.
        """
        if self.seat is None or self.seat >= len(self.table.seats):
            return None
        return self.table.seats[self.seat].user_id

    @cached_property
    def everybody(self) -> Viewer:
        """Everybody in the channel, in the language of the table, or else of the server."""
        return Viewer(self.snapshot.everybody.texts, self.table, None)

    @cached_property
    def reader(self) -> Reader:
        """The person on the seat, or everybody where there is none."""
        user_id = self.user_id
        return self.snapshot.everybody if user_id is None else self.snapshot.readers[user_id]

    @cached_property
    def person(self) -> Viewer:
        """The person on the seat, in their own language."""
        return Viewer(self.reader.texts, self.table, self.seat)

    @property
    def is_unreachable(self) -> bool:
        """Whether the person on the seat takes no direct messages."""
        return self.user_id in self.snapshot.unreachable

    @property
    def seen_at(self) -> datetime | None:
        """When the person on the seat last pressed or typed something, if that is not long ago."""
        return None if self.user_id is None else self.snapshot.seen.get(self.user_id)

    @property
    def is_there(self) -> bool:
        """Whether the person on the seat has just pressed or typed something, and sees what changes."""
        return self.user_id is not None and is_there(self.snapshot, self.user_id)

    @property
    def told(self) -> int:
        """The number of the last notice that the log in the channel has told; -1 for none."""
        last = self.messages.get((LOG, None))
        return -1 if last is None else int(last.occasion)


def is_there(snapshot: Snapshot, user_id: int) -> bool:
    """Whether a person at the table has just pressed or typed something, and sees what changes."""
    seen_at = snapshot.seen.get(user_id)
    return seen_at is not None and snapshot.now - seen_at < THERE_FOR
