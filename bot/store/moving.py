"""Copies a whole database: to a file, even while the bot is running, or to a database of either kind."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, aclosing, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite

from bot.store import queries
from bot.store.database import Database, Location, Row, StoreError, Transaction
from bot.store.migrations import newest_version, require_own_file
from bot.store.opening import open_database, remove_database
from bot.store.records import STRIPPED
from bot.store.rows import counts_by_stage
from bot.store.sqlite_database import FAILURES, LOGS, beside, failure, passes, require_own_log
from bot.store.store import Store
from bot.tables.table import Stage
from engine.errors import in_words

log = logging.getLogger(__name__)

#: Every table with its columns, ordered so that referenced tables come first.
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
        *("table_id", "role", "seat", "number", "channel_id", "message_id"),
        *("occasion", "fingerprint", "created_at"),
    ),
    "channels": ("table_id", "channel_id", "is_thread", "tagged", "refusal"),
    "thread_members": ("table_id", "user_id"),
    "notes": ("key", "value"),
    "downtimes": ("number", "shard", "shards", "since", "until"),
    "shuffles": ("table_id", "secret", "commitment", "message_id"),
    "notices": ("table_id", "number", "entry", "event", "body", "noted_at"),
    "preferences": ("kind", "owner_id", "body"),
    "results": ("table_id", "guild_id", "rules", "finished_at", "alone"),
    "result_seats": ("table_id", "seat", "user_id", "name", "computer", "total", "rank"),
    "forgotten_tries": ("day", "digest"),
    "unlisted": ("guild_id", "user_id"),
}

#: The suffix of an empty file next to a database. It was last changed when the database was backed up.
BACKED_UP = "backed-up"

#: Suffixes of the files next to a database: SQLite's own, those of a running bot, and the one above.
PARTS = (*LOGS, "lock", "health", BACKED_UP)

#: The tables whose rows are copied in the order they were added.
IN_ORDER_OF_ADDING = frozenset({"tables", "messages", "results"})


class _NotEmptyError(StoreError):
    """The target of a move has rows."""


@asynccontextmanager
async def opened_unchanged(location: Location) -> AsyncIterator[Database]:
    """Open a database for reading without changing it; a file is copied first.

    Raises:
        StoreError: it cannot be used, or a server's database has an older version.
    """
    async with AsyncExitStack() as stack:
        if isinstance(location, Path):
            copy = stack.enter_context(_temporary_folder()) / "copy.sqlite3"
            await _back_up_file(location, copy, only_to_read=True)
            try:
                database = await open_database(copy)
            except StoreError as error:  # its message names the copy
                raise StoreError(str(error).replace(str(copy), str(location))) from error
        else:
            database = await open_database(location, unchanged=True)
        stack.push_async_callback(database.close)
        yield database


async def open_tables_by_stage(location: Location) -> Mapping[Stage, int]:
    """Count a database's open tables by stage. A file is read in place, since it may be large.

    Raises:
        StoreError: see ``opened_unchanged``.
    """
    if isinstance(location, Path):
        return counts_by_stage(await _read_file(location, queries.OPEN_TABLES_BY_STAGE))
    async with opened_unchanged(location) as database:
        return await Store(database).open_tables_by_stage()


async def move(source: Database, target: Location) -> int:
    """Copy all of ``source`` into an empty database in one transaction; return the number of rows.

    If that fails, the target is removed, so that no bot starts without its games.

    Raises:
        StoreError: the target is not empty, or one of them cannot be used.
    """
    database = await open_database(target)
    try:
        rows = await database.change(partial(_copy, source))
    except BaseException as error:
        await database.close()
        if not isinstance(error, _NotEmptyError):
            await remove_database(target)
        raise
    await database.close()
    return rows


async def back_up(location: Location, copy: Path) -> None:
    """Copy a database to an SQLite file and check it; an existing file is replaced last.

    Only the current user can read the copy, because hands and seeds are secret.

    Raises:
        StoreError: it is not a database of this program, or the copy cannot be written.
    """
    if isinstance(location, Path):
        await _back_up_file(location, copy)
        _note_backed_up(location)
        return
    with _temporary_folder() as folder:
        games = folder / "games.sqlite3"
        async with opened_unchanged(location) as source:
            await move(source, games)
        await _back_up_file(games, copy)


async def back_up_before_migrating(database: Path) -> None:
    """Back up a file that an older version of the bot has written, beside it, and log the path.

    Raises:
        StoreError: it is not a database of this program, or the copy cannot be written.
    """
    if is_new(database):
        _note_backed_up(database)  # nothing can be lost yet
        return
    ((version,),) = await _read_file(database, "PRAGMA user_version")
    if version < newest_version():
        copy = beside(database, f"before-{newest_version()}")
        await back_up(database, copy)
        log.info("migrating the database from schema %d to %d; backup: %s", version, newest_version(), copy)


async def restore(backup: Path, database: Path, kept: Path) -> None:
    """Check a backup and replace a database, which must not be in use, with it.

    The replaced database, if there was one, gets the path ``kept`` in the same folder.

    Raises:
        StoreError: the backup cannot be read or the database cannot be written; nothing was changed.
    """
    await _back_up_file(backup, database, kept=kept)


async def _read_file(database: Path, sql: str) -> list[Row]:
    """Run a query on an SQLite file without changing it."""
    try:
        _require_file(database)
        async with _read_only(database) as connection:
            await require_own_file(connection)
            return [*await connection.execute_fetchall(sql)]
    except (OSError, *FAILURES, StoreError) as error:
        raise failure(database, "read", error) from error


async def _back_up_file(
    database: Path, copy: Path, *, only_to_read: bool = False, kept: Path | None = None
) -> None:
    """Copy an SQLite file.

    With ``only_to_read``, errors name only the source unless they are temporary, such as a full disk. With
    ``kept``, the copy becomes the bot's database, and the one that it replaces gets this path.
    """
    try:
        _require_places(database, copy)
        with _unfinished(copy) as file:
            async with _read_only(database) as source, aiosqlite.connect(file) as target:
                await source.backup(target)
                version = await _check(target)
                if not only_to_read and version == newest_version():  # others may store messages differently
                    await _doubt_messages(target)
            if kept is not None:
                _keep(copy, kept)
        if kept is not None:
            # SQLite would apply the replaced database's log to the copy.
            for part in LOGS:
                beside(copy, part).unlink(missing_ok=True)
    except (OSError, *FAILURES, StoreError) as error:
        what = "read" if only_to_read and not passes(error) else f"copied to {copy}"
        raise failure(database, what, error) from error


def _keep(database: Path, kept: Path) -> None:
    """Give a database and its log, if there are any, a second path."""
    for old, new in ((database, kept), *((beside(database, part), beside(kept, part)) for part in LOGS)):
        if old.exists():
            new.hardlink_to(old)


def _require_places(database: Path, copy: Path) -> None:
    """Raise StoreError if there is no such database or the copy would overwrite one of its files."""
    _require_file(database)
    if copy.is_dir():
        raise StoreError("it is a folder")
    if copy.exists() and copy.samefile(database):
        raise StoreError("the copy must be a different file")
    if copy.resolve() in {beside(database.resolve(), part) for part in PARTS}:
        raise StoreError("that file belongs to the database")


@contextmanager
def _temporary_folder() -> Iterator[Path]:
    """A folder for temporary files; raises StoreError if there can be none."""
    try:
        folder = TemporaryDirectory(ignore_cleanup_errors=True)
    except OSError as error:
        raise StoreError(f"There is no folder for temporary files: {in_words(error)}") from error
    with folder as name:
        yield Path(name)


@contextmanager
def _unfinished(copy: Path) -> Iterator[Path]:
    """Create a file that becomes the copy if the block succeeds and is deleted otherwise."""
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
        pass  # checked here because aiosqlite's thread may print a traceback
    require_own_log(database)


def _note_backed_up(database: Path) -> None:
    """Store that a database has a backup from now."""
    with suppress(OSError):  # only ``hokkaido doctor`` needs to know
        beside(database, BACKED_UP).touch(mode=0o600)


def is_new(database: Path) -> bool:
    """Whether there is no file or an empty one. An inaccessible path is reported when it is opened."""
    try:
        return not database.stat().st_size
    except OSError:
        return True


def _read_only(database: Path) -> aiosqlite.Connection:
    return aiosqlite.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)


async def _check(target: aiosqlite.Connection) -> int:
    """Return the version of this program's database; raise StoreError if it is damaged or another's."""
    version = await require_own_file(target)
    ((found, *_),) = await target.execute_fetchall("PRAGMA quick_check(1)")
    if found != "ok":
        raise StoreError(f"it is damaged: {found}")
    # The copy must be a single file.
    await target.execute_fetchall("PRAGMA journal_mode = DELETE")
    return version


async def _doubt_messages(copy: aiosqlite.Connection) -> None:
    """Make a bot that starts with this copy update the messages of all open tables.

    The messages may change in Discord before then, so the copy's fingerprints will be out of date.
    """
    await copy.execute_fetchall(queries.DOUBT_MESSAGES, (STRIPPED,))
    await copy.execute_fetchall(queries.DOUBT_TABLES)
    await copy.commit()


async def _copy(source: Database, transaction: Transaction) -> int:
    names = list(TABLES)
    counts = dict.fromkeys(names, 0)
    for name in names:
        if await transaction.execute(f"SELECT 1 FROM {name} LIMIT 1"):  # noqa: S608 - a name from above
            raise _NotEmptyError("The target database must be empty")
    async with aclosing(source.pages([_select(name) for name in names])) as pages:
        async for number, page in pages:
            await transaction.execute_many(_insert(names[number]), page)
            counts[names[number]] += len(page)
    for name in names:
        ((count,),) = await transaction.execute(f"SELECT count(*) FROM {name}")  # noqa: S608 - a name from above
        if count != counts[name]:
            raise StoreError(f"Only {count} of {counts[name]} rows of {name} were copied")
    return sum(counts.values())


def _select(table: str) -> str:
    columns = TABLES[table]
    order = "rowid" if table in IN_ORDER_OF_ADDING else ", ".join(columns[:2])
    return f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}"  # noqa: S608 - names from above


def _insert(table: str) -> str:
    columns = TABLES[table]
    places = ", ".join(f"?{number}" for number in range(1, len(columns) + 1))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608 - names from above
