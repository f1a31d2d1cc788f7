"""The data for the messages of a table: the table at one moment, and its readers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.announce.sent_messages import SentMessages
from bot.people.preferences import Reader
from bot.people.presence import LastTrial
from bot.services import Services
from bot.store.occasions import MessagePlace, Role
from bot.store.records import ChannelState, SentMessage
from bot.tables import Table
from bot.tables.events import Notice
from bot.tables.going_back import UndoPoint, undo_point_of
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
    table, notices = await services.tables.with_notices(table_id, -1)
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
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
