"""Forum posts: their tags, and the forum that a server has chosen for its tables."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.refusals import NAME_REFUSED, TOO_MANY_THREADS
from bot.tables import Stage
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_invitations import new_thread, table_link
from tests.bot.play.test_threads import lines, members


def forum_with(room: Room, *tags: str) -> ChannelHandle:
    """A forum with these tags."""
    forum = room.guild.create_forum_channel("games")
    plain = {"moderated": False, "emoji_id": None, "emoji_name": None}
    made = [{"id": str(number), "name": tag, **plain} for number, tag in enumerate(tags, 1)]
    room.env.backend.edit_channel(forum.id, {"available_tags": made})
    return forum


def tags_of(room: Room, forum: ChannelHandle, post: ChannelHandle) -> list[str]:
    """The names of a post's tags."""
    names = {int(tag["id"]): tag["name"] for tag in room.env.backend.get_channel(forum.id).available_tags}
    return [names[tag] for tag in room.env.backend.get_thread(post.id).applied_tags]


def forbid(room: Room, forum: ChannelHandle, *permissions: str) -> None:
    """Deny the bot permissions in a forum."""
    backend = room.env.backend
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    backend.set_overwrite(forum.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied))


async def chosen_forum(room: Room, *tags: str) -> ChannelHandle:
    """Create a forum, choose it for the server's tables, and return it."""
    forum = forum_with(room, *tags)
    said = await room.said(moderator(room), "table settings", forum=forum)
    assert ENGLISH.format("server-settings-forum", forum=forum.id) in said
    return forum


async def in_post(room: Room, forum: ChannelHandle, host: MemberActor, **options: object) -> ChannelHandle:
    """Open a table from the channel and return its post in the forum."""
    said = await room.said(host, "hokkaido start", **options)
    post = forum.threads[-1]
    assert said.startswith(ENGLISH.format("post-opened", channel=post.id))
    return post


async def test_the_tag_of_a_forum_post_follows_its_table(room: Room) -> None:
    anna, bob = room.people(2)
    forum = forum_with(room, "Friday")
    post = new_thread(room, forum, anna, "who’s in?")
    room.env.backend.edit_channel(post.id, {"applied_tags": [1]})
    started = await anna.slash(post, "hokkaido start")
    assert shown(started).content.startswith(ENGLISH.format("table-opened"))
    assert tags_of(room, forum, post) == ["Friday", "Open"]
    await bob.slash(post, "hokkaido join")
    await anna.slash(post, "hokkaido begin")
    assert tags_of(room, forum, post) == ["Friday", "Running"]
    await room.restart()
    await anna.slash(post, "table end")
    await room.agree(await room.table(post))
    assert tags_of(room, forum, post) == ["Friday", "Finished"]


@pytest.mark.parametrize("permission", ["manage_threads", "manage_channels"])
async def test_without_the_permission_a_post_has_no_tag_and_the_game_begins(
    room: Room, permission: str
) -> None:
    anna = room.person("anna")
    forum = forum_with(room)
    forbid(room, forum, permission)
    post = new_thread(room, forum, anna, "who’s in?")
    await anna.slash(post, "hokkaido start", computers=1)
    await anna.slash(post, "hokkaido begin")
    assert any(line.startswith("## Round 1") for line in lines(post.history()))
    assert tags_of(room, forum, post) == []
    assert room.sent(f"/channels/{forum.id}", "PATCH") == []


async def test_each_new_table_has_its_own_post_in_the_servers_forum(room: Room) -> None:
    anna, bob = room.people(2)
    forum = await chosen_forum(room)
    post = await in_post(room, forum, anna)
    assert post.name == "Hokkaido · anna"
    (lobby,) = post.history()
    assert lobby.content.startswith("## ")
    assert "Join" in labels(lobby)
    assert [file.filename for file in lobby.attachments] == ["draw_emblem.jpg"]
    assert tags_of(room, forum, post) == ["Open"]
    assert members(room, post) == {anna.id}

    assert table_link(room).content == ENGLISH.format("thread-link", game="Hokkaido", channel=post.id)
    assert labels(table_link(room)) == ["Join"]
    told = shown(await bob.click(table_link(room), label="Join"))
    assert told.content.startswith(ENGLISH.format("joined-thread", channel=post.id))
    assert members(room, post) == {anna.id, bob.id}
    (lobby,) = post.history()
    assert "bob" in lobby.content, "the table is still the post's first message"
    await room.restart()
    assert len(post.history()) == 1
    assert len(room.messages()) == 1

    await anna.click(lobby, label="Begin")
    assert labels(table_link(room)) == []
    assert tags_of(room, forum, post) == ["Running"]
    assert any(line.startswith("## Round 1") for line in lines(post.history()))
    await anna.slash(post, "table end")
    await room.agree(await room.table(post))
    assert tags_of(room, forum, post) == ["Finished"]
    second = await in_post(room, forum, bob)
    assert second.id != post.id
    assert await room.bot.services.tables.in_channel(room.channel.id) is None


async def test_a_rematch_stays_in_the_post_and_is_linked_in_the_channel(room: Room) -> None:
    anna, bob = room.people(2)
    forum = await chosen_forum(room)
    post = await in_post(room, forum, anna, by_invitation="no")
    await bob.slash(post, "hokkaido join")
    await anna.slash(post, "hokkaido begin")
    await anna.slash(post, "table end")
    await room.agree(await room.table(post))
    end = next(message for message in reversed(post.history()) if "Play again" in labels(message))
    await anna.click(end, label="Play again")
    assert (await room.table(post)).stage is Stage.LOBBY
    assert tags_of(room, forum, post) == ["Open"]
    assert labels(table_link(room)) == ["Join"]


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Create Posts"),
        ("send_messages_in_threads", "Send Messages in Threads"),
        ("attach_files", "Attach Files"),
    ],
)
async def test_a_permission_missing_in_the_forum_is_named(room: Room, permission: str, name: str) -> None:
    anna, head = room.person("anna"), moderator(room)
    forum = forum_with(room)
    missing = ENGLISH.format("forum-permissions", forum=forum.id, names=[name], count=1)
    forbid(room, forum, permission)
    assert await room.said(head, "table settings", forum=forum) == missing
    room.env.backend.delete_overwrite(forum.id, room.env.backend.bot_user.id)
    await room.said(head, "table settings", forum=forum)
    forbid(room, forum, permission)
    said = await room.said(anna, "hokkaido start")
    assert said.startswith(f"{missing}\n{ENGLISH.format('table-opened')}")
    assert (await room.table()).host_id == anna.id
    assert forum.threads == []


async def test_a_table_is_opened_in_the_channel_if_the_forum_was_deleted(room: Room) -> None:
    anna = room.person("anna")
    forum = await chosen_forum(room)
    room.env.backend.delete_channel(forum.id)
    said = await room.said(anna, "hokkaido start")
    assert said.startswith(f"{ENGLISH.format('forum-gone')}\n{ENGLISH.format('table-opened')}")
    assert (await room.table()).host_id == anna.id


def want_tags(room: Room, forum: ChannelHandle) -> None:
    """Require a tag for each post in a forum."""
    payload = serializers.channel_payload(room.env.backend, room.env.backend.get_channel(forum.id))
    flags = discord.flags.ChannelFlags(require_tag=True).value
    room.env.backend.emit("CHANNEL_UPDATE", {**payload, "flags": flags})


async def test_a_forum_that_requires_tags_must_have_them_if_the_bot_cannot_create_any(room: Room) -> None:
    anna, head = room.person("anna"), moderator(room)
    forum = forum_with(room, "Open")
    forbid(room, forum, "manage_channels")
    want_tags(room, forum)
    lacking = ENGLISH.format("forum-tags", forum=forum.id, names=["Running", "Finished"], count=2)
    assert await room.said(head, "table settings", forum=forum) == lacking
    whole = await chosen_forum(room, "Open", "Running", "Finished")
    forbid(room, whole, "manage_channels")
    want_tags(room, whole)
    assert tags_of(room, whole, await in_post(room, whole, anna)) == ["Open"]


async def test_the_chosen_forum_can_be_removed(room: Room) -> None:
    anna, head = room.person("anna"), moderator(room)
    none = ENGLISH.format("server-settings-forum", forum=0)
    assert none in await room.said(head, "table settings")
    chosen = shown(await head.slash(room.channel, "table settings", forum=forum_with(room)))
    assert none not in chosen.content
    (menu,) = (part for part in controls(chosen) if ":set-server-usual:" in part["custom_id"])
    left = shown(await head.select(chosen, ["forum"], custom_id=menu["custom_id"]))
    assert none in left.content
    assert (await room.said(anna, "hokkaido start")).startswith(ENGLISH.format("table-opened"))


@pytest.mark.usefixtures("expects_failures")
@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (400, TOO_MANY_THREADS, "too-many-threads"),
        (400, NAME_REFUSED, "name-refused"),
        (403, 0, "busy"),
        (403, 50013, "other"),
    ],
)
async def test_a_refused_post_has_a_reason_that_fits_the_table_in_the_channel(
    room: Room, status: int, code: int, why: str
) -> None:
    forum = await chosen_forum(room)
    said = "no posts today"
    room.env.inject_error("POST", f"/channels/{forum.id}/threads", status=status, code=code, message=said)
    answer = await room.said(room.person("anna"), "hokkaido start")
    assert f"\n{ENGLISH.format('table-opened')}" in answer
    assert ENGLISH.format("forum-refused", forum=forum.id, why=why, said=said) in answer
    assert "nothing" not in answer
    assert "without a thread" not in answer
