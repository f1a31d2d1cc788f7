"""One message that a table may have: its content, its place, and its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import TypeVar

from bot.announce.snapshot import Snapshot
from bot.people.preferences import Reader
from bot.store.occasions import MessagePlace, Occasion, Role
from bot.store.records import STRIPPED, SentMessage
from bot.tables import Table
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from bot.workers.pool import Workers

_Kind = TypeVar("_Kind")


class Where(StrEnum):
    """Where a message is posted."""

    CHANNEL = "channel"  # in the channel of the table
    ABOVE = "above"  # in the channel above the thread of the table
    DIRECT = "direct"  # as a direct message to the person on the seat


@dataclass(frozen=True, slots=True)
class Post:
    """A message that a table should have now.

    ``is_last_word`` means that it never changes again, ``asks`` that its reader has to decide something,
    ``moves_down`` that it is sent again, silently, below what its reader has been sent since. With
    ``finish``, the ``screen`` is only an outline to compare, and ``finish`` makes the whole screen when it is
    sent.
    """

    occasion: Occasion
    screen: Screen
    where: Where = Where.CHANNEL
    is_last_word: bool = False
    asks: bool = False
    moves_down: bool = False
    finish: Callable[[Workers], Awaitable[Screen]] | None = None

    async def finished(self, workers: Workers) -> Screen:
        """The whole screen, with hints that the workers find."""
        return self.screen if self.finish is None else await self.finish(workers)

    @property
    def fingerprint(self) -> str:
        """The fingerprint to record of the message."""
        return STRIPPED if self.is_last_word else self.screen.fingerprint


@dataclass(frozen=True, slots=True)
class Unchanged:
    """The message that was sent does not change, but has this occasion from now on."""

    occasion: Occasion


class AtEnd(StrEnum):
    """The end of a message, unless a last screen closes it."""

    STAYS = "stays"  # as it is
    STRIPPED = "stripped"  # without its buttons
    DELETED = "deleted"
    KEPT = "kept"  # edited into the message of the next occasion


@dataclass(frozen=True)
class SlotState:
    """One slot of a table, for everyone or for one seat, with the data for its post."""

    snapshot: Snapshot
    messages: Mapping[MessagePlace, SentMessage]
    place: MessagePlace

    def of_seat(self, seat: int) -> SlotState:
        """This slot for one seat."""
        return replace(self, place=MessagePlace(self.place.role, seat))

    @property
    def seat(self) -> int | None:
        """The seat, None for everyone."""
        return self.place.seat

    @property
    def table(self) -> Table:
        """The table."""
        return self.snapshot.table

    @property
    def sent(self) -> SentMessage | None:
        """The message that was last sent for this slot."""
        return self.messages.get(self.place)

    @property
    def live(self) -> SentMessage | None:
        """The slot's message, or None if it can no longer change."""
        return None if self.sent is None or self.sent.is_stripped else self.sent

    def about(self, kind: type[_Kind]) -> _Kind | None:
        """The occasion of that message (as ``SentMessage.about``); None if none was sent."""
        return None if self.sent is None else self.sent.about(kind)

    @property
    def is_sent_directly(self) -> bool:
        """Whether the message was sent to a person, not to the channel of the table."""
        return self.sent is not None and self.sent.channel_id != self.table.channel_id

    @property
    def is_former(self) -> bool:
        """Whether the message is about a person who no longer has the seat."""
        if self.seat is None or self.sent is None:
            return False
        return self.user_id is None or (
            self.is_sent_directly and self.sent.channel_id != self.reader.direct_channel_id
        )

    @cached_property
    def user_id(self) -> int | None:
        """The person on the seat; None for a computer player, for everyone, and for a seat that is gone."""
        seat, seats = self.seat, self.table.seats
        return None if seat is None or seat >= len(seats) else seats[seat].user_id

    @cached_property
    def everyone(self) -> Viewer:
        """Everyone in the channel, in the language of the table or else of the server."""
        return Viewer(self.snapshot.public, self.table, None)

    @cached_property
    def reader(self) -> Reader:
        """The person on the seat, or everyone if there is none."""
        user_id = self.user_id
        return self.snapshot.public if user_id is None else self.snapshot.readers[user_id]

    @cached_property
    def person(self) -> Viewer:
        """The person on the seat, in their own language."""
        return Viewer(self.reader, self.table, self.seat)

    @property
    def channel_is_lost(self) -> bool:
        """Whether the table's channel refuses messages, so that the game continues in direct messages."""
        return self.snapshot.channel.is_lost

    @property
    def is_unreachable(self) -> bool:
        """Whether the person on the seat accepts no direct messages."""
        return self.user_id in self.snapshot.unreachable

    @property
    def is_there(self) -> bool:
        """Whether the person on the seat has pressed or typed something within the last minute."""
        return self.user_id in self.snapshot.there

    @property
    def is_above_others(self) -> bool:
        """Whether the person on the seat is there, and has been sent newer direct messages than this one."""
        last = self.snapshot.last_direct.get(self.user_id or 0, 0)
        return self.sent is not None and self.is_sent_directly and self.sent.message_id < last

    @property
    def is_at_board(self) -> bool:
        """Whether the person on the seat has the board open."""
        return self.user_id in self.snapshot.at_board

    @property
    def last_posted(self) -> int:
        """The number of the last notice that was posted in the channel's log; -1 for none."""
        last = self.messages.get(MessagePlace(Role.LOG))
        return -1 if last is None else last.about(int)


#: The end of a message, or the last screen that it shows.
Ending = AtEnd | Screen


@dataclass(frozen=True, slots=True)
class Slot:
    """One message that a table may have, or with ``per_seat`` one for each seat.

    ``shows`` returns the post that the table should have now, None for none. ``next`` is how a message ends
    when a post about another occasion replaces it, ``over`` how it ends when there is no post any more. A
    message that ``is_fixed`` is not edited while its occasion is the same.
    """

    role: Role
    shows: Callable[[SlotState], Post | Unchanged | None]
    per_seat: bool = False
    is_fixed: bool = False
    next: AtEnd | Callable[[SlotState], Ending] = AtEnd.STRIPPED
    over: AtEnd | Callable[[SlotState], Ending] = AtEnd.STAYS
