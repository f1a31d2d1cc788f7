"""Messages that a moderator deletes while the bot is there: what people need comes back at once, quietly."""

from __future__ import annotations

from collections.abc import Iterable

import discord
import pytest
from simcord import MemberActor

from bot.announce.announcer import TOGETHER
from bot.announce.table_memory import RETURNS_AT_ONCE
from bot.store.database import StoreError
from bot.store.leases import Call, Leases
from bot.tables import Stage
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import Room
from tests.bot.play.test_absences import HOUR, MINUTE
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_deleted_messages import A_WHILE, TAKE_BACK, with_button, with_vote
from tests.bot.play.test_rings import rang
from tests.bot.play.typist import Typist


async def delete(room: Room, *messages: discord.Message) -> None:
    """A moderator deletes messages, several at once; nobody does anything else."""
    ids = [message.id for message in messages]
    if len(ids) == 1:
        room.env.backend.delete_message(room.channel.id, *ids)
    else:
        room.env.backend.bulk_delete_messages(room.channel.id, ids)
    await room.env.settle()


async def asked_in_channel(room: Room, count: int) -> list[MemberActor]:
    """A game of people who take no direct messages."""
    people = room.people(count)
    for person in people:
        room.close_direct_messages(person)
    await room.begin(people)
    return people


def beginnings(messages: Iterable[discord.Message]) -> list[str]:
    """How these messages begin."""
    return [message.content[:9].strip() for message in messages]


def made(room: Room, since: int) -> list[str]:
    """The requests that the bot has made since there were so many, but for those that read."""
    return [request.method for request in room.env.http_requests[since:] if request.method != "GET"]


async def test_everything_comes_back_by_itself_where_all_are_asked_in_the_channel(room: Room) -> None:
    people = await asked_in_channel(room, 3)
    lost = room.messages()
    assert len(lost) > 2, "there is more than people need"
    calls = [rang(room, person) for person in people]
    requests = len(room.env.http_requests)
    await delete(room, *lost)
    assert beginnings(room.messages()) == ["Your turn", "## Round"], "that, and nothing else"
    assert made(room, requests).count("PATCH") == 2, "all are looked after at once"
    assert [rang(room, person) for person in people] == calls, "they have been called"
    assert all(message.flags.suppress_notifications for message in room.messages())
    await pick_first(room, people[0])
    assert "✅ anna" in room.round_message().content


async def test_a_vote_and_the_way_back_to_a_seat_come_back_by_themselves(room: Room) -> None:
    _, _, cleo = await with_vote(room)
    lost = [*with_button(room, "Agree"), *with_button(room, TAKE_BACK)]
    for message in lost:
        await delete(room, message)
    assert len(lost) == 2
    back = [*with_button(room, "Agree"), *with_button(room, TAKE_BACK)]
    assert beginnings(back) == beginnings(lost)
    await cleo.click(back[0], label="Agree")
    assert (await room.table()).host_id == cleo.id


async def test_what_nobody_needs_any_more_does_not_come_back(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    table = await Typist(room, people).play_until(table, 2)
    running = room.round_message()
    before = [message for message in room.messages() if message.id != running.id]
    assert [message.content for message in before if "is over" in message.content], "a round is over"
    requests = len(room.env.http_requests)
    await delete(room, *before)
    assert [message.id for message in room.messages()] == [running.id]
    assert not made(room, requests)
    table = await play_to_the_end(room, table)
    assert table.stage is Stage.FINISHED
    requests = len(room.env.http_requests)
    await delete(room, *room.messages())
    assert not room.messages()
    assert not made(room, requests)


async def test_an_open_lobby_comes_back_by_itself_and_rings_for_nobody(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    (lobby,) = with_button(room, "Join")
    calls = [rang(room, person) for person in (anna, bob)]
    await delete(room, lobby)
    (back,) = with_button(room, "Join")
    assert back.content == lobby.content
    assert back.flags.suppress_notifications
    assert [rang(room, person) for person in (anna, bob)] == calls
    await bob.click(back, label="Join")
    await room.said(anna, "hokkaido begin")
    assert with_button(room, "Join") == []
    requests = len(room.env.http_requests)
    await delete(room, *(message for message in room.messages() if message.id == back.id))
    await room.env.advance_time(HOUR)
    assert back.id not in {message.id for message in room.messages()}
    assert "POST" not in made(room, requests), "nobody needs it once the game has begun"


async def test_a_lobby_that_was_closed_does_not_come_back(room: Room) -> None:
    anna, _ = room.people(2)
    await room.said(anna, "hokkaido start")
    await room.said(anna, "table end")
    requests = len(room.env.http_requests)
    await delete(room, *room.messages())
    assert not room.messages()
    assert not made(room, requests)


async def test_what_the_bot_has_deleted_itself_does_not_come_back(room: Room) -> None:
    people = await asked_in_channel(room, 2)
    (mention,) = (message for message in room.messages() if message.content.startswith("Your turn"))
    for person in people:
        await pick_first(room, person)
    touched = [
        request.method for request in room.env.http_requests if request.path.endswith(f"/{mention.id}")
    ]
    assert touched[-1] == "DELETE"
    assert touched.count("DELETE") == 1


async def test_where_everything_is_deleted_at_once_it_comes_back_at_once_a_few_times_only(room: Room) -> None:
    """As a bot does which moderates: the two would go on for ever."""
    await asked_in_channel(room, 2)
    lost = 0
    for _ in range(20):
        lost += beginnings(room.messages()).count("## Round")
        await delete(room, *room.messages())
    assert lost == 1 + RETURNS_AT_ONCE
    assert not room.messages()
    await room.env.advance_time(A_WHILE)
    assert beginnings(room.messages()) == ["Your turn", "## Round"], "but it is looked after as before"
    await delete(room, *room.messages())
    assert not room.messages()
    await room.env.advance_time(HOUR + 1)
    assert room.messages(), "after an hour"
    await delete(room, *room.messages())
    assert room.messages(), "it may come back at once again"


async def test_messages_of_others_are_none_of_its_business(room: Room) -> None:
    """Neither what they write nor that it is deleted, where a game is and elsewhere."""
    people = room.people(2)
    table = await room.begin(people)
    heard: list[discord.Message] = []

    async def on_message(message: discord.Message) -> None:
        heard.append(message)

    room.bot.add_listener(on_message)
    elsewhere = room.guild.create_text_channel("elsewhere")
    requests, revision = len(room.env.http_requests), table.revision
    for channel in (room.channel, elsewhere):
        written = [await people[0].send(channel, f"hello {number}") for number in range(3)]
        room.env.backend.delete_message(channel.id, written[0].id)
        room.env.backend.bulk_delete_messages(channel.id, [message.id for message in written[1:]])
        await room.env.settle()
    assert len(room.env.http_requests) == requests
    assert (await room.table()).revision == revision
    assert not heard
    assert not room.bot.announcer._memories[table.id]._deleted, "nothing is kept of them"


async def test_nothing_is_kept_of_messages_of_others_while_discord_fails(patient_room: Room) -> None:
    room = patient_room
    people = room.people(2)
    table = await room.begin(people)
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=500, times=100)
    await pick_first(room, people[0])
    await delete(room, await people[1].send(room.channel, "hello"))
    await room.env.advance_time(TOGETHER + 1)
    assert room.bot.announcer.is_busy(table.id), "it is still tried again"
    assert not room.bot.announcer._memories[table.id]._deleted


async def test_messages_that_are_deleted_one_after_another_are_looked_after_together(
    patient_room: Room,
) -> None:
    room = patient_room
    await room.begin(room.people(2))
    await room.env.advance_time(MINUTE)
    (running,) = (message for message in room.messages() if message.content.startswith("## Round"))
    requests = len(room.env.http_requests)
    for message in room.messages():
        await delete(room, message)
    assert not made(room, requests), "there may be more"
    await room.env.advance_time(TOGETHER + 1)
    assert beginnings(room.messages()) == ["## Round"]
    assert room.messages()[0].id != running.id


@pytest.mark.parametrize("times", [1, RETURNS_AT_ONCE + 1])
async def test_where_discord_fails_at_that_moment_it_is_tried_again(room: Room, times: int) -> None:
    await room.begin(room.people(2))
    message = room.round_message()
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=500, times=times)
    await delete(room, message)
    assert room.round_message().id != message.id


class LeaseOfAnother(Leases):
    """Another process announces the table."""

    def __init__(self, room: Room) -> None:
        super().__init__(room.bot.services.store.database)
        self.calls: list[Call] = []

    async def call(self, guild_id: int, call: Call) -> bool:
        """It is called."""
        self.calls.append(Call.parse(str(call)))
        return False


async def test_the_process_that_announces_the_table_is_told(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event comes to the process of the server's shard."""
    await asked_in_channel(room, 2)
    leases = LeaseOfAnother(room)
    monkeypatch.setattr(room.bot.services.store, "leases", leases)
    lost = room.messages()
    await delete(room, *lost)
    assert not room.messages()
    (call,) = leases.calls
    assert set(call.deleted) <= {message.id for message in lost}
    monkeypatch.undo()
    with room.env._bot_scope():
        room.bot.services.tables._called(call)  # as that process hears it
    await room.env.settle()
    assert beginnings(room.messages()) == ["Your turn", "## Round"]


async def test_what_is_told_of_very_many_messages_has_bounds(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A call of PostgreSQL has 8,000 bytes at most."""
    await room.begin(room.people(2))
    leases = LeaseOfAnother(room)
    monkeypatch.setattr(room.bot.services.store, "leases", leases)
    newest = room.round_message().id
    with room.env._bot_scope():
        await room.bot.announcer.miss(room.channel.id, range(newest, newest + 1000))
    (call,) = leases.calls
    assert newest in call.deleted
    assert len(str(call)) < 8000


async def test_where_the_database_fails_they_are_looked_after_later(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin(room.people(2))
    message = room.round_message()

    async def fails(channel_id: int) -> None:
        raise StoreError("it does not answer")

    monkeypatch.setattr(room.bot.services.store, "open_table_in", fails)
    await delete(room, message)
    assert "messages that were deleted there are looked after later: it does not answer" in caplog.text
    await room.env.advance_time(A_WHILE)
    assert room.round_message().id != message.id
