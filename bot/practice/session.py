"""A server with one channel and one player on a simulated Discord, and the bot in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from simcord import ChannelHandle, Env, MemberActor, Preview, UserHandle

from bot.practice.clock import SimulatedClock
from bot.practice.front_door import FrontDoor
from bot.practice.passage import View
from bot.practice.pulse import Pulse, move_to_the_present

if TYPE_CHECKING:
    import discord

    from bot.texts import Language

#: The longest that the bot may work on one click, in seconds, before the page gives it up.
_PATIENCE = 60.0
#: Computer players that sit at the waiting table.
_COMPUTERS = 2
_WORDS = ("title", "table", "messages", "news", "hint", "locked")


@asynccontextmanager
async def practice_table(
    bot: discord.Client, clock: SimulatedClock, language: Language, port: int
) -> AsyncIterator[FrontDoor]:
    """Open a table for one player and serve it on loopback for as long as the context lasts.

    ``bot`` is the real bot, made with ``clock``; closing it is left to the caller.

    Raises:
        PortTakenError: ``port`` (0 for any) cannot be listened on.
    """
    async with AsyncExitStack() as stack:
        env = Env(bot, settle_timeout=_PATIENCE, check_errors=False)
        clock.attach(env)
        await env.start()
        stack.push_async_callback(env.shutdown)
        stack.enter_context(env.time_context())
        await move_to_the_present(env)
        player, channel = _furnish(env, language)
        await _name_the_bot(bot)
        await player.slash(channel, "hokkaido start", computers=_COMPUTERS)

        previews = await _enter_previews(env, stack, player, channel)
        turn = asyncio.Lock()
        views = dict(zip(("table", "messages"), (View(preview.url) for preview in previews), strict=True))
        words = {word: language.format(f"practice-page-{word}") for word in _WORDS}
        door = FrontDoor(views, words, turn)
        await door.open(port)
        stack.push_async_callback(door.close)
        pulse = asyncio.create_task(Pulse(env, previews, turn).run())
        stack.push_async_callback(_cancel, pulse)
        yield door


def _furnish(env: Env, language: Language) -> tuple[MemberActor, ChannelHandle]:
    guild = env.create_guild(language.format("practice-server"))
    channel = guild.create_text_channel("hokkaido", topic=language.format("practice-topic"))
    player = guild.add_member(env.create_user("you", global_name=language.format("practice-player")))
    return player, channel


async def _name_the_bot(bot: discord.Client) -> None:
    if bot.user is not None:
        await bot.user.edit(username="Hokkaido")


async def _enter_previews(
    env: Env, stack: AsyncExitStack, player: MemberActor, channel: ChannelHandle
) -> Sequence[Preview]:
    """Simcord's pages of the table's channel and of the player's direct messages."""
    person = player.user
    sights: tuple[tuple[ChannelHandle, MemberActor | UserHandle], ...] = (
        (channel, player),
        (person.dm_channel, person),
    )
    previews = []
    for shown, viewer in sights:
        # simcord allows one preview a simulation. Its second one works as well: this attribute is all
        # that speaks against it, and it is what it notes an action's arrival with, which the page
        # does not need.
        env._preview = None
        preview = env.preview(shown, viewers=[viewer], layout="channel", timezone=_timezone())
        previews.append(await stack.enter_async_context(preview))
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
