"""The data for the messages of a table: the table at one moment, and its readers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.announce.sent_messages import ROUND, MessagePlace, SentMessages
from bot.people.preferences import Reader
from bot.people.presence import Try
from bot.services import Services
from bot.tables import Table
from bot.tables.events import Notice
from bot.tables.going_back import UndoPoint, undo_point_of
from engine.options import ROUNDS
from engine.views import Phase, View, views_after

#: The time of a snapshot without a real table.
LONG_AGO = datetime.min.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table with all data for its messages.

    ``readers`` are the people at the table by user id. ``undo_point`` is where a running vote would go back
    to, ``round_ends`` the public views at the end of each round whose end has not been posted. ``there`` are
    the people who pressed or typed something within the last minute, ``tries`` the cards that they are
    trying.

    The executor finds the rest: ``above`` is the channel above the table's thread, ``left_out`` the people
    who cannot be added to the thread, ``unreachable`` those who accept no direct messages. ``unsure`` are
    messages that may be gone, ``failed`` those that could not be sent or changed, and the channel may refuse
    all messages.
    """

    table: Table
    everyone: Reader
    readers: Mapping[int, Reader] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    undo_point: UndoPoint | None = None
    round_ends: Mapping[int, View] = field(default_factory=dict)
    now: datetime = LONG_AGO
    there: frozenset[int] = frozenset()
    tries: Mapping[int, Try] = field(default_factory=dict)
    above: int | None = None
    left_out: tuple[int, ...] = ()
    unreachable: frozenset[int] = frozenset()
    unsure: frozenset[MessagePlace] = frozenset()
    failed: frozenset[MessagePlace] = frozenset()
    channel_refuses: bool = False


async def read_snapshot(services: Services, table_id: str, messages: SentMessages) -> Snapshot:
    """Read a table with all data for its messages, in a few queries.

    Raises:
        TableError: ``table-gone``.
        StoreError: the database fails.
    """
    table, notices = await services.tables.with_notices(table_id, -1)
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    everyone, readers = await services.readers.of_table(table.guild_id, people, table.options.locale)
    presence, vote = services.presence, table.vote
    return Snapshot(
        table=table,
        everyone=everyone,
        readers=readers,
        notices=notices,
        undo_point=None if vote is None else undo_point_of(table, vote),
        round_ends=await _round_ends(table, messages),
        now=services.clock.now(),
        there=frozenset(user_id for user_id in people if presence.is_there(user_id)),
        tries={user_id: found for user_id in people if (found := presence.try_of(user_id, table_id))},
        unreachable=frozenset(user_id for user_id, reader in readers.items() if reader.is_unreachable),
    )


def occasion_of(view: View) -> str:
    """The present phase; placing in order counts as a separate phase."""
    in_order = view.phase is Phase.MAP and view.sequential
    return f"{view.round}.{view.phase}.order" if in_order else f"{view.round}.{view.phase}"


def finished_rounds(table: Table) -> int:
    """The number of finished rounds of the table's game."""
    if table.game is None:
        return 0
    view = table.view(None)
    return ROUNDS if view.phase is Phase.OVER else view.round - 1


async def _round_ends(table: Table, messages: SentMessages) -> Mapping[int, View]:
    """The public view at the end of each round whose end has not been posted."""
    told = messages.get(ROUND)
    last = 0 if told is None else int(told.occasion) - (not told.is_stripped)
    rounds = range(last + 1, finished_rounds(table) + 1)
    if not rounds or table.game is None:
        return {}
    # This replays the game, which would block the event loop.
    return await asyncio.to_thread(views_after, table.game, rounds)
