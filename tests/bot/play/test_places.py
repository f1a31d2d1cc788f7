"""Where tables are: threads and their parent channels, and channels that are moved, closed or slow."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.people.pings import PINGED_AGAIN_AFTER
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_game_over import deny
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_invitations import in_thread
from tests.bot.play.test_threads import lines, members


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


async def test_a_game_continues_in_a_channel_that_is_moved(room: Room) -> None:
    anna, bob = room.people(2)
    cleo, dora = room.person("cleo"), room.person("dora")
    await room.begin([anna, bob])
    thread = await in_thread(room, cleo)
    await dora.slash(thread, "hokkaido join")
    await cleo.slash(thread, "hokkaido begin")
    category = room.guild.create_category("games")
    room.env.backend.edit_channel(room.channel.id, {"parent_id": category.id, "name": "elsewhere"})
    for place, people in ((room.channel, (anna, bob)), (thread, (cleo, dora))):
        table = await room.table(place)
        for person in people:
            seat = table.seat_of(person.id)
            await person.slash(place, "pick", card=table.view(seat).hand[0].number)
        assert (await room.table(place)).view(None).phase != "pick"
        assert any("discard" in line for line in lines(place.history()))
    for person in (anna, bob, cleo, dora):
        assert not any("can’t post in" in line for line in lines(room.private_messages(person)))


async def test_a_game_is_shown_in_full_once_the_bot_has_access_to_the_channel_again(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    deny(room, "send_messages")
    deny(room, "view_channel")
    for person in people:
        seat = table.seat_of(person.id)
        await person.user.slash("pick", card=table.view(seat).hand[0].number)
    backend = room.env.backend
    backend.delete_overwrite(room.channel.id, backend.bot_user.id)
    await room.said(people[0], "discard", card=(await room.view(people[0])).hand[0].number)
    assert "discard" in room.round_message().content
    assert len([m for m in room.messages() if m.content.startswith("## Round")]) == 1


@pytest.mark.parametrize("times", [1, 7])
async def test_in_a_slow_channel_everything_is_eventually_posted_once(
    room: Room, caplog: pytest.LogCaptureFixture, times: int
) -> None:
    anna, bob = room.people(2)
    room.env.backend.edit_channel(room.channel.id, {"rate_limit_per_user": 21600})
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=429, times=times)
    await room.begin([anna, bob])
    lobby, *others = room.messages()
    assert ENGLISH.format("lobby-begun") in lobby.content
    assert len([m for m in others if m.content.startswith("## Round 1")]) == 1
    room.env.inject_error("PATCH", f"{path}/*", status=429, times=times)
    for person in (anna, bob):
        seat = (await room.table()).seat_of(person.id)
        await person.user.slash("pick", card=(await room.table()).view(seat).hand[0].number)
    assert "discard" in room.round_message().content
    assert any("429" in record.getMessage() for record in caplog.records)
    assert not any("can’t post in" in line for line in lines(room.private_messages(anna)))


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
