"""Where tables are: threads and their parent channels, and channels that are moved, closed or slow."""

from __future__ import annotations

import discord
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.people.pings import PINGED_AGAIN_AFTER
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_invitations import in_thread
from tests.bot.play.test_threads import members


def table_link(room: Room) -> discord.Message:
    """The last message of the channel, which links to a table in a thread."""
    return room.messages()[-1]


def new_thread(room: Room, channel: ChannelHandle, owner: MemberActor, name: str) -> ChannelHandle:
    """Open a thread in a channel, or a post in a forum."""
    room.env.backend.create_thread(channel.id, name, owner.id)
    return channel.threads[-1]


async def test_people_can_join_a_table_in_a_thread_from_the_channel(room: Room) -> None:
    anna, bob = room.people(2)
    thread = await in_thread(room, anna)
    assert table_link(room).content == ENGLISH.format("thread-link", game="Hokkaido", channel=thread.id)
    assert labels(table_link(room)) == ["Join"]
    told = shown(await bob.click(table_link(room), label="Join"))
    assert told.ephemeral
    assert told.content.startswith(ENGLISH.format("joined-thread", channel=thread.id))
    assert members(room, thread) == {anna.id, bob.id}
    assert (await room.table(thread)).seat_of(bob.id) is not None
    await room.restart()
    assert len(room.messages()) == 2, "a single link, below Discord's own message"
    await anna.slash(thread, "hokkaido begin")
    assert labels(table_link(room)) == []


async def test_no_one_can_open_a_table_where_they_cannot_post(room: Room) -> None:
    anna, bob = room.people(2)
    denied = discord.Permissions(send_messages=True, send_messages_in_threads=True).value
    thread = new_thread(room, room.channel, bob, "chat")
    room.env.backend.set_overwrite(room.channel.id, Overwrite(anna.id, OverwriteType.MEMBER, deny=denied))
    before = len(room.messages())
    refused = ENGLISH.format("may-not-write-here")
    for options in ({}, {"thread": "yes"}):
        assert await room.said(anna, "hokkaido start", **options) == refused
    assert shown(await anna.slash(thread, "hokkaido start")).content == refused
    assert len(room.messages()) == before
    assert len(room.channel.threads) == 1, "no thread was created"
    assert (await room.said(bob, "hokkaido start")).startswith(ENGLISH.format("table-opened"))


def pinged(room: Room) -> list[str]:
    """The roles that messages have notified."""
    sent = [r.json for r in room.env.http_requests if r.method in ("POST", "PATCH") and "/messages" in r.path]
    return [
        str(role) for body in sent if body for role in (body.get("allowed_mentions") or {}).get("roles") or ()
    ]


async def test_a_role_is_notified_of_a_new_table_in_any_channel(room: Room) -> None:
    anna, bob = room.people(2)
    head = moderator(room)
    players = room.guild.create_role("players")
    said = await room.said(head, "table settings", ping=players)
    assert ENGLISH.format("server-settings-ping", role=players.id) in said
    await room.said(anna, "hokkaido start")
    line = ENGLISH.format("lobby-ping", role=players.id)
    assert line in room.messages()[0].content
    assert pinged(room) == [str(players.id)]
    await room.said(bob, "hokkaido join")
    await room.restart()
    await room.said(bob, "hokkaido leave")
    assert line in room.messages()[0].content
    await room.env.advance_time(PINGED_AGAIN_AFTER.total_seconds())
    await in_thread(room, bob)
    assert pinged(room) == [str(players.id)] * 2, "once for each table"
    await room.said(anna, "hokkaido cancel")
    assert line not in room.messages()[0].content
