"""Notifications that bring players back: a result, a table that is about to close, a nudge."""

from __future__ import annotations

import discord
from simcord import MemberActor

from bot.people.preferences import Reminders
from bot.tables import Stage
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, labels, result_message, shown
from tests.bot.play.test_absences import wish
from tests.bot.play.test_announcing import pick_first


def mentioned(room: Room, text: str) -> list[list[str]]:
    """The users notified by each channel message that begins with this text, in order."""
    return [
        [str(user) for user in body["allowed_mentions"].get("users", [])]
        for body in room.posts()
        if str(body.get("content")).startswith(text)
    ]


def direct(room: Room, person: MemberActor, text: str) -> list[discord.Message]:
    return [message for message in room.private_messages(person) if message.content.startswith(text)]


async def test_the_result_notifies_everyone_who_played(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    table = await play_to_the_end(room, await room.table())
    assert table.stage is Stage.FINISHED
    assert mentioned(room, "## 🏆") == [[str(person.id) for person in people]]
    assert result_message(room).content.endswith(f"-# {people[0].mention} {people[1].mention}")


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
