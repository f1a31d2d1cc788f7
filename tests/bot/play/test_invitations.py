"""Invitations, spectators, threads, and roles that are notified."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.people.limits import PINGED_AGAIN_AFTER
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_hosting import moderator


def invitations(room: Room) -> list[discord.Message]:
    return [message for message in room.messages() if message.content.startswith("✉️")]


async def in_thread(room: Room, host: Any, **options: object) -> ChannelHandle:
    """Open a table in its own thread and return the thread."""
    said = await room.said(host, "hokkaido start", thread="yes", **options)
    (thread,) = room.channel.threads
    assert said.startswith(ENGLISH.format("thread-opened", channel=thread.id))
    return thread


async def test_a_thread_in_a_thread_is_refused(room: Room) -> None:
    anna = room.person("anna")
    thread = await in_thread(room, anna)
    result = await anna.slash(thread, "hokkaido start", thread="yes")
    assert shown(result).content == ENGLISH.format("no-thread-here")


async def test_only_invited_players_can_join_an_invitation_only_table(room: Room) -> None:
    anna, bob = room.people(2)
    fay = room.person("fay", display_name="F_a_y")
    await room.said(anna, "hokkaido start", by_invitation="yes")
    assert " · Invitation only" in room.messages()[0].content
    assert await room.said(bob, "hokkaido join") == ENGLISH.format("not-invited", host="anna")
    assert await room.said(bob, "hokkaido watch") == ENGLISH.format("not-invited", host="anna")
    assert await room.said(anna, "hokkaido invite", player=bob.user) == ENGLISH.format(
        "invited-now", user=bob.id
    )
    assert await room.said(anna, "hokkaido invite", player=fay.user) == ENGLISH.format(
        "invited-now", user=fay.id
    )
    first, second = invitations(room)
    assert (first.raw_mentions, second.raw_mentions) == ([bob.id], [fay.id])
    lines = room.messages()[0].content.splitlines()
    (invited,) = (number for number, line in enumerate(lines) if "F\\_a\\_y" in line)
    assert lines[invited - 1] == "", "not rendered as part of the list of seats"
    await room.said(anna, "hokkaido invite", player=bob.user)
    await room.restart()
    assert len(invitations(room)) == 2, "no one is notified twice"

    await bob.click(second, label="Join")
    assert (await room.table()).seat_of(bob.id) == 1
    said = await room.said(anna, "table uninvite", player=fay.user)
    assert said == ENGLISH.format("uninvited-now", watched="no", told="yes", user=fay.id)
    assert await room.said(fay, "hokkaido join") == ENGLISH.format("not-invited", host="anna")
    await room.said(anna, "hokkaido begin")
    assert not any(labels(message) for message in invitations(room))


async def test_a_spectator_sees_the_maps_but_no_hand(room: Room) -> None:
    anna, bob = people = room.people(2)
    fay = room.person("fay")
    await room.begin(people)
    assert await room.said(fay, "map", player="anna") == ENGLISH.format("not-seated")
    assert await fay.autocomplete(room.channel, "map", "player", "") == []
    watching = await room.said(fay, "hokkaido watch")
    offered = await fay.autocomplete(room.channel, "map", "player", "")
    assert [choice["name"] for choice in offered] == ["1. anna", "2. bob"]
    assert watching == ENGLISH.format("watching-now")
    assert "**player**" in watching, "Discord drops a name that is typed without its option"
    assert "👀 fay is watching." in room.round_message().content
    assert await room.said(fay, "map", player="anna") == ENGLISH.format(
        "map-of-another", name="anna", round=1, points=(await room.view(anna)).seats[0].score.total
    )
    assert await room.said(fay, "map") == ENGLISH.format("whose-map")
    assert await room.said(fay, "hand") == ENGLISH.format("not-seated")
    hand = await fay.click(room.round_message(), label="My hand")
    assert shown(hand).content == ENGLISH.format("not-seated")
    assert room.private_messages(fay) == []
    assert await room.said(bob, "hokkaido watch") == ENGLISH.format("already-seated")
    assert await room.said(fay, "hokkaido watch") == ENGLISH.format("watching-no-more")
    assert "👀" not in room.round_message().content


def table_link(room: Room) -> discord.Message:
    """The last message of the channel, which links to a table in a thread."""
    return room.messages()[-1]


def new_thread(room: Room, channel: ChannelHandle, owner: MemberActor, name: str) -> ChannelHandle:
    """Open a thread in a channel, or a post in a forum."""
    room.env.backend.create_thread(channel.id, name, owner.id)
    return channel.threads[-1]


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
