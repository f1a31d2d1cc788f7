"""One message that a table may have: whom it is for, what it shows, what becomes of it, what stands now."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from functools import cached_property

from bot.announce.sent_messages import LOG, MessagePlace, say_channel_is_lost
from bot.announce.snapshot import Snapshot
from bot.people.preferences import Reader
from bot.store.records import SentMessage
from bot.tables import Stage, Table
from bot.views.screen import Screen
from bot.views.viewer import Viewer

#: A slot that is edited whenever there is something else to show.
AT_ONCE = timedelta()


@dataclass(frozen=True, slots=True)
class Post:
    """A message that should stand.

    ``occasion`` is what it is about, such as a phase of a round: while it is the same, the message that
    stands is edited at most. ``is_last_word`` says that nothing is left to do about it once it is sent.
    Without ``rings`` a new direct message comes quietly. The screen is without hints; where the message shows
    hints, ``hints_for`` is its reader, for whom they are found when it is sent.
    """

    occasion: str
    screen: Screen
    is_last_word: bool = False
    rings: bool = True
    hints_for: Viewer | None = None


class Fate(StrEnum):
    """What becomes of a message whose occasion is over."""

    STAYS = "stays"  # as it is
    STRIPPED = "stripped"  # without its buttons
    CLOSED = "closed"  # edited to say how it ended; its picture stays unless there is another
    DELETED = "deleted"
    KEPT = "kept"  # edited into the message of the next occasion


class Audience(StrEnum):
    """Whom a slot is for: so how many messages it has, where they stand, and for whom a new one rings."""

    CHANNEL = "channel"  # one message, in the channel of the table; it rings for those whom it mentions
    SEAT_IN_CHANNEL = "seat in channel"  # one per seat, in the channel; likewise
    SEAT_DIRECTLY = "seat directly"  # one per seat, as a direct message to the person; a new one rings


@dataclass(frozen=True)
class SlotState:
    """One slot of a table, for everybody or for one seat: what it works from, and what stands in it."""

    snapshot: Snapshot
    messages: Mapping[MessagePlace, SentMessage]
    role: str
    seat: int | None = None

    def of_seat(self, seat: int) -> SlotState:
        """The same slot for one seat."""
        return SlotState(self.snapshot, self.messages, self.role, seat)

    @property
    def table(self) -> Table:
        """The table."""
        return self.snapshot.table

    @property
    def place(self) -> MessagePlace:
        """Where its message stands."""
        return self.role, self.seat

    @property
    def sent(self) -> SentMessage | None:
        """The message that was sent last in this slot."""
        return self.messages.get((self.role, self.seat))

    @property
    def occasion(self) -> str:
        """What that message is about; empty where none was sent."""
        sent = self.sent
        return "" if sent is None else sent.occasion

    @property
    def round(self) -> int:
        """The same for a slot whose occasions are rounds; 0 where no message was sent."""
        return int(self.occasion or 0)

    @cached_property
    def user_id(self) -> int | None:
        """The person on the seat; None for a computer player, and where the slot is for everybody.

        Nobody is on a seat either that was left in the lobby and is no more.
        """
        seat, seats = self.seat, self.table.seats
        return None if seat is None or seat >= len(seats) else seats[seat].user_id

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
        """The person on the seat, in their own language; everybody where the slot is for all."""
        return Viewer(self.reader.texts, self.table, self.seat)

    @property
    def channel_is_lost(self) -> bool:
        """Whether people have been told that the channel takes no messages: the game goes on directly."""
        return say_channel_is_lost(self.messages)

    @property
    def is_unreachable(self) -> bool:
        """Whether the person on the seat takes no direct messages."""
        return self.user_id in self.snapshot.unreachable

    @property
    def is_there(self) -> bool:
        """Whether the person on the seat has just pressed or typed something, and sees what changes."""
        return self.user_id in self.snapshot.there

    @property
    def told(self) -> int:
        """The number of the last notice that the log in the channel has told; -1 for none."""
        last = self.messages.get((LOG, None))
        return -1 if last is None else int(last.occasion)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Slot:
    """One message that a table may have; one per seat if the audience is a seat. It equals no other one.

    What it shows:

    - ``shows`` returns what should stand now, or None when there is nothing to show. With ``repeats`` it
      is called again after each message that was sent, until it has no new occasion.
    - ``applies`` tells whether the slot counts at all at this moment; if not, whatever stands is left alone.
    - ``made_of`` is everything that a message depends on which is costly to make: while that is the same,
      the message that stands is left alone. None if it cannot be listed.

    What becomes of the message that stands:

    - ``edits`` is the least time between two edits while the occasion is the same. With None the message
      is sent once for each occasion and never edited.
    - ``next`` is its fate when the message of another occasion takes its place.
    - ``over`` is its fate when there is nothing to show any more.
    - ``closed`` is what it says in the end if its fate is ``CLOSED``; with None it only loses its buttons.
    - ``given_up`` is what it says in the end to somebody whose seat another player has; with None it only
      loses its buttons.
    - ``renamed`` is the occasion that it belongs to by now, where that can change.
    - ``points_elsewhere`` is for a message that may end before its occasion, saying where that goes on.
    - ``looked_after`` are the stages in which people need the message in the channel: when they ask, it is
      edited though it shows the right thing, and sent again, without a ping, if it is gone.
    - ``has_news`` is for a message whose end everybody has to read: if it is gone by then, what it would
      have said is sent.
    """

    role: str
    shows: Callable[[SlotState], Post | None]
    audience: Audience = Audience.CHANNEL
    repeats: bool = False
    made_of: Callable[[SlotState], Hashable | None] | None = None
    edits: timedelta | None = AT_ONCE
    next: Fate | Callable[[SlotState], Fate] = Fate.STRIPPED
    over: Fate | Callable[[SlotState], Fate] = Fate.STAYS
    closed: Callable[[SlotState], Screen | None] | None = None
    given_up: Callable[[SlotState], Screen] | None = None
    applies: Callable[[SlotState], bool] | None = None
    renamed: Callable[[SlotState], str] | None = None
    points_elsewhere: bool = False
    looked_after: frozenset[Stage] = frozenset()
    has_news: bool = False
