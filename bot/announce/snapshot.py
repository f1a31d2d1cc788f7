"""What one pass of the announcer works from: a table at one moment, and who reads its messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property

from bot.announce.sent_messages import AWAY, LOG, PRIVATE, ROUND, VOTE, Place, SentMessages
from bot.people.presence import THERE_FOR, Presence
from bot.people.readers import Reader
from bot.services import Services
from bot.store.records import SentMessage
from bot.tables import Stage, Table
from bot.tables.events import MovedForSeat, Notice, VoteEnded
from bot.tables.votes import UndoPoint, undo_point_of
from bot.views.viewer import Viewer
from engine.options import ROUNDS
from engine.views import Phase, View, views_after

log = logging.getLogger(__name__)

#: The moment of a snapshot that is taken of no real table.
LONG_AGO = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table with everything that its messages are made of.

    ``notices`` are at least those that the log has still to tell, and all of them where something is to
    be told that earlier ones decide. ``readers`` are the people at the table by user id. ``undo_point`` is
    where a running vote would go back to.
    ``round_ends`` are what everybody saw at the end of each round whose end is still to be told.
    ``unreachable`` are the people who take no direct messages: it grows as Discord refuses some. ``seen``
    says of people who were there not long before the moment ``now`` when they last pressed or typed
    something.
    """

    table: Table
    everybody: Reader
    readers: Mapping[int, Reader] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    undo_point: UndoPoint | None = None
    unreachable: set[int] = field(default_factory=set)
    round_ends: Mapping[int, View] = field(default_factory=dict)
    now: datetime = LONG_AGO
    seen: Mapping[int, datetime] = field(default_factory=dict)


@dataclass(frozen=True)
class SlotState:
    """One slot of a table, for everybody or for one seat: what it works from, and what stands in it."""

    snapshot: Snapshot
    messages: Mapping[Place, SentMessage]
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
        """Everybody in the channel, in the language of the server."""
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


async def read_snapshot(services: Services, table_id: str, messages: SentMessages) -> Snapshot:
    """The table with everything that its messages are made of.

    That takes a handful of queries, however many people sit there.

    Raises:
        TableError: ``table-gone``.
        StoreError: the database fails.
    """
    table, notices = await _table_and_notices(services, table_id, messages)
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    everybody, readers = await services.readers.of_table(table.guild_id, people, table.options.locale)
    round_ends, vote = await _round_ends(table, messages), table.vote
    now = services.clock.now()
    return Snapshot(
        table=table,
        everybody=everybody,
        readers=readers,
        notices=notices,
        undo_point=None if vote is None else undo_point_of(table, vote),
        round_ends=round_ends,
        now=now,
        seen=_seen(services.presence, people, now),
        unreachable={user_id for user_id, reader in readers.items() if reader.is_unreachable},
    )


def _seen(presence: Presence, people: Iterable[int], now: datetime) -> Mapping[int, datetime]:
    """When people were last seen; a moment still to come is from before the clock was set back."""
    seen = {user_id: presence.seen_at(user_id) for user_id in people}
    return {user_id: at for user_id, at in seen.items() if at is not None and at <= now}


async def _table_and_notices(
    services: Services, table_id: str, messages: SentMessages
) -> tuple[Table, tuple[Notice, ...]]:
    """The table and its notices as they were at one moment: those untold, or all where those count."""
    told = messages.get(LOG)
    after = -1 if told is None else int(told.occasion)
    table, notices = await services.tables.with_notices(table_id, after)
    if after == -1 or not _looks_back(table, notices, messages):
        return table, notices
    earlier = [notice for notice in await services.tables.notices(table_id) if notice.number <= after]
    return table, (*earlier, *notices)


def occasion_of(view: View) -> str:
    """The present phase; in an order of placing a person's turn is another occasion."""
    in_order = view.phase is Phase.MAP and view.sequential
    return f"{view.round}.{view.phase}.order" if in_order else f"{view.round}.{view.phase}"


def finished_rounds(table: Table) -> int:
    """How many rounds of the table's game are over."""
    if table.game is None:
        return 0
    view = table.view(None)
    return ROUNDS if view.phase is Phase.OVER else view.round - 1


async def _round_ends(table: Table, messages: SentMessages) -> Mapping[int, View]:
    """What everybody saw at the end of each round whose end is still to be told."""
    told = messages.get(ROUND)
    last = 0 if told is None else int(told.occasion) - (not told.is_stripped)
    finished = finished_rounds(table)
    lacking = {int(sent.occasion) for sent in messages.results_without_picture.values()}
    rounds = {*range(last + 1, finished + 1), *(number for number in lacking if number <= finished)}
    if not rounds or table.game is None:
        return {}
    # This replays the game, which would hold up everybody else on the event loop.
    return await asyncio.to_thread(views_after, table.game, rounds)


def _looks_back(table: Table, notices: Sequence[Notice], messages: SentMessages) -> bool:
    """Whether something is to be told now that is decided by notices which the log has told already.

    That is how a vote has ended, all that a computer player has done for somebody in one phase, what a
    private message says whose phase has passed, and since when somebody is away.
    """
    if any(isinstance(notice.event, VoteEnded | MovedForSeat) for notice in notices):
        return True
    voted = messages.standing(VOTE)
    if voted is not None and (table.vote is None or table.vote.opened_at.isoformat() != voted.occasion):
        return True
    for number, seat in enumerate(table.seats):
        asked = messages.standing(PRIVATE, number)
        if asked is not None and not _is_of_now(asked.occasion, table):
            return True
        if seat.away and messages.standing(AWAY, number) is None:
            return True
    return False


def _is_of_now(occasion: str, table: Table) -> bool:
    """Whether a private message is surely about the present phase."""
    if table.stage is not Stage.RUNNING:
        return False
    view = table.view(None)
    return not view.sequential and occasion == occasion_of(view)
