"""Deadlines, reminders, and computer players sitting in for players who are away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from simcord import MemberActor

from bot.people.preferences import Reminders
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown

MINUTE = 60
HOUR = 3600
DAY = 24 * HOUR


def log_of(room: Room) -> list[str]:
    """The log lines in the channel that are not about moves."""
    signs = ("⏰ bob", "⏰ The bot", "⏰ One more", "⏰ 10 more", "🤖 bob", "👋", "⏸️", "▶️", "🔁", "👑", "🚪")
    return [
        line
        for message in room.messages()
        for line in message.content.splitlines()
        if line.startswith(signs) and message.id != room.round_message().id
    ]


async def pick(room: Room, person: MemberActor) -> None:
    await room.said(person, "pick", card=(await room.view(person)).hand[0].number)


async def wish(room: Room, person: MemberActor, reminders: Reminders) -> None:
    await room.bot.services.preferences.change_player(
        person.id, lambda before: replace(before, reminders=reminders)
    )


async def test_the_deadline_is_shown_in_the_channel_and_in_private_messages(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.said(anna, "hokkaido start", deadline="24h")
    assert "⏰ 24 hours per move" in room.messages()[0].content
    await room.said(bob, "hokkaido join")
    await room.said(anna, "hokkaido begin")
    until = int(room.env.now().timestamp()) + DAY
    assert ENGLISH.format("due", until=until) in room.round_message().content
    for person in people:
        assert ENGLISH.format("due", until=until) in room.private_messages(person)[-1].content
    assert f"<t:{until}:f>" in await room.said(anna, "hokkaido games")


async def test_a_card_can_be_picked_in_a_reminder_which_then_disappears(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people, deadline="10min")
    asked = room.asked(bob)
    await pick(room, anna)
    await room.env.advance_time(5 * MINUTE)
    reminder = room.private_messages(bob)[-1]
    await bob.user.click(reminder, label="My hand")
    for control in ("try", "take"):
        (hand,) = [message for message in room.private_messages(bob) if message.id == reminder.id]
        pressed = next(part for part in controls(hand) if f":{control}:" in part["custom_id"])
        await bob.user.click(hand, custom_id=pressed["custom_id"])
    (left,) = room.private_messages(bob)
    assert left.id == asked.id
    assert left.content.startswith("**Your turn: discard a card**")


def away_message(room: Room, person: MemberActor) -> Any:
    (found,) = (
        message
        for message in room.messages()
        if message.content == ENGLISH.format("seat-is-away", user=person.id)
    )
    return found


async def test_going_away_and_coming_back_by_command(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    asked = room.asked(bob)
    assert await room.said(bob, "hokkaido away") == ENGLISH.format("away-now")
    assert ENGLISH.format("log-left", name="bob", reason="own", missed=0) in log_of(room)
    (changed,) = (message for message in room.private_messages(bob) if message.id == asked.id)
    assert changed.content.endswith(ENGLISH.format("seat-is-away-own"))
    assert labels(changed) == ["Take my seat back"]
    typed = await bob.user.slash("pick", card=1)
    assert shown(typed).content == ENGLISH.format("seat-is-computers")
    assert await room.said(bob, "hand") == ENGLISH.format("seat-is-away-own")
    own_map = shown(await bob.slash(room.channel, "map"))
    assert own_map.content.endswith(ENGLISH.format("seat-is-away-own"))
    assert labels(own_map) == ["Take my seat back", "Show points"]
    assert "🤖 a computer player is sitting in for you" in await room.said(bob, "hokkaido games")
    assert await room.said(bob, "hokkaido away") == ENGLISH.format("back-now")
    assert not (await room.table()).seats[1].away
    # The computer player has picked a card meanwhile.
    picked = (await room.view(bob)).seats[1].selected
    assert picked is not None
    assert f"You picked card {picked.number}" in await room.said(bob, "hand")
