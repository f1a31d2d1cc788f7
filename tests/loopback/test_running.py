"""The bot as a process on a small Discord: its start with its commands, its end, and a proxy on the way."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from tests.loopback.faults import Kind
from tests.loopback.match import POLL_INTERVAL
from tests.loopback.people import Client, answered
from tests.loopback.process import PATIENCE, running_bot, start_bot
from tests.loopback.proxy import LoopbackProxy, loopback_proxy
from tests.loopback.server import TOKEN, LoopbackDiscord, loopback_discord
from tests.loopback.wire import Payload
from tests.loopback.world import ENTRY_POINT

#: Enough where nothing is drawn; each worker takes almost a second to start.
ONE_WORKER = {"HOKKAIDO_WORKERS": "1"}

#: The command that opens an application's Activity, named by its owner.
LAUNCH: Payload = {
    "id": "1",
    "type": ENTRY_POINT,
    "name": "launch",
    "description": "",
    "name_localizations": {"hu": "indítás"},
    "handler": 2,
}

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


def change_translation(named: Payload) -> None:
    named["description_localizations"]["hu"] += "!"


def change_option(named: Payload) -> None:
    named["options"][0]["options"][0]["required"] = True


def syncs(discord: LoopbackDiscord) -> int:
    """How often the bot has registered its commands."""
    return sum(one.method == "PUT" and one.path.endswith("/commands") for one in discord.requests)


async def test_commands_are_registered_when_anything_in_discords_list_differs(tmp_path: Path) -> None:
    changes: list[Callable[[Payload], None]] = [change_translation, change_option]
    async with loopback_discord() as discord:
        discord.world.commands = [LAUNCH]
        async with running_bot(tmp_path, discord, **ONE_WORKER) as bot:
            right = deepcopy({one["name"]: one for one in discord.world.commands})
            assert "ERROR" not in bot.log()
        assert {"launch", "hokkaido", "place", "hand"} <= right.keys()
        for kept in ("name_localizations", "handler"):
            assert right["launch"][kept] == LAUNCH[kept]
        async with running_bot(tmp_path, discord, **ONE_WORKER):
            assert syncs(discord) == 1, "nothing differs"
        for number, change in enumerate(changes, start=2):
            change(next(one for one in discord.world.commands if one["name"] == "hokkaido"))
            async with running_bot(tmp_path, discord, **ONE_WORKER):
                assert syncs(discord) == number, change.__name__
            assert {one["name"]: one for one in discord.world.commands} == right


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
