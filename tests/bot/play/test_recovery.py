"""What a bot that was killed brings up to date, and what it leaves alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord import Env, MemberActor
from simcord.backend.models import Message
from simcord.http.routes import messages

from bot.store import Store
from bot.store.checking import close_unreadable
from bot.store.database import StoreError
from bot.store.records import TableMessage
from bot.tables import Table, game_moves, timing
from engine.actions import Pick
from render.picture import Picture
from tests.bot.people.test_privacy import make_readable, make_unreadable
from tests.bot.play.room import (
    ENGLISH,
    Room,
    SketchedPictures,
    as_person,
    controls,
    labels,
    open_room,
)
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_invitations import in_thread
from tests.bot.play.test_several_games import begun_in
from tests.bot.play.test_threads import put_to_sleep


class HeldPictures(SketchedPictures):
    """Pictures that are held back while ``hand_over`` is not set."""

    def __init__(self) -> None:
        super().__init__()
        self.env: Env | None = None
        self.hand_over = asyncio.Event()
        self.hand_over.set()

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        if self.env is not None and not self.hand_over.is_set():
            await self.env.external_wait(self.hand_over.wait(), reason="the pictures are held")
        return await super().draw(function, *arguments, **options)


async def pick(room: Room, person: MemberActor) -> None:
    """Pick a card by a command in a direct message."""
    await person.user.slash("pick", card=(await room.view(person)).hand[0].number)


async def test_the_former_player_of_a_seat_does_not_read_the_next_ones_decisions(tmp_path: Path) -> None:
    """The next player decides before the bot has announced who has the seat."""
    pictures = HeldPictures()
    async with open_room(tmp_path, pictures) as room:
        pictures.env = room.env
        anna, bob, cleo = room.people(3)
        await room.begin([anna, bob])
        await room.said(anna, "table hand-over", player="bob")
        await room.said(bob, "table offer", player="bob", to=cleo.user)
        offer = room.messages()[-1]
        table, card = await room.table(), (await room.view(anna)).hand[0].number
        pictures.hand_over.clear()  # the bot cannot finish its announcements
        with room.env._bot_scope():
            choice = partial(Pick, card=card)
            await room.bot.services.tables.do(table.id, game_moves.act, as_person(anna), choice)
        await cleo.click(offer, label="Take the seat")
        await pick(room, cleo)
        assert (await room.table()).view(None).phase == "discard"
        pictures.hand_over.set()
        await room.env.settle()
        (left,) = room.private_messages(bob)
        assert left.content.splitlines()[1:] == [ENGLISH.format("closed-seat-lost")]
        assert labels(left) == []
        assert "Discard a card" in room.private_messages(cleo)[-1].content


async def test_an_unreadable_game_is_set_aside_and_says_so_while_others_go_on(
    room: Room, expects_failures: None, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = people = room.people(2)
    table = await room.begin(people)
    tea_room = room.guild.create_text_channel("tea-room")
    await begun_in(room, tea_room, anna, bob)
    make_unreadable(room.database, table.id)
    set_aside = ENGLISH.format("table-set-aside")
    for _ in range(2):
        await room.restart()
        assert [message.content for message in room.messages()].count(set_aside) == 1
    assert sum(f"table {table.id} is set aside" in record.getMessage() for record in caplog.records) == 2
    for command in ("hand", "hokkaido status", "hokkaido start", "table end"):
        assert await room.said(anna, command) == set_aside, command
    number = (await room.table(tea_room)).view(0).hand[0].number
    await anna.slash(tea_room, "pick", card=number)
    assert (await room.table(tea_room)).view(None).waiting_for == (1,)
    assert await room.said(anna, "hokkaido start", thread="yes") != set_aside
    make_readable(room.database)
    await room.restart()
    assert set_aside not in [message.content for message in room.messages()]
    await pick_first(room, anna)
    assert "✅ anna" in room.round_message().content


async def test_the_bots_owner_can_free_the_channel_of_an_unreadable_game(
    room: Room, expects_failures: None
) -> None:
    anna, bob = people = room.people(2)
    table = await room.begin(people)
    old = room.round_message()
    make_unreadable(room.database, table.id)
    await room.restart()
    set_aside = ENGLISH.format("table-set-aside")
    assert await room.said(anna, "hokkaido start") == set_aside
    await close_unreadable(room.bot.services.store.database, table.id, room.clock.now())
    await room.restart()
    late = await anna.click(old, custom_id=controls(old)[0]["custom_id"])
    said = [message.content for message in (late.response, *late.followups) if message is not None]
    assert said == [ENGLISH.format("table-gone")]
    await begun_in(room, room.channel, anna, bob)
    assert (await room.table(room.channel)).id != table.id


def messages_touched(room: Room, since: int) -> list[str]:
    """The paths of requests about channels and messages, not counting the first ``since`` requests."""
    return [
        r.path for r in room.env.http_requests[since:] if r.path.startswith(("/channels", "/users/@me/c"))
    ]


async def test_a_start_makes_requests_only_for_tables_whose_messages_are_out_of_date(room: Room) -> None:
    """In a channel, in an archived thread, and in a lobby; no picture is drawn again."""
    assert isinstance(room.pictures, SketchedPictures)
    people = anna, bob = room.people(2)
    table = await room.begin(people)
    thread = await in_thread(room, anna)
    await bob.slash(thread, "hokkaido join")
    await anna.slash(thread, "hokkaido begin")
    await anna.slash(room.guild.create_text_channel("lobby"), "hokkaido start")
    put_to_sleep(room, thread)
    await room.restart()  # it may find out more than was stored before
    requests, drawn = len(room.env.http_requests), len(room.pictures.drawn)
    await room.restart()
    assert messages_touched(room, requests) == []
    assert len(room.pictures.drawn) == drawn
    await room.bot.announcer.close()
    with room.env._bot_scope():
        await room.bot.services.tables.do(table.id, timing.pause, as_person(anna))
    requests = len(room.env.http_requests)
    await room.restart()
    assert len(messages_touched(room, requests)) == 4, "the log, the round and two direct messages"


@pytest.fixture
def _heeded_nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord return the earlier message with the nonce of a new one, and send nothing."""
    send: Callable[..., Message] = vars(messages)["bot_message"]
    sent: dict[tuple[int, str], Message] = {}

    def send_once(context: Any, channel_id: int) -> Message:
        body = context.body()
        assert body["enforce_nonce"] is True
        nonce = channel_id, str(body["nonce"])
        if nonce not in sent:
            sent[nonce] = send(context, channel_id)
        return sent[nonce]

    monkeypatch.setattr(messages, "bot_message", send_once)


def forget_last(room: Room, role: str, seat: int = -1) -> None:
    """Pretend that the bot was killed after it sent a message and before it stored that."""
    with sqlite3.connect(room.database) as connection:
        deleted = connection.execute("DELETE FROM messages WHERE role = ? AND seat = ?", (role, seat))
        assert deleted.rowcount == 1
    connection.close()


@pytest.mark.usefixtures("_heeded_nonces")
async def test_messages_sent_just_before_a_kill_are_updated_and_not_sent_twice(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    forget_last(room, "round")
    forget_last(room, "private", 0)
    await room.bot.announcer.close()
    # The game goes on before the restart, so that the messages would differ.
    card = (await room.view(bob)).hand[0].number
    await room.bot.services.tables.do(table.id, game_moves.act, as_person(bob), partial(Pick, card=card))
    before = [message.id for message in (*room.messages(), *room.private_messages(anna))]
    await room.restart()
    assert [message.id for message in (*room.messages(), *room.private_messages(anna))] == before
    assert "✅ bob" in room.round_message().content
    await pick_first(room, anna)
    assert "Discard a card" in room.asked(anna).content


@pytest.mark.usefixtures("_heeded_nonces")
async def test_an_announcement_in_the_same_words_as_before_is_sent_again(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    for command in ("table pause", "table resume"):
        await room.said(anna, command)
    await room.bot.announcer.close()  # from here on, changes are stored but not announced
    await room.bot.services.tables.do(table.id, timing.pause, as_person(anna))
    await room.restart()
    paused = ENGLISH.format("log-paused", by="host", name="anna", timed=False)
    told = [message.content for message in room.messages() if paused in message.content]
    assert told == [paused] * 2


async def test_a_message_whose_record_cannot_be_stored_is_not_sent_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = people = room.people(2)
    await room.begin(people)
    failures = iter([StoreError("the disk is full")] * 5)
    remember = Store.remember_messages

    async def remember_later(
        store: Store, table_id: str, *messages: TableMessage, announced: Table | None = None
    ) -> None:
        for failure in failures:
            raise failure
        await remember(store, table_id, *messages, announced=announced)

    monkeypatch.setattr(Store, "remember_messages", remember_later)
    await room.said(anna, "table pause")
    await room.restart()
    assert next(failures, None) is None
    paused = ENGLISH.format("log-paused", by="host", name="anna", timed=False)
    assert [message.content for message in room.messages()].count(paused) == 1
