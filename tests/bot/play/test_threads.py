"""Tables in threads: who is added and removed, and threads that are archived during slow games."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.tables import lobby
from bot.tables.options import NO, YES
from tests.bot.play.room import ENGLISH, Room, as_person, labels
from tests.bot.play.test_absences import DAY, HOUR
from tests.bot.play.test_hosting import moderator
from tests.bot.play.test_invitations import in_thread

#: Discord's error code for an archived thread: sending a message unarchives it, editing one does not.
ASLEEP = 50083
LOCKED = 160005


def members(room: Room, thread: ChannelHandle) -> set[int]:
    """The members of a thread, without the bot."""
    backend = room.env.backend
    return set(backend.get_thread(thread.id).thread_members) - {backend.bot_user.id}


def put_to_sleep(room: Room, thread: ChannelHandle) -> None:
    """Archive a thread, as after a week without messages; the next edit there is refused."""
    backend = room.env.backend
    metadata = backend.get_thread(thread.id).thread_metadata
    assert metadata is not None
    metadata.archived = True
    backend.announce_channel_update(thread.id)
    room.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=ASLEEP, times=1)


def awake(room: Room) -> None:
    """Let edits succeed, as after a message in the thread."""
    room.env.backend.faults.clear()


def lines(messages: list[discord.Message]) -> list[str]:
    return [line for message in messages for line in message.content.splitlines()]


async def test_players_and_guests_of_a_private_table_are_added_to_its_thread(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    fay = room.person("fay")
    thread = await in_thread(room, anna, by_invitation="yes")
    assert members(room, thread) == {anna.id}
    await anna.slash(thread, "hokkaido invite", player=bob.user)
    assert members(room, thread) == {anna.id, bob.id}, "before he joins: otherwise he could not see it"
    invitation = thread.history()[-1]
    await bob.click(invitation, label="Join")
    await anna.slash(thread, "hokkaido begin")
    await room.restart()
    await anna.slash(thread, "hokkaido invite", player=cleo.user)
    await bob.slash(thread, "hokkaido away")
    await anna.slash(thread, "table offer", player="bob", to=fay.user)
    assert members(room, thread) == {anna.id, bob.id, cleo.id, fay.id}
    added = [r.path for r in room.env.http_requests if r.method == "PUT" and "/thread-members/" in r.path]
    assert sorted(added) == sorted(
        f"/channels/{thread.id}/thread-members/{person.id}" for person in (anna, bob, cleo, fay)
    ), "each once"


@pytest.mark.parametrize("asleep", [True, False])
async def test_an_uninvited_person_is_removed_from_the_private_thread(room: Room, asleep: bool) -> None:
    anna, bob, cleo = room.people(3)
    thread = await in_thread(room, anna, by_invitation="yes")
    for guest in (bob, cleo):
        await anna.slash(thread, "hokkaido invite", player=guest.user)
    await bob.slash(thread, "hokkaido join")
    if asleep:
        put_to_sleep(room, thread)
    requests = len(room.env.http_requests)
    await anna.slash(thread, "table uninvite", player=bob.user)
    assert members(room, thread) == {anna.id, cleo.id}
    made = [(request.method, request.path) for request in room.env.http_requests[requests:]]
    before = made[: made.index(("DELETE", f"/channels/{thread.id}/thread-members/{bob.id}"))]
    assert (("PATCH", f"/channels/{thread.id}") in before) is asleep, "it is unarchived for that"
    awake(room)
    await anna.slash(thread, "hokkaido invite", player=bob.user)
    assert members(room, thread) == {anna.id, bob.id, cleo.id}


@pytest.mark.parametrize("by_invitation", [YES, NO])
async def test_former_players_are_removed_from_the_private_thread_of_a_table_by_invitation(
    room: Room, by_invitation: str
) -> None:
    """Otherwise they could read on, although they may not even watch."""
    anna, bob, cleo = room.people(3)
    fay = room.person("fay")
    thread = await in_thread(room, anna, by_invitation="yes")
    for guest in (bob, cleo):
        await anna.slash(thread, "hokkaido invite", player=guest.user)
        await guest.slash(thread, "hokkaido join")
    if by_invitation == NO:
        table = await room.table(thread)
        with room.env._bot_scope():
            await room.bot.services.tables.do(
                table.id, lobby.change_option, as_person(anna), "by-invitation", NO
            )
        await room.env.settle()
    await anna.slash(thread, "hokkaido begin")
    for guest in (bob, cleo):
        await guest.slash(thread, "hokkaido away")
    await anna.slash(thread, "table replace", player="bob")
    await anna.slash(thread, "table offer", player="cleo", to=fay.user)
    await fay.click(thread.history()[-1], label="Take the seat")
    stay = {bob.id, cleo.id} if by_invitation == NO else set()
    assert members(room, thread) == {anna.id, fay.id} | stay


async def test_a_slow_game_unarchives_its_thread(room: Room) -> None:
    anna, bob = room.people(2)
    fay = room.person("fay")
    thread = await in_thread(room, anna, by_invitation="yes", deadline="3d")
    await anna.slash(thread, "hokkaido invite", player=bob.user)
    await bob.slash(thread, "hokkaido join")
    await anna.slash(thread, "hokkaido begin")
    before = thread.history()[-1].id
    put_to_sleep(room, thread)
    await room.restart()
    await room.env.advance_time(3 * DAY - HOUR)
    assert any("eminder" in message.content for message in room.private_messages(bob))
    awake(room)
    put_to_sleep(room, thread)  # the bot has checked its message and left it archived
    await anna.user.slash("pick", card=(await table_view(room, thread, 0)).hand[0].number)
    await room.env.advance_time(HOUR + 1)
    told = lines([message for message in thread.history() if message.id > before])
    assert ENGLISH.format("log-moved", name="bob", did=["picked a card"], missed=1, round=1) in told
    shown_lines = [message.content for message in thread.history() if message.content.startswith("## Round")]
    assert "then swap hands" in shown_lines[-1], "it is unarchived so that its message can be edited"
    assert ENGLISH.format("channel-lost", channel=thread.id, begun="yes") not in lines(
        room.private_messages(anna)
    )
    awake(room)
    put_to_sleep(room, thread)
    await anna.user.slash("hokkaido invite", player=fay.user)
    assert room.sent(f"/channels/{thread.id}", "PATCH") == [{"archived": False}] * 2
    assert fay.id in members(room, thread)


async def table_view(room: Room, thread: ChannelHandle, seat: int) -> Any:
    return (await room.table(thread)).view(seat)


async def test_a_moderator_names_a_table_in_a_thread_from_the_channel(room: Room) -> None:
    anna = room.person("anna")
    boss = moderator(room)
    thread = await in_thread(room, anna, by_invitation="yes", computers=1)
    await anna.slash(thread, "hokkaido begin")
    assert await room.said(boss, "table pause") == ENGLISH.format("name-the-table")
    (choice,) = await boss.autocomplete(room.channel, "table pause", "game", "")
    assert choice["name"].startswith("#Hokkaido · anna, round 1")
    assert await room.said(boss, "table pause", game=choice["value"]) == ENGLISH.format("paused-now")
    assert await room.said(anna, "table end") == ENGLISH.format("name-the-table")
    offered = await boss.autocomplete(room.channel, "table replace", "player", "", game=choice["value"])
    assert [choice["name"] for choice in offered] == ["1. anna", f"2. {(await room.computers(thread))[0]}"]
    assert await anna.autocomplete(room.channel, "hand", "game", "") != []
    assert await boss.autocomplete(room.channel, "hand", "game", "") == [], "she has no hand"
    assert await room.end_game(boss, game=choice["value"]) == ENGLISH.format("ended-now")
    assert not any(label == "My hand" for message in thread.history() for label in labels(message))
