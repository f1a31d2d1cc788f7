"""The real program where an HTTP proxy is the only way to Discord."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.loopback.match import GLANCE
from tests.loopback.people import Client, answered
from tests.loopback.process import PATIENCE, running_bot, start_bot
from tests.loopback.proxy import LoopbackProxy, loopback_proxy
from tests.loopback.server import loopback_discord

NAME, PASSWORD = "lisbeth", "s3cret-word"


def way(proxy: LoopbackProxy, **others: str) -> dict[str, str]:
    """The settings of a bot that gets to Discord by the proxy alone."""
    return {
        "HOKKAIDO_WORKERS": "1",
        "DISCORD_API_URL": proxy.api_url,
        "DISCORD_GATEWAY_URL": proxy.gateway_url,
        "DISCORD_PROXY": proxy.address,
        **others,
    }


async def test_people_play_through_a_proxy(tmp_path: Path) -> None:
    async with loopback_discord() as discord, loopback_proxy(discord, NAME, PASSWORD) as proxy:
        guild = discord.world.add_guild()
        ann = Client(discord, discord.world.add_person("Ann"))
        channel = discord.world.add_channel(guild.id)
        async with running_bot(tmp_path, discord, **way(proxy)) as bot:
            await answered(await ann.type(channel, "hokkaido start"))
            for _ in range(int(PATIENCE / GLANCE)):
                if discord.world.seen(channel):
                    break
                await asyncio.sleep(GLANCE)
            assert discord.world.seen(channel)
            assert PASSWORD not in bot.log()
            assert NAME not in bot.log()
            assert "Traceback" not in bot.log()
        assert all("discord.invalid" in asked for asked in proxy.asked)


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_a_proxy_that_wants_another_password_is_one_readable_line(tmp_path: Path, scheme: str) -> None:
    """Over HTTPS, as the real Discord is reached, it refuses the way and not the request."""
    async with loopback_discord() as discord, loopback_proxy(discord, NAME, "another") as proxy:
        wrong = f"http://{NAME}:{PASSWORD}@127.0.0.1:{proxy.port}"
        address = f"{scheme}://{proxy.api_url.partition('://')[2]}"
        bot = await start_bot(tmp_path, discord, **way(proxy, DISCORD_PROXY=wrong, DISCORD_API_URL=address))
        assert await bot.ended() == 2
        (error,) = (line for line in bot.log().splitlines() if "ERROR" in line)
        assert "The proxy in DISCORD_PROXY rejected the name and password" in error
        assert "Traceback" not in bot.log()
        assert PASSWORD not in bot.log()
        assert proxy.asked[0].startswith("GET" if scheme == "http" else "CONNECT discord.invalid:443")


async def test_an_unreachable_proxy_is_one_readable_line(tmp_path: Path) -> None:
    async with loopback_discord() as discord, loopback_proxy(discord) as proxy:
        nobody = f"http://{NAME}:{PASSWORD}@127.0.0.1:9"
        bot = await start_bot(tmp_path, discord, **way(proxy, DISCORD_PROXY=nobody))
        assert await bot.ended() == 1
        (error,) = (line for line in bot.log().splitlines() if "ERROR" in line)
        assert f"cannot be reached at {proxy.api_url} through the proxy http://127.0.0.1:9: " in error
        assert "Traceback" not in bot.log()
        assert PASSWORD not in bot.log()
