"""The bot's clock on a simulated Discord: waits end at the simulated time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord
import pytest
from simcord import Env

from bot.practice.clock import SimulatedClock
from tests.bot.practice.small_bot import SmallBot

#: The timeout in seconds, long enough for a busy machine.
PATIENCE = 60


class WaitingBot(discord.Client):
    """Starts a wait as soon as it is ready."""

    def __init__(self, wait: Callable[[], Awaitable[object]]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.wait = wait
        self.answers: list[object] = []

    async def on_ready(self) -> None:
        self.answers.append(await self.wait())


async def running(bot: WaitingBot, clock: SimulatedClock) -> Env:
    env = Env(bot, settle_timeout=PATIENCE)
    clock.attach(env)
    await env.start()
    await env.settle()
    return env


async def test_a_sleep_ends_at_the_simulated_time() -> None:
    clock = SimulatedClock()
    bot = WaitingBot(lambda: clock.sleep(3600))
    env = await running(bot, clock)
    began = clock.now()
    await env.advance_time(3599)
    assert bot.answers == []
    await env.advance_time(1)
    assert bot.answers == [None]
    assert clock.now() - began == timedelta(hours=1)
    await env.shutdown()


@pytest.mark.parametrize("is_set", [True, False])
async def test_a_wait_ends_with_its_event_or_its_timeout(is_set: bool) -> None:
    clock, event = SimulatedClock(), asyncio.Event()
    bot = WaitingBot(lambda: clock.wait(event, 60))
    env = await running(bot, clock)
    await env.advance_time(59)
    assert bot.answers == []
    if is_set:
        event.set()
        await env.settle()
    else:
        await env.advance_time(1)
    assert bot.answers == [is_set]
    await env.shutdown()


async def test_a_press_is_answered_immediately_while_the_bot_works_for_another_second() -> None:
    clock = SimulatedClock()
    env = Env(SmallBot(clock), settle_timeout=PATIENCE)
    clock.attach(env)
    await env.start()
    guild = env.create_guild()
    channel = guild.create_text_channel("hokkaido")
    player = guild.add_member(env.create_user("player"))
    table = (await player.slash(channel, "hokkaido start", computers=2)).response
    assert table is not None
    await player.click(table, custom_id="count")
    assert table.content == "pressed 1"
    await env.advance_time(1)
    assert table.content == "pressed 1, a second ago"
    await env.shutdown()


async def test_a_clock_without_a_simulation_cannot_be_read() -> None:
    with pytest.raises(RuntimeError):
        SimulatedClock().now()
