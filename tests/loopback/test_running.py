"""The bot as a process on a small Discord: its start, its end, and a proxy on the way."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.loopback.faults import Kind
from tests.loopback.match import POLL_INTERVAL
from tests.loopback.people import Client, answered
from tests.loopback.process import PATIENCE, running_bot, start_bot
from tests.loopback.proxy import LoopbackProxy, loopback_proxy
from tests.loopback.server import TOKEN, loopback_discord

#: Enough where nothing is drawn; each worker takes almost a second to start.
ONE_WORKER = {"HOKKAIDO_WORKERS": "1"}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


async def test_the_bot_connects_and_shuts_down_on_sigterm(tmp_path: Path) -> None:
    """Discord asks for two shards, and this one process runs both."""
    async with loopback_discord() as discord:
        discord.gateway.wanted = 2
        async with running_bot(tmp_path, discord, **ONE_WORKER) as bot:
            for shard in range(2):
                await asyncio.wait_for(discord.gateway.has_identified(shard), PATIENCE)
            assert {"hokkaido", "place", "hand"} <= {command["name"] for command in discord.world.commands}
            bot.send(signal.SIGTERM)
            assert await bot.ended() == 0
            await asyncio.wait_for(discord.gateway.left.wait(), PATIENCE)
            # discord.py closes with its own code if it is receiving at that moment.
            assert discord.gateway.closed_with in (1000, 4000), "the bot closed the connection itself"
            assert bot.log().endswith(" stopped\n")
            assert "Traceback" not in bot.log()
            assert TOKEN not in bot.log()


@pytest.mark.parametrize("asked", ["GET .*/users/@me", "PUT .*/commands"])
async def test_a_bot_that_is_stopped_while_starting_shuts_down_cleanly(tmp_path: Path, asked: str) -> None:
    async with loopback_discord() as discord:
        slow = discord.faults.begin(Kind.SILENCE, asked)
        bot = await start_bot(tmp_path, discord, **ONE_WORKER)
        async with asyncio.timeout(PATIENCE):
            while not slow.hits:  # noqa: ASYNC110 - there is no event for it
                await asyncio.sleep(0.05)
        bot.send(signal.SIGTERM)
        assert await bot.ended() == 0, bot.log()
        assert "ERROR" not in bot.log()
        assert "Traceback" not in bot.log()


async def test_a_bot_waits_for_the_next_login_that_discord_allows(tmp_path: Path) -> None:
    """Logging in anyway would get its token reset."""
    async with loopback_discord() as discord:
        discord.gateway.starts_left, discord.gateway.reset_after = 0, 8.0
        bot = await start_bot(tmp_path, discord, **ONE_WORKER)
        code, said = await health(tmp_path, within=PATIENCE)
        assert code == 0
        assert said.startswith("waiting: Discord allows no more logins until 20")
        discord.gateway.starts_left = 1
        await bot.ready()
        (line,) = (line for line in bot.log().splitlines() if "logins" in line)
        assert "WARNING" in line
        assert "ERROR" not in bot.log()
        bot.kill()
        await bot.ended()


async def test_registering_commands_keeps_an_activitys_entry_point_command(tmp_path: Path) -> None:
    async with loopback_discord() as discord:
        opens = {"id": "7", "type": 4, "name": "Launch", "description": "", "handler": 2}
        discord.world.commands = [opens]
        async with running_bot(tmp_path, discord, **ONE_WORKER) as bot:
            by_name = {command["name"]: command for command in discord.world.commands}
            assert {"Launch", "hokkaido", "place", "hand"} <= by_name.keys()
            assert by_name["Launch"]["handler"] == 2
            assert "ERROR" not in bot.log()


async def health(folder: Path, within: float = 0) -> tuple[int, str]:
    """The exit code and output of ``hokkaido health``, retried for up to ``within`` seconds."""
    settings = {"DISCORD_TOKEN": TOKEN, "HOKKAIDO_DATABASE": str(folder / "hokkaido.sqlite3")}
    give_up_at = time.monotonic() + within
    while True:
        asked = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "health", cwd=folder, env={**os.environ, **settings}, stdout=PIPE
        )
        said, _ = await asked.communicate()
        if asked.returncode == 0 or time.monotonic() > give_up_at:
            return asked.returncode or 0, said.decode().strip()
        await asyncio.sleep(0.3)  # running the command is expensive


async def test_the_metrics_show_what_health_finds(tmp_path: Path, unused_tcp_port: int) -> None:
    """Also if the bot is stuck, although its metrics are still served."""
    settings = {**ONE_WORKER, "HOKKAIDO_METRICS_LISTEN": f"127.0.0.1:{unused_tcp_port}"}
    async with loopback_discord() as discord, running_bot(tmp_path, discord, **settings):
        assert await health(tmp_path, within=PATIENCE) == (0, "healthy")
        found = await metrics(unused_tcp_port)
        assert found["hokkaido_healthy"] == 1
        assert found["hokkaido_database_seconds_count"] >= 1
        assert found["hokkaido_disk_free_bytes"] > 0
        async with asyncio.timeout(PATIENCE):
            while (await metrics(unused_tcp_port))["hokkaido_healthy"]:
                # The next check writes it again.
                os.utime(tmp_path / "hokkaido.sqlite3-health", (0, 0))


async def metrics(port: int) -> dict[str, float]:
    """The running bot's metrics, by name and labels."""
    async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as response:
        lines = (await response.text()).splitlines()
    values = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in values}


async def test_a_second_bot_with_the_same_database_does_not_start(tmp_path: Path) -> None:
    async with loopback_discord() as discord, running_bot(tmp_path, discord, **ONE_WORKER) as bot:
        second = await start_bot(tmp_path, discord, **ONE_WORKER)
        assert await second.ended() == 1
        database = tmp_path / "hokkaido.sqlite3"
        assert f"Another bot is using the database {database}; stop it first\n" in bot.log()
        bot.kill()
        async with running_bot(tmp_path, discord, **ONE_WORKER):
            assert await bot.ended() == -signal.SIGKILL


async def test_a_wrong_token_is_reported_in_one_line(tmp_path: Path) -> None:
    async with loopback_discord() as discord:
        bot = await start_bot(tmp_path, discord, **ONE_WORKER, DISCORD_TOKEN="a-wrong-token")
        assert await bot.ended() == 2
        (error,) = (line for line in bot.log().splitlines() if "ERROR" in line)
        assert "Discord rejected DISCORD_TOKEN" in error
        assert "Traceback" not in bot.log()
        assert "a-wrong-token" not in bot.log()


async def test_a_token_that_discord_sends_back_is_not_logged(tmp_path: Path) -> None:
    async with loopback_discord() as discord:
        discord.faults.begin(Kind.REFUSED, status=400)
        bot = await start_bot(tmp_path, discord, **ONE_WORKER)
        assert await bot.ended() == 1
        assert "Discord refused a request the bot needs to start: 400 Bad Request" in bot.log()
        assert TOKEN not in bot.log()


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
