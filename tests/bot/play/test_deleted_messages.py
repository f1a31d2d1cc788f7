"""Messages that a moderator has deleted: those that people need come again, quietly and not too often."""

from __future__ import annotations

import discord
from simcord import MemberActor

from bot.announce.table_memory import LOOKED_AFTER
from bot.tables import Stage
from bot.tables.requests import WithdrawVote
from tests.bot.play.room import ENGLISH, Room, labels
from tests.bot.play.test_absences import MINUTE
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_rings import rang

A_WHILE = LOOKED_AFTER.total_seconds() + 1


def delete(room: Room, message: discord.Message) -> None:
    """A moderator deletes a message."""
    room.env.backend.delete_message(room.channel.id, message.id)


def with_button(room: Room, label: str) -> list[discord.Message]:
    """The messages of the channel that have this button."""
    return [message for message in room.messages() if label in labels(message)]


async def with_vote(room: Room) -> list[MemberActor]:
    """Three people of whom the second has asked for another host, as the first is away."""
    people = anna, bob, _ = room.people(3)
    await room.begin(people)
    await room.said(anna, "hokkaido away")
    await room.said(bob, "table vote", about="cleo")
    return people


async def test_a_vote_comes_again_though_nobody_does_anything(room: Room) -> None:
    _, bob, cleo = await with_vote(room)
    (vote,) = with_button(room, "Agree")
    calls = len(rang(room, cleo))
    delete(room, vote)
    await room.env.advance_time(A_WHILE)
    (again,) = with_button(room, "Agree")
    assert again.content == vote.content
    assert again.flags.suppress_notifications
    assert len(rang(room, cleo)) == calls == 1, "she knows of the vote"
    delete(room, again)
    await room.env.advance_time(MINUTE)
    await pick_first(room, bob)
    assert not with_button(room, "Agree"), "it does not come again at once, whatever happens"
    await room.env.advance_time(A_WHILE)
    assert len(with_button(room, "Agree")) == 1
    await cleo.click(with_button(room, "Agree")[0], label="Agree")
    assert (await room.table()).host_id == cleo.id


async def test_how_a_vote_has_ended_is_told_where_its_message_is_gone(room: Room) -> None:
    _, bob, _ = await with_vote(room)
    (vote,) = with_button(room, "Agree")
    delete(room, vote)
    with room.env._bot_scope():
        table = await room.table()
        assert table.vote is not None
        await room.bot.services.tables.do(table.id, WithdrawVote(bob.id))
    await room.env.settle()
    assert len([m for m in room.messages() if m.content.startswith("🗳️ Withdrawn")]) == 1


async def test_the_way_back_to_a_seat_and_the_round_come_again_with_what_happens_next(room: Room) -> None:
    anna, bob, _ = people = room.people(3)
    await room.begin(people)
    await room.said(anna, "hokkaido away")
    take_back = ENGLISH.format("button-take-seat-back")
    (away,) = with_button(room, take_back)
    delete(room, away)
    await room.env.advance_time(A_WHILE)
    assert not with_button(room, take_back), "while nothing happens nobody misses it"
    await pick_first(room, bob)
    assert len(with_button(room, take_back)) == 1
    assert not rang(room, anna)
    lost = room.round_message()
    delete(room, lost)
    await room.env.advance_time(A_WHILE)
    with room.env._bot_scope():
        await room.bot.services.tables.look_at(await room.table())
    await room.env.settle()
    assert room.round_message().id != lost.id
    assert (await room.table()).stage is Stage.RUNNING
