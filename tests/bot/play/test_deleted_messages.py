"""Messages deleted by a moderator are posted again when a player asks for the status or a hand."""

from __future__ import annotations

import discord
from simcord import MemberActor

from tests.bot.play.room import ENGLISH, Room, labels
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_notifications import rang

TAKE_BACK = ENGLISH.format("button-take-seat-back")


async def delete(room: Room, *messages: discord.Message) -> None:
    """Delete messages as a moderator."""
    for message in messages:
        room.env.backend.delete_message(room.channel.id, message.id)
    await room.env.settle()


def with_button(room: Room, label: str) -> list[discord.Message]:
    """The messages in the channel that have this button."""
    return [message for message in room.messages() if label in labels(message)]


def mentions_of_all(room: Room) -> list[discord.Message]:
    """The messages in the channel that mention the players whose turn it is."""
    return [message for message in room.messages() if message.content.startswith("Your turn")]


async def with_vote(room: Room) -> list[MemberActor]:
    """Three players: the first, the host, is away, and the second has started a vote for a new host."""
    people = anna, bob, _ = room.people(3)
    await room.begin(people)
    await room.said(anna, "hokkaido away")
    await room.said(bob, "table vote", about="cleo")
    return people


async def test_a_vote_and_the_button_to_take_a_seat_back_are_posted_again(room: Room) -> None:
    anna, bob, cleo = await with_vote(room)
    (vote,), (away,) = with_button(room, "Agree"), with_button(room, TAKE_BACK)
    calls = [rang(room, person) for person in (anna, bob, cleo)]
    await delete(room, vote, away)
    assert not with_button(room, "Agree")
    await room.said(bob, "hokkaido status")
    (again,), (way_back,) = with_button(room, "Agree"), with_button(room, TAKE_BACK)
    assert (again.content, way_back.content) == (vote.content, away.content)
    assert again.flags.suppress_notifications
    assert [rang(room, person) for person in (anna, bob, cleo)] == calls, "not notified again"
    await cleo.click(again, label="Agree")
    assert (await room.table()).host_id == cleo.id


async def test_asking_for_a_hand_brings_back_the_messages_everyone_needs(room: Room) -> None:
    people = room.people(3)
    for person in people:
        room.close_direct_messages(person)
    await room.begin(people)
    lost = room.messages()
    calls = [rang(room, person) for person in people]
    await delete(room, *lost)
    await room.said(people[2], "hand")
    mention, running = room.messages()
    assert mention.content.startswith("Your turn")
    assert all(person.mention in mention.content for person in people)
    assert labels(mention) == ["My hand"]
    assert running.content.startswith("## Round 1")
    assert [rang(room, person) for person in people] == calls, "not notified again"
    await pick_first(room, people[0])
    await delete(room, mention)
    await room.said(people[1], "hand")
    (mention,) = mentions_of_all(room)
    assert people[0].mention not in mention.content, "she has already picked"
    assert people[1].mention in mention.content


async def test_an_open_lobby_is_posted_again_when_someone_asks_for_the_status(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    await delete(room, *with_button(room, "Join"))
    await room.said(bob, "hokkaido status")
    (lobby,) = with_button(room, "Join")
    await bob.click(lobby, label="Join")
    assert (await room.table()).seat_of(bob.id) == 1
