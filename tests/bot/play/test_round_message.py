"""The message for a round: it begins with the previous round's result and is edited in place."""

from __future__ import annotations

import discord

from tests.bot.play.button_player import pressable
from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.typist import Typist


def rounds_shown(room: Room) -> list[discord.Message]:
    """The round messages in the channel."""
    return [message for message in room.messages() if message.content.startswith("## Round")]


async def test_each_result_is_posted_with_the_next_round_and_stays(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    typist = Typist(room, people)
    table = await typist.play_until(table, 2)
    (running,) = rounds_shown(room)
    await typist.play_until(table, 3)

    first, second = rounds_shown(room)
    assert first.id == running.id
    for number, message in ((1, first), (2, second)):
        assert message.content.startswith(f"## Round {number} of 12 is over\n")
        assert "anna: " in message.content
        assert [attachment.filename for attachment in message.attachments] == ["draw_round.jpg"]
    assert pressable(first) == ["All maps", "My map"]
    assert "## Round 2 of 12\n" not in first.content
    assert "\n## Round 3 of 12\n" in second.content
    maps = shown(await anna.click(first, label="All maps"))
    assert maps.ephemeral
    assert maps.content.startswith("**All maps** · round 3")
    assert "round 3" in shown(await anna.click(first, label="My map")).content


async def test_computer_players_that_place_after_everyone_else_keep_no_one_waiting(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people, computers=1)
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)
    lines = room.round_message().content.splitlines()
    (name,) = await room.computers()
    (line,) = (line for line in lines if name in line)
    assert line.startswith(f"🤖 {name} · card")
    assert line.endswith("places after everyone else")
    assert sum(line.startswith("⏳") for line in lines) == 2
    assert "The game is waiting for anna and bob." in await room.said(anna, "hokkaido status")


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
