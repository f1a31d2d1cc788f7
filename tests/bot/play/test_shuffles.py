"""Fair shuffles: the sealed secret, the message with its commitment, and the check after the game."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.table_service import TableService
from bot.tables import Change, Stage
from engine.record.record import verify_record
from tests.bot.play.deciding import finished
from tests.bot.play.room import ENGLISH, Room, labels, result_message, shown
from tests.engine.shuffle_checker import first_difference


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Here message ids are part of the shuffle, as on the real Discord."""


async def checked(room: Room, person: MemberActor) -> ResponseMessage:
    """The ephemeral response to a press on Check."""
    (result,) = (message for message in room.messages() if "Check" in labels(message))
    pressed = shown(await person.click(result, label="Check"))
    assert pressed.ephemeral
    return pressed


async def record_in(answer: ResponseMessage) -> dict[str, Any]:
    """The record attached to a response."""
    (file,) = answer.attachments
    record: dict[str, Any] = json.loads(await file.read())
    return record


def told_commitment(room: Room) -> str:
    """The commitment that was posted when the game began."""
    lines = [message for message in room.messages() if message.content.startswith("-# 🔒")]
    (told,) = (digits for line in lines for digits in quoted(line))
    return told


def quoted(message: Any) -> list[str]:
    """The secrets and commitments in a message."""
    return re.findall(r"`([0-9a-f]{64})`", message.content)


async def test_the_channel_gets_the_commitment_when_a_game_begins(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    (line,) = (message for message in room.messages() if f"`{table.commitment}`" in message.content)
    assert "\n" not in line.content
    assert table.shuffle is not None
    assert table.shuffle.message_id == line.id, "no one can know the last part of the shuffle beforehand"
    assert room.messages().index(line) < room.messages().index(room.round_message())
    told = len(room.messages())
    await room.restart()
    assert len(room.messages()) == told


@pytest.fixture
def no_deal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Until this is undone, prevent the deal, as if the bot were killed right before it."""

    async def killed(*_: object) -> Change:
        raise asyncio.CancelledError

    monkeypatch.setattr(TableService, "do_unasked", killed)
    return monkeypatch


@pytest.mark.parametrize("lost", ["the message", "the answer"])
async def test_a_bot_killed_before_the_deal_sends_its_message_only_once(
    room: Room, no_deal: pytest.MonkeyPatch, expects_failures: None, lost: str
) -> None:
    """The next process deals with that message's id, whether Discord accepted it before or after the kill."""
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    await room.said(bob, "hokkaido join")
    if lost == "the message":
        path = f"/channels/{room.channel.id}/messages"
        room.env.inject_error("POST", path, status=400, code=50035, times=None)
    await anna.slash(room.channel, "hokkaido begin")
    assert (await room.table()).stage is Stage.DEALING
    assert ENGLISH.format("situation-dealing") in await room.said(anna, "hokkaido help")
    no_deal.undo()
    room.env.backend.faults.clear()
    await room.restart()
    table = await room.table()
    assert table.stage is Stage.RUNNING
    assert table.shuffle is not None
    (line,) = (message for message in room.messages() if f"`{table.commitment}`" in message.content)
    assert table.shuffle.message_id == line.id


DIGITS = re.compile(r"[0-9a-f]{64}")
SPOILER = re.compile(r"\|\|.*?\|\|")


async def test_check_is_below_the_result_and_the_commitment_is_behind_a_spoiler(room: Room) -> None:
    people = room.people(2)
    table = await finished(room, people)
    assert room.messages()[-1] == result_message(room)
    assert "Check" in labels(result_message(room))
    contents = [message.content for message in room.messages()]
    assert sum(bool(DIGITS.search(content)) for content in contents) == 1, "only the commitment"
    assert not any(DIGITS.search(SPOILER.sub("", content)) for content in contents)
    (line,) = (message for message in room.messages() if DIGITS.search(message.content))
    told = await checked(room, room.person("stranger"))
    assert told.content.startswith(ENGLISH.format("checked", dealt=True))
    assert f"`{line.id}`" in told.content
    assert f"({line.jump_url})" in told.content
    record = await record_in(told)
    assert first_difference(record, told_commitment(room)) is None
    assert verify_record(json.dumps(record).encode()).is_over
    assert record["shuffle"]["commitment"] == table.commitment
    record["shuffle"]["message"] = str(line.id + 1)
    assert first_difference(record, told_commitment(room)) == "order"
    count = len(room.messages())
    await room.restart()
    assert len(room.messages()) == count


async def test_a_running_games_secret_stays_secret(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    said = await room.said(people[0], "hokkaido verify", game=table.id)
    assert said == ENGLISH.format("shuffle-still-secret")
    assert await room.said(people[0], "hokkaido verify") == ENGLISH.format("shuffle-still-secret")
    assert await room.said(people[0], "hokkaido verify", game="nonsense") == ENGLISH.format("game-not-found")


async def test_verify_without_an_id_checks_the_channels_last_game(room: Room) -> None:
    people = anna, _ = room.people(2)
    assert await room.said(anna, "hokkaido verify") == ENGLISH.format("no-game-played-here")
    await room.begin(people)
    await room.end_game(anna)
    told = shown(await anna.click(room.messages()[-1], label="Check"))
    said = await room.said(anna, "hokkaido verify")
    assert said == told.content
    assert said.startswith(ENGLISH.format("checked", dealt=True))
    directly = shown(await anna.user.slash("hokkaido verify"))
    assert directly.content == said
    stranger = shown(await room.person("stranger").user.slash("hokkaido verify"))
    assert stranger.content == ENGLISH.format("verify-what")
