"""A server that grants what the invitation asks for, and nothing else, is one in which everything works."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from bot.tables import Stage
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import Room, result_message, shown
from tests.bot.play.test_company import in_thread
from tests.bot.play.typist import Typist

ROOT = Path(__file__).parents[3]

#: What people need themselves; they share the one role that there is with the bot.
TYPE_COMMANDS = discord.Permissions(use_application_commands=True)


def grant_what_the_invitation_asks_for(room: Room) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (asked,) = re.findall(r"permissions=(\d+)", page)
    for role in room.env.backend.get_guild(room.guild.id).roles.values():
        role.permissions = int(asked) | TYPE_COMMANDS.value


@pytest.mark.parametrize("place", ["channel", "public thread", "private thread"])
async def test_a_whole_game_needs_no_more_than_the_invitation_asks_for(room: Room, place: str) -> None:
    grant_what_the_invitation_asks_for(room)
    anna, bob = room.people(2)
    room.close_direct_messages(bob)
    options = {"by_invitation": "yes" if place == "private thread" else "no", "deadline": "1h"}
    if place == "channel":
        await room.said(anna, "hokkaido start", **options)
    else:
        room.channel = await in_thread(room, anna, **options)
    await room.said(anna, "hokkaido invite", player=bob)
    await room.said(bob, "hokkaido join")
    await room.said(anna, "hokkaido begin")
    await room.env.advance_time(31 * 60)  # reminders come and go
    await room.restart()
    await room.env.advance_time(25 * 60)
    table = await Typist(room, [anna, bob]).play_until(await room.table(), 3)
    table = await play_to_the_end(room, table)
    assert table.stage is Stage.FINISHED
    assert result_message(room).content.startswith("## 🏆")
    assert shown(await bob.slash(room.channel, "hokkaido replay")).attachments
