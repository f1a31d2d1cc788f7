"""What a host can choose: the game, the selection, the scoring card, and a custom deck."""

from __future__ import annotations

import json
from importlib import resources
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.commands.options import LARGEST_DECK
from engine.decks import deck_from_bytes
from engine.options import Rules
from tests.bot.play.room import (
    ENGLISH,
    Room,
    SketchedPictures,
    first_page,
    more_of,
    shown,
)
from tests.bot.play.test_bad_input import assert_refused, sentence


def deck_file(name: str = "honshu") -> dict[str, Any]:
    """The data in the file of a shipped deck."""
    found: dict[str, Any] = json.loads((resources.files("engine") / "decks" / f"{name}.json").read_bytes())
    return found


def attached(data: object, name: str = "our-copy.json") -> tuple[str, bytes]:
    """A file as simcord attaches it."""
    return name, data if isinstance(data, bytes) else json.dumps(data).encode()


async def test_rules_and_cards_are_those_of_the_channels_table(room: Room) -> None:
    anna = room.person("anna")
    assert await room.said(anna, "hokkaido rules") == first_page("hokkaido", "draft")
    assert await room.said(anna, "hokkaido rules", game="honshu") == first_page("honshu", "trick")
    await room.said(anna, "hokkaido start", game="honshu", selection="draft")
    assert await room.said(anna, "hokkaido rules") == first_page("honshu", "draft")
    assert await room.said(anna, "hokkaido rules", game="hokkaido") == first_page("hokkaido", "draft")
    in_private = await anna.user.slash("hokkaido rules")
    assert shown(in_private).content == first_page("honshu", "draft")
    pressed = shown(await anna.click(await more_of(anna, room.messages()[0]), label="Rules"))
    assert pressed.content == first_page("honshu", "draft")
    assert isinstance(room.pictures, SketchedPictures)
    await room.said(anna, "hokkaido cards")
    assert room.pictures.drawn[-1] == "draw_deck"


async def test_a_game_with_a_custom_deck(room: Room) -> None:
    own = deck_file()
    own["name"] = "our **copy**"
    own["cards"][0]["squares"] = ["town"] * 6
    people = room.people(2)
    await room.said(people[0], "hokkaido start", game="honshu", deck=attached(own))
    assert "our \\*\\*copy\\*\\*" in room.messages()[0].content
    await room.said(people[1], "hokkaido join")
    assert await room.said(people[0], "hokkaido cards", number=1) == ENGLISH.format("one-card", card=1)
    await room.restart()
    await room.said(people[0], "hokkaido begin")
    table = await room.table()
    assert table.game is not None
    assert table.game.deck.name == "our **copy**"
    assert {str(square) for square in table.game.deck.card(1).squares} == {"town"}


@pytest.mark.parametrize("game", list(Rules))
async def test_only_the_deck_in_a_file_is_stored(room: Room, game: Rules) -> None:
    """The database keeps stored decks, so no one may be able to fill it by opening tables."""
    anna = room.person("anna")
    own = deck_file(game)
    own["cards"][0]["squares"] = ["town"] * 6
    if game is Rules.HONSHU:
        own["scoring_cards"] = {"7": {"extra_per_cube": 4, "colours": ["blue", "grey"]}}
    deck = deck_from_bytes(json.dumps(own).encode(), game)
    padded = json.dumps(own | {"remarks": "ß" * 30_000}, ensure_ascii=False).encode()
    await room.said(anna, "hokkaido start", game=game, deck=attached(padded))
    options = (await room.table()).options
    assert options.own_deck is not None
    assert len(options.own_deck) < 10_000
    assert options.deck == deck
    await room.said(anna, "hokkaido cancel")
    await room.said(anna, "hokkaido start", game=game, deck=attached(own | {"name": "name " * 10_000}))
    options = (await room.table()).options
    assert options.own_deck is not None
    assert len(options.own_deck) < 10_000
    assert options.deck.cards == deck.cards
    assert options.deck.name.startswith("name name ")


def wrong_square() -> dict[str, Any]:
    """A deck with a square that no game has."""
    deck = deck_file()
    deck["cards"][16]["squares"][2] = "volcano"
    return deck


@pytest.mark.parametrize(
    ("file", "parts"),
    [
        (attached(wrong_square()), ["card 17", "square 3", "volcano"]),
        (attached(b""), ["isn’t valid JSON"]),
        (attached(deck_file(), "deck.png"), ["“deck.png” isn’t a JSON file"]),
        (attached(b" " * (LARGEST_DECK + 1)), [str(LARGEST_DECK)]),
        (attached(deck_file("hokkaido")), ["mountain"]),
    ],
    ids=["square", "empty", "type", "large", "game"],
)
async def test_an_invalid_deck_file_is_refused_with_the_reason(
    room: Room, file: tuple[str, bytes], parts: list[str]
) -> None:
    anna = room.person("anna")
    answer = await room.said(anna, "hokkaido start", game="honshu", deck=file)
    assert all(part in answer for part in parts), answer
    assert "\n" not in answer
    assert await room.bot.services.tables.in_channel(room.channel.id) is None


class FailingFetch:
    """Fails as if Discord no longer had a file, and counts the attempts."""

    def __init__(self) -> None:
        self.asked = 0

    async def read(self, _attachment: discord.Attachment) -> bytes:
        self.asked += 1
        response = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(response, "the file is gone")


@pytest.fixture
def fetch(monkeypatch: pytest.MonkeyPatch) -> FailingFetch:
    failing = FailingFetch()
    monkeypatch.setattr(discord.Attachment, "read", lambda attachment: failing.read(attachment))
    return failing


@pytest.mark.parametrize(("command", "option"), [("hokkaido start", "deck"), ("hokkaido verify", "record")])
async def test_a_file_that_discord_no_longer_has(
    room: Room, fetch: FailingFetch, command: str, option: str
) -> None:
    anna = room.person("anna")
    told = sentence("file-not-fetched", given="our-copy.json")
    await assert_refused(room, anna, command, told, **{option: attached(deck_file())})
    assert fetch.asked == 1
