"""People's names: they cannot add formatting, links or pings, or look like another player's name."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.errors import sentence
from bot.escaping import escaped
from bot.people.names import name_of, person_of
from bot.tables import TableError
from engine.errors import InvalidInput
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.typist import Typist

#: A flag that is written with invisible characters.
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

#: Names on Discord, and the names that the bot uses for them.
NAMES = {
    "Anna": "Anna",
    "@everyone": "@everyone",
    "two\nlines\tand  blanks ": "two lines and blanks",
    "\u202egnirts": "gnirts",
    "a\u200bb\u2066c": "abc",
    "soft\u00adhyphen": "softhyphen",
    "👩\u200d👩\u200d👧": "👩\u200d👩\u200d👧",
    "می\u200cخواهم": "می\u200cخواهم",
    "😀" * 32: "😀" * 32,
    SCOTLAND: SCOTLAND,
    "\u200b\u200b": "the.account",
    "\u3164": "the.account",
    "\u2800 \u2800": "the.account",
    "\u200d": "the.account",
    "\u0301\u0308": "the.account",
    "half \ud83d a sign": "half a sign",
    "": "the.account",
}

#: Names, and how they are written in messages.
IN_MESSAGES = {
    "Anna": "Anna",
    "a.b-c (d)": "a.b-c (d)",
    "-1": "-1",
    "**bold**": "\\*\\*bold\\*\\*",
    "snake_case": "snake\\_case",
    "[x](https://evil.example)": "\\[x\\](https:\\/\\/evil.example)",
    "https://evil.example": "https:\\/\\/evil.example",
    "discord.gg/abc": "discord.gg\\/abc",
    "@everyone": "\\@\u200beveryone",
    "@here": "\\@\u200bhere",
    "<@123>": "\\<\\@123\\>",
    "<#123>": "\\<#123\\>",
    "</hokkaido start:1>": "\\<\\/hokkaido start:1\\>",
    "<:cat:123>": "\\<:cat:123\\>",
    "# large": "\\# large",
    "-# small": "\\-# small",
    "- in a list": "\\- in a list",
    "1. in a list": "1\\. in a list",
    "> quoted": "\\> quoted",
    "||hidden||": "\\|\\|hidden\\|\\|",
    "`code`": "\\`code\\`",
    "back\\*slash": "back\\\\\\*slash",
    "two\n# lines": "two # lines",
    "אבי": "\u2068אבי\u2069",
    "\u202eأمل* 2": "\u2068أمل\\* 2\u2069",
}


@pytest.mark.parametrize(("given", "kept"), NAMES.items())
def test_a_name_is_one_visible_line_that_cannot_change_the_text_direction(given: str, kept: str) -> None:
    user: Any = SimpleNamespace(display_name=given, name="the.account")
    assert name_of(user) == kept


@pytest.mark.parametrize(
    ("name", "account", "others", "called"),
    [
        ("Kim", "kimura", ["Bob"], "Kim"),
        ("Kim", "kimura", ["Kim"], "Kim (kimura)"),
        ("kim 🌸", "kimura", ["Kim 🔥"], "kim 🌸 (kimura)"),  # drawn the same in pictures
        ("Ｋｉｍ", "kimura", ["Kim"], "Ｋｉｍ (kimura)"),
        ("Kim", "a_name_as_long_as_names_can_be", ["Kim", "Kim (2)"], "Kim (3)"),
        ("K" * 32, "kimura", ["K" * 32], "K" * 23 + " (kimura)"),
        ("金", "kimura", ["銀"], "金"),
    ],
)
def test_names_at_a_table_look_different(name: str, account: str, others: list[str], called: str) -> None:
    user: Any = SimpleNamespace(id=1, display_name=name, name=account)
    assert person_of(user, others).name == called


@pytest.mark.parametrize(("name", "shown_as"), IN_MESSAGES.items())
def test_a_name_is_escaped_in_a_message(name: str, shown_as: str) -> None:
    assert escaped(name) == shown_as


def test_text_from_tables_and_files_is_escaped_in_errors() -> None:
    told = sentence(ENGLISH, TableError("not-host", host="**@everyone**"))
    assert told == ENGLISH.format("not-host", host="\\*\\*\\@\u200beveryone\\*\\*")
    told = sentence(ENGLISH, InvalidInput("key-twice", "1.4", name="[x](https://evil.example)\n# large"))
    assert "\n" not in told
    waits = sentence(ENGLISH, TableError("too-few-seats", seats=2, comes="invited", names=("**b**",)))
    assert "\\*\\*b" in waits
    assert "\\[x\\](https:\\/\\/evil.example)" in told


HOSTILE = "**@everyone** <@&1> https://a.b"


async def test_names_do_no_harm_in_a_whole_game(room: Room) -> None:
    """One is hostile, and one is written from right to left and must not turn its line."""
    mallory = room.person("mallory", display_name=HOSTILE)
    avi = room.person("avi", display_name="אבי")
    people = [mallory, avi]
    table = await room.begin(people, deadline="10min")
    assert table.seats[0].name == HOSTILE
    assert escaped(HOSTILE) in await room.said(avi, "table pause")
    await room.said(avi, "map", player=HOSTILE)
    offered: Any = await avi.autocomplete(room.channel, "map", "player", "")
    assert offered[0]["name"] == f"1. {HOSTILE}", "Discord shows choices as plain text"
    assert offered[1]["name"] == "2. \u2068אבי\u2069"
    own = await room.said(avi, "map", player="2")
    for typed in ("אבי", "\u2068אבי\u2069"):
        assert await room.said(avi, "map", player=typed) == own
    table = await Typist(room, people).play_until(table, 4)
    await play_to_the_end(room, table)
    for command in ("hokkaido log", "hokkaido leaderboard", "hokkaido stats", "hokkaido replay"):
        await room.said(mallory, command)
    (file,) = shown(await avi.slash(room.channel, "hokkaido record")).attachments
    assert HOSTILE not in json.dumps(json.loads(await file.read()))

    bodies = [request.json for request in room.env.http_requests if isinstance(request.json, dict)]
    texts = [str(body.get("content") or (body.get("data") or {}).get("content") or "") for body in bodies]
    told = [text for text in texts if "@" in text and "everyone" in text]
    assert len(told) > 20
    for text in told:
        assert "@everyone" not in text
        assert escaped(HOSTILE) in text
        assert "https://a.b" not in text
        assert "<@&1>" not in text
    named = [text for text in texts if "אבי" in text]
    assert len(named) > 10
    assert all(text.count("אבי") == text.count("\u2068אבי\u2069") for text in named)
    for body in bodies:
        message = body.get("data") or body
        if "content" in message:
            mentions = message.get("allowed_mentions") or {"parse": []}
            assert not mentions.get("parse")
            assert not mentions.get("roles")


async def test_lists_tell_namesakes_apart(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [
        room.person("kim.one", display_name="Kim"),
        room.person("kim_two", display_name="kim 🌸"),
        room.person("mallory", display_name="Kim (`kim.one`)"),
        room.person("bob"),
    ]
    for person in people:
        await play_to_the_end(room, await room.begin([person], computers=1))

    async def named() -> set[str]:
        board = await room.said(people[0], "hokkaido leaderboard", games="computers")
        return {line.partition("**")[2].rpartition("**")[0] for line in board.splitlines()[1:5]}

    others = {"Kim (\\`kim.one\\`)", "bob"}
    assert await named() == {"Kim (`kim.one`)", "kim 🌸 (`kim_two`)", *others}
    fails = AsyncMock(side_effect=aiohttp.ClientError)
    monkeypatch.setattr(room.bot, "fetch_user", fails)
    mentions = {f"Kim (<@{people[0].id}>)", f"kim 🌸 (<@{people[1].id}>)"}
    assert await named() == mentions | others


async def test_a_seat_number_can_be_typed_with_the_digits_of_any_script(room: Room) -> None:
    anna = room.person("anna")
    cleo = room.person("cleo", display_name="cleo２")
    await room.begin([anna, cleo])
    by_number = await room.said(anna, "map", player="2")
    for two in ("２", "٢"):
        assert await room.said(anna, "map", player=two) == by_number
        (choice,) = await anna.autocomplete(room.channel, "map", "player", two)
        assert choice["value"] == "2"
    assert await room.said(anna, "map", player="cleo２") == by_number, "names keep their digits"
    for none in ("0", "3"):
        assert await room.said(anna, "map", player=none) == ENGLISH.format("player-unknown", given=none)


COPIED = ("\u202ebob\u2069  the  2nd", "\u2068@Bob the 2nd\u2069", "bob the\u200b 2nd ")


async def test_a_name_copied_from_discord_is_understood(room: Room) -> None:
    anna = room.person("anna")
    bob = room.person("bob", display_name="\u202ebob\u2069  the\u200b  2nd")
    await room.begin([anna, bob])
    by_number = await room.said(anna, "map", player="2")
    assert [await room.said(anna, "map", player=copied) for copied in COPIED] == [by_number] * len(COPIED)
