"""The one message of a round: edited in place, and always to be found at the end of the channel."""

from __future__ import annotations

import discord

from tests.bot.play.room import Room, labels
from tests.bot.play.test_announcing import FIFTY_MINUTES, pick_first
from tests.bot.play.typist import Typist


def rounds_shown(room: Room) -> list[discord.Message]:
    """All messages of rounds that are in the channel."""
    return [message for message in room.messages() if message.content.startswith("## Round")]


async def test_a_round_has_one_message_edited_in_place(room: Room) -> None:
    people = room.people(3)
    await room.begin(people)
    message = room.round_message()
    assert "⏳ anna" in message.content

    await pick_first(room, people[0])

    assert room.round_message().id == message.id
    assert "✅ anna has chosen" in room.round_message().content
    assert "⏳ bob" in room.round_message().content


async def test_the_message_of_a_round_is_replaced_after_fifty_minutes(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    await room.begin([anna, bob, cleo])
    first = room.round_message()
    await room.env.advance_time(FIFTY_MINUTES - 1)
    await pick_first(room, anna)
    assert room.round_message().id == first.id

    await room.env.advance_time(1)
    assert room.round_message().id == first.id, "nothing has changed, so nothing needs replacing"
    await pick_first(room, bob)

    second = room.round_message()
    assert second.id != first.id
    assert "✅ bob" in second.content
    assert "My hand" in labels(second)
    assert first.id not in {message.id for message in room.messages()}, "what it says is no longer true"
    # The new one is young again.
    await room.env.advance_time(60)
    await pick_first(room, cleo)
    assert room.round_message().id == second.id


async def test_no_message_goes_on_saying_that_people_are_choosing(room: Room) -> None:
    people = room.people(3)
    table = await room.begin(people, deadline="24h")
    await pick_first(room, people[0])
    await room.env.advance_time(24 * 3600)
    table = await room.table()
    assert table.view(None).phase == "map"
    (only,) = rounds_shown(room)
    assert only.id == room.messages()[-1].id
    assert "is choosing" not in only.content


async def test_in_a_thread_that_has_gone_to_sleep_the_former_message_goes_too(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    first = room.round_message()
    path = f"/channels/{room.channel.id}/messages/{first.id}"
    room.env.inject_error("PATCH", path, status=400, code=50083, times=None)
    await pick_first(room, people[0])
    (only,) = rounds_shown(room)
    assert only.id != first.id


async def test_a_bot_killed_before_it_could_delete_the_former_message_does_so_after_the_start(
    room: Room, expects_failures: None
) -> None:
    people = room.people(2)
    await room.begin(people)
    first = room.round_message()
    await room.env.advance_time(FIFTY_MINUTES)
    room.env.inject_error("DELETE", f"/channels/{room.channel.id}/*", status=503, times=None)
    await pick_first(room, people[0])
    assert len(rounds_shown(room)) == 2
    room.open_direct_messages()
    for _ in range(2):
        await room.restart()
        (only,) = rounds_shown(room)
        assert only.id != first.id


async def test_after_several_lines_of_the_log_the_message_of_the_round_comes_anew_below_them(
    room: Room,
) -> None:
    anna, bob, _ = people = room.people(3)
    await room.begin(people, deadline="1h")
    first = room.round_message()
    await room.said(anna, "table extend", by="1h")
    await room.said(anna, "table hand-over", player="bob")
    assert room.round_message().id == first.id, "two lines hide nothing"
    await room.restart()
    await room.said(bob, "table extend", by="1h")
    (second,) = rounds_shown(room)
    assert second.id == room.messages()[-1].id
    assert "My hand" in labels(second)
    await room.said(bob, "table extend", by="1h")
    assert room.round_message().id == second.id, "the count begins anew"
    told = [message.content for message in room.messages()]
    await room.restart()
    assert [message.content for message in room.messages()] == told


async def test_when_the_game_goes_on_after_a_pause_the_message_of_the_round_is_the_last(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    await room.said(people[0], "table pause")
    await room.said(people[0], "table resume")
    (only,) = rounds_shown(room)
    assert only.id == [message for message in room.messages() if not message.flags.ephemeral][-1].id
    assert "paused" not in only.content
    path = f"/channels/{room.channel.id}/messages"
    sent = [
        request.json for request in room.env.http_requests if (request.method, request.path) == ("POST", path)
    ]
    nonces = [message["nonce"] for message in sent if message is not None]
    assert len(nonces) == len(set(nonces)) > 2, "Discord would take it for a message that it has already"


async def test_the_round_in_which_a_game_is_ended_waits_for_nobody(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people, deadline="1h")
    table = await Typist(room, people).play_until(table, 2)
    await pick_first(room, people[0])
    await room.end_game(people[0])
    assert room.round_message().content.splitlines() == ["## Round 2 of 12", "▫️ anna", "▫️ bob"]


async def test_computer_players_that_place_after_the_people_keep_nobody_waiting(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people, computers=1)
    typist = Typist(room, people)
    while table.view(None).phase != "map":
        table = await typist.type_one(await room.table())
    lines = room.round_message().content.splitlines()
    (name,) = await room.computers()
    (line,) = (line for line in lines if name in line)
    assert line.startswith(f"🤖 {name} · card")
    assert line.endswith("places after the people")
    assert sum(line.startswith("⏳") for line in lines) == 2
    assert "The game waits for anna and bob." in await room.said(anna, "hokkaido status")


async def test_a_deleted_message_comes_again(room: Room) -> None:
    people = room.people(3)
    await room.begin(people)
    lost = room.round_message()
    room.env.backend.delete_message(room.channel.id, lost.id)

    await pick_first(room, people[0])

    assert room.round_message().id != lost.id
    assert "✅ anna" in room.round_message().content
