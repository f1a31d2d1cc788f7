"""Copies a whole database: into a file, while the bot may be running, or into one of either kind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, aclosing, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite

from bot.store import queries
from bot.store.database import Database, Location, Row, StoreError, Transaction
from bot.store.migrations import APPLICATION_ID, newest_version
from bot.store.opening import open_database
from bot.store.records import STRIPPED
from bot.store.rows import counts_by_stage
from bot.store.sqlite_database import FAILURES, passes, require_own_log, why
from bot.store.store import Store
from bot.tables.table import Stage

#: Every table with its columns, in an order in which a row comes after those that it refers to.
TABLES = {
    "tables": (
        *("id", "guild_id", "channel_id", "host_id", "stage", "options", "opened_at", "closed_at"),
        *("revision", "announced", "state", "due_at"),
    ),
    "seats": ("table_id", "seat", "user_id", "name", "computer", "away", "missed"),
    "decks": ("hash", "body"),
    "games": ("table_id", "seed", "options", "deck_hash", "setup", "begun_at"),
    "entries": ("table_id", "number", "kind", "seat", "user_id", "body", "undoes", "accepted_at"),
    "messages": (
        "table_id",
        "role",
        "seat",
        "channel_id",
        "message_id",
        "occasion",
        "fingerprint",
        "created_at",
    ),
    "notes": ("key", "value"),
    "shuffles": ("table_id", "secret", "commitment", "message_id"),
    "notices": ("table_id", "number", "entry", "event", "body", "noted_at"),
    "preferences": ("kind", "owner_id", "body"),
    "results": ("table_id", "guild_id", "rules", "finished_at", "alone"),
    "result_seats": ("table_id", "seat", "user_id", "name", "computer", "total", "rank"),
}

#: How the names of files end that stand beside a database: those of SQLite, and those of a running bot.
LOGS = ("wal", "shm", "journal")
PARTS = (*LOGS, "lock", "health")

#: The tables whose rows are told apart by when they were added.
IN_ORDER_OF_ADDING = frozenset({"tables", "messages", "results"})


@asynccontextmanager
async def opened_unchanged(location: Location) -> AsyncIterator[Database]:
    """A database to read from, of which nothing changes; of a file it is a copy that is read.

    Raises:
        StoreError: it cannot be used. A server's database must have the present shape.
    """
    async with AsyncExitStack() as stack:
        if isinstance(location, Path):
            folder = stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
            copy = Path(folder) / "copy.sqlite3"
            await _back_up_file(location, copy, only_to_read=True)
            try:
                database = await open_database(copy)
            except StoreError as error:  # which speaks of the copy
                raise StoreError(str(error).replace(str(copy), str(location))) from error
        else:
            database = await open_database(location, unchanged=True)
        stack.push_async_callback(database.close)
        yield database


async def open_tables_by_stage(location: Location) -> Mapping[Stage, int]:
    """How many tables are open in a database, for each stage. A file, which may be large, is not copied.

    Raises:
        StoreError: as ``opened_unchanged`` does.
    """
    if isinstance(location, Path):
        return counts_by_stage(await _read_file(location, queries.OPEN_TABLES_BY_STAGE))
    async with opened_unchanged(location) as database:
        return await Store(database).open_tables_by_stage()


async def move(source: Database, target: Database) -> int:
    """Copy all that ``source`` has into the empty ``target``, everything or nothing; how many rows it is.

    Raises:
        StoreError: the target is not empty, or one of them cannot be used.
    """
    return await target.change(partial(_copy, source))


async def back_up(location: Location, copy: Path) -> None:
    """Copy a database into a file of SQLite, whole and checked; a former one is replaced in the end.

    Nobody else on the machine may read the copy: hands and seeds are secret.

    Raises:
        StoreError: there is no database of this program, or the copy cannot be written.
    """
    if isinstance(location, Path):
        await _back_up_file(location, copy)
        return
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        games = Path(folder) / "games.sqlite3"
        async with opened_unchanged(location) as source:
            target = await open_database(games)
            try:
                await move(source, target)
            finally:
                await target.close()
        await _back_up_file(games, copy)


async def restore(backup: Path, database: Path) -> None:
    """Put a backup, checked, in the place of a database that no one uses, with nothing left of that.

    Raises:
        StoreError: the backup cannot be read, or the database not be written; then nothing has changed.
    """
    await _back_up_file(backup, database, replaces_database=True)


async def _read_file(database: Path, sql: str) -> list[Row]:
    """The rows that a query finds in an SQLite file, which stays as it is."""
    try:
        _require_file(database)
        async with _read_only(database) as connection:
            await _require_ours(connection)
            return [*await connection.execute_fetchall(sql)]
    except (OSError, *FAILURES, StoreError) as error:
        raise StoreError(f"The database {database} cannot be read: {why(error)}") from error


async def _back_up_file(
    database: Path, copy: Path, *, only_to_read: bool = False, replaces_database: bool = False
) -> None:
    """Copy an SQLite file. With ``only_to_read``, errors name the source unless the copy ran out of space.

    Where the copy ``replaces_database``, the former one's log goes first: it would be written over the copy.
    """
    try:
        _require_places(database, copy)
        with _unfinished(copy) as file:
            async with _read_only(database) as source, aiosqlite.connect(file) as target:
                await source.backup(target)
                await _check(target)
                if not only_to_read:
                    await _doubt_messages(target)
            for part in LOGS if replaces_database else ():
                copy.with_name(f"{copy.name}-{part}").unlink(missing_ok=True)
    except (OSError, *FAILURES, StoreError) as error:
        what = "read" if only_to_read and not passes(error) else f"copied to {copy}"
        raise StoreError(f"The database {database} cannot be {what}: {why(error)}") from error


def _require_places(database: Path, copy: Path) -> None:
    """Raises StoreError if there is no such database, or the copy would overwrite a part of it."""
    _require_file(database)
    if copy.is_dir():
        raise StoreError("that is a folder")
    if copy.exists() and copy.samefile(database):
        raise StoreError("the copy must be another file")
    if copy.resolve() in {database.resolve().with_name(f"{database.name}-{part}") for part in PARTS}:
        raise StoreError("that file belongs to the database")


@contextmanager
def _unfinished(copy: Path) -> Iterator[Path]:
    """A new file that becomes the copy when the block ends well, and is deleted otherwise."""
    file = copy.with_name(f"{copy.name}.part")
    file.unlink(missing_ok=True)
    file.touch(mode=0o600)
    try:
        yield file
        file.replace(copy)
    finally:
        file.unlink(missing_ok=True)


def _require_file(database: Path) -> None:
    if not database.is_file():
        raise StoreError("it is a folder" if database.is_dir() else "there is no such file")
    with database.open("rb"):
        pass  # aiosqlite's thread may print a traceback when it cannot open the file
    require_own_log(database)


def _read_only(database: Path) -> aiosqlite.Connection:
    return aiosqlite.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)


async def _check(target: aiosqlite.Connection) -> None:
    """Raises StoreError unless this is a sound database of this program."""
    await _require_ours(target)
    ((found, *_),) = await target.execute_fetchall("PRAGMA quick_check(1)")
    if found != "ok":
        raise StoreError(f"it is damaged: {found}")
    # The copy is one file, to be carried away without others.
    await target.execute_fetchall("PRAGMA journal_mode = DELETE")


async def _require_ours(connection: aiosqlite.Connection) -> None:
    ((found,),) = await connection.execute_fetchall("PRAGMA application_id")
    if found != APPLICATION_ID:
        raise StoreError("it is no database of this program")


async def _doubt_messages(copy: aiosqlite.Connection) -> None:
    """Have a bot that starts with this copy update the messages of all open tables.

    They go on changing in Discord until then, so what the copy says about them will be out of date.
    """
    if [*await copy.execute_fetchall("PRAGMA user_version")] != [(newest_version(),)]:
        return  # another version may note messages in another form
    await copy.execute_fetchall(queries.DOUBT_MESSAGES, (STRIPPED,))
    await copy.commit()


async def _copy(source: Database, transaction: Transaction) -> int:
    names = list(TABLES)
    counts = dict.fromkeys(names, 0)
    for name in names:
        if await transaction.execute(f"SELECT 1 FROM {name} LIMIT 1"):  # noqa: S608 - a name from above
            raise StoreError("There is something in the database that was to be filled; it must be empty")
    async with aclosing(source.pages([_select(name) for name in names])) as pages:
        async for number, page in pages:
            await transaction.execute_many(_insert(names[number]), page)
            counts[names[number]] += len(page)
    for name in names:
        ((count,),) = await transaction.execute(f"SELECT count(*) FROM {name}")  # noqa: S608 - a name from above
        if count != counts[name]:
            raise StoreError(f"Only {count} of {counts[name]} rows of {name} have arrived")
    return sum(counts.values())


def _select(table: str) -> str:
    columns = TABLES[table]
    order = "rowid" if table in IN_ORDER_OF_ADDING else ", ".join(columns[:2])
    return f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}"  # noqa: S608 - names from above


def _insert(table: str) -> str:
    columns = TABLES[table]
    places = ", ".join(f"?{number}" for number in range(1, len(columns) + 1))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608 - names from above
