"""Commands in texts: each exists, and becomes a link wherever links can be clicked."""

from __future__ import annotations

import re
from importlib.resources import files

from bot.client import HokkaidoBot
from bot.settings import Settings
from bot.texts.language import with_links, without_links

IDS = {"hokkaido start": 123, "accept": 7}


def test_a_command_in_backticks_becomes_a_link() -> None:
    assert (
        with_links("Type `/hokkaido start`, or `/accept`.", IDS)
        == "Type </hokkaido start:123>, or </accept:7>."
    )


def test_incomplete_and_unknown_commands_stay_unchanged() -> None:
    for text in (
        "`/bid`",
        "/accept",
        "`/accept it:now`",
        "`/place card:17 x:3 y:2 rotation:rot`",
        "`/`",
        "a/b",
    ):
        assert with_links(text, IDS) == text
    assert with_links("`/accept`", {}) == "`/accept`"


def test_links_can_be_turned_back_into_plain_names() -> None:
    linked = with_links("Type `/hokkaido start` or `/accept` <@1>.", IDS)
    assert without_links(linked) == "Type /hokkaido start or /accept <@1>."


async def test_every_command_in_the_texts_exists() -> None:
    bot = HokkaidoBot(Settings.model_construct())
    await bot.add_commands()
    known = {command.qualified_name for command in bot.tree.walk_commands()}
    named = [
        (file.name, found[1])
        for file in (files("bot.texts") / "en").iterdir()
        for found in re.finditer(r"`/([a-z -]+[a-z])(?= [a-z_]+:|`)", file.read_text(encoding="utf-8"))
    ]
    assert len(named) > 20
    assert [(file, name) for file, name in named if name not in known] == []
