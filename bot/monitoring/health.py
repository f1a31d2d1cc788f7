"""Writes the bot's state to a small file every few seconds, for ``hokkaido health`` and ``hokkaido status``.

A file needs no port, and its age shows whether the process hangs. Its first line is the state, and each
further line a fact for the bot's owner.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from bot.folders import make_private
from engine.errors import in_words

log = logging.getLogger(__name__)

#: Seconds between two writes, and the file's age in seconds after which the bot counts as not running.
EVERY = 5.0
OLDEST = 30.0

WELL = "healthy"
NO_DISCORD = "Discord is not connected"
NO_DATABASE = "the database cannot be used"
NOT_RUNNING = "the bot is not running, or is stuck"

#: Prefix of the state while the bot waits for Discord to allow another login, which is not a failure.
WAITING = "waiting: Discord allows no more logins until "


def moment(of: datetime) -> str:
    """Return a time as text for the bot's owner."""
    return of.strftime("%Y-%m-%d %H:%M UTC")


def is_failure(found: str) -> bool:
    """Return whether a state needs the owner's attention."""
    return found != WELL and not found.startswith(WAITING)


async def write_health(path: Path, check: Callable[[], Awaitable[str]]) -> None:
    """Write the result of ``check`` to the file every few seconds until cancelled, then delete the file."""
    fails = False
    try:
        while True:
            found = await check()
            try:
                await asyncio.to_thread(_write, path, found)
            except OSError as error:
                if not fails:
                    log.warning("cannot write health file %s: %s", path, in_words(error))
                fails = True
            else:
                fails = False
            await asyncio.sleep(EVERY)
    finally:
        _delete(path)


def _write(path: Path, found: str) -> None:
    make_private(path.parent)
    # Replaced atomically, so that a reader never sees a partial file.
    beginning = path.with_name(f"{path.name}.new")
    beginning.write_text(found, encoding="utf-8")
    beginning.replace(path)


def _delete(path: Path) -> None:
    with suppress(OSError):  # its age will show that the bot has stopped
        path.unlink(missing_ok=True)


def health(path: Path) -> str:
    """Return the file's last state: ``WELL`` if nothing is wrong, ``NOT_RUNNING`` if it is too old."""
    return report(path)[0]


def report(path: Path) -> list[str]:
    """Return the state and the facts in the file; only ``NOT_RUNNING`` if it is too old."""
    try:
        # A time in the future means that the clock was set back after the write.
        age = abs(time.time() - path.stat().st_mtime)
        return path.read_text(encoding="utf-8").splitlines() if age <= OLDEST else [NOT_RUNNING]
    except OSError:
        return [NOT_RUNNING]
