"""A server with one channel and its people on a simulated Discord, and the bot in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from simcord import ChannelHandle, Env, MemberActor, Preview, UserHandle

from bot.practice.clock import SimulatedClock
from bot.practice.clock_driver import Pulse, move_to_the_present
from bot.practice.proxy import View
from bot.practice.server import FrontDoor

if TYPE_CHECKING:
    import discord

    from bot.texts import Language

#: The longest that the bot may work on one click, in seconds, before the page gives it up.
_PATIENCE = 60.0
#: Computer players that sit at the waiting table of somebody who is alone.
_COMPUTERS = 2
_WORDS = ("title", "table", "messages", "news", "hint", "locked", "person", "powers-label")
#: How much time the page lets pass at once.
_LEAPS = {
    "minute": timedelta(minutes=1),
    "hour": timedelta(hours=1),
    "half-day": timedelta(hours=12),
    "day": timedelta(days=1),
}
_RESTART = "restart"

#: Makes the real bot; called again, it makes one that goes on with the same database.
MakeBot = Callable[[SimulatedClock], "discord.Client"]


@asynccontextmanager
async def practice_table(
    make_bot: MakeBot, language: Language, port: int, *, people: int = 1
) -> AsyncIterator[FrontDoor]:
    """Open a table for the first of so many people and serve it on loopback for as long as the context lasts.

    Raises:
        PortTakenError: ``port`` (0 for any) cannot be listened on.
    """
    async with AsyncExitStack() as stack:
        simulation = await stack.enter_async_context(_simulation(make_bot))
        env = simulation.env
        stack.enter_context(env.time_context())
        await move_to_the_present(env)
        names = [language.format("practice-player", number=number) for number in range(1, people + 1)]
        channel, persons = _furnish(env, language, names)
        await simulation.name_the_bot()
        await persons[0].slash(channel, "hokkaido start", computers=_COMPUTERS if people == 1 else 0)

        previews = await _enter_previews(env, stack, channel, persons)
        turn = asyncio.Lock()
        pulse = Pulse(env, list(previews.values()), turn)
        powers = {name: partial(pulse.let_pass, leap.total_seconds()) for name, leap in _LEAPS.items()}
        views = {name: View(preview.url) for name, preview in previews.items()}
        words = {word.replace("-", "_"): language.format(f"practice-page-{word}") for word in _WORDS}
        words |= {power: language.format(f"practice-power-{power}") for power in (*_LEAPS, _RESTART)}
        restart = partial(pulse.do, simulation.restart)
        door = FrontDoor(views, names, {**powers, _RESTART: restart}, words, turn)
        await door.open(port)
        stack.push_async_callback(door.close)
        beating = asyncio.create_task(pulse.run())
        stack.push_async_callback(_cancel, beating)
        yield door


class _Simulation:
    """The bot that lives on the simulated Discord at the moment."""

    def __init__(self, env: Env, bot: discord.Client, make_bot: Callable[[], discord.Client]) -> None:
        self.env = env
        self._bot = bot
        self._make_bot = make_bot

    async def name_the_bot(self) -> None:
        if self._bot.user is not None:
            await self._bot.user.edit(username="Hokkaido")

    async def restart(self) -> None:
        """End the bot, and begin another one."""
        former, self._bot = self._bot, self._make_bot()
        await self.env.restart_bot(self._bot)
        await former.close()

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
        await env.start()
        stack.push_async_callback(env.shutdown)
        yield simulation


def _furnish(
    env: Env, language: Language, names: Sequence[str]
) -> tuple[ChannelHandle, Sequence[MemberActor]]:
    """The server, which belongs to the first person: so there is a moderator as well."""
    users = [env.create_user(f"person{number}", global_name=name) for number, name in enumerate(names, 1)]
    guild = env.create_guild(language.format("practice-server"), owner=users[0])
    channel = guild.create_text_channel("hokkaido", topic=language.format("practice-topic"))
    return channel, [guild.add_member(user) for user in users]


async def _enter_previews(
    env: Env, stack: AsyncExitStack, channel: ChannelHandle, persons: Sequence[MemberActor]
) -> Mapping[str, Preview]:
    """Simcord's pages of the table's channel and of the direct messages, for each person."""
    sights: dict[str, tuple[ChannelHandle, MemberActor | UserHandle]] = {}
    for number, person in enumerate(persons, 1):
        sights[f"table.{number}"] = (channel, person)
        sights[f"messages.{number}"] = (person.user.dm_channel, person.user)
    previews = {}
    for name, (shown, viewer) in sights.items():
        # simcord allows one preview a simulation. More of them work as well: this attribute is all
        # that speaks against it, and it is what it notes an action's arrival with, which the page
        # does not need.
        env._preview = None
        preview = env.preview(shown, viewers=[viewer], layout="channel", timezone=_timezone())
        previews[name] = await stack.enter_async_context(preview)
    return previews


def _timezone() -> str:
    """The name of a time zone in which it is now as late as on this machine."""
    offset = datetime.now().astimezone().utcoffset() or timedelta()
    hours, rest = divmod(offset, timedelta(hours=1))
    # In these names the sign is turned round: Etc/GMT-1 is an hour ahead of Greenwich.
    name = f"Etc/GMT{-hours:+d}" if hours and not rest else "UTC"
    try:
        ZoneInfo(name)
    except ZoneInfoNotFoundError:
        return "UTC"
    return name


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
