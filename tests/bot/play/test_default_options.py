"""Server defaults for new tables, and the questions that moderators are asked when they open one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.tables import TableOptions
from bot.tables.options import TYPED, next_value, value_of
from bot.views.screen import CustomId
from bot.views.settings import ASKED
from engine.options import Rules
from engine.rules import GAMES
from render.palette import ThemeName
from tests.bot.play.room import ENGLISH, Room, controls, open_room, shown
from tests.bot.play.test_command_sync import every_command
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_settings import settings_of
from tests.bot.play.test_variants import attached, deck_file


class Menus:
    """The menus of ``/table settings``."""

    def __init__(self, head: MemberActor, message: Any) -> None:
        self.head = head
        self.message = message

    async def choose(self, *values: str) -> None:
        """Choose these values one by one in the menus of default options."""
        for value in values:
            (menu,) = (menu for menu in self._menus() if value in self._lines(menu))
            self.message = shown(await self.head.select(self.message, [value], custom_id=menu["custom_id"]))

    @property
    def lines(self) -> dict[str, str]:
        """The label of each value that can be chosen."""
        return {value: label for menu in self._menus() for value, label in self._lines(menu).items()}

    def _menus(self) -> list[dict[str, Any]]:
        return [part for part in controls(self.message) if ":set-server-usual:" in part["custom_id"]]

    def _lines(self, menu: dict[str, Any]) -> dict[str, str]:
        return {option["value"]: option["label"] for option in menu["options"]}


async def opened(room: Room, head: MemberActor, **options: object) -> Menus:
    return Menus(head, await settings_of(room, head, "table settings", **options))


async def started(room: Room, host: MemberActor, **options: object) -> TableOptions:
    """Open a table, cancel it again and return its options."""
    assert (await room.said(host, "hokkaido start", **options)).startswith(ENGLISH.format("table-opened"))
    chosen = (await room.table()).options
    await room.said(host, "hokkaido cancel")
    return chosen


async def test_options_the_host_leaves_out_have_the_servers_defaults(room: Room) -> None:
    anna, head = room.person("anna"), moderator(room)
    menus = await opened(room, head)
    await menus.choose("selection", "side", "goals", "order", "hints", "by-invitation")
    await menus.choose("deadline", "deadline=3d")
    usual = await started(room, anna)
    assert usual == TableOptions(
        side="B",  # type: ignore[arg-type]  # the value of the enum
        with_goals=True,
        order="simultaneous",  # type: ignore[arg-type]  # the same
        selection="trick",  # type: ignore[arg-type]  # the same
        deadline="3d",  # type: ignore[arg-type]  # the same
        by_invitation=True,
        hints=False,
    )
    await room.restart()
    assert await started(room, anna) == usual
    other = await started(
        room,
        anna,
        side="A",
        goals="no",
        order="as_printed",
        selection="draft",
        deadline="none",
        hints="yes",
        by_invitation="no",
    )
    assert other == TableOptions()


async def typed_options(group: str) -> dict[str, dict[str, Any]]:
    """The options of the ``start`` of a group of commands, by name."""
    (found,) = (command["options"] for command in await every_command() if command["name"] == group)
    (start,) = (subcommand for subcommand in found if subcommand["name"] == "start")
    return {option["name"]: option for option in start["options"]}


@pytest.mark.parametrize("game", Rules)
async def test_every_option_is_typed_with_the_words_of_its_default(room: Room, game: Rules) -> None:
    anna, head = room.person("anna"), moderator(room)
    menus = await opened(room, head)
    if game is not Rules.HOKKAIDO:
        await menus.choose("game")
    fitting = [name for name, option in TYPED.items() if option.fits(GAMES[game])]
    assert list(menus.lines) == [*fitting, "thread"]
    start = await typed_options("hokkaido")
    defaults = (await room.bot.services.preferences.of_server(room.guild.id)).options
    for name in fitting:
        typed, value = name.replace("-", "_"), next_value(defaults, name)
        assert value_of(await started(room, anna, **{typed: value}), name) == value
        words = {choice["value"]: choice["name"] for choice in start[typed]["choices"]}
        assert menus.lines[name].rstrip("…") == words[value_of(defaults, name)]


async def test_a_menu_from_before_a_change_of_the_game_sets_no_goals_in_honshu(room: Room) -> None:
    anna, head = room.person("anna"), moderator(room)
    before = await opened(room, head)
    await (await opened(room, head)).choose("game")
    await before.choose("goals")
    assert (await started(room, anna)) == TableOptions().in_game(Rules.HONSHU)


async def test_option_descriptions_name_the_default(room: Room) -> None:
    anna, head = room.person("anna"), moderator(room)
    open_table, deal = [
        {name: option["description"] for name, option in (await typed_options(group)).items()}
        for group in ("hokkaido", "solo")
    ]
    for name in (*TYPED, "thread"):
        assert "default: this server’s setting" in open_table[name.replace("-", "_")], name
    assert "(default: easy)" in open_table["strength"], "the same on every server"

    await (await opened(room, head)).choose("game", "side")
    await anna.slash(room.channel, "solo start")
    (alone,) = await room.bot.services.tables.of_person(anna.id)
    assert (alone.options.rules, alone.options.side) == ("hokkaido", "A"), "server defaults do not apply"
    assert deal["game"].endswith("(default: Hokkaido)")
    assert deal["side"].endswith("(default: A)")
    assert deal["goals"].endswith("(default: no)")


async def test_each_table_in_its_own_thread(room: Room) -> None:
    anna, head = room.person("anna"), moderator(room)
    await (await opened(room, head)).choose("thread")
    await room.said(anna, "hokkaido start")
    assert await room.bot.services.tables.in_channel(room.channel.id) is None
    (table,) = await room.bot.services.tables.of_person(anna.id)
    thread = next(channel for channel in room.bot.get_guild(room.guild.id).threads)  # type: ignore[union-attr]  # it exists
    assert table.channel_id == thread.id
    assert (await room.said(anna, "hokkaido start", thread="no")).startswith(ENGLISH.format("table-opened"))
    assert (await room.table()).channel_id == room.channel.id


async def test_a_server_that_plays_honshu_by_default(room: Room) -> None:
    anna, head = room.person("anna"), moderator(room)
    menus = await opened(room, head)
    await menus.choose("goals", "game")
    assert "goals" not in menus.lines
    assert menus.lines["selection"] == ENGLISH.format("table-option-selection-trick")
    await menus.choose("scoring-card")
    assert menus.lines["scoring-card=3"].startswith("Card 3: ")
    await menus.choose("scoring-card=random")
    assert "scoring-card=3" not in menus.lines, "the values are gone again"

    usual = await started(room, anna)

    assert (usual.rules, usual.selection, usual.scoring_card) == ("honshu", "trick", "random")
    assert (await started(room, anna, scoring_card="none")).scoring_card is None
    assert (await started(room, anna, scoring_card="5")).scoring_card == 5
    # The options of Honshu alone do not apply to the other game.
    assert await started(room, anna, game="hokkaido") == TableOptions()
    assert (await started(room, anna, game="hokkaido", goals="yes")).with_goals


async def test_a_servers_own_deck(room: Room) -> None:
    anna, head = room.person("anna"), moderator(room)
    menus = await opened(room, head)
    await menus.choose("game")
    own = deck_file()
    own["name"] = "our copy"
    menus = await opened(room, head, deck=attached(own))
    assert "our copy" in menus.lines["deck"]
    assert (await started(room, anna)).deck.name == "our copy"
    assert (await started(room, anna, game="hokkaido")).own_deck is None
    another = deck_file()
    another["name"] = "this evening"
    assert (await started(room, anna, deck=attached(another))).deck.name == "this evening"
    await room.restart()
    await menus.choose("deck")
    assert "deck" not in menus.lines
    assert (await started(room, anna)).own_deck is None


async def test_an_invalid_deck_changes_nothing(room: Room) -> None:
    head = moderator(room)
    await (await opened(room, head)).choose("game")
    of_the_other_game = attached(deck_file("hokkaido"))
    # A number that cannot be written as JSON again would make the server's settings unreadable.
    beyond_numbers = (
        "deck.json",
        json.dumps(deck_file("honshu") | {"price": "?"}).replace('"?"', "1e999").encode(),
    )
    letters = (("letter.json", b"Dear Sir or Madam"), ("letter.txt", b"{}"))
    for deck in (*letters, of_the_other_game, beyond_numbers):
        answer = await room.said(head, "table settings", deck=deck)
        assert ENGLISH.format("server-settings", role=0) not in answer
    kept = await room.bot.services.preferences.of_server(room.guild.id)
    assert kept.options == TableOptions().in_game(Rules.HONSHU)


async def asked(room: Room, person: MemberActor) -> bool:
    """Open a table and cancel it again; whether the theme question came with it."""
    result = await person.slash(room.channel, "hokkaido start")
    found = [message for message in result.followups if message.content == ENGLISH.format("theme-question")]
    for message in found:
        ids = [CustomId.parse(part["custom_id"]) for part in controls(message)]
        *themes, language = [found_id for found_id in ids if found_id]
        assert [found_id.arguments for found_id in themes] == [(str(theme), ASKED) for theme in ThemeName]
        assert language.control == "set-server-language"
        pressed = await person.click(message, label=ENGLISH.format("theme-colour-blind"))
        assert shown(pressed).content == ENGLISH.format("settings-kept")
    await room.said(person, "hokkaido cancel")
    return bool(found)


async def test_the_first_table_on_a_server_asks_about_the_theme_once(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        role = room.guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
        moderator = room.guild.add_member(room.env.create_user("mod"), roles=[role])
        anna = room.person("anna")
        assert not await asked(room, anna), "people who cannot choose it are not asked"
        assert not await asked(room, moderator), "a newcomer is offered the walk first"
        assert await asked(room, moderator)
        preferences = await room.bot.services.preferences.of_server(room.guild.id)
        assert preferences.theme is ThemeName.COLOUR_BLIND
        assert not await asked(room, moderator)
