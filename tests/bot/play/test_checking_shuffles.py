"""Everybody can check the shuffle of a game that is over, and nobody that of one that runs."""

from __future__ import annotations

import json

import pytest

from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.shuffling import (
    checked,
    finished,
)


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Here they are part of the shuffle, as they are in life."""


async def test_anyone_in_the_channel_can_check_the_shuffle_of_a_game_that_is_over(room: Room) -> None:
    people = room.people(2)
    table = await finished(room, people)
    stranger = room.person("stranger")
    pressed = await checked(room, stranger)
    assert pressed.content.startswith(ENGLISH.format("checked", dealt=True))
    typed = await room.said(stranger, "hokkaido verify", table=table.id.upper())
    assert typed == pressed.content


async def test_a_running_games_secret_stays_secret(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    said = await room.said(people[0], "hokkaido verify", table=table.id)
    assert said == ENGLISH.format("shuffle-still-secret")
    assert await room.said(people[0], "hokkaido verify") == ENGLISH.format("shuffle-still-secret")
    assert await room.said(people[0], "hokkaido verify", table="nonsense") == ENGLISH.format("game-not-found")


async def test_without_a_name_the_last_game_of_the_channel_is_checked(room: Room) -> None:
    people = anna, _ = room.people(2)
    assert await room.said(anna, "hokkaido verify") == ENGLISH.format("no-game-played-here")
    for _ in range(2):
        await room.begin(people)
        await room.end_game(anna)
        told = shown(await anna.click(room.messages()[-1], label="Check"))
        said = await room.said(anna, "hokkaido verify")
        assert said == told.content
        assert said.startswith(ENGLISH.format("checked", dealt=True))
        # At the table of the next game, as long as it has not begun, people talk about this one.
        await room.said(anna, "hokkaido start")
        assert await room.said(anna, "hokkaido verify") == said
        await room.said(anna, "hokkaido cancel")
        await room.restart()
        assert await room.said(anna, "hokkaido verify") == said
    directly = shown(await anna.user.slash("hokkaido verify"))
    assert directly.content == said
    stranger = shown(await room.person("stranger").user.slash("hokkaido verify"))
    assert stranger.content == ENGLISH.format("verify-what")


async def test_an_attached_record_is_checked_automatically(room: Room) -> None:
    people = room.people(2)
    table = await finished(room, people)
    record = await room.bot.services.history.record(table.id)
    stranger = room.person("stranger")

    right = await room.said(stranger, "hokkaido verify", record=("game.json", record))
    assert right.startswith(ENGLISH.format("checked", dealt=True))

    told = json.loads(record)
    order = told["setup"]["order"]
    order[0], order[1] = order[1], order[0]
    wrong = await room.said(stranger, "hokkaido verify", record=("game.json", json.dumps(told).encode()))
    assert wrong == ENGLISH.format("wrong-shuffle", place="setup.order")
    nonsense = await room.said(stranger, "hokkaido verify", record=("game.json", b"a letter to mother"))
    assert nonsense == ENGLISH.format("not-json", line=1, column=1)
