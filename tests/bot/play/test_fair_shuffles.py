"""The sealed secret, words of one's own, and the proof that everybody can check."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from discord import Message
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.announce import channel_posts
from bot.table_service import TableService
from bot.tables import Change, Stage, Table, TableOptions, deadlines
from bot.tables.requests import Deal, Request
from engine.record import verify_record
from engine.shuffle import commitment_to
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, labels, left_to_press, open_room, result_message, shown
from tests.bot.pseudo_locale import PSEUDO, accented, two_languages
from tests.engine.shuffle_checker import first_difference

TWO_MINUTES = 120


def box(room: Room) -> Any:
    """The Ready box."""
    heading = ENGLISH.format("ready-heading")
    (found,) = (message for message in room.messages() if message.content.startswith(heading))
    return found


def proof_message(room: Room) -> Message:
    """What the channel was told when the game was over: once."""
    (message,) = (message for message in room.messages() if message.content.startswith("🔓"))
    return message


async def checked(room: Room, person: MemberActor) -> ResponseMessage:
    """What a person sees, and nobody else, who presses Check."""
    pressed = shown(await person.click(proof_message(room), label="Check"))
    assert pressed.ephemeral
    return pressed


async def record_in(answer: ResponseMessage) -> dict[str, Any]:
    """The record that comes with it."""
    (file,) = answer.attachments
    record: dict[str, Any] = json.loads(await file.read())
    return record


def told_commitment(room: Room) -> str:
    """What the channel was told when the game began."""
    lines = [message for message in room.messages() if message.content.startswith("-# 🔒")]
    (told,) = (digits for line in lines for digits in quoted(line))
    return told


def quoted(message: Any) -> list[str]:
    """The secrets and commitments that a message has."""
    return re.findall(r"`([0-9a-f]{64})`", message.content)


async def say_word(room: Room, person: MemberActor, word: str) -> InteractionResult:
    """Press Ready, type a word into the modal, and send it."""
    opened = await person.click(box(room), label="Add a word …")
    assert opened.modal is not None
    return await person.submit_modal(opened, {"word": word})


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Here they are part of the shuffle, as they are in life."""


async def getting_ready(room: Room, people: list[MemberActor]) -> None:
    host, *others = people
    await room.said(host, "hokkaido start", words="yes")
    for person in others:
        await room.said(person, "hokkaido join")
    await room.said(host, "hokkaido begin")


async def test_the_channel_gets_the_commitment_when_a_game_begins(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    (line,) = (message for message in room.messages() if f"`{table.commitment}`" in message.content)
    assert "\n" not in line.content
    assert table.shuffle is not None
    assert table.shuffle.message_id == line.id, "what nobody knows before is the last part of the shuffle"
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
    assert shown(said).content == ENGLISH.format("ready-now", dealt=False)
    assert "✅ anna is ready" in box(room).content
    assert "soup" not in box(room).content, "words are told when the game is over"
    assert "⏳ bob" in box(room).content
    await say_word(room, bob, "")
    table = await room.table()
    assert table.stage is Stage.RUNNING
    assert room.round_message().content.startswith("## Round 1")
    assert len(room.private_messages(anna)) == 1
    assert not any(message.content.startswith("### 🔒") for message in room.messages())

    await room.end_game(anna, "hokkaido cancel")
    told = await checked(room, anna)
    commitment, secret = quoted(told)
    assert commitment_to(secret, table.options.deck) == commitment == table.commitment
    assert f"1. anna (`{anna.id}`): “Tuesday’s soup”" in told.content
    assert f"2. bob (`{bob.id}`): no word" in told.content
    assert (await record_in(told))["shuffle"]["words"] == [
        {"seat": 0, "user": str(anna.id), "word": "Tuesday’s soup"},
        {"seat": 1, "user": str(bob.id), "word": ""},
    ]


async def test_a_modal_is_taken_after_a_restart(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    opened = await anna.click(box(room), label="Add a word …")
    await room.restart()

    said = await anna.submit_modal(opened, {"word": "patience"})

    assert shown(said).content == ENGLISH.format("ready-now", dealt=False)
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


async def test_ready_needs_no_word_and_keeps_the_one_that_was_said(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    assert f"<@{anna.id}>" in box(room).content
    assert f"<@{bob.id}>" in box(room).content
    await say_word(room, anna, "kept")
    assert f"<@{anna.id}>" not in box(room).content, "nobody is called who is ready"
    said = await anna.click(box(room), label="Ready")
    assert shown(said).content == ENGLISH.format("ready-now", dealt=False)
    assert (await room.table()).stage is Stage.READY
    last = await bob.click(box(room), label="Ready")
    assert shown(last).content == ENGLISH.format("ready-now", dealt=True)
    assert (await room.table()).stage is Stage.RUNNING
    await room.end_game(anna, "hokkaido cancel")
    told = (await record_in(await checked(room, bob)))["shuffle"]["words"]
    assert [word["word"] for word in told] == ["kept", ""]


async def test_people_get_ready_only_where_that_was_chosen(room: Room) -> None:
    people = room.people(2)
    assert (await room.begin(people)).stage is Stage.RUNNING, "the cards are dealt at once"
    await room.end_game(people[0])
    table = await room.begin(people, words="yes")
    assert table.stage is Stage.READY
    notified = [mention.id for mention in box(room).mentions]
    assert notified == [person.id for person in people]
    await room.said(people[0], "hokkaido cancel")
    alone = await room.begin(people[:1], computers=2, words="yes")
    assert alone.stage is Stage.RUNNING, "there is nobody to be fair to"
    await room.end_game(people[0])
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda before: replace(before, options=TableOptions(words=True))
    )
    assert (await room.begin(people)).stage is Stage.READY, "the settings of the server can choose it, too"


@pytest.mark.parametrize(
    ("deadline", "minutes"), [("none", 2), ("2min", 2), ("10min", 10), ("1h", 60), ("3d", 60)]
)
async def test_slow_tables_have_longer_to_get_ready(room: Room, deadline: str, minutes: int) -> None:
    people = room.people(2)
    await room.begin(people, words="yes", deadline=deadline)
    await room.env.advance_time(60 * minutes - 1)
    assert (await room.table()).stage is Stage.READY
    await room.env.advance_time(1)
    assert (await room.table()).stage is Stage.RUNNING


async def test_a_word_can_be_changed_and_is_checked(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    await say_word(room, anna, "first")
    said = await room.said(anna, "hokkaido ready", word="x" * 65)
    assert said == ENGLISH.format("word-too-long", most=64, given=65)
    assert await room.said(anna, "hokkaido ready", word="\x07") == ENGLISH.format("word-not-printable")
    await say_word(room, anna, "second")
    await room.said(bob, "hokkaido ready")
    assert await room.said(anna, "hokkaido ready", word="third") == ENGLISH.format("not-getting-ready")
    await room.end_game(anna, "hokkaido cancel")
    told = (await record_in(await checked(room, people[0])))["shuffle"]["words"]
    assert [word["word"] for word in told] == ["second", ""]


@pytest.mark.parametrize(
    ("word", "counts"),
    [
        ("two\nlines\r\n# and a heading", "two lines # and a heading"),
        ("@everyone @here <@&1> <#2>", "@everyone @here <@&1> <#2>"),
        (
            "``` **bold** ||secret|| [link](https://example.org)",
            "``` **bold** ||secret|| [link](https://example.org)",
        ),
        ("🏔️👩‍🌾🇯🇵", "🏔️👩‍🌾🇯🇵"),
        ("\u202eback\u202c", "\u202eback\u202c"),
        ('"}], "secret": "0', '"}], "secret": "0'),
    ],
)
async def test_strange_words_count_and_harm_nobody(room: Room, word: str, counts: str) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    await say_word(room, anna, word)
    await room.said(bob, "hokkaido ready")
    await room.end_game(anna, "hokkaido cancel")

    told = await checked(room, bob)

    record = await record_in(told)
    assert record["shuffle"]["words"][0]["word"] == counts
    assert first_difference(record, told_commitment(room)) is None
    lines = told.content.splitlines()
    (line,) = (line for line in lines if line.startswith("1. anna"))
    assert line.endswith("”"), "the word stays on its line, and nothing comes after it"
    assert lines[0].startswith("✅")
    assert lines[-1].startswith("-# ")
    for sign in ("@everyone", "@here", "<@&1>", "```", "**bold**", "||secret||", "https://"):
        assert sign not in line


@pytest.mark.parametrize("word", ["x" * 65, "x" * 1000, "\x07", "\ue000"])
async def test_a_word_that_is_refused_leaves_the_one_before(room: Room, word: str) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    await say_word(room, anna, "before")
    assert await room.said(anna, "hokkaido ready", word=word) in {
        ENGLISH.format("word-too-long", most=64, given=len(word)),
        ENGLISH.format("word-not-printable"),
    }
    await room.said(bob, "hokkaido ready")
    await room.end_game(anna, "hokkaido cancel")
    assert "“before”" in (await checked(room, anna)).content


async def test_nobody_adds_a_word(room: Room) -> None:
    people = room.people(2)
    await getting_ready(room, people)
    await room.env.advance_time(TWO_MINUTES)
    await room.end_game(people[0], "hokkaido cancel")
    told = await checked(room, people[1])
    assert told.content.count("no word") == 2
    assert first_difference(await record_in(told), told_commitment(room)) is None


async def test_words_stay_secret_while_the_game_runs(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    await say_word(room, anna, "rhubarb")
    await room.said(bob, "hokkaido ready")
    table = await room.table()
    shuffle = table.shuffle
    assert shuffle is not None
    everything = await room.bot.services.privacy.export(bob.id)
    said = [
        await room.said(bob, command) for command in ("hokkaido log", "hokkaido status", "hokkaido record")
    ]
    seen = [message.content for message in (*room.messages(), *room.private_messages(bob))]
    for text in (*said, *seen, everything.decode()):
        assert "rhubarb" not in text
        assert shuffle.secret not in text


async def test_the_proof_of_a_whole_game_is_one_line_above_the_result_and_comes_once(room: Room) -> None:
    people = room.people(2)
    table = await finished(room, people)
    told, result = room.messages()[-2:]
    assert told == proof_message(room)
    assert result == result_message(room)
    assert "\n" not in told.content
    assert len(told.content) < 80, "it fits on two lines of a phone"
    assert told.attachments == []
    assert labels(told) == ["Check"]
    record = await record_in(await checked(room, people[0]))
    assert first_difference(record, told_commitment(room)) is None
    assert verify_record(json.dumps(record).encode()).is_over
    assert record["shuffle"]["commitment"] == table.commitment
    count = len(room.messages())
    await room.restart()
    assert len(room.messages()) == count


async def test_a_result_that_did_not_get_through_comes_after_a_restart(
    room: Room, expects_failures: None
) -> None:
    """The bot ends between the proof and the result."""
    people = room.people(2)
    table = await room.begin(people)

    def fails(*_: object) -> None:
        raise RuntimeError("killed")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(channel_posts, "ended_early_screen", fails)
        await room.end_game(people[0], "hokkaido cancel")
    assert room.messages()[-1] == proof_message(room)
    await room.restart()
    assert room.messages()[-2:] == [proof_message(room), result_message(room)]
    assert room.messages()[-1].content == ENGLISH.format("game-cancelled")
    assert (await room.bot.services.tables.get(table.id)).stage is Stage.CANCELLED


async def test_a_host_who_closes_a_game_is_seen_to_do_so_and_gets_other_cards(room: Room) -> None:
    people = room.people(2)
    first = await room.begin(people)
    hands = [[card.number for card in first.view(seat).hand] for seat in range(2)]
    await room.end_game(people[0], "hokkaido cancel")
    closed, _, over = room.messages()[-3:]
    assert ENGLISH.format("log-closed", reason="host", name="anna") in closed.content
    assert over.content == ENGLISH.format("game-cancelled")
    order = (await record_in(await checked(room, people[1])))["setup"]["order"]
    assert {*hands[0], *hands[1]} == set(order[: 2 * len(hands[0])]), "everybody can see what they had"
    second = await room.begin(people)
    assert second.commitment != first.commitment


async def test_sealing_and_opening_are_told_in_the_language_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.bot.play.room.TEXTS", two_languages())
    async with open_room(tmp_path) as room:
        anna, bob = people = room.people(2)
        preferences = room.bot.services.preferences
        await preferences.change_server(room.guild.id, lambda now: replace(now, locale=PSEUDO))
        await preferences.change_player(bob.id, lambda now: replace(now, locale=PSEUDO))
        await getting_ready(room, people)
        heading = accented(ENGLISH.format("ready-heading"))
        (told,) = (message for message in room.messages() if message.content.startswith(heading))
        for person, own in ((anna, str), (bob, accented)):
            opened = await person.click(told, label=accented("Add a word …"))
            assert opened.modal is not None
            assert opened.modal["title"] == own(ENGLISH.format("ready-modal"))
            said = await person.submit_modal(opened, {"word": ""})
            assert shown(said).content == own(ENGLISH.format("ready-now", dealt=person is bob))
        await room.end_game(anna, "hokkaido cancel")
        proof = proof_message(room)
        assert proof.content.startswith(accented(ENGLISH.format("proof", table="")).split("`")[0])
        for person, own in ((anna, str), (bob, accented)):
            pressed = await person.click(proof, label=accented(ENGLISH.format("button-verify")))
            assert shown(pressed).content.startswith(own(ENGLISH.format("checked", dealt=True)))


async def test_an_abandoned_game_opens_its_secret(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "GAME_CLOSES_AFTER", timedelta(hours=1))  # 14 days would take long
    people = room.people(2)
    await room.begin(people)
    await room.env.advance_time(60 * 60)
    assert ENGLISH.format("game-cancelled") in room.messages()[-1].content
    record = await record_in(await checked(room, people[0]))
    assert first_difference(record, told_commitment(room)) is None


async def test_whose_word_it_was_is_told_after_the_seat_has_changed_hands(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    await say_word(room, bob, "mine")
    await say_word(room, anna, "")
    await room.said(anna, "table replace", player="bob")
    await room.end_game(anna, "hokkaido cancel")
    told = await checked(room, bob)
    assert f"2. {ENGLISH.format('checked-word-left')} (`{bob.id}`): “mine”" in told.content
    assert first_difference(await record_in(told), told_commitment(room)) is None


async def test_only_who_sits_there_gets_ready(room: Room) -> None:
    people = room.people(2)
    stranger = room.person("stranger")
    await getting_ready(room, people)
    refused = await stranger.click(box(room), label="Add a word …")
    assert refused.modal is None
    assert shown(refused).content == ENGLISH.format("not-seated")
    assert shown(refused).ephemeral


async def test_a_table_that_is_closed_before_the_deal_opens_its_secret(room: Room) -> None:
    people = room.people(2)
    await getting_ready(room, people)
    table = await room.table()
    old = box(room)
    await room.said(people[0], "hokkaido cancel")
    told = await checked(room, people[0])
    commitment, secret = quoted(told)
    assert commitment_to(secret, table.options.deck) == commitment == told_commitment(room)
    assert told.attachments == [], "nothing was dealt"
    assert told.content.startswith(ENGLISH.format("checked", dealt=False))
    assert await room.said(people[1], "hokkaido verify", table=table.id) == told.content
    assert left_to_press(room.messages()) == []
    (closed,) = (message for message in room.messages() if message.id == old.id)
    assert closed.content == ENGLISH.format("ready-cancelled")


async def finished(room: Room, people: list[MemberActor]) -> Table:
    return await play_to_the_end(room, await room.begin(people))


async def test_anybody_in_the_channel_can_check_the_shuffle_of_a_game_that_is_over(room: Room) -> None:
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
        (*_, line) = (message for message in room.messages() if message.content.startswith("🔓"))
        told = shown(await anna.click(line, label="Check"))
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
    assert directly.content == ENGLISH.format("verify-what")


async def test_an_attached_record_is_checked_by_itself(room: Room) -> None:
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
    large = await room.said(stranger, "hokkaido verify", record=("game.json", b" " * 2_000_001))
    assert large == ENGLISH.format("record-too-large")


async def test_where_the_channel_takes_no_message_the_cards_are_dealt_all_the_same(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    await room.said(bob, "hokkaido join")
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=403, code=50013, times=None)
    await anna.slash(room.channel, "hokkaido begin")
    table = await room.table()
    assert table.stage is Stage.RUNNING
    assert table.shuffle is not None
    assert table.shuffle.message_id is None
    assert len(room.private_messages(anna)) > 0
    room.env.backend.faults.clear()
    await room.end_game(anna, "hokkaido cancel")
    told = await checked(room, anna)
    assert ENGLISH.format("checked-no-message") in told.content
    assert first_difference(await record_in(told), table.commitment or "") is None


async def test_the_number_of_the_message_is_shown_with_its_link(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    (line,) = (message for message in room.messages() if f"`{table.commitment}`" in message.content)
    await room.end_game(people[0], "hokkaido cancel")
    told = await checked(room, people[0])
    assert f"`{line.id}`" in told.content
    assert f"({line.jump_url})" in told.content
    record = await record_in(told)
    assert first_difference(record, quoted(line)[0]) is None
    record["shuffle"]["message"] = str(line.id + 1)
    assert first_difference(record, quoted(line)[0]) == "order"


@pytest.mark.parametrize("lost", ["the message", "the answer"])
async def test_killed_while_the_deal_waits_for_its_message_the_bot_sends_it_only_once(
    room: Room, monkeypatch: pytest.MonkeyPatch, expects_failures: None, lost: str
) -> None:
    """Before or after Discord has taken it: the next process deals, with the number of the one message."""
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    await room.said(bob, "hokkaido join")
    do = TableService.do

    async def do_all_but_deal(tables: TableService, table_id: str, request: Request) -> Change:
        if isinstance(request, Deal):
            raise asyncio.CancelledError
        return await do(tables, table_id, request)

    with monkeypatch.context() as patched:
        patched.setattr(TableService, "do", do_all_but_deal)
        if lost == "the message":
            room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=500, times=None)
        await anna.slash(room.channel, "hokkaido begin")
        assert (await room.table()).waits_for_message
    room.env.backend.faults.clear()
    await room.restart()
    table = await room.table()
    assert table.stage is Stage.RUNNING
    assert table.shuffle is not None
    (line,) = (message for message in room.messages() if f"`{table.commitment}`" in message.content)
    assert table.shuffle.message_id == line.id
