"""The first table of a server asks a moderator about the pictures that everybody sees, and the language."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord import MemberActor

from bot.views.controls import CustomId
from engine.options import Rules
from render.palette import ThemeName
from tests.bot.play.room import ENGLISH, Room, controls, open_room
from tests.bot.pseudo_locale import PSEUDO, accented, two_languages


async def asked(room: Room, person: MemberActor) -> bool:
    """Whether the question comes with a table that the person opens; the table is closed again."""
    result = await person.slash(room.channel, "hokkaido start")
    found = [message for message in result.followups if message.content == ENGLISH.format("theme-question")]
    for message in found:
        ids = [CustomId.parse(part["custom_id"]) for part in controls(message)]
        *themes, language = [found_id for found_id in ids if found_id]
        assert [found_id.arguments for found_id in themes] == [(str(theme),) for theme in ThemeName]
        assert language.control == "set-server-language"
        pressed = await person.click(message, label=ENGLISH.format("theme-colour-blind"))
        assert pressed.acknowledged
    await room.said(person, "hokkaido cancel")
    return bool(found)


async def test_the_first_table_of_a_server_asks_about_the_theme_once(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        role = room.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
        moderator = room.guild.add_member(room.env.create_user("mod"), roles=[role])
        anna = room.person("anna")
        assert not await asked(room, anna), "who cannot choose it is not asked"
        assert await asked(room, moderator)
        preferences = await room.bot.services.preferences.of_server(room.guild.id)
        assert preferences.theme is ThemeName.COLOUR_BLIND
        assert not await asked(room, moderator)


async def test_the_language_of_the_server_is_asked_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.bot.play.room.TEXTS", two_languages())
    async with open_room(tmp_path) as room:
        role = room.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
        moderator = room.guild.add_member(room.env.create_user("mod"), roles=[role])
        result = await moderator.slash(room.channel, "hokkaido start")
        (question,) = (
            message for message in result.followups if message.content == ENGLISH.format("theme-question")
        )
        (menu,) = (part for part in controls(question) if part.get("options"))
        await moderator.select(question, [PSEUDO], custom_id=menu["custom_id"])
        heading = ENGLISH.format("lobby-heading", game=Rules.HOKKAIDO, open=True)
        assert room.messages()[0].content.splitlines()[0] == accented(heading), "at once"
