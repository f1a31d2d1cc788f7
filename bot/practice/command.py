"""Runs the practice table for ``hokkaido practice``."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import signal
import sys
import tempfile
import threading
import webbrowser
from pathlib import Path

from pydantic import SecretStr

from bot.client import HokkaidoBot
from bot.practice.server import PortTakenError
from bot.practice.session import practice_table
from bot.practice.spoken import SpokenLanguage, system_locale
from bot.settings import Settings
from bot.texts import Texts

_WRONG_USE = 2


def run(port: int, *, browser: bool, people: int = 1, locale: str | None = None) -> int:
    """Serve a practice table on a loopback port (0 for any) until Ctrl-C, and return the exit code.

    It starts in the language for ``locale``, by default the system's.
    """
    spoken = SpokenLanguage(Texts.load(), locale or system_locale())
    language = spoken.texts
    _print_any_letter()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # Event loops on Windows have no signal handlers; there Ctrl-C ends asyncio.run.
    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(_serve(port, browser, spoken, people))
        except PortTakenError:
            print(language.format("practice-port-taken", port=port), file=sys.stderr)
            return _WRONG_USE
    # The process that started this one may have stopped reading its output.
    with contextlib.suppress(BrokenPipeError):
        print(language.format("practice-closed"), flush=True)
    return 0


async def _serve(port: int, browser: bool, spoken: SpokenLanguage, people: int) -> None:
    stop_signal = _stop_signal()
    async with contextlib.AsyncExitStack() as stack:
        # A new database each time, because the simulated Discord loses its messages when it ends, and
        # the next one reuses their ids.
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="hokkaido-practice-"))
        settings = _settings(Path(folder))
        table = practice_table(lambda clock: HokkaidoBot(settings, clock=clock), spoken, port, people=people)
        server = await stack.enter_async_context(table)
        language = spoken.texts
        lines = (language.format("practice-ready"), server.address, language.format("practice-stop"))
        print(*lines, sep="\n", flush=True)
        if browser and _has_browser():
            # In a thread, because some browsers block the process that starts them.
            threading.Thread(target=webbrowser.open, args=(server.address,), daemon=True).start()
        await stop_signal.wait()


def _print_any_letter() -> None:
    """Print characters that the terminal's encoding lacks as question marks instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _settings(folder: Path) -> Settings:
    """Return the default settings, ignoring the environment and ``.env``, which are for the real bot."""
    return Settings.model_construct(token=SecretStr("practice"), database=folder / "practice.sqlite3")


def _stop_signal() -> asyncio.Event:
    """Return an event that Ctrl-C or SIGTERM sets.

    This works even if the process started with Ctrl-C ignored, as in the background of a shell script.
    """
    stop_requested = asyncio.Event()
    if sys.platform != "win32":
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop_requested.set)
    return stop_requested


def _has_browser() -> bool:
    """Return whether a browser window can be opened; without a display there may be only a text browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
