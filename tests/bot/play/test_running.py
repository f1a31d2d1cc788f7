"""The real program against Discord's protocol on loopback: it comes in, and leaves in good order."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from tests.bot.play.small_discord import TOKEN, SmallDiscord, small_discord

PATIENCE = 120

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")


async def started(folder: Path, discord: SmallDiscord, **settings: str) -> Process:
    """``hokkaido run`` with these settings and no others."""
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("DISCORD", "HOKKAIDO"))
    }
    environment |= {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
        "HOKKAIDO_DATABASE": str(folder / "hokkaido.sqlite3"),
        **settings,
    }
    program = "import sys; from bot.command_line import main; sys.exit(main(['run']))"
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, cwd=folder, env=environment, stdout=PIPE, stderr=PIPE
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_the_bot_comes_in_and_leaves_when_told(tmp_path: Path, number: signal.Signals) -> None:
    async with small_discord() as discord:
        process = await started(tmp_path, discord)
        try:
            await asyncio.wait_for(discord.identified.wait(), PATIENCE)
            assert {"hokkaido", "place", "hand"} <= {command["name"] for command in discord.commands}
            process.send_signal(number)
            _, log = await asyncio.wait_for(process.communicate(), PATIENCE)
            await asyncio.wait_for(discord.left.wait(), PATIENCE)
        finally:
            if process.returncode is None:
                process.kill()
        assert process.returncode == 0
        # discord.py closes with a code of its own where it is listening at that moment.
        assert discord.closed_with in (1000, 4000), "Discord was told, it did not have to find out"
        assert b"Traceback" not in log
        assert TOKEN.encode() not in log


async def test_a_wrong_token_is_one_readable_line(tmp_path: Path) -> None:
    async with small_discord() as discord:
        process = await started(tmp_path, discord, DISCORD_TOKEN="a-wrong-token")
        _, log = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 2
        errors = [line for line in log.decode().splitlines() if "ERROR" in line]
        assert len(errors) == 1
        assert "DISCORD_TOKEN is not accepted by Discord" in errors[0]
        assert b"Traceback" not in log
        assert b"a-wrong-token" not in log


@pytest.mark.parametrize(
    ("code", "exit_code", "said"),
    [
        (4004, 2, "DISCORD_TOKEN is not accepted by Discord"),
        (4014, 1, "Discord has ended the connection"),
    ],
)
async def test_a_connection_that_discord_ends_for_good_is_one_readable_line(
    tmp_path: Path, code: int, exit_code: int, said: str
) -> None:
    async with small_discord() as discord:
        discord.sends_away_with = code
        process = await started(tmp_path, discord)
        _, log = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == exit_code
        (error,) = (line for line in log.decode().splitlines() if "ERROR" in line)
        assert said in error
        assert b"Traceback" not in log
        assert TOKEN.encode() not in log


async def test_an_unreachable_discord_is_one_readable_line(tmp_path: Path) -> None:
    async with small_discord() as discord:
        process = await started(tmp_path, discord, DISCORD_API_URL="http://127.0.0.1:9/api/v10")
        _, log = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 1
        assert b"Discord cannot be reached at http://127.0.0.1:9/api/v10" in log
        assert b"Traceback" not in log
