"""A lock next to a database file, held by the running bot, so that only one bot uses the file.

The operating system releases the lock when the process ends for any reason. Windows has no such locks.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from bot.folders import make_private


class InUseError(Exception):
    """Another process is running the bot with the same file; the message is one line."""


def keep_to_one(database: Path, held: contextlib.ExitStack) -> None:
    """Lock a database file until ``held`` is closed, because two bots would respond to everything twice.

    Raises:
        InUseError: a bot is using it.
    """
    with contextlib.suppress(OSError):  # run without a lock if none can be created
        make_private(_folder(database))
    if not _lock(database, held, os.O_CREAT):
        raise InUseError(f"Another bot is using the database {database}; stop it first")


def require_unused(database: Path) -> None:
    """Check that no bot uses a database file, without creating a lock.

    Raises:
        InUseError: a bot is using it.
    """
    with contextlib.ExitStack() as held:
        if not _lock(database, held, 0):
            raise InUseError(f"A bot is using the database {database}; stop it first")


def _folder(database: Path) -> Path:
    """Return the lock's folder. It is private, because any user who can open a file can lock it."""
    return Path(f"{database}-lock")


def _lock(database: Path, held: contextlib.ExitStack, create: int) -> bool:
    """Take the lock; return False if a bot has it."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        file = os.open(_folder(database) / "lock", os.O_RDONLY | os.O_CLOEXEC | create, 0o600)
        held.callback(os.close, file)
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # run without a lock if none can be created
        return True
    return True
