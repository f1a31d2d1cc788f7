"""The bot asks for exactly what it uses: in its invitation, and of Discord's gateway."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import discord

from bot.client import HokkaidoBot
from bot.interactions.permissions import ALL_USED
from bot.settings import Settings
from bot.texts import Texts

ROOT = Path(__file__).parents[3]

#: So is called what the invitation asks for in the table of docs/hosting.md.
NAMES = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "create_private_threads": "Create Private Threads",
    "attach_files": "Attach Files",
    "connect": "Connect",
}


def test_the_invitation_asks_for_what_the_bot_checks_and_for_no_more() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (number,) = re.findall(r"permissions=(\d+)", page)
    assert discord.Permissions(int(number)) == discord.Permissions(**dict.fromkeys(ALL_USED, True))
    listed = [name for row in re.findall(r"^\| ([A-Z][^|]+) \|", page, re.M) for name in row.split(", ")]
    assert sorted(name for name in listed if name in NAMES.values()) == sorted(
        NAMES[name] for name in ALL_USED
    )
    assert not discord.Permissions(int(number)).administrator


def test_every_permission_that_the_code_names_is_in_the_invitation() -> None:
    named = set()
    for file in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in discord.Permissions.VALID_FLAGS:
                named.add(node.value)
    assert named == set(ALL_USED)


def test_each_permission_has_a_name_for_people() -> None:
    texts = Texts.load(strict=True).of("en")
    for name in ALL_USED:
        assert texts.format(f"permission-{name.replace('_', '-')}")


def test_no_privileged_intent_and_no_ping() -> None:
    bot = HokkaidoBot(Settings.model_construct())
    assert bot.intents == discord.Intents(guilds=True)
    assert bot.allowed_mentions is not None
    assert dict(bot.allowed_mentions.to_dict()) == {"parse": []}
