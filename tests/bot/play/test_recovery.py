"""What the channel and the players are told after a crash, and during a Discord outage."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord import Env, MemberActor

from bot.store.checking import close_unreadable
from render.picture import Picture
from tests.bot.people.test_privacy import make_readable, make_unreadable
from tests.bot.play.room import (
    ENGLISH,
    Room,
    SketchedPictures,
    controls,
    labels,
    open_room,
)
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_several_games import begun_in
from tests.bot.play.typist import Typist


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


@dataclass
class Offered:
    """A game of Anna and Bob, the host, who offers his seat to Cleo; the pictures can be held back."""

    room: Room
    pictures: HeldPictures
    anna: MemberActor
    bob: MemberActor
    cleo: MemberActor
    offer: discord.Message

    @asynccontextmanager
    async def while_the_table_is_told(self) -> AsyncIterator[None]:
        """Hold back the pictures, so that the bot cannot finish its announcements within the context."""
        self.pictures.hand_over.clear()
        yield
        self.pictures.hand_over.set()
        await self.room.env.settle()


@pytest_asyncio.fixture
async def offered(tmp_path: Path) -> AsyncIterator[Offered]:
    pictures = HeldPictures()
    async with open_room(tmp_path, pictures) as room:
        pictures.env = room.env
        anna, bob = room.people(2)
        cleo = room.person("cleo")
        await room.begin([anna, bob])
        await room.said(anna, "table hand-over", player="bob")
        await room.said(bob, "table offer", player="bob", to=cleo.user)
        yield Offered(room, pictures, anna, bob, cleo, room.messages()[-1])


async def pick(room: Room, person: MemberActor) -> None:
    """Pick a card by a command in a direct message."""
    await person.user.slash("pick", card=(await room.view(person)).hand[0].number)


async def test_a_bot_killed_before_announcing_catches_up_after_the_restart(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    typist = Typist(room, people)
    await room.bot.announcer.close()  # from here on, moves are stored but not announced
    while table.view(None).round < 3:
        table = await typist.type_one(table)
    assert room.round_message().content.startswith("## Round 1")

    await room.restart()

    assert "\n## Round 3 of 12\n" in room.round_message().content
    over = [message for message in room.messages() if "is over" in message.content]
    assert [message.content.splitlines()[0] for message in over] == [
        "## Round 1 of 12 is over",
        "## Round 2 of 12 is over",
    ]
    for person in people:
        newest = room.asked(person)
        assert "round 3" in newest.content
        assert labels(newest)
    told = len(room.messages())
    await room.restart()
    assert len(room.messages()) == told


async def test_the_former_player_of_a_seat_does_not_read_the_next_ones_decisions(
    offered: Offered,
) -> None:
    """The next player decides before the bot has announced who has the seat."""
    room, bob, cleo = offered.room, offered.bob, offered.cleo
    async with offered.while_the_table_is_told():
        await pick(room, offered.anna)
        await cleo.click(offered.offer, label="Take the seat")
        await pick(room, cleo)
        assert (await room.table()).view(None).phase == "discard"
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
