"""The exit code and log line for an error after which the bot cannot continue."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.command_line.arguments import FAILED, WRONG_USAGE
from bot.command_line.discord_py import ending
from bot.settings import Settings
from bot.shards import Shards
from bot.store import StoreError

SETTINGS = Settings.model_construct()
ONE_SHARD = Settings.model_construct(shards=Shards.parse("0/1"))


def closed(code: int) -> discord.ConnectionClosed:
    """The error when Discord closes the connection with this code."""
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=0, code=code)


def refused(status: int) -> discord.HTTPException:
    """The error when Discord answers a request with this status."""
    response: Any = SimpleNamespace(status=status, reason="refused")
    return discord.HTTPException(response, "no")


@pytest.mark.parametrize(
    ("error", "settings", "exit_code", "said"),
    [
        (discord.LoginFailure(), SETTINGS, WRONG_USAGE, "Discord rejected DISCORD_TOKEN"),
        (closed(4004), SETTINGS, WRONG_USAGE, "Discord rejected DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(0), SETTINGS, WRONG_USAGE, "Discord closed the connection"),
        (closed(4013), SETTINGS, WRONG_USAGE, "Discord closed the connection"),
        (closed(4011), ONE_SHARD, WRONG_USAGE, "Discord requires different shards from 0-0/1"),
        # The next start gets the number of shards from Discord.
        (closed(4011), SETTINGS, FAILED, "Discord requires different shards from the current ones"),
        (refused(407), SETTINGS, WRONG_USAGE, "The proxy in DISCORD_PROXY rejected the name and password"),
        (refused(400), SETTINGS, FAILED, "Discord refused a request the bot needs to start: 400 Bad Request"),
        # A web page: the machine's address is temporarily blocked.
        (refused(403), SETTINGS, FAILED, "Discord cannot be reached at https://discord.com/api/v10: 403"),
        (refused(503), SETTINGS, FAILED, "Discord cannot be reached at https://discord.com/api/v10: 503"),
        (aiohttp.ClientError("no way"), SETTINGS, FAILED, "Discord cannot be reached"),
        (StoreError("The disk is gone"), SETTINGS, FAILED, "The disk is gone"),
    ],
    ids=lambda value: repr(value) if isinstance(value, Exception) else None,
)
def test_each_error_has_an_exit_code_and_a_one_line_message(
    error: Exception, settings: Settings, exit_code: int, said: str
) -> None:
    code, line = ending(error, settings)
    assert code == exit_code
    assert line.startswith(said)
    assert "\n" not in line
