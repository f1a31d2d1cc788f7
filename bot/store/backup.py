"""A copy of the database, made while the bot may be running."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.migrations import APPLICATION_ID
from engine.errors import in_words


def back_up_file(database: Path, copy: Path, *, only_to_read: bool = False) -> None:
    """Copy a database of SQLite into a file, whole and checked; a former copy is replaced in the end.

    Nothing in the database is changed. A copy ``only_to_read`` from is not spoken of when it fails.

    Nobody else on the machine may read the copy: hands and seeds are secret.

    Raises:
        StoreError: there is no database of this program, or the copy cannot be written.
    """
    try:
        if not database.is_file():
            raise StoreError("it is a folder" if database.is_dir() else "there is no such file")
        if copy.is_dir():
            raise StoreError("that is a folder")
        if copy.exists() and copy.samefile(database):
            raise StoreError("the copy must be another file")
        unfinished = copy.with_name(f"{copy.name}.part")
        unfinished.unlink(missing_ok=True)
        unfinished.touch(mode=0o600)
        try:
            with closing(_read_only(database)) as source, closing(sqlite3.connect(unfinished)) as target:
                source.backup(target)
                _check(target)
            unfinished.replace(copy)
        finally:
            unfinished.unlink(missing_ok=True)
    except (OSError, sqlite3.Error, StoreError) as error:
        what = "read" if only_to_read else f"copied to {copy}"
        raise StoreError(f"The database {database} cannot be {what}: {in_words(error)}") from error


def _read_only(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)


def _check(target: sqlite3.Connection) -> None:
    """Raises StoreError unless this is a sound database of this program."""
    if target.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
        raise StoreError("it is no database of this program")
    ((found, *_),) = target.execute("PRAGMA quick_check(1)").fetchall()
    if found != "ok":
        raise StoreError(f"it is damaged: {found}")
    # The copy is one file, to be carried away by itself.
    target.execute("PRAGMA journal_mode = DELETE").fetchall()
