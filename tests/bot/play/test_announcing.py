"""The announcer's edits, and the message of a round."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest
from discord.http import Route
from simcord import MemberActor

from bot.announce import Announcer
from bot.announce.announcer import REFRESHED_TOGETHER
from bot.pace import URGENCY, Urgency
from bot.people.presence import ACTIVE_FOR
from bot.shards import EVERYONE
from bot.tables import Table
from bot.tables.change import Change, GameResumed
from tests.bot.play.room import (
    ENGLISH,
    Room,
)
from tests.bot.play.typist import Typist


def is_announced(table: Table) -> bool:
    """Whether a worker is updating the messages of a table, or waits to."""
    return any(task.get_name() == f"announcer of {table.id}" for task in asyncio.all_tasks())


async def pick_first(room: Room, *people: MemberActor) -> None:
    """Pick the first card of each person's hand."""
    for person in people:
        await room.said(person, "pick", card=(await room.view(person)).hand[0].number)


async def test_a_rounds_message_is_edited_at_most_once_a_second(patient_room: Room) -> None:
    room = patient_room
    people = room.people(5)
    await room.begin(people)
    message = room.round_message()
    await room.env.advance_time(1)
    before = room.edits_of(message)

    await pick_first(room, *people[:4])

    assert room.edits_of(message) == before + 1
    await room.env.advance_time(1)
    assert room.edits_of(message) == before + 2
    assert all(f"✅ {name}" in room.round_message().content for name in ("anna", "bob", "cleo", "dora"))
    await room.env.advance_time(60)
    assert room.edits_of(message) == before + 2


async def test_tables_where_nothing_has_happened_are_updated_a_few_at_a_time(
    room: Room, expects_failures: None
) -> None:
    table = await room.begin(room.people(2))
    announcer = Announcer(room.bot, room.bot.services)
    others = [replace(table, id=f"other{number}") for number in range(REFRESHED_TOGETHER + 2)]

    def at_work() -> int:
        return sum(is_announced(other) for other in others)

    await room.env.advance_time(2 * ACTIVE_FOR.total_seconds())
    with room.env._bot_scope():
        announcer.on_change(Change(others[0]))
        assert at_work() == 0, "the servers are not known yet"
        await announcer.begin(EVERYONE)
        for other in others:
            announcer.on_change(Change(other))
        assert at_work() == REFRESHED_TOGETHER
        announcer.on_change(Change(others[-1], (GameResumed(0),)))
        assert at_work() == REFRESHED_TOGETHER + 1
    await room.env.settle()  # these tables are not stored
    assert at_work() == 0


async def test_people_who_act_are_served_before_old_messages_are_brought_up_to_date(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    urgencies: dict[str, set[Urgency]] = {}
    request = room.bot.http.request

    def noting(route: Route, **options: Any) -> Coroutine[Any, Any, Any]:
        urgencies.setdefault(str(route.channel_id), set()).add(URGENCY.get()())
        return request(route, **options)

    anna, bob, *others = room.people(4)
    old = await room.begin([anna, bob])
    await room.env.advance_time(2 * ACTIVE_FOR.total_seconds())
    of_old = {room.channel.id, anna.user.dm_channel.id, bob.user.dm_channel.id}
    room.channel = room.guild.create_text_channel("elsewhere")
    await room.begin(others)
    monkeypatch.setattr(room.bot.http, "request", noting)
    messages = room.bot.announcer._memory(old.id).messages
    for place, sent in (await messages.latest()).items():
        messages.note(place, replace(sent, fingerprint="outdated"))

    with room.env._bot_scope():
        room.bot.announcer.on_change(Change(old))
    await pick_first(room, *others)

    assert {one for channel in of_old for one in urgencies[str(channel)]} == {Urgency.REFRESHING}
    assert urgencies[str(others[1].user.dm_channel.id)] == {Urgency.ASKING}
    assert Urgency.REFRESHING not in urgencies[str(room.channel.id)]


async def test_the_announcer_waits_until_the_bot_is_connected(room: Room) -> None:
    table = await room.begin(room.people(2))
    announcer = Announcer(room.bot, room.bot.services)
    # simcord treats the announcer's tasks as the bot's.
    with room.env._bot_scope():
        announcer.on_change(Change(table))
    await asyncio.sleep(0.2)
    assert is_announced(table), "it waits"
    with room.env._bot_scope():
        await announcer.begin(EVERYONE)
    for _ in range(100):
        if not is_announced(table):
            break
        await asyncio.sleep(0.02)
    assert not is_announced(table)
    await announcer.close()


async def test_the_status_shows_your_turn_only_to_the_player_whose_turn_it_is(room: Room) -> None:
    people = room.people(2)
    table = await room.begin_without_hints(people, order="in_order")
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)
    first, second = (people[seat] for seat in table.view(None).placing_order)
    your_turn = ENGLISH.format("status-your-turn")
    assert your_turn in await room.said(first, "hokkaido status")
    assert your_turn not in await room.said(second, "hokkaido status")

    await room.said(people[0], "table pause")

    paused = await room.said(first, "hokkaido status")
    assert your_turn not in paused
    assert "waiting for" not in paused


async def test_a_deleted_round_message_is_posted_again(room: Room) -> None:
    people = room.people(3)
    await room.begin(people)
    lost = room.round_message()
    room.env.backend.delete_message(room.channel.id, lost.id)

    await pick_first(room, people[0])

    assert room.round_message().id != lost.id
    assert "✅ anna" in room.round_message().content
