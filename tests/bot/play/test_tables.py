"""Opening a table, what is shown about it, and a server that grants only the invitation's permissions."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from bot.tables import Stage
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import Room, result_message, shown
from tests.bot.play.test_invitations import in_thread
from tests.bot.play.typist import Typist

IN_THREAD = {"thread": "yes"}


@pytest.mark.parametrize(
    ("permission", "name", "options"),
    [
        ("send_messages", "Send Messages", {}),
        ("attach_files", "Attach Files", {}),
        ("view_channel", "View Channel", {}),
        ("create_public_threads", "Create Public Threads", IN_THREAD),
        ("create_private_threads", "Create Private Threads", {**IN_THREAD, "by_invitation": "yes"}),
        ("send_messages_in_threads", "Send Messages in Threads", IN_THREAD),
    ],
)
async def test_a_missing_permission_is_named_and_no_table_opened(
    room: Room, permission: str, name: str, options: dict[str, str]
) -> None:
    anna, me = room.person("anna"), room.guild.me
    assert me is not None
    denied = discord.PermissionOverwrite(**{permission: False})
    channel = room.guild.create_text_channel("closed", overwrites={me: denied})

    result = await anna.slash(channel, "hokkaido start", **options)

    assert shown(result).ephemeral
    assert name in shown(result).content
    assert await room.bot.services.tables.of_person(anna.id) == ()
    assert channel.threads == []


ROOT = Path(__file__).parents[3]

#: The permission that people need themselves: they share the server's only role with the bot.
TYPE_COMMANDS = discord.Permissions(use_application_commands=True)


def grant_what_the_invitation_asks_for(room: Room) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (asked,) = re.findall(r"permissions=(\d+)", page)
    for role in room.env.backend.get_guild(room.guild.id).roles.values():
        role.permissions = int(asked) | TYPE_COMMANDS.value


@pytest.mark.parametrize("place", ["channel", "private thread"])
async def test_a_whole_game_needs_only_the_permissions_of_the_invitation(room: Room, place: str) -> None:
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
