"""Players who are away, reminders, and games that wait for everyone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from simcord import MemberActor

from bot.people.preferences import Reminders
from bot.tables import Stage
from bot.views.viewer import closing_times
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.test_announcing import pick_first

MINUTE = 60
HOUR = 3600
DAY = 24 * HOUR


def log_of(room: Room) -> list[str]:
    """The log lines in the channel that are not about moves."""
    signs = ("⏰ bob", "⏰ The bot", "⏰ One more", "⏰ 10 more", "🤖 ", "👋", "⏸️", "▶️", "🔁", "👑", "🚪")
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
    typed = await bob.user.slash("pick", card=1)
    assert shown(typed).content == ENGLISH.format("seat-is-computers")
    assert await room.said(bob, "hand") == ENGLISH.format("seat-is-away-own")
    assert await room.said(bob, "hokkaido away") == ENGLISH.format("back-now")
    assert not (await room.table()).seats[1].away
    # The computer player has picked a card meanwhile.
    assert (await room.view(bob)).seats[1].selected is not None


async def test_when_everyone_is_away_the_game_waits_and_says_so(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob], deadline="2min")
    for _ in range(3):
        await room.env.advance_time(2 * MINUTE)
    table = await room.table()
    assert table.people == ()
    assert ENGLISH.format("stands-still", **closing_times()) in room.round_message().content
    told = len(room.messages())
    await room.env.advance_time(DAY)
    await room.restart()
    assert (len(room.messages()), (await room.table()).revision) == (told, table.revision)
    await bob.click(away_message(room, bob), label="Take my seat back")
    assert ENGLISH.format("log-taken-back", name="bob") in log_of(room)
    refused = await bob.click(away_message(room, anna), label="Take my seat back")
    assert shown(refused).content == ENGLISH.format("seat-is-of-another", names=["anna"])
    assert ENGLISH.format("stands-still", **closing_times()) not in room.round_message().content
    assert "🤖 A computer player is sitting in for anna." in room.round_message().content
    assert labels(room.asked(bob))


def mentioned(room: Room, text: str) -> list[list[str]]:
    """The users notified by each channel message that begins with this text, in order."""
    return [
        [str(user) for user in body["allowed_mentions"].get("users", [])]
        for body in room.posts()
        if str(body.get("content")).startswith(text)
    ]


def direct(room: Room, person: MemberActor, text: str) -> list[discord.Message]:
    return [message for message in room.private_messages(person) if message.content.startswith(text)]


async def test_a_host_can_keep_a_table_open_that_will_close_tomorrow(room: Room) -> None:
    host, guest = room.people(2)
    await room.said(host, "hokkaido start")
    await room.said(guest, "hokkaido join")
    await room.env.advance_time(24 * 3600)
    assert mentioned(room, "⏳ Keep this table open") == [[str(host.id)]]
    (message,) = (message for message in room.messages() if "Keep it open" in labels(message))
    await host.click(message, label="Keep it open")
    assert not any("Keep it open" in labels(message) for message in room.messages())
    await room.env.advance_time(47 * 3600)
    assert (await room.table()).stage is Stage.LOBBY


async def test_a_waiting_player_can_nudge_the_others_once_an_hour(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    await wish(room, cleo, Reminders.CHANNEL)
    await room.begin([anna, bob, cleo])
    assert "Nudge" not in labels(room.asked(anna))
    await pick_first(room, anna)
    assert "Nudge" in labels(room.asked(anna))
    assert "Nudge" not in labels(room.asked(bob))
    early = await anna.user.click(room.asked(anna), label="Nudge")
    assert early.followups == [], "a second message would stay in direct messages"
    assert shown(early).content.startswith("Give them a moment. You")
    assert "Nudge" in labels(shown(early))
    await room.env.advance_time(3600)
    pressed = await anna.user.click(room.private_messages(anna)[-1], label="Nudge")
    assert shown(pressed).content.startswith(ENGLISH.format("nudged", names=["bob", "cleo"]))
    (nudge,) = direct(room, bob, "🔔 **Your turn: pick a card**")
    assert nudge.content.endswith("anna is waiting for you.")
    assert mentioned(room, "🔔 Your turn: pick a card") == [[str(cleo.id)]]
    await pick_first(room, bob, cleo)
    assert direct(room, bob, "🔔") == []
    assert not any(message.content.startswith("🔔") for message in room.messages())
