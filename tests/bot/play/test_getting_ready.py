"""The Ready box: words of one's own, who is ready, and what becomes of the words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Stage, TableOptions
from engine.shuffle.shuffle import commitment_to
from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.shuffling import (
    TWO_MINUTES,
    box,
    checked,
    getting_ready,
    quoted,
    record_in,
    say_word,
    told_commitment,
)
from tests.engine.shuffle_checker import first_difference


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Here they are part of the shuffle, as they are in life."""


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


async def test_whose_word_it_was_is_told_after_the_seat_has_changed_hands(room: Room) -> None:
    anna, bob = people = room.people(2)
    await getting_ready(room, people)
    await say_word(room, bob, "mine")
    await say_word(room, anna, "")
    await room.said(anna, "table replace", player="bob")
    await room.end_game(anna, "hokkaido cancel")
    told = await checked(room, bob)
    assert f"2. {ENGLISH.format('nobody')} (`{bob.id}`): “mine”" in told.content
    assert first_difference(await record_in(told), told_commitment(room)) is None


async def test_only_who_sits_there_gets_ready(room: Room) -> None:
    people = room.people(2)
    stranger = room.person("stranger")
    await getting_ready(room, people)
    refused = await stranger.click(box(room), label="Add a word …")
    assert refused.modal is None
    assert shown(refused).content == ENGLISH.format("not-seated")
    assert shown(refused).ephemeral


async def test_whoever_wants_to_leave_before_the_deal_is_sent_where_they_are_not_refused(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people, words="yes")
    refused = await room.said(bob, "hokkaido leave")
    assert refused == ENGLISH.format("deal-to-come"), "the game has not begun yet"
    await room.said(anna, "hokkaido ready")
    await room.said(bob, "hokkaido ready")
    assert (await room.table()).stage is Stage.RUNNING
    await room.said(bob, "hokkaido away")
    assert (await room.table()).seats[1].away
