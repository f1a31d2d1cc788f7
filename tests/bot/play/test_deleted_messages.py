"""Messages that a moderator has deleted while the bot is not told: those that people need come again.

They do so quietly and not too often. ``test_deletions`` is about those of which it is told.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord
import pytest
from simcord import MemberActor

from bot.announce.sent_messages import ROUND
from bot.announce.table_memory import LOOKED_AFTER, TableMemory
from bot.store.database import StoreError
from bot.store.leases import Call, Leases
from bot.tables import Stage, votes
from tests.bot.play.room import ENGLISH, Room, as_person, labels
from tests.bot.play.shuffling import box
from tests.bot.play.test_absences import DAY, HOUR, MINUTE
from tests.bot.play.test_announcing import edits_of, pick_first
from tests.bot.play.test_company import in_thread
from tests.bot.play.test_rings import rang
from tests.bot.play.test_threads import LOCKED, put_to_sleep

#: So long that each of a few messages has been looked after, one by one.
A_WHILE = LOOKED_AFTER.total_seconds() + MINUTE

TAKE_BACK = ENGLISH.format("button-take-seat-back")


def delete(room: Room, message: discord.Message) -> None:
    """A moderator deletes a message, of which the bot is not told."""
    del room.env.backend.messages[room.channel.id][message.id]


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
        await room.bot.services.tables.do(table.id, votes.withdraw, as_person(bob))
    await room.env.settle()
    assert len([m for m in room.messages() if m.content.startswith("🗳️ Withdrawn")]) == 1


async def test_the_way_back_to_a_seat_comes_again_though_nobody_does_anything(room: Room) -> None:
    anna, *_ = people = room.people(3)
    await room.begin(people)
    await room.said(anna, "hokkaido away")
    (away,) = with_button(room, TAKE_BACK)
    delete(room, away)
    await room.env.advance_time(A_WHILE)
    assert len(with_button(room, TAKE_BACK)) == 1
    assert not rang(room, anna)


async def test_everything_comes_again_by_itself_where_all_are_asked_in_the_channel(room: Room) -> None:
    """Nobody else would tell them that it is their turn."""
    people = room.people(3)
    for person in people:
        room.close_direct_messages(person)
    await room.begin(people)
    lost = room.messages()
    calls = [rang(room, person) for person in people]
    for message in lost:
        delete(room, message)
    await room.env.advance_time(A_WHILE)
    (mention,) = (message for message in room.messages() if message.content.startswith("Your turn"))
    assert all(person.mention in mention.content for person in people)
    assert labels(mention) == ["My hand"]
    assert room.round_message().id not in {message.id for message in lost}
    assert [rang(room, person) for person in people] == calls, "they have been called"
    await pick_first(room, people[0])
    delete(room, mention)
    await room.env.advance_time(A_WHILE)
    (mention,) = (message for message in room.messages() if message.content.startswith("Your turn"))
    assert people[0].mention not in mention.content, "nothing is asked of her any more"
    assert people[1].mention in mention.content


async def test_a_mention_that_stands_is_left_as_it_is(room: Room) -> None:
    """It says why somebody is asked in the channel."""
    people = room.people(2)
    room.close_direct_messages(people[0])
    await room.begin(people)
    (mention,) = (message for message in room.messages() if message.content.startswith("Your turn"))
    await room.env.advance_time(A_WHILE)
    assert edits_of(room, mention) == 1
    (stands,) = (message for message in room.messages() if message.id == mention.id)
    assert stands.content == mention.content
    assert labels(stands) == labels(mention)


async def test_the_ready_box_comes_again_where_there_is_long_to_get_ready(room: Room) -> None:
    await room.begin(room.people(2), words="yes", deadline="1h")
    delete(room, box(room))
    await room.env.advance_time(A_WHILE)
    assert "⏳ anna" in box(room).content
    assert (await room.table()).stage is Stage.READY


async def test_a_table_at_rest_costs_a_request_an_hour(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    for _ in range(2):  # nothing is left to see of the message to whoever is back
        await room.said(people[1], "hokkaido away")
    message = room.round_message()
    await room.env.advance_time(DAY)  # in which people are reminded
    before, requests = edits_of(room, message), len(room.env.http_requests)
    await room.env.advance_time(DAY)
    made = room.env.http_requests[requests:]
    assert edits_of(room, message) == before + 24
    assert sum(request.method == "PATCH" for request in made) == 24
    delete(room, message)
    await room.env.advance_time(HOUR + 1)
    assert room.round_message().id != message.id
    await pick_first(room, people[0])
    delete(room, room.round_message())
    await room.env.advance_time(A_WHILE)
    assert room.round_message() is not None, "after news that is as soon as at first"


async def test_an_open_lobby_comes_again_though_nobody_does_anything(room: Room) -> None:
    (anna,) = room.people(1)
    await room.said(anna, "hokkaido start")
    (lobby,) = with_button(room, "Join")
    delete(room, lobby)
    await room.env.advance_time(A_WHILE)
    assert len(with_button(room, "Join")) == 1


async def test_messages_of_one_table_are_looked_after_one_by_one(room: Room) -> None:
    """Of edits of old messages Discord takes three in six seconds."""
    people = room.people(4)
    await room.begin(people)
    for person in people[1:]:
        await room.said(person, "hokkaido away")
    messages = [room.round_message(), *with_button(room, TAKE_BACK)]
    before = [edits_of(room, message) for message in messages]
    made = []
    for _ in range(15 * 60 // 5):
        requests = len(room.env.http_requests)
        await room.env.advance_time(5)
        made.append(sum(request.method == "PATCH" for request in room.env.http_requests[requests:]))
    assert [edits_of(room, message) for message in messages] == [count + 1 for count in before]
    assert max(made) == 1


async def test_after_a_start_tables_are_not_looked_after_all_at_once(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    message = room.round_message()
    await room.restart()
    delete(room, message)
    await room.env.advance_time(HOUR + 1)
    assert room.round_message().id != message.id
    first = [TableMemory(room.clock, f"table{number}").looks_after_in((ROUND, None)) for number in range(60)]
    assert all(timedelta(minutes=10) <= pause <= timedelta(hours=1) for pause in first)
    quarters = {int(pause / timedelta(minutes=10)) for pause in first}
    assert quarters >= {1, 2, 3, 4, 5}, "spread over the hour"


async def test_to_look_after_its_messages_wakes_no_thread(room: Room) -> None:
    anna, bob = room.people(2)
    thread = await in_thread(room, anna)
    await bob.slash(thread, "hokkaido join")
    await anna.slash(thread, "hokkaido begin")
    put_to_sleep(room, thread)
    requests = len(room.env.http_requests)
    await room.env.advance_time(A_WHILE)
    made = [request for request in room.env.http_requests[requests:] if request.method != "GET"]
    assert [request.method for request in made] == ["PATCH"], "and that was refused"
    assert "/messages/" in made[0].path


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_to_look_after_its_messages_loses_no_channel(room: Room, is_deleted: bool) -> None:
    """Else the next pass, which has nothing to send there, would find it, and the one after lose it again."""
    people = room.people(2)
    await room.begin(people)
    message = room.round_message()
    if is_deleted:
        delete(room, message)
    path = f"/channels/{room.channel.id}/messages*"
    room.env.inject_error("POST" if is_deleted else "*", path, status=403, code=LOCKED, times=None)
    before = [len(room.private_messages(person)) for person in people]
    await room.env.advance_time(4 * HOUR)
    assert [len(room.private_messages(person)) for person in people] == before
    room.env.backend.faults.clear()
    await room.env.advance_time(HOUR + 1)
    assert (room.round_message().id == message.id) is not is_deleted


class LeaseGivenBack(Leases):
    """Nobody announces the table by now: it has been at rest for a minute."""

    given_back = True

    def holds(self, table_id: str) -> bool:
        """Whether this process does."""
        return not self.given_back

    async def call(self, guild_id: int, call: Call) -> bool:
        """It is this process's to announce the table."""
        self.given_back = False
        return True


async def test_the_lease_is_taken_again_to_look_after_messages(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.begin(room.people(2))
    message = room.round_message()
    assert not room.bot.announcer.is_busy(table.id), "the lease may go back"
    store = room.bot.services.store
    monkeypatch.setattr(store, "leases", LeaseGivenBack(store.database))
    delete(room, message)
    await room.env.advance_time(A_WHILE)
    assert room.round_message().id != message.id


class LeaseOutOfReach(LeaseGivenBack):
    """Nor can it be taken: the database does not answer."""

    async def call(self, guild_id: int, call: Call) -> bool:
        """Nobody knows whose it is to announce the table."""
        raise StoreError("it does not answer")


async def test_messages_that_cannot_be_looked_after_are_no_failure(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin(room.people(2))
    store = room.bot.services.store
    monkeypatch.setattr(store, "leases", LeaseOutOfReach(store.database))
    await room.env.advance_time(A_WHILE)
    assert "its messages are not looked after: it does not answer" in caplog.text


def waiting_to_look() -> list[asyncio.Task[None]]:
    """What waits until a table is to be looked at once more."""
    return [task for task in asyncio.all_tasks() if task.get_name().startswith("alarm of")]


async def test_a_bot_that_is_closed_waits_for_no_moment_to_look_after_messages(room: Room) -> None:
    await room.begin(room.people(2))
    waiting = waiting_to_look()
    assert waiting
    await room.bot.close()
    assert all(task.done() for task in waiting)


async def test_nothing_is_looked_after_or_remembered_of_a_table_that_is_over(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    assert table.id in room.bot.announcer._memories
    await room.end_game(anna)
    assert waiting_to_look() == []
    assert table.id not in room.bot.announcer._memories


async def test_where_nobody_can_be_told_that_the_channel_is_lost_it_is_not_tried_again_and_again(
    room: Room,
) -> None:
    anna, bob = room.people(2)
    for person in (anna, bob):
        room.close_direct_messages(person)
    await room.begin([anna, bob])
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=LOCKED, times=None)
    await room.said(anna, "table pause")
    requests = len(room.env.http_requests)
    await room.env.advance_time(DAY)
    assert len(room.env.http_requests) - requests < 10
    room.env.backend.faults.clear()
    await room.said(anna, "table resume")
    delete(room, room.round_message())
    await room.env.advance_time(A_WHILE)
    assert room.round_message().content.startswith("## Round 1"), "it is looked after as before"
