"""The practice table: a simulated Discord server with one channel, its members and the bot."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
from pydantic import SecretStr
from simcord import ChannelHandle, Env, MemberActor, Preview, UserHandle

from bot.client import HokkaidoBot
from bot.practice.clock import ClockDriver, SimulatedClock, move_to_the_present
from bot.practice.proxy import PreviewPage
from bot.practice.server import LANGUAGE_POWER, PortTakenError, Power, PracticeServer, listen_on, origins_of
from bot.practice.spoken import SpokenLanguage, system_locale
from bot.settings import Listen, Settings
from bot.texts import Texts

#: Seconds that the bot may work on a click before the page gives up.
_PATIENCE = 60.0
#: The number of computer players at the table of a person who plays alone.
_COMPUTERS = 2
#: The durations that the page can skip.
_SKIPS = {
    "minute": timedelta(minutes=1),
    "hour": timedelta(hours=1),
    "half-day": timedelta(hours=12),
    "day": timedelta(days=1),
}
_RESTART = "restart"
#: The exit code if the port cannot be used.
_WRONG_USE = 2

#: Creates the real bot. Each further call creates one that continues with the same database.
MakeBot = Callable[[SimulatedClock], discord.Client]


@asynccontextmanager
async def practice_table(
    make_bot: MakeBot,
    spoken: SpokenLanguage,
    listening: socket.socket,
    *,
    people: int = 1,
    turn: asyncio.Lock | None = None,
    board: str = "",
) -> AsyncIterator[PracticeServer]:
    """Open a table hosted by the first of ``people`` persons, and serve it on a listening socket.

    ``spoken`` is the language of each person's Discord, of the server and of the page. ``turn`` is held while
    the simulation works, which can do one thing at a time. ``board`` is the address of the bot's board.
    """
    async with AsyncExitStack() as stack:
        simulation = await stack.enter_async_context(_simulation(make_bot))
        env = simulation.env
        stack.enter_context(env.time_context())
        # First, so that it runs before the bot's own subscriber.
        env.backend.subscribers.insert(0, spoken.localise)
        names = [spoken.texts.format("practice-player", number=number) for number in range(1, people + 1)]
        channel, persons = _create_server(env, spoken, names)
        await simulation.name_the_bot()
        await persons[0].slash(channel, "hokkaido start", computers=_COMPUTERS if people == 1 else 0)

        previews = await _open_previews(env, stack, channel, persons, spoken.locale)
        turn = turn or asyncio.Lock()
        driver = ClockDriver(env, list(previews.values()), turn)
        powers: dict[str, Power] = {
            name: partial(driver.skip, time.total_seconds()) for name, time in _SKIPS.items()
        }
        pages = {name: PreviewPage(preview.url) for name, preview in previews.items()}
        powers[_RESTART] = partial(driver.do, simulation.restart)
        for locale in spoken.choices:
            speak = partial(simulation.speak, spoken, locale, list(previews.values()))
            powers[LANGUAGE_POWER + locale] = partial(driver.do, speak)
        commands = partial(env.backend.visible_commands, user_id=persons[0].id, channel_id=channel.id)
        server = PracticeServer(pages, names, powers, spoken, turn, commands, board)
        await server.open(listening)
        stack.push_async_callback(server.close)
        ticking = asyncio.create_task(driver.run())
        stack.push_async_callback(_cancel, ticking)
        yield server


class _Simulation:
    """A simulated Discord and the bot currently running on it."""

    def __init__(self, env: Env, bot: discord.Client, make_bot: Callable[[], discord.Client]) -> None:
        self.env = env
        self._bot = bot
        self._make_bot = make_bot

    async def name_the_bot(self) -> None:
        if self._bot.user is not None:
            await self._bot.user.edit(username="Hokkaido")

    async def restart(self) -> None:
        """Stop the bot and start another one."""
        # First, because the next one serves the board on the same port.
        await self._bot.close()
        self._bot = self._make_bot()
        await self.env.restart_bot(self._bot)

    async def speak(self, spoken: SpokenLanguage, locale: str, previews: Sequence[Preview]) -> None:
        """Switch each person's Discord and the server to another language."""
        spoken.speak(locale)
        for preview in previews:
            preview.locale = spoken.locale
        self.env.backend.edit_guild(self.env.guild.id, {"preferred_locale": spoken.locale})

    async def close(self) -> None:
        await self._bot.close()


@asynccontextmanager
async def _simulation(make_bot: MakeBot) -> AsyncIterator[_Simulation]:
    clock = SimulatedClock()
    bot = make_bot(clock)
    env = Env(bot, settle_timeout=_PATIENCE, check_errors=False)
    clock.attach(env)
    simulation = _Simulation(env, bot, partial(make_bot, clock))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(simulation.close)
        move_to_the_present(env)
        await env.start()
        stack.push_async_callback(env.shutdown)
        yield simulation


def _create_server(
    env: Env, spoken: SpokenLanguage, names: Sequence[str]
) -> tuple[ChannelHandle, Sequence[MemberActor]]:
    """Create a server owned by the first person, who is therefore a moderator."""
    users = [env.create_user(f"person{number}", global_name=name) for number, name in enumerate(names, 1)]
    server = spoken.texts.format("practice-server")
    guild = env.create_guild(server, owner=users[0], preferred_locale=spoken.locale)
    # An announcement channel has no threads, which the page could not show.
    channel = guild.create_news_channel("hokkaido")
    return channel, [guild.add_member(user) for user in users]


async def _open_previews(
    env: Env, stack: AsyncExitStack, channel: ChannelHandle, persons: Sequence[MemberActor], locale: str
) -> Mapping[str, Preview]:
    """Open simcord's pages for the table's channel and for each person's direct messages."""
    shown_to: dict[str, tuple[ChannelHandle, MemberActor | UserHandle]] = {}
    for number, person in enumerate(persons, 1):
        shown_to[f"table.{number}"] = (channel, person)
        shown_to[f"messages.{number}"] = (person.user.dm_channel, person.user)
    previews = {}
    for name, (shown, viewer) in shown_to.items():
        # simcord allows one preview per simulation, but several work too. Only this attribute prevents
        # them; simcord uses it to record that an action has arrived, which the page does not need.
        env._preview = None
        preview = env.preview(shown, viewers=[viewer], layout="channel", locale=locale, timezone=_timezone())
        previews[name] = await stack.enter_async_context(preview)
    return previews


def _timezone() -> str:
    """Return the name of a time zone with this machine's current offset from UTC, or UTC."""
    offset = datetime.now().astimezone().utcoffset() or timedelta()
    hours, rest = divmod(offset, timedelta(hours=1))
    # The sign in these names is reversed: Etc/GMT-1 is an hour ahead of UTC.
    name = f"Etc/GMT{-hours:+d}" if hours and not rest else "UTC"
    try:
        ZoneInfo(name)
    except ZoneInfoNotFoundError:
        return "UTC"
    return name


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def run(port: int, *, browser: bool, people: int = 1, locale: str | None = None) -> int:
    """Serve a practice table on a loopback port (0 for any) until Ctrl-C, and return the exit code.

    It starts in the language for ``locale``, by default the system's.
    """
    spoken = SpokenLanguage(Texts.load(), locale or system_locale())
    language = spoken.texts
    _print_any_letter()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # Event loops on Windows have no signal handlers; there Ctrl-C ends asyncio.run.
    with suppress(KeyboardInterrupt):
        try:
            asyncio.run(_serve(port, browser, spoken, people))
        except PortTakenError:
            print(language.format("practice-port-taken", port=port), file=sys.stderr)
            return _WRONG_USE
    # The process that started this one may have stopped reading its output.
    with suppress(BrokenPipeError):
        print(language.format("practice-closed"), flush=True)
    return 0


async def _serve(port: int, browser: bool, spoken: SpokenLanguage, people: int) -> None:
    stop_signal = _stop_signal()
    async with AsyncExitStack() as stack:
        # Checked first, because the rest takes a while.
        listening = stack.enter_context(listen_on(port))
        # A new database each time, because the simulated Discord loses its messages when it ends, and
        # the next one reuses their ids.
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="hokkaido-practice-"))
        settings, turn = _settings(Path(folder)), asyncio.Lock()

        def make_bot(clock: SimulatedClock) -> HokkaidoBot:
            origins = origins_of(listening)
            return HokkaidoBot(settings, clock=clock, turn=lambda: turn, framed_by=origins)

        board = settings.board_address or ""
        table = practice_table(make_bot, spoken, listening, people=people, turn=turn, board=board)
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
    with listen_on(0) as free:
        board = Listen(*free.getsockname())
    return Settings.model_construct(
        token=SecretStr("practice"),
        database=folder / "practice.sqlite3",
        board_listen=board,
        board_address=f"http://{board}",
    )


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
