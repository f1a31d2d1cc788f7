"""The sealed secret, and that it is opened in the end, whatever the end is."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.announce import channel_posts
from bot.tables import Stage, timing
from engine.record.record import verify_record
from tests.bot.play.room import ENGLISH, Room, labels, open_room, result_message, shown
from tests.bot.play.shuffling import (
    checked,
    finished,
    record_in,
    told_commitment,
)
from tests.bot.pseudo_locale import PSEUDO, accented, two_languages
from tests.engine.shuffle_checker import first_difference


@pytest.fixture(autouse=True)
def numbers_of_messages() -> None:
    """Here they are part of the shuffle, as they are in life."""


DIGITS = re.compile(r"[0-9a-f]{64}")
SPOILER = re.compile(r"\|\|.*?\|\|")


async def test_the_shuffle_is_checked_below_the_result_and_its_digits_are_hidden_until_then(
    room: Room,
) -> None:
    people = room.people(2)
    table = await finished(room, people)
    assert room.messages()[-1] == result_message(room)
    assert "Check" in labels(result_message(room))
    contents = [message.content for message in room.messages()]
    assert sum(bool(DIGITS.search(content)) for content in contents) == 1, "the commitment"
    assert not any(DIGITS.search(SPOILER.sub("", content)) for content in contents)
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
    people = room.people(2)
    table = await room.begin(people)

    def fails(*_: object) -> None:
        raise RuntimeError("killed")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(channel_posts, "end_screen", fails)
        await room.end_game(people[0], "hokkaido cancel")
    await room.restart()
    assert room.messages()[-1] == result_message(room)
    assert room.messages()[-1].content == ENGLISH.format("game-cancelled")
    assert (await room.bot.services.tables.get(table.id)).stage is Stage.CANCELLED


async def test_a_host_who_closes_a_game_is_seen_to_do_so_and_gets_other_cards(room: Room) -> None:
    people = room.people(2)
    first = await room.begin(people)
    hands = [[card.number for card in first.view(seat).hand] for seat in range(2)]
    await room.end_game(people[0], "hokkaido cancel")
    closed, over = room.messages()[-2:]
    assert ENGLISH.format("log-closed", reason="vote", name="") in closed.content
    assert over.content == ENGLISH.format("game-cancelled")
    order = (await record_in(await checked(room, people[1])))["setup"]["order"]
    assert {*hands[0], *hands[1]} == set(order[: 2 * len(hands[0])]), "everyone can see what they had"
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
        table = await room.begin(people)
        sealed = accented(ENGLISH.format("sealed", commitment="")).split("`")[0]
        assert table.shuffle is not None
        (told,) = (message for message in room.messages() if message.content.startswith(sealed))
        assert told.id == table.shuffle.message_id
        await room.end_game(anna, "hokkaido cancel")
        result = room.messages()[-1]
        for person, own in ((anna, str), (bob, accented)):
            pressed = await person.click(result, label=accented(ENGLISH.format("button-verify")))
            assert shown(pressed).content.startswith(own(ENGLISH.format("checked", dealt=True)))


async def test_an_abandoned_game_opens_its_secret(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "GAME_CLOSES_AFTER", timedelta(hours=1))  # 14 days would take long
    people = room.people(2)
    await room.begin(people)
    await room.env.advance_time(60 * 60)
    assert ENGLISH.format("game-cancelled") in room.messages()[-1].content
    record = await record_in(await checked(room, people[0]))
    assert first_difference(record, told_commitment(room)) is None
