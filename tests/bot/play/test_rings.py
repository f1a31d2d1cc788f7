"""For whom a message in the channel rings: nobody is called twice for one thing, and nobody is forgotten."""

from __future__ import annotations

import discord
from simcord import MemberActor

from bot.people.preferences import Reminders
from tests.bot.play.room import ENGLISH, Room, labels
from tests.bot.play.test_absences import MINUTE, pick, reminders, wish
from tests.bot.play.test_game_over import over, press
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_places import pinged

#: Discord notifies nobody of a message with this flag.
SILENT = discord.MessageFlags(suppress_notifications=True).value


def rang(room: Room, person: MemberActor) -> list[str]:
    """The first line of every message by which Discord has notified this person in the channel."""
    path = f"/channels/{room.channel.id}/messages"
    sent = [r.json for r in room.env.http_requests if (r.method, r.path) == ("POST", path) and r.json]
    return [
        body["content"].splitlines()[0]
        for body in sent
        if str(person.id) in map(str, (body.get("allowed_mentions") or {}).get("users") or ())
        and not int(body.get("flags") or 0) & SILENT
    ]


async def test_whoever_is_asked_in_the_channel_is_called_once_a_phase(room: Room) -> None:
    anna, bob, cleo = people = room.people(3)
    for person in people:
        room.close_direct_messages(person)
    await room.begin(people)
    asked = [f"Your turn: pick a card · round 1 · {' '.join(person.mention for person in people)}"]
    assert [rang(room, person) for person in people] == [asked] * 3
    await pick(room, anna)
    await pick(room, cleo)
    await room.restart()
    assert [rang(room, person) for person in people] == [asked] * 3, "what others do calls nobody once more"
    await pick(room, bob)
    assert [len(rang(room, person)) for person in people] == [2] * 3, "the next phase does"


async def test_whoever_leaves_by_themselves_is_not_called_back(room: Room) -> None:
    _, bob = people = room.people(2)
    await room.begin(people)
    await room.said(bob, "hokkaido away")
    assert any("Take my seat back" in labels(message) for message in room.messages())
    assert rang(room, bob) == []


async def test_whoever_runs_out_of_time_after_an_absence_is_told_aloud(room: Room) -> None:
    _, bob = people = room.people(2)
    await room.begin(people, deadline="2min")
    for _ in range(2):
        await room.said(bob, "hokkaido away")
    for _ in range(4):  # in the first the computer player has moved
        await room.env.advance_time(2 * MINUTE)
    assert (await room.table()).seats[1].away
    assert rang(room, bob) == [ENGLISH.format("seat-is-away", user=bob.id)]


async def test_a_person_who_is_invited_again_the_same_day_is_called_once(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    await room.said(anna, "hokkaido start", by_invitation="yes")
    for person in (bob, cleo):
        await room.said(anna, "hokkaido invite", player=person.user)
    await room.said(anna, "table uninvite", player=bob.user)
    await room.said(anna, "hokkaido invite", player=bob.user)
    assert [len(rang(room, person)) for person in (bob, cleo)] == [1, 1]


async def full_table(room: Room) -> MemberActor:
    """The host of a table that has become full while they were not there, and have been told of it."""
    anna, *others = room.people(5)
    await room.said(anna, "hokkaido start")
    await room.env.advance_time(5 * MINUTE)
    for person in others:
        await room.said(person, "hokkaido join")
    return anna


async def test_the_host_of_a_full_table_is_called_once(room: Room) -> None:
    anna = await full_table(room)
    (called,) = rang(room, anna)
    await room.said(anna, "hokkaido invite", player=room.person("fay").user)
    assert any(message.content.startswith(called) for message in room.messages()), "it is still so"
    await room.env.advance_time(5 * MINUTE)
    assert rang(room, anna) == [called]
    await room.said(anna, "hokkaido begin")
    assert not any(message.content.startswith(called) for message in room.messages())


async def test_a_host_who_is_there_is_not_called_to_a_full_table(room: Room) -> None:
    anna, *others = room.people(5)
    await room.said(anna, "hokkaido start")
    for person in others:
        await room.said(person, "hokkaido join")
    assert rang(room, anna) == [], "the host sees it"


async def test_a_later_deadline_leaves_no_reminder_where_nobody_wants_it_any_more(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people, deadline="1h")
    await room.env.advance_time(50 * MINUTE)
    assert len(reminders(room.private_messages(bob))) == 1
    await wish(room, bob, Reminders.CHANNEL)
    await room.said(anna, "table extend", by="10min")
    assert reminders(room.private_messages(bob)) == []
    await room.env.advance_time(14 * MINUTE)
    (last,) = reminders(room.messages())
    assert "Last reminder" in last


async def test_another_game_of_the_same_people_tells_no_role(room: Room) -> None:
    anna, _ = people = room.people(2)
    players = room.guild.create_role("players")
    await room.said(moderator(room), "table settings", ping=players)
    end = await over(room, people)
    assert pinged(room) == [str(players.id)]
    await press(anna, end)
    assert (await room.table()).rematch_of is not None
    assert pinged(room) == [str(players.id)], "those who play have been asked by name"
