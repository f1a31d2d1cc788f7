"""A lock beside a database file, which the running bot holds: only one bot at a time may use the file.

The system releases the lock when the process ends, however it ends. Windows has no such locks.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from bot.folders import make_private


class InUseError(Exception):
    """Another process runs the bot with the same file; the message is one line."""


def keep_to_one(database: Path, held: contextlib.ExitStack) -> None:
    """Lock a database file until ``held`` is closed: two bots would answer and announce everything twice.

    Raises:
        InUseError: a bot runs with it.
    """
    with contextlib.suppress(OSError):  # nothing can be locked there, which is no reason not to run
        make_private(_folder(database))
    if not _lock(database, held, os.O_CREAT):
        raise InUseError(f"Another bot runs with the database {database}: stop it first")


def require_unused(database: Path) -> None:
    """Check that no bot uses a database file, without leaving anything there.

    Raises:
        InUseError: a bot runs with it.
    """
    with contextlib.ExitStack() as held:
        if not _lock(database, held, 0):
            raise InUseError(f"A bot runs with the database {database}: stop it first")


def _folder(database: Path) -> Path:
    """The folder of the lock: any user of the machine who could open the file could lock it as well."""
    return Path(f"{database}-lock")


def _lock(database: Path, held: contextlib.ExitStack, create: int) -> bool:
    """False if a bot has the lock."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        file = os.open(_folder(database) / "lock", os.O_RDONLY | os.O_CLOEXEC | create, 0o600)
        held.callback(os.close, file)
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # nothing can be locked there, which is no reason not to run
        return True
    return True
