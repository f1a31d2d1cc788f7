"""A channel whose requests are held up keeps only its own messages waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from discord.http import Route

from tests.bot.play.room import Room
from tests.bot.play.typist import Typist


@contextmanager
def held_up(room: Room, channel_id: int) -> Iterator[None]:
    """Let requests for a channel wait until the end of the context."""
    request, over = room.bot.http.request, asyncio.Event()

    async def waiting(route: Route, **options: Any) -> Any:
        if str(route.channel_id) == str(channel_id) and not over.is_set():
            await room.env.external_wait(over.wait(), reason="the channel is held up")
        return await request(route, **options)

    with patch.object(room.bot.http, "request", waiting):
        yield
        over.set()


async def test_while_the_channel_is_held_up_players_go_on_directly(room: Room) -> None:
    people = room.people(2)
    table = await room.begin_without_hints(people)
    with held_up(room, room.channel.id):
        table = await Typist(room, people).play_until(table, 3)
        for person in people:
            assert "round 3" in room.asked(person).content
        assert [message.content[:10] for message in room.messages()][2:] == ["## Round 1"]
    await room.env.settle()
    said = "\n".join(message.content for message in room.messages())
    assert said.count("## Round 1 of 12 is over") == said.count("## Round 2 of 12 is over") == 1
    assert "## Round 3" in room.round_message().content


async def test_while_the_direct_messages_of_a_player_are_held_up_all_others_go_on(room: Room) -> None:
    anna, bob = people = room.people(2)
    table = await room.begin_without_hints(people)
    with held_up(room, anna.user.dm_channel.id):
        table = await Typist(room, people).play_until(table, 2)
        assert "round 1" in room.asked(anna).content
        assert "round 2" in room.asked(bob).content
        assert "## Round 2" in room.round_message().content
    await room.env.settle()
    assert "round 2" in room.asked(anna).content


async def test_the_result_is_read_directly_only_after_it_was_posted_in_the_channel(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin_without_hints(people)
    table = await Typist(room, people).play_until(table, 2)
    with held_up(room, room.channel.id):
        await room.end_game(anna, "hokkaido cancel")
        assert "round 2" in room.asked(anna).content
    await room.env.settle()
    assert "round 2" not in room.asked(anna).content
