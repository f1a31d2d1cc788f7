"""What one pass of the announcer works from: a table at one moment, and who reads its messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.announce.sent_messages import AWAY, LOG, PRIVATE, ROUND, VOTE, SentMessages
from bot.people.preferences import Reader
from bot.people.presence import Try
from bot.services import Services
from bot.tables import Stage, Table
from bot.tables.events import MovedForSeat, Notice, VoteEnded
from bot.tables.going_back import UndoPoint, undo_point_of
from bot.tables.table import VoteKind
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
    ``unreachable`` are the people who take no direct messages: it grows as Discord refuses some. ``there``
    are the people who pressed or typed something within the last minute, and ``tries`` is where they try a
    card.
    """

    table: Table
    everybody: Reader
    readers: Mapping[int, Reader] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    undo_point: UndoPoint | None = None
    unreachable: set[int] = field(default_factory=set)
    round_ends: Mapping[int, View] = field(default_factory=dict)
    now: datetime = LONG_AGO
    there: frozenset[int] = frozenset()
    tries: Mapping[int, Try] = field(default_factory=dict)


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
    return Snapshot(
        table=table,
        everybody=everybody,
        readers=readers,
        notices=notices,
        undo_point=None if vote is None else undo_point_of(table, vote),
        round_ends=round_ends,
        now=services.clock.now(),
        there=frozenset(user_id for user_id in people if services.presence.is_there(user_id)),
        tries={
            user_id: tried for user_id in people if (tried := services.presence.try_of(user_id, table_id))
        },
        unreachable={user_id for user_id, reader in readers.items() if reader.is_unreachable},
    )


async def _table_and_notices(
    services: Services, table_id: str, messages: SentMessages
) -> tuple[Table, tuple[Notice, ...]]:
    """The table and its notices as they were at one moment: those untold, or all where those count."""
    told = messages.get(LOG)
    after = -1 if told is None else int(told.occasion)
    table, notices = await services.tables.with_notices(table_id, after)
    if after == -1 or not _looks_back(table, notices, messages):
        return table, notices
    earlier = [notice for notice in await services.store.notices(table_id) if notice.number <= after]
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
    rounds = range(last + 1, finished + 1)
    if not rounds or table.game is None:
        return {}
    # This replays the game, which would hold up everybody else on the event loop.
    return await asyncio.to_thread(views_after, table.game, rounds)


def _looks_back(table: Table, notices: Sequence[Notice], messages: SentMessages) -> bool:
    """Whether something is to be told now that is decided by notices which the log has told already.

    That is whose move a vote would undo, how a vote has ended, all that a computer player has done for
    somebody in one phase, what a private message says whose phase has passed, and since when somebody is
    away.
    """
    if any(isinstance(notice.event, VoteEnded | MovedForSeat) for notice in notices):
        return True
    if table.vote is not None and table.vote.kind is VoteKind.UNDO:
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
