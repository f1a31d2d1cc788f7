"""One bot at a time with a database that is a file: a lock beside it, which the running bot holds.

The system lets go of the lock when the process ends, however it ends. Windows has none of this kind.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path


class InUseError(Exception):
    """Another process runs the bot with the same file; the message is one line."""


def keep_to_one(database: Path, held: contextlib.ExitStack) -> None:
    """Keep a second bot from a database that is a file: both would answer everybody, and tell all twice.

    A newer one would also bring the file to a shape that the other does not know.

    Raises:
        InUseError: a bot runs with it.
    """
    with contextlib.suppress(OSError):  # nothing can be locked there, and all else is well
        database.parent.mkdir(parents=True, exist_ok=True)
    if not _lock(database, held, os.O_CREAT):
        raise InUseError(f"Another bot runs with the database {database}: stop it first")


def require_unused(database: Path) -> None:
    """Make sure that no bot runs with a database that is a file, without leaving anything there.

    Raises:
        InUseError: a bot runs with it.
    """
    with contextlib.ExitStack() as held:
        if not _lock(database, held, 0):
            raise InUseError(f"A bot runs with the database {database}: stop it first")


def _lock(database: Path, held: contextlib.ExitStack, create: int) -> bool:
    """False if a bot has the lock."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        # Only to read: whoever made the file may be another user, such as the one who tried the bot by hand.
        file = os.open(f"{database}-lock", os.O_RDONLY | os.O_CLOEXEC | create, 0o644)
        held.callback(os.close, file)
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # nothing can be locked there, and all else is well
        return True
    return True
