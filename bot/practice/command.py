"""``hokkaido practice``: the command line of the practice table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import tempfile
import threading
import webbrowser
from pathlib import Path

from pydantic import SecretStr

from bot.client import create_bot
from bot.practice.server import PortTakenError
from bot.practice.session import practice_table
from bot.settings import Settings
from bot.texts import Language, Texts

_WRONG_USE = 2


def run(port: int, *, browser: bool, people: int = 1) -> int:
    """Serve a practice table on a port of loopback (0 for any) until Ctrl-C; returns the exit code."""
    language = Texts.load().of("en")
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # Windows has no signal handlers on the loop; there Ctrl-C ends asyncio.run instead.
    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(_serve(port, browser, language, people))
        except PortTakenError:
            print(language.format("practice-port-taken", port=port), file=sys.stderr)
            return _WRONG_USE
    # Whoever started this may have stopped listening.
    with contextlib.suppress(BrokenPipeError):
        print(language.format("practice-closed"), flush=True)
    return 0


async def _serve(port: int, browser: bool, language: Language, people: int) -> None:
    told_to_stop = _told_to_stop()
    async with contextlib.AsyncExitStack() as stack:
        # A fresh database each time: the simulated Discord forgets its messages at the end, and
        # the next one gives their numbers to others.
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="hokkaido-practice-"))
        settings = _settings(Path(folder))
        table = practice_table(lambda clock: create_bot(settings, clock=clock), language, port, people=people)
        door = await stack.enter_async_context(table)
        lines = (language.format("practice-ready"), door.address, language.format("practice-stop"))
        print(*lines, sep="\n", flush=True)
        if browser and _has_browser():
            # Some browsers hold up whoever starts them, and this one has a page to serve.
            threading.Thread(target=webbrowser.open, args=(door.address,), daemon=True).start()
        await told_to_stop.wait()


def _settings(folder: Path) -> Settings:
    """The bot's own defaults, whatever the environment and ``.env`` say about the real bot."""
    return Settings.model_construct(token=SecretStr("practice"), database=folder / "practice.sqlite3")


def _told_to_stop() -> asyncio.Event:
    """Set by Ctrl-C and by a polite request to end, from a service manager say.

    Also where Ctrl-C was being ignored when this started, as in the background of a shell's script.
    """
    told = asyncio.Event()
    if sys.platform != "win32":
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, told.set)
    return told


def _has_browser() -> bool:
    """Whether a window can open; without one the machine may have a browser for text only."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
