"""The sealed secret, and that it is opened in the end, whatever the end is."""

from __future__ import annotations

import json
import re

import pytest

from engine.record.record import verify_record
from tests.bot.play.room import Room, labels, result_message
from tests.bot.play.shuffling import (
    checked,
    finished,
    record_in,
    told_commitment,
)
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
