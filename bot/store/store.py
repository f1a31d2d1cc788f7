"""Keeps the tables of ``bot.tables`` in a database of either kind.

Every method that writes does so in one transaction, which is durable when the method returns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from bot.shards import ALL, Reachable, Shards, shard_of
from bot.store import queries, rows
from bot.store.database import (
    BrokenConstraintError,
    ChannelTakenError,
    Database,
    Row,
    StaleWriteError,
    Transaction,
)
from bot.store.people import DELETE_TRIES, People
from bot.store.personal_data import PersonalData, guests, pattern_of
from bot.store.records import (
    ChannelState,
    MessagePlace,
    News,
    OnSign,
    PersonNote,
    SentMessage,
    StoredTable,
    TableMessage,
    TableVersion,
)
from bot.tables.alone import day_at
from bot.tables.change import Change, Notice
from bot.tables.checks import TableError
from bot.tables.deadlines import Downtime
from bot.tables.game_history import Entry
from bot.tables.lobby import MOST_TABLES
from bot.tables.table import Stage, Table

if TYPE_CHECKING:  # psycopg is not installed for SQLite
    from bot.store.ownership import Missed, OnChange, Ownership, Taken

log = logging.getLogger(__name__)

#: More rows than this are parsed in a thread, so that they do not block the event loop.
ROWS_AT_ONCE = 200

_Parsed = TypeVar("_Parsed")

#: Sends ``?2`` to the processes that listen to shard ``?1``. PostgreSQL only.
_NOTIFY = "SELECT pg_notify('hokkaido_' || ?1, ?2)"

#: The note with the last moment at which people on any shard could act; each shard has one of its own.
_HEARTBEAT = "heartbeat"


class Store:
    """Tables, seats, histories, messages and notes.

    ``people`` has settings and results; ``personal_data`` exports and deletes a person's data. All methods
    may raise ``StoreError``.
    """

    def __init__(self, database: Database, shards: Shards = ALL, ownership: Ownership | None = None) -> None:
        """Use ``database``, and close it with the store.

        ``shards`` are this process's. If there are several processes, ``ownership`` holds the locks on them.
        """
        self.database = database
        self.people = People(database)
        self.personal_data = PersonalData(database)
        self._shards = shards
        self._ownership = ownership

    async def close(self) -> None:
        """Unlock the shards, finish pending writes and close the database."""
        if self._ownership is not None:
            await self._ownership.close()
        await self.database.close()

    # Several processes

    def owns(self, guild_id: int) -> bool:
        """Return whether this process announces a server's tables."""
        return self._shards.has(guild_id)

    def listen(self, on_change: OnChange, on_sign: OnSign, missed: Missed, taken: Taken) -> None:
        """Start reporting changes that other processes make, and signs of life from their boards.

        ``taken`` is called if another process serves these tables instead.
        """
        if self._ownership is not None:
            self._ownership.listen(on_change, on_sign, missed, taken)

    async def wake_owner(self, table: Table) -> None:
        """Ask the process that announces a table to check its messages, though the table has not changed."""
        await self.database.change(partial(self._notify, table, None))

    async def pass_on_sign(self, table: Table, user_id: int, *, leaving: bool) -> None:
        """Notify the process that announces a table of a player's sign of life at this one's board."""
        if not self.owns(table.guild_id):
            what = News.LEAVING if leaving else News.HERE
            await self.database.change(partial(self._notify, table, user_id, what=what))

    # Tables

    async def add_table(self, table: Table, *sent: TableMessage) -> None:
        """Store a new table and the messages already sent for it.

        Raises:
            ChannelTakenError: the channel has an open table.
            TableError: ``too-many-tables``.
        """

        async def add(transaction: Transaction) -> None:
            await _write_new(table, sent, transaction)
            await self._notify(table, table.host_id, transaction)

        try:
            await self.database.change(add)
        except BrokenConstraintError as error:
            if "channel" in error.rule:
                raise ChannelTakenError(str(table.channel_id)) from error
            raise

    async def save(self, before: Table, change: Change, now: datetime, user_id: int | None = None) -> None:
        """Store a changed table and everything that the change adds.

        The other processes are notified of the change and of the user who made it.

        Only the game's start and history are stored, not its state. A table's shuffle is never replaced, but
        its message's id may be added.

        Raises:
            StaleWriteError: the table has changed since ``before``, or an entry's number is taken.
            TableError: ``too-many-tables``, for a person who would get a seat.
        """

        async def write(transaction: Transaction) -> None:
            await _write_change(before, change, now, transaction)
            await self._notify(before, user_id, transaction)

        try:
            await self.database.change(write)
        except BrokenConstraintError as error:
            if not change.entries:
                raise
            raise StaleWriteError(f"{before.id} at revision {before.revision}: {error}") from error

    async def load(self, table_id: str) -> StoredTable | None:
        """Read a table and its whole history from one snapshot; return None if there is none.

        Raises:
            GameError, ValueError: the stored data is invalid.
        """
        found, seats, shuffles, starts, entries = await self.database.read_at_once(
            [(query, (table_id,)) for query in queries.WHOLE_TABLE]
        )
        if not found:
            return None
        return StoredTable(
            rows.table(found[0], seats, shuffles),
            rows.game_start(starts[0]) if starts else None,
            await _parsed(_entries, entries),
        )

    async def revision(self, table_id: str) -> int | None:
        """Return the table's current revision, or None; cheap."""
        found = await self.database.read(queries.REVISION, table_id)
        return int(found[0][0]) if found else None

    async def closed_at(self, table_id: str) -> datetime | None:
        """Return when the table was closed; None while it is open."""
        found = await self.database.read(queries.CLOSED_AT, table_id)
        return rows.read_moment_or_none(found[0][0]) if found else None

    async def notices(self, table_id: str) -> tuple[Notice, ...]:
        """Return a table's notices (events other than moves) in order; reminders are not included.

        They are stored in the same transaction as the change, so a caller that keeps the number of the last
        notice shown misses none and repeats none.
        """
        return await _parsed(_notices, await self.database.read(queries.NOTICES, table_id))

    async def revision_and_notices(self, table_id: str) -> tuple[int | None, tuple[Notice, ...]]:
        """Return the table's current revision and its notices, from one snapshot."""
        found = await self.database.read(queries.REVISION_AND_NOTICES, table_id)
        revision = int(found[0][0]) if found else None
        return revision, await _parsed(_notices, [row for _, *row in found if row[0] is not None])

    async def next_due(self, after: datetime) -> datetime | None:
        """Return when something is next due at a table of this process."""
        found = await self._read_own(queries.NEXT_DUE, rows.moment(after))
        return rows.read_moment_or_none(found[0][0])

    async def due_tables(self, now: datetime) -> tuple[tuple[str, int], ...]:
        """Return this process's tables where something is due, longest overdue first: ids and servers."""
        found = await self._read_own(queries.DUE_TABLES, rows.moment(now))
        return tuple((str(table_id), int(guild_id)) for table_id, guild_id in found)

    # Downtimes

    async def last_beats(self, shards: Iterable[int]) -> Mapping[int, datetime]:
        """Return when people on each of these shards could last act.

        A shard that is not known, because there were fewer, has the last beat of any shard.
        """
        keys = {shard: f"{_HEARTBEAT}.{shard}" for shard in shards}
        found = await self.database.read(queries.recall_all(len(keys) + 1), _HEARTBEAT, *keys.values())
        beats = {str(key): datetime.fromisoformat(beat) for key, beat in found}
        latest = beats.get(_HEARTBEAT)
        return {} if latest is None else {shard: beats.get(key, latest) for shard, key in keys.items()}

    async def note_beats(
        self, now: datetime, reachable: Reachable, downtimes: Mapping[int, datetime]
    ) -> None:
        """Store that people on these shards can act now, and on some of them could not since a moment.

        What is kept only until the end of a day is deleted.
        """
        until = rows.moment(now)
        keys = (_HEARTBEAT, *(f"{_HEARTBEAT}.{shard}" for shard in reachable.ids))

        async def note(transaction: Transaction) -> None:
            for shard, since in downtimes.items():
                row = (shard, reachable.count, rows.moment(since), until)
                await transaction.execute(queries.ADD_DOWNTIME, *row)
                if now < since:
                    await transaction.execute(queries.HURRY, until, shard, reachable.count)
            if downtimes:
                await transaction.execute(queries.FORGET_DOWNTIMES)
            await transaction.execute_many(queries.REMEMBER, [(key, until) for key in keys])
            await transaction.execute(DELETE_TRIES, day_at(now).isoformat())

        await self.database.change(note)

    async def downtimes(self) -> tuple[Downtime, ...]:
        """Return all downtimes, oldest first."""
        return tuple(map(rows.downtime, await self.database.read(queries.DOWNTIMES)))

    async def postpone(self, table_id: str, until: datetime) -> None:
        """Set when something is next due at a table."""
        await self._write(queries.POSTPONE, rows.moment(until), table_id)

    async def channel_of(self, table_id: str) -> tuple[int, int] | None:
        """Return a table's server and channel, even if it cannot be read; None for a game played alone."""
        found = await self.database.read(queries.CHANNEL_OF, table_id)
        return (int(found[0][0]), int(found[0][1])) if found else None

    async def set_aside(self, table_id: str, now: datetime) -> None:
        """Close a table that cannot be read and free its channel. Nothing is deleted."""
        await self._write(queries.SET_ASIDE, rows.moment(now), table_id)

    async def is_given_up(self, table_id: str) -> bool:
        """Return whether the bot's owner has closed a table that could not be read."""
        return bool(await self.database.read(queries.IS_GIVEN_UP, table_id))

    async def open_table_in(self, channel_id: int) -> TableVersion | None:
        """Return the open table in a channel, or None."""
        found = _versions(await self.database.read(queries.OPEN_TABLE_IN, channel_id))
        return found[0] if found else None

    async def last_game_in(self, channel_id: int) -> str | None:
        """Return the id of the table with the last game finished or cancelled in a channel, or None."""
        return await self._first_id(queries.LAST_GAME_IN, channel_id)

    async def game_of_day_in(self, place: int, day: date) -> str | None:
        """Return the id of the closed table with that map of the day at a place (``alone.place_of``)."""
        return await self._first_id(queries.GAME_OF_DAY_IN, place, rows.pattern_of_day(day))

    async def last_game_of(self, user_id: int) -> str | None:
        """Return the id of the table with a person's last finished or cancelled game, or None."""
        return await self._first_id(queries.LAST_GAME_OF, user_id)

    async def open_channels(self) -> tuple[tuple[str, int, int], ...]:
        """Return this process's open tables, oldest first, with their servers and channels."""
        found = await self._read_own(queries.OPEN_CHANNELS)
        return tuple((str(table_id), int(guild), int(channel)) for table_id, guild, channel in found)

    async def open_tables_by_stage(self) -> Mapping[Stage, int]:
        """Return the number of open tables in each open stage."""
        return rows.counts_by_stage(await self.database.read(queries.OPEN_TABLES_BY_STAGE))

    async def open_tables_of(self, user_id: int) -> tuple[TableVersion, ...]:
        """Return the open tables where a person has a seat, oldest first."""
        return _versions(await self.database.read(queries.OPEN_TABLES_OF, user_id))

    async def open_tables_with_guest(self, user_id: int) -> tuple[TableVersion, ...]:
        """Return the open tables that a person is invited to, watches or used to play at, oldest first."""
        found = await self.database.read(queries.OPEN_TABLES_NAMING, pattern_of(user_id))
        return tuple(
            TableVersion(str(table_id), int(revision))
            for table_id, revision, state in found
            if guests(state, user_id)
        )

    async def open_tables_in_server(self, guild_id: int) -> tuple[TableVersion, ...]:
        """Return a server's open tables, oldest first."""
        return _versions(await self.database.read(queries.OPEN_TABLES_IN_SERVER, guild_id))

    async def unannounced_tables(self) -> tuple[TableVersion, ...]:
        """Return this process's tables whose last change has not been shown everywhere, oldest first."""
        return _versions(await self._read_own(queries.UNANNOUNCED_TABLES))

    async def is_announced(self, table_id: str) -> bool:
        """Return whether a table's last change has been shown everywhere."""
        return bool(await self.database.read(queries.IS_ANNOUNCED, table_id))

    # Messages

    async def remember_messages(
        self, table_id: str, *messages: TableMessage, announced: Table | None = None
    ) -> None:
        """Store messages, each instead of the previous one in its place.

        If ``announced`` is set, that state of the table has been shown everywhere. The messages of a closed
        table, and the state of its channel, are forgotten then.
        """

        async def write(transaction: Transaction) -> None:
            found = [rows.message_row(table_id, *message) for message in messages]
            await transaction.execute_many(queries.REMEMBER_MESSAGE, found)
            if announced is not None:
                await transaction.execute(queries.MARK_ANNOUNCED, announced.revision, table_id)
                for sql in () if announced.stage.is_open else queries.FORGET_ANNOUNCED:
                    await transaction.execute(sql, table_id)

        await self.database.change(write)

    async def messages(self, table_id: str) -> Mapping[MessagePlace, SentMessage]:
        """Return the stored messages of a table, in the order in which they were first stored.

        A message whose role only a later version knows is left to that version.
        """
        found = await self.database.read(queries.MESSAGES, table_id)
        return dict(map(rows.message, filter(rows.is_known, found)))

    async def forget_message(self, table_id: str, place: MessagePlace) -> None:
        """Delete the stored message in this place, if there is one."""
        await self._write(queries.FORGET_MESSAGE, table_id, *rows.place_of_message(place))

    async def remember_channel(self, table_id: str, state: ChannelState) -> None:
        """Store what was found out about a table's channel."""

        async def write(transaction: Transaction) -> None:
            await transaction.execute(queries.REMEMBER_CHANNEL, *rows.channel_state_row(table_id, state))
            await transaction.execute(queries.FORGET_THREAD_MEMBERS, table_id)
            members = [(table_id, user_id) for user_id in state.members]
            await transaction.execute_many(queries.ADD_THREAD_MEMBER, members)

        await self.database.change(write)

    async def channel_state(self, table: Table) -> ChannelState:
        """Return what is known about a table's present channel."""
        found = await self.database.read(queries.CHANNEL_STATE, table.id, table.channel_id)
        return rows.channel_state(table.channel_id, found)

    # Notes

    async def remember(self, key: str, value: str) -> None:
        """Store a note under a key, replacing the previous one."""
        await self._write(queries.REMEMBER, key, value)

    async def remember_first(self, key: str, value: str) -> str:
        """Store a note only if its key has none, safely against concurrent calls; return the stored note."""
        await self._write(queries.REMEMBER_FIRST, key, value)
        return await self.recall(key) or value

    async def revise(self, note: PersonNote, owner_id: int, change: Callable[[str], str]) -> str:
        """Change a note, empty if there is none, safely against concurrent calls; return the new note."""
        key = note.of(owner_id)

        async def revised(transaction: Transaction) -> str:
            await transaction.lock(owner_id)
            found = await transaction.execute(queries.RECALL, key)
            after = change(str(found[0][0]) if found else "")
            await transaction.execute(queries.REMEMBER, key, after)
            return after

        return await self.database.change(revised)

    async def recall(self, key: str) -> str | None:
        """Return the note under a key, or None."""
        found = await self.database.read(queries.RECALL, key)
        return str(found[0][0]) if found else None

    async def forget(self, key: str) -> None:
        """Delete the note under a key, if there is one."""
        await self._write(queries.FORGET, key)

    # Helpers

    async def _write(self, sql: str, *values: object) -> None:
        await self.database.change(partial(_write_one, sql, values))

    async def _notify(
        self, table: Table, user_id: int | None, transaction: Transaction, what: News = News.CHANGED
    ) -> None:
        """Notify the other processes of a change, if there are any."""
        if self._ownership is not None and self._shards.share < 1:
            payload = f"{what} {self._ownership.name} {table.id} {user_id or ''}"
            await transaction.execute(_NOTIFY, str(shard_of(table.guild_id, self._shards.count)), payload)

    async def _read_own(self, sql: str, *values: object) -> list[Row]:
        """Run a query with ``queries._OWN`` and return its rows."""
        shards = self._shards
        return await self.database.read(sql, shards.count, shards.first, shards.last, *values)

    async def _first_id(self, sql: str, *values: object) -> str | None:
        found = await self.database.read(sql, *values)
        return str(found[0][0]) if found else None


def _versions(found: Sequence[Row]) -> tuple[TableVersion, ...]:
    return tuple(TableVersion(str(table_id), int(revision)) for table_id, revision in found)


async def _parsed(parse: Callable[[Sequence[Row]], _Parsed], found: Sequence[Row]) -> _Parsed:
    """Parse rows; many are parsed in a thread."""
    if len(found) > ROWS_AT_ONCE:
        return await asyncio.to_thread(parse, found)
    return parse(found)


def _entries(found: Sequence[Row]) -> tuple[Entry, ...]:
    return tuple(map(rows.entry, found))


def _notices(found: Sequence[Row]) -> tuple[Notice, ...]:
    """Parse notices and skip damaged ones, so that the others can still be shown."""
    notices = []
    for row in found:
        try:
            notices.append(rows.notice(row))
        except ValueError as error:
            # Further lines may name people.
            log.warning("skipped unreadable notice %s: %s", row[0], str(error).partition("\n")[0])
    return tuple(notices)


async def _write_one(sql: str, values: Row, transaction: Transaction) -> None:
    await transaction.execute(sql, *values)


async def _write_new(table: Table, sent: Sequence[TableMessage], transaction: Transaction) -> None:
    await _must_have_few_tables(table, table.user_ids, transaction)
    await transaction.execute(queries.ADD_TABLE, *rows.new_table_row(table))
    await transaction.execute_many(queries.ADD_SEAT, rows.seat_rows(table))
    messages = [rows.message_row(table.id, *message) for message in sent]
    await transaction.execute_many(queries.REMEMBER_MESSAGE, messages)


async def _write_change(before: Table, change: Change, now: datetime, transaction: Transaction) -> None:
    after = change.table
    row = rows.changed_table_row(after, before.revision)
    if not await transaction.execute(queries.CHANGE_TABLE, *row):
        raise StaleWriteError(f"{before.id} is no longer at revision {before.revision}")
    if (place := rows.place_row(after)) != rows.place_row(before):
        closed_at = None if after.stage.is_open else rows.moment(now)
        await transaction.execute(queries.MOVE_TABLE, *place, closed_at, after.id)
    if after.options.alone:
        await transaction.execute(queries.MARK_ANNOUNCED, after.revision, after.id)  # no one is notified
    if after.options != before.options:
        await transaction.execute(queries.CHANGE_OPTIONS, rows.written_options(after), after.id)
    if after.seats != before.seats:
        await _must_have_few_tables(after, {*after.user_ids} - {*before.user_ids}, transaction)
        await transaction.execute(queries.DELETE_SEATS, after.id)
        await transaction.execute_many(queries.ADD_SEAT, rows.seat_rows(after))
    if after.shuffle is not None and after.shuffle != before.shuffle:
        await transaction.execute(queries.SAVE_SHUFFLE, *rows.shuffle_row(after.id, after.shuffle))
    await _write_history(transaction, change, now)


async def _must_have_few_tables(table: Table, newcomers: Iterable[int], transaction: Transaction) -> None:
    """Refuse people who would get a seat at this table but have too many on its server.

    Raises:
        TableError: ``too-many-tables``.
    """
    if table.options.alone:
        return
    for user_id in sorted(newcomers):
        await transaction.lock(user_id)
        ((count,),) = await transaction.execute(queries.COUNT_TABLES_OF, user_id, table.guild_id)
        if count >= MOST_TABLES:
            raise TableError("too-many-tables", most=MOST_TABLES)


async def _write_history(transaction: Transaction, change: Change, now: datetime) -> None:
    """Write what a change adds: the game's start, entries, notices and the result."""
    table_id = change.table.id
    if change.start is not None:
        deck_hash, deck = rows.deck_row(change.start)
        await transaction.execute(queries.ADD_DECK, deck_hash, deck)
        await transaction.execute(queries.ADD_GAME, *rows.game_row(table_id, change.start, deck_hash))
    if change.entries:
        entries = [rows.entry_row(table_id, entry) for entry in change.entries]
        await transaction.execute_many(queries.ADD_ENTRY, entries)
    for event in change.notices:
        await transaction.execute(queries.ADD_NOTICE, *rows.notice_row(table_id, event, now))
    if change.result is not None:
        await transaction.execute(queries.ADD_RESULT, *rows.result_row(change.result))
        await transaction.execute_many(queries.ADD_SEAT_RESULT, rows.seat_result_rows(change.result))
