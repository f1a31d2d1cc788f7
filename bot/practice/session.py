"""A simulated Discord server with one channel, its members and the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from simcord import ChannelHandle, Env, MemberActor, Preview, UserHandle

from bot.practice.clock import ClockDriver, SimulatedClock, move_to_the_present
from bot.practice.proxy import PreviewPage
from bot.practice.server import LANGUAGE_POWER, Power, PracticeServer, listen_on
from bot.practice.spoken import SpokenLanguage

if TYPE_CHECKING:
    import discord

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

#: Creates the real bot. Each further call creates one that continues with the same database.
MakeBot = Callable[[SimulatedClock], "discord.Client"]


@asynccontextmanager
async def practice_table(
    make_bot: MakeBot, spoken: SpokenLanguage, port: int, *, people: int = 1
) -> AsyncIterator[PracticeServer]:
    """Open a table hosted by the first of ``people`` persons, and serve it on a loopback port.

    ``spoken`` is the language of each person's Discord, of the server and of the page.

    Raises:
        PortTakenError: ``port`` (0 for any free one) is in use or not permitted.
    """
    async with AsyncExitStack() as stack:
        # Checked first, because the rest takes a while.
        listening = stack.enter_context(listen_on(port))
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
        turn = asyncio.Lock()
        driver = ClockDriver(env, list(previews.values()), turn)
        powers: dict[str, Power] = {
            name: partial(driver.skip, time.total_seconds()) for name, time in _SKIPS.items()
        }
        pages = {name: PreviewPage(preview.url) for name, preview in previews.items()}
        ids = {name: person.id for name, person in zip(names, persons, strict=True)}
        powers[_RESTART] = partial(driver.do, simulation.restart)
        for locale in spoken.choices:
            speak = partial(simulation.speak, spoken, locale, list(previews.values()))
            powers[LANGUAGE_POWER + locale] = partial(driver.do, speak)
        commands = partial(env.backend.visible_commands, user_id=persons[0].id, channel_id=channel.id)
        server = PracticeServer(pages, ids, powers, spoken, turn, commands)
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
        former, self._bot = self._bot, self._make_bot()
        await self.env.restart_bot(self._bot)
        await former.close()

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
    texts = spoken.texts
    guild = env.create_guild(texts.format("practice-server"), owner=users[0], preferred_locale=spoken.locale)
    # An announcement channel has no threads, which the page could not show.
    channel = guild.create_news_channel("hokkaido")
    env.backend.edit_channel(channel.id, {"topic": texts.format("practice-topic")})
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
