"""Deleted messages, and channels that are gone or refuse messages."""

from __future__ import annotations

import logging

import discord
import pytest
from simcord import MemberActor

from bot.tables import Stage
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_game_over import deny
from tests.bot.play.test_invitations import in_thread
from tests.bot.play.test_threads import LOCKED, lines


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (400, LOCKED)])
async def test_a_lost_channel_is_reported_once_to_everyone_and_the_game_goes_on(
    room: Room, status: int, code: int
) -> None:
    people = room.people(2)
    table = await room.begin(people)
    path = f"/channels/{room.channel.id}/messages"
    for method, where in (("POST", path), ("PATCH", f"{path}/*")):
        room.env.inject_error(method, where, status=status, code=code, times=None)
    lost = ENGLISH.format("channel-lost", channel=room.channel.id, begun="yes")
    for number in range(2):
        for person in people:
            seat = table.seat_of(person.id)
            assert seat is not None
            table = await room.bot.services.tables.get(table.id)
            if not table.view(seat).seats[seat].acted:
                await person.user.slash("pick", card=table.view(seat).hand[0].number)
        if number == 0:
            await room.restart()
    for person in people:
        assert lines(room.private_messages(person)).count(lost) == 1
    assert (await room.bot.services.tables.get(table.id)).view(None).phase != "pick"

    room.env.backend.faults.clear()
    await room.restart()
    assert room.round_message().content.startswith("## Round 1")
    for person in people:
        assert lost not in lines(room.private_messages(person)), "the channel is back"
    await people[0].user.slash("table end")
    await room.agree(await room.bot.services.tables.get(table.id))
    assert (await room.bot.services.tables.get(table.id)).stage is Stage.CANCELLED


def assert_told_once(room: Room, people: list[MemberActor], channel_id: int) -> None:
    """Check that each person got exactly one direct message about the lost channel."""
    lost = ENGLISH.format("channel-lost", channel=channel_id, begun="yes")
    assert [lines(room.private_messages(person)).count(lost) for person in people] == [1] * len(people)


@pytest.mark.parametrize("is_thread", [False, True])
async def test_a_deleted_channel_or_thread_is_reported(room: Room, is_thread: bool) -> None:
    people = anna, bob = room.people(2)
    place = room.channel
    if is_thread:
        place = await in_thread(room, anna)
        await bob.slash(place, "hokkaido join")
        await anna.slash(place, "hokkaido begin")
    else:
        await room.begin(people)
    room.env.backend.delete_channel(place.id)
    await room.env.settle()
    assert_told_once(room, people, place.id)


def delete_unheard(room: Room) -> None:
    """Delete the channel without notifying the bot, as if it were offline."""
    backend = room.env.backend
    del backend.channels[room.channel.id]
    backend.guilds[room.guild.id].channel_ids.remove(room.channel.id)


async def test_a_channel_deleted_while_the_bot_was_offline_is_reported_once(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    delete_unheard(room)
    for _ in range(3):
        await room.restart()
        assert_told_once(room, people, room.channel.id)


def refuse_all(room: Room, code: int = 50001) -> None:
    """Make Discord refuse all message requests for the channel, by default for a missing permission."""
    room.env.inject_error("*", f"/channels/{room.channel.id}/messages*", status=403, code=code, times=None)


async def test_a_channel_is_logged_once_when_lost_and_once_when_back(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.announce")
    people = room.people(2)
    await room.begin(people)
    refuse_all(room)
    for _ in range(2):
        for command in ("table pause", "table resume"):
            await people[0].user.slash(command)
    room.env.backend.faults.clear()
    await people[0].user.slash("table pause")
    said = [record.getMessage() for record in caplog.records if "messages" in record.getMessage()]
    assert [("refuses" in line, "accepts" in line) for line in said] == [(True, False), (False, True)]


async def test_in_a_lost_channel_votes_are_refused_and_any_player_can_end_the_game(
    room: Room,
) -> None:
    anna, bob, cleo = people = room.people(3)
    table = await room.begin(people)
    refuse_all(room, LOCKED)
    await anna.user.slash("hokkaido away")
    said = shown(await bob.user.slash("table vote", about="cleo"))
    assert said.content == ENGLISH.format("vote-channel-lost", channel=room.channel.id)
    question = await bob.user.slash("table vote", about="end")
    assert (await room.table()).vote is None
    await bob.user.click(shown(question), label="End the game")
    ended = await room.bot.services.tables.get(table.id)
    assert ended.stage is Stage.CANCELLED
    assert room.private_messages(cleo)[-1].content == ENGLISH.format("game-cancelled")


async def test_the_host_is_notified_when_no_one_can_join_the_table_any_more(room: Room) -> None:
    anna = room.person("anna")
    await room.said(anna, "hokkaido start", computers=1)
    deny(room, "send_messages")
    await room.said(anna, "hokkaido invite", player=room.person("fay").user)
    assert ENGLISH.format("channel-lost", channel=room.channel.id, begun="no") in lines(
        room.private_messages(anna)
    )
    shut = await anna.user.slash("hokkaido cancel")
    assert shown(shut).content == ENGLISH.format("cancelled")


#: The flag of a message that notifies no one.
SILENT = discord.MessageFlags(suppress_notifications=True).value

TAKE_BACK = ENGLISH.format("button-take-seat-back")


async def delete(room: Room, *messages: discord.Message) -> None:
    """Delete messages as a moderator."""
    for message in messages:
        room.env.backend.delete_message(room.channel.id, message.id)
    await room.env.settle()


def rang(room: Room, person: MemberActor) -> list[str]:
    """The first line of each channel message that has notified this person."""
    return [
        body["content"].splitlines()[0]
        for body in room.posts()
        if str(person.id) in map(str, (body.get("allowed_mentions") or {}).get("users") or ())
        and not int(body.get("flags") or 0) & SILENT
    ]


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
