"""Whether the bot is well: a small file that it writes again and again, for ``hokkaido health``.

A file needs no port, and says something even of a process that hangs: then it grows old.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bot.store import Store
from engine.errors import in_words

log = logging.getLogger(__name__)

#: How often the file is written, in seconds, and how old it may get before the bot counts as not running.
EVERY = 5.0
OLDEST = 30.0

WELL = "well"
NO_DISCORD = "Discord is not connected"
NO_DATABASE = "the database cannot be used"
NOT_RUNNING = "the bot does not run, or hangs"


class HealthFile:
    """Writes how the bot is, as long as it runs."""

    def __init__(self, path: Path, store: Store, is_connected: Callable[[], bool]) -> None:
        """Use ``is_connected`` to find out whether Discord tells the bot what happens."""
        self._path = path
        self._store = store
        self._is_connected = is_connected
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; once."""
        self._task = asyncio.create_task(self._go_on(), name="health")

    async def close(self) -> None:
        """End; from now on the bot does not run."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        with suppress(OSError):  # then it grows old
            self._path.unlink(missing_ok=True)

    async def _go_on(self) -> None:
        fails = False
        while True:
            found = await self._found()
            try:
                await asyncio.to_thread(self._write, found)
            except OSError as error:
                if not fails:
                    log.warning("cannot note in %s whether the bot is well: %s", self._path, in_words(error))
                fails = True
            else:
                fails = False
            await asyncio.sleep(EVERY)

    def _write(self, found: str) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        # In one step: whoever reads meanwhile finds a whole word.
        beginning = self._path.with_name(f"{self._path.name}.new")
        beginning.write_text(found, encoding="utf-8")
        beginning.replace(self._path)

    async def _found(self) -> str:
        try:
            await self._store.recall("health")
        except Exception:  # whatever it is: a word that grows old would say that the bot does not run
            return NO_DATABASE
        return WELL if self._is_connected() else NO_DISCORD


def health(path: Path) -> str:
    """How the bot is that writes this file; ``WELL`` if all is."""
    try:
        # A file from the future is of a bot that ended before the clock was set back.
        age = abs(time.time() - path.stat().st_mtime)
        return path.read_text(encoding="utf-8") if age <= OLDEST else NOT_RUNNING
    except OSError:
        return NOT_RUNNING
