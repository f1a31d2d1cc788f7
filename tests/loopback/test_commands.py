"""The list of the application's commands, which Discord keeps from one start of the bot to the next."""

from __future__ import annotations

import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from tests.loopback.process import running_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.wire import Payload
from tests.loopback.world import ENTRY_POINT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs signals and /proc")

#: The command that opens an application's Activity, named by its owner.
LAUNCH: Payload = {
    "id": "1",
    "type": ENTRY_POINT,
    "name": "launch",
    "description": "",
    "name_localizations": {"hu": "indítás"},
    "handler": 2,
}


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
        async with running_bot(tmp_path, discord):
            right = deepcopy({one["name"]: one for one in discord.world.commands})
        assert right["launch"]["name_localizations"] == LAUNCH["name_localizations"]
        async with running_bot(tmp_path, discord):
            assert syncs(discord) == 1, "nothing differs"
        for number, change in enumerate(changes, start=2):
            change(next(one for one in discord.world.commands if one["name"] == "hokkaido"))
            async with running_bot(tmp_path, discord):
                assert syncs(discord) == number, change.__name__
            assert {one["name"]: one for one in discord.world.commands} == right
