"""What people meet when the database is full: one sentence, nothing half done, and later all goes on."""

from __future__ import annotations

import re

import pytest

from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.store.databases import ask_writer

REFERENCE = re.compile(r"under ([0-9a-f]{8})")


async def tell_database(room: Room, pragma: str) -> None:
    await ask_writer(room.bot.services.store, pragma)


def is_told(content: str) -> bool:
    reference = REFERENCE.search(content)
    return reference is not None and content == ENGLISH.format("database-fails", reference=reference[1])


async def test_a_move_that_cannot_be_stored_has_not_been_made(
    room: Room, expects_failures: None, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = people = room.people(2)
    table = await room.begin(people)
    hand = room.asked(anna)
    card = table.view(0).hand[0].number
    await tell_database(room, "query_only = ON")

    assert is_told(await room.said(anna, "pick", card=card))
    (failure,) = (record for record in caplog.records if record.name == "bot.interactions.failures")
    assert "/pick of user" in failure.getMessage()
    assert "cannot be used: attempt to write a readonly database" in caplog.text
    pressed = await anna.user.click(hand, label=labels(hand)[0])
    assert is_told(shown(pressed).content)
    assert is_told(await room.said(bob, "table vote", about="end")) is False, "what is refused anyway, is"
    assert is_told(await room.said(anna, "table pause"))
    assert (await room.table()) == table

    await tell_database(room, "query_only = OFF")
    assert not is_told(await room.said(anna, "pick", card=card))
    assert (await room.table()).revision == table.revision + 1
    assert (await room.view(anna)).seats[0].acted


async def test_no_table_is_opened_that_cannot_be_stored(room: Room, expects_failures: None) -> None:
    anna = room.person("anna")
    await room.said(anna, "hokkaido games")
    await tell_database(room, "query_only = ON")
    assert is_told(await room.said(anna, "hokkaido start"))
    assert is_told(await room.said(anna, "hokkaido start", thread="yes"))
    assert room.messages() == [] or all(not labels(message) for message in room.messages())
    await tell_database(room, "query_only = OFF")
    opened = await anna.slash(room.channel, "hokkaido start")
    assert shown(opened).content == ENGLISH.format("table-opened")
