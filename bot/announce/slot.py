"""One message that a table may have: the moment it is made from, its content, its place, and its end."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import cached_property
from typing import TypeVar

from bot.announce.sent_messages import SentMessages
from bot.people.preferences import Reader
from bot.people.presence import LastTrial
from bot.services import Services
from bot.store.records import STRIPPED, ChannelState, MessagePlace, Occasion, Role, SentMessage
from bot.tables import Table
from bot.tables.change import Notice
from bot.tables.game_moves import UndoPoint, undo_point_of
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from bot.workers.pool import Workers
from engine.game import Game
from engine.views import View, views_after

#: The time of a snapshot without a real table.
LONG_AGO = datetime.min.replace(tzinfo=UTC)

#: The number of tables whose results are kept in memory.
MOST_KEPT = 100


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table with all data for its messages.

    ``readers`` are the people at the table by user id. ``undo_point`` is where a running vote would go back
    to, ``round_ends`` the public views at the end of the rounds whose results are shown. ``there`` are the
    people who pressed or typed something within the last minute, ``last_direct`` the ids of their newest
    direct messages, ``last_trials`` the cards that they are trying, ``at_board`` those who look at the
    board. ``public`` is the reader of the messages to everyone. ``channel`` is what is stored about the
    table's channel.

    The executor finds the rest: ``above`` is the channel above the table's thread, ``left_out`` the people
    who cannot be added to the thread, ``unreachable`` those who accept no direct messages. ``unsure`` are
    messages that may be gone, ``failed`` those that could not be sent or changed, and the channel may refuse
    new messages, or edits as well.
    """

    table: Table
    public: Reader
    channel: ChannelState
    readers: Mapping[int, Reader] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    undo_point: UndoPoint | None = None
    round_ends: Mapping[int, View] = field(default_factory=dict)
    now: datetime = LONG_AGO
    there: frozenset[int] = frozenset()
    last_direct: Mapping[int, int] = field(default_factory=dict)
    last_trials: Mapping[int, LastTrial] = field(default_factory=dict)
    at_board: frozenset[int] = frozenset()
    above: int | None = None
    left_out: tuple[int, ...] = ()
    unreachable: frozenset[int] = frozenset()
    unsure: frozenset[MessagePlace] = frozenset()
    failed: frozenset[MessagePlace] = frozenset()
    refuses_posts: bool = False
    refuses_edits: bool = False


async def read_snapshot(
    services: Services, table_id: str, messages: SentMessages, round_ends: RoundEnds
) -> Snapshot:
    """Read a table with all data for its messages, in a few queries.

    Raises:
        TableError: ``table-gone``.
        StoreError: the database fails.
    """
    table, notices = await services.tables.with_notices(table_id)
    people = table.user_ids
    public, readers = await services.readers.of_table(table.guild_id, people, table.options.locale)
    presence, vote = services.presence, table.vote
    return Snapshot(
        table=table,
        public=public,
        channel=await services.store.channel_state(table),
        readers=readers,
        notices=notices,
        undo_point=None if vote is None else undo_point_of(table, vote),
        round_ends=await round_ends.of(table, results_needed(table, messages.by_place)),
        now=services.clock.now(),
        there=frozenset(user_id for user_id in people if presence.is_there(user_id)),
        last_direct={user_id: presence.last_direct(user_id) for user_id in people},
        at_board=frozenset(user_id for user_id in people if presence.is_at_board(user_id, table_id)),
        last_trials={
            user_id: found for user_id in people if (found := presence.last_trial_of(user_id, table_id))
        },
        unreachable=frozenset(user_id for user_id, reader in readers.items() if reader.is_unreachable),
    )


def finished_rounds(table: Table) -> int:
    """The number of finished rounds of the table's game."""
    return 0 if table.game is None else table.view(None).finished_rounds


def results_needed(table: Table, messages: Mapping[MessagePlace, SentMessage]) -> range:
    """The rounds whose results the messages of rounds show, or will show after the next passes."""
    told, finished = messages.get(MessagePlace(Role.ROUND)), finished_rounds(table)
    results = (sent for place, sent in messages.items() if place.role is Role.RESULT)
    shown = [] if told is None else [told, *(sent for sent in results if not sent.is_stripped)]
    before = min((sent.about(int) - 1 for sent in shown), default=0)
    return range(max(1, min(before, finished)), finished + 1)


class RoundEnds:
    """The public views at the ends of rounds, kept for the tables that were last announced."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Game, Mapping[int, View]]] = OrderedDict()

    async def of(self, table: Table, rounds: range) -> Mapping[int, View]:
        """The public view at the end of each of these finished rounds."""
        if table.game is None or not rounds:
            return {}
        kept = self._kept.pop(table.id, None)
        if kept is None or not (_continues(table.game, kept[0]) and kept[1].keys() >= {*rounds}):
            # This replays the game, which would block the event loop.
            kept = table.game, await asyncio.to_thread(views_after, table.game, rounds)
        self._kept[table.id] = kept
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept[1]


def _continues(game: Game, earlier: Game) -> bool:
    """Whether a game has all actions of its earlier state."""
    return game.setup == earlier.setup and game.actions[: len(earlier.actions)] == earlier.actions


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
