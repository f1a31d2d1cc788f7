"""Whether the bot is well: a small file that it writes every few seconds, for ``hokkaido health``.

A file needs no port, and shows a process that hangs: then it grows old.
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

#: How often the file is written, in seconds, and how old it may get before the bot counts as not running.
EVERY = 5.0
OLDEST = 30.0

WELL = "well"
NO_DISCORD = "Discord is not connected"
NO_DATABASE = "the database cannot be used"
NOT_RUNNING = "the bot does not run, or hangs"

#: Begins what is found while the bot waits as Discord wants it to: nothing has failed.
WAITING = "waiting: Discord allows no more logins before "


def moment(of: datetime) -> str:
    """A moment as hosts read it."""
    return of.strftime("%Y-%m-%d %H:%M UTC")


def is_failure(found: str) -> bool:
    """Whether what was found needs a host."""
    return found != WELL and not found.startswith(WAITING)


async def write_health(path: Path, check: Callable[[], Awaitable[str]]) -> None:
    """Write again and again what ``check`` returns, until this is cancelled; then the file is deleted."""
    fails = False
    try:
        while True:
            found = await check()
            try:
                await asyncio.to_thread(_write, path, found)
            except OSError as error:
                if not fails:
                    log.warning("cannot write to %s whether the bot is well: %s", path, in_words(error))
                fails = True
            else:
                fails = False
            await asyncio.sleep(EVERY)
    finally:
        _delete(path)


def _write(path: Path, found: str) -> None:
    make_private(path.parent)
    # In one step: a reader never finds half a word.
    beginning = path.with_name(f"{path.name}.new")
    beginning.write_text(found, encoding="utf-8")
    beginning.replace(path)


def _delete(path: Path) -> None:
    with suppress(OSError):  # then it grows old
        path.unlink(missing_ok=True)


def health(path: Path) -> str:
    """What the bot that writes this file found last; ``WELL`` if nothing is wrong."""
    try:
        # A file from the future was written before the clock was set back.
        age = abs(time.time() - path.stat().st_mtime)
        return path.read_text(encoding="utf-8") if age <= OLDEST else NOT_RUNNING
    except OSError:
        return NOT_RUNNING
