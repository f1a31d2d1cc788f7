"""Where tables stand: the channel above a thread, channels that are moved or slow, and posts of a forum."""

from __future__ import annotations

import discord
from simcord import ChannelHandle, MemberActor

from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_company import in_thread
from tests.bot.play.test_threads import members


def signpost(room: Room) -> discord.Message:
    """The last message of the channel, which tells of a table in a thread."""
    return room.messages()[-1]


def new_thread(room: Room, channel: ChannelHandle, owner: MemberActor, name: str) -> ChannelHandle:
    """A thread that a person opens in a channel, or a post in a forum."""
    room.env.backend.create_thread(channel.id, name, owner.id)
    return channel.threads[-1]


async def test_people_sit_down_from_the_channel_above_the_thread(room: Room) -> None:
    anna, bob = room.people(2)
    thread = await in_thread(room, anna)
    assert signpost(room).content == ENGLISH.format("thread-signpost", game="Hokkaido", channel=thread.id)
    assert labels(signpost(room)) == ["Join"]
    told = shown(await bob.click(signpost(room), label="Join"))
    assert told.ephemeral
    assert told.content == ENGLISH.format("joined-thread", channel=thread.id)
    assert members(room, thread) == {anna.id, bob.id}
    assert (await room.table(thread)).seat_of(bob.id) is not None
    await room.restart()
    assert len(room.messages()) == 2, "it is told once, below Discord's own line"
    await anna.slash(thread, "hokkaido begin")
    assert labels(signpost(room)) == []


async def test_join_above_the_thread_goes_when_the_table_closes(room: Room) -> None:
    anna = room.person("anna")
    thread = await in_thread(room, anna)
    await anna.slash(thread, "hokkaido cancel")
    assert labels(signpost(room)) == []


async def test_at_a_full_table_join_above_the_thread_cannot_be_pressed(room: Room) -> None:
    anna = room.person("anna")
    thread = await in_thread(room, anna, computers=4)
    (row,) = signpost(room).components
    assert isinstance(row, discord.ActionRow)
    assert [part.disabled for part in row.children if isinstance(part, discord.Button)] == [True]
    await anna.click(thread.history()[0], label=ENGLISH.format("button-remove-computer"))
    (row,) = signpost(room).components
    assert isinstance(row, discord.ActionRow)
    assert [part.disabled for part in row.children if isinstance(part, discord.Button)] == [False]


async def test_nothing_tells_the_channel_of_a_private_thread(room: Room) -> None:
    await in_thread(room, room.person("anna"), by_invitation="yes")
    assert not any("Join" in labels(message) for message in room.messages())


async def test_a_table_in_somebodys_thread_is_not_told_of_above(room: Room) -> None:
    anna, bob = room.people(2)
    thread = new_thread(room, room.channel, anna, "chat")
    before = len(room.messages())
    await bob.slash(thread, "hokkaido start")
    assert (await room.table(thread)).host_id == bob.id
    assert len(room.messages()) == before


async def test_a_table_goes_on_where_the_channel_above_takes_no_message(room: Room) -> None:
    anna, bob = room.people(2)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50013, times=None)
    thread = await in_thread(room, anna)
    await bob.click(thread.history()[0], label="Join")
    assert (await room.table(thread)).seat_of(bob.id) is not None
    assert not room.private_messages(anna), "her channel is not lost"
