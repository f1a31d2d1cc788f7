"""Who is notified by a message in the channel: everyone it concerns, and only once."""

from __future__ import annotations

import discord
from simcord import MemberActor

from tests.bot.play.room import Room, labels
from tests.bot.play.test_game_over import over, press
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_places import pinged

#: The flag of a message that notifies no one.
SILENT = discord.MessageFlags(suppress_notifications=True).value


def rang(room: Room, person: MemberActor) -> list[str]:
    """The first line of each channel message that has notified this person."""
    return [
        body["content"].splitlines()[0]
        for body in room.posts()
        if str(person.id) in map(str, (body.get("allowed_mentions") or {}).get("users") or ())
        and not int(body.get("flags") or 0) & SILENT
    ]


async def test_a_player_who_goes_away_by_command_is_not_notified(room: Room) -> None:
    _, bob = people = room.people(2)
    await room.begin(people)
    await room.said(bob, "hokkaido away")
    assert any("Take my seat back" in labels(message) for message in room.messages())
    assert rang(room, bob) == []


async def test_a_rematch_does_not_notify_the_servers_role(room: Room) -> None:
    anna, _ = people = room.people(2)
    players = room.guild.create_role("players")
    await room.said(moderator(room), "table settings", ping=players)
    end = await over(room, people)
    assert pinged(room) == [str(players.id)]
    await press(anna, end)
    assert (await room.table()).rematch_of is not None
    assert pinged(room) == [str(players.id)], "the players are invited by name"
