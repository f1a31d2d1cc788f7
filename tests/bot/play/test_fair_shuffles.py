"""The sealed secret, words of one's own, and the proof that everybody can check."""

from __future__ import annotations

import json
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.tables import Stage, Table
from engine.shuffle import commitment_to
from tests.bot.play.room import ENGLISH, Room, labels, left_to_press, shown
from tests.bot.play.typist import Typist

TWO_MINUTES = 120


def box(room: Room) -> Any:
    """The Ready box."""
    heading = ENGLISH.format("ready-heading")
    (found,) = (message for message in room.messages() if message.content.startswith(heading))
    return found


def proof(room: Room) -> dict[str, Any]:
    """What the channel was told when the game was over."""
    (message,) = (message for message in room.messages() if message.content.startswith("🔓"))
    block = message.content.split("```json\n")[1].split("\n```")[0]
    told: dict[str, Any] = json.loads(block)
    return told


async def say_word(room: Room, person: MemberActor, word: str) -> InteractionResult:
    """Press Ready, type a word into the modal, and send it."""
    opened = await person.click(box(room), label="Ready …")
    assert opened.modal is not None
    return await person.submit_modal(opened, {"word": word})


async def getting_ready(room: Room, people: list[MemberActor]) -> None:
    host, *others = people
    await room.said(host, "hokkaido start", words="yes")
    for person in others:
        await room.said(person, "hokkaido join")
    await room.said(host, "hokkaido begin")


async def test_the_channel_gets_the_commitment_when_a_game_begins(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    (line,) = (message for message in room.messages() if "SHA-256" in message.content)
    assert "\n" not in line.content
    assert f"`{table.commitment}`" in line.content
    assert room.messages().index(line) < room.messages().index(room.round_message())
    told = len(room.messages())
    await room.restart()
    assert len(room.messages()) == told


async def test_everybody_adds_a_word_and_the_cards_are_dealt(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    assert (await room.table()).stage is Stage.READY
    assert room.private_messages(anna) == []
    assert "⏳ anna" in box(room).content

    said = await say_word(room, anna, "  Tuesday’s\tsoup ")

    assert shown(said).ephemeral
    assert shown(said).content == ENGLISH.format("ready-now")
    assert "✅ anna is ready" in box(room).content
    assert "soup" not in box(room).content, "words are told when the game is over"
    assert "⏳ bob" in box(room).content
    await say_word(room, bob, "")
    table = await room.table()
    assert table.stage is Stage.RUNNING
    assert room.round_message().content.startswith("## Round 1")
    assert len(room.private_messages(anna)) == 1
    assert not any(message.content.startswith("### 🔒") for message in room.messages())

    await room.said(anna, "hokkaido cancel")
    told = proof(room)
    assert told["words"] == [
        {"seat": 0, "user": str(anna.id), "word": "Tuesday’s soup"},
        {"seat": 1, "user": str(bob.id), "word": ""},
    ]
    assert commitment_to(told["secret"]) == told["commitment"] == table.commitment


async def test_a_modal_is_taken_after_a_restart(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    opened = await anna.click(box(room), label="Ready …")
    await room.restart()

    said = await anna.submit_modal(opened, {"word": "patience"})

    assert shown(said).content == ENGLISH.format("ready-now")
    assert "✅ anna is ready" in box(room).content
    await room.said(bob, "hokkaido ready", word="haste")
    assert (await room.table()).stage is Stage.RUNNING


async def test_who_is_not_ready_in_time_is_dealt_in_all_the_same(room: Room) -> None:
    anna, _ = people = room.people(2)
    await getting_ready(room, people)
    await say_word(room, anna, "first")
    await room.env.advance_time(TWO_MINUTES - 1)
    assert (await room.table()).stage is Stage.READY
    await room.env.advance_time(1)
    assert (await room.table()).stage is Stage.RUNNING
    assert room.round_message().content.startswith("## Round 1")


async def test_a_word_can_be_changed_and_is_checked(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    await say_word(room, anna, "first")
    said = await room.said(anna, "hokkaido ready", word="x" * 65)
    assert said == ENGLISH.format("word-too-long", most=64, given=65)
    assert await room.said(anna, "hokkaido ready", word="\x07") == ENGLISH.format("word-not-printable")
    await say_word(room, anna, "second ``` ```")
    await room.said(bob, "hokkaido ready")
    assert await room.said(anna, "hokkaido ready", word="third") == ENGLISH.format("not-getting-ready")
    await room.said(anna, "hokkaido cancel")
    assert [word["word"] for word in proof(room)["words"]] == ["second ``` ```", ""]


async def test_only_who_sits_there_gets_ready(room: Room) -> None:
    people = room.people(2)
    stranger = room.person("stranger")
    await getting_ready(room, people)
    refused = await stranger.click(box(room), label="Ready …")
    assert refused.modal is None
    assert shown(refused).content == ENGLISH.format("not-seated")
    assert shown(refused).ephemeral


async def test_a_table_that_is_closed_before_the_deal_opens_its_secret(room: Room) -> None:
    people = room.people(2)
    await getting_ready(room, people)
    old = box(room)
    await room.said(people[0], "hokkaido cancel")
    assert commitment_to(proof(room)["secret"]) == proof(room)["commitment"]
    assert left_to_press(room.messages()) == []
    (closed,) = (message for message in room.messages() if message.id == old.id)
    assert closed.content == ENGLISH.format("ready-cancelled")


async def finished(room: Room, people: list[MemberActor]) -> Table:
    table = await room.begin(people)
    return await Typist(room, people).play_to_the_end(table)


async def test_anybody_can_check_the_shuffle_of_a_game_that_is_over(room: Room) -> None:
    people = room.people(2)
    table = await finished(room, people)
    (message,) = (message for message in room.messages() if message.content.startswith("🔓"))
    assert labels(message) == ["Check"]
    stranger = room.person("stranger")

    pressed = await stranger.click(message, label="Check")
    assert shown(pressed).content.startswith(ENGLISH.format("verified"))
    assert shown(pressed).ephemeral
    typed = await room.said(stranger, "hokkaido verify", table=table.id.upper())
    assert typed == shown(pressed).content


async def test_a_running_games_secret_stays_secret(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    said = await room.said(people[0], "hokkaido verify", table=table.id)
    assert said == ENGLISH.format("shuffle-still-secret")
    assert await room.said(people[0], "hokkaido verify") == ENGLISH.format("verify-what")
    assert await room.said(people[0], "hokkaido verify", table="nonsense") == ENGLISH.format("table-gone")


async def test_an_attached_record_is_checked_by_itself(room: Room) -> None:
    people = room.people(2)
    table = await finished(room, people)
    record = await room.bot.services.history.record(table.id)
    stranger = room.person("stranger")

    right = await room.said(stranger, "hokkaido verify", record=("game.json", record))
    assert right.startswith(ENGLISH.format("verified"))

    told = json.loads(record)
    order = told["setup"]["order"]
    order[0], order[1] = order[1], order[0]
    wrong = await room.said(stranger, "hokkaido verify", record=("game.json", json.dumps(told).encode()))
    assert wrong == ENGLISH.format("wrong-shuffle", place="setup.order")
    nonsense = await room.said(stranger, "hokkaido verify", record=("game.json", b"a letter to mother"))
    assert nonsense == ENGLISH.format("not-json", line=1, column=1)
    large = await room.said(stranger, "hokkaido verify", record=("game.json", b" " * 2_000_001))
    assert large == ENGLISH.format("record-too-large")
