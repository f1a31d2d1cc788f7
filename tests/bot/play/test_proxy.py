"""The real program behind an HTTP proxy, its only connection to Discord."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.loopback.match import POLL_INTERVAL
from tests.loopback.people import Client, answered
from tests.loopback.process import PATIENCE, running_bot
from tests.loopback.proxy import LoopbackProxy, loopback_proxy
from tests.loopback.server import loopback_discord

NAME, PASSWORD = "lisbeth", "s3cret-word"


def way(proxy: LoopbackProxy, **others: str) -> dict[str, str]:
    """The settings of a bot that can reach Discord only through the proxy."""
    return {
        "HOKKAIDO_WORKERS": "1",
        "DISCORD_API_URL": proxy.api_url,
        "DISCORD_GATEWAY_URL": proxy.gateway_url,
        "DISCORD_PROXY": proxy.address,
        **others,
    }


async def test_the_bot_works_through_a_proxy(tmp_path: Path) -> None:
    async with loopback_discord() as discord, loopback_proxy(discord, NAME, PASSWORD) as proxy:
        guild = discord.world.add_guild()
        ann = Client(discord, discord.world.add_person("Ann"))
        channel = discord.world.add_channel(guild.id)
        async with running_bot(tmp_path, discord, **way(proxy)) as bot:
            await answered(await ann.type(channel, "hokkaido start"))
            for _ in range(int(PATIENCE / POLL_INTERVAL)):
                if discord.world.seen(channel):
                    break
                await asyncio.sleep(POLL_INTERVAL)
            assert discord.world.seen(channel)
            assert PASSWORD not in bot.log()
            assert NAME not in bot.log()
            assert "Traceback" not in bot.log()
        assert all("discord.invalid" in asked for asked in proxy.asked)
