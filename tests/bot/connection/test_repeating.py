"""Requests with the bot's token whose answers are lost: which are made again, and how soon."""

from __future__ import annotations

import asyncio
import io
import logging
from typing import Any

import discord
import pytest
from discord.http import HTTPClient, Route

from bot.connection.promises import ORIGINAL
from bot.connection.requests import LOST, PIECE
from tests.bot.connection.line import Line
from tests.loopback.faults import Fault, Kind
from tests.loopback.scenarios import ANSWERS, TOKEN_REQUESTS
from tests.loopback.world import BOT_ID

#: So long, in seconds, a table may wait after a fault, its drawing included.
WITHIN = 30

GET = Route("GET", "/channels/{channel_id}", channel_id=1)
PATCH = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=1, message_id=2)
SEND = Route("POST", "/channels/{channel_id}/messages", channel_id=1)
OPEN_DIRECT = Route("POST", "/users/@me/channels")
OPEN_THREAD = Route("POST", "/channels/{channel_id}/threads", channel_id=1)


class SlowDiscord:
    """Says nothing to the first requests, and to all others after some seconds; time passes only here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, silences: int = 0, seconds: float = 0.1) -> None:
        self.passed = 0.0
        self.asked = 0
        self._silences = silences
        self._seconds = seconds
        monkeypatch.setattr(HTTPClient, "request", self._request)

    async def _request(self, _: Route, **options: Any) -> str:
        borne = options["timeout"].total
        self.asked += 1
        if self.asked <= self._silences or self._seconds > borne:
            self.passed += borne
            raise TimeoutError
        self.passed += self._seconds
        return "done"


@pytest.mark.parametrize("route", [GET, PATCH, SEND, OPEN_DIRECT], ids=["read", "edit", "send", "open"])
async def test_three_silences_in_a_row_are_borne_in_time(
    line: Line, monkeypatch: pytest.MonkeyPatch, route: Route
) -> None:
    slow = SlowDiscord(monkeypatch, silences=3)
    assert await line.client.http.request(route) == "done"
    assert slow.passed < WITHIN - 5


async def test_the_log_says_in_words_why_a_request_is_made_again(
    line: Line, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.connection")
    SlowDiscord(monkeypatch, silences=1)
    await line.client.http.request(GET)
    assert caplog.messages == ["request to /channels/{channel_id}: no answer within 5 s; trying again"]


async def test_silences_that_befall_one_request_after_another_are_borne_in_time(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = 0.0
    for _ in range(3):
        slow = SlowDiscord(monkeypatch, silences=1)
        await line.client.http.request(PATCH)
        passed += slow.passed
    assert passed < WITHIN - 5


async def test_what_takes_long_is_borne(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    SlowDiscord(monkeypatch, seconds=20)
    assert await line.client.http.request(SEND) == "done"


async def test_a_way_that_is_dead_is_given_up(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowDiscord(monkeypatch, silences=100)
    with pytest.raises(TimeoutError):
        await line.client.http.request(GET)
    assert slow.passed <= 60


async def test_what_would_be_done_twice_is_asked_for_once_and_long(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowDiscord(monkeypatch, silences=1)
    with pytest.raises(TimeoutError):
        await line.client.http.request(OPEN_THREAD)
    assert (slow.asked, slow.passed) == (1, 25)


def place_to_write(line: Line) -> discord.PartialMessageable:
    world = line.discord.world
    return line.client.get_partial_messageable(world.direct_channel(world.add_person("Ann")).id)


async def test_a_message_whose_answer_is_lost_stands_once(line: Line) -> None:
    channel = place_to_write(line)
    line.discord.faults.begin(Kind.LOST_ANSWER, TOKEN_REQUESTS, times=2)
    sent = await channel.send("a card")
    assert list(line.discord.world.messages[channel.id]) == [sent.id]


async def has_befallen(fault: Fault) -> None:
    async with asyncio.timeout(WITHIN):
        while not fault.befallen:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.01)


async def test_what_is_under_way_when_the_bot_stops_is_not_asked_for_again(line: Line) -> None:
    silence = line.discord.faults.begin(Kind.SILENCE, TOKEN_REQUESTS)
    sending = asyncio.create_task(place_to_write(line).send("a card"))
    await has_befallen(silence)
    await line.client.close()
    with pytest.raises(LOST):
        await sending


async def test_an_answer_under_way_when_the_bot_stops_is_not_given_again(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    silence = line.discord.faults.begin(Kind.SILENCE, ANSWERS)
    webhook = discord.Webhook.partial(BOT_ID, interaction.token, client=line.client)
    answering = asyncio.create_task(webhook.edit_message(ORIGINAL, content="a card"))
    await has_befallen(silence)
    await line.client.close()
    with pytest.raises(LOST):
        await answering


async def test_a_further_answer_that_may_have_got_through_is_not_given_again(line: Line) -> None:
    """Nobody knows it by a nonce: a person would read it twice."""
    interaction = line.interaction()
    await line.say_first(interaction)
    lost = line.discord.faults.begin(Kind.LOST_ANSWER, ANSWERS)
    with pytest.raises(LOST):
        await line.answer(interaction, "a card")
    assert lost.befallen == 1


async def test_a_thread_whose_answer_is_lost_is_not_opened_again(line: Line) -> None:
    world = line.discord.world
    channel = world.add_channel(world.add_guild().id)
    line.discord.faults.begin(Kind.LOST_ANSWER, TOKEN_REQUESTS, times=1)
    with pytest.raises(LOST):
        await line.client.http.start_thread_without_message(
            channel.id, name="a game", auto_archive_duration=60, type=12
        )
    assert [one.name for one in world.channels.values() if one.parent_id == channel.id] == ["a game"]


@pytest.mark.parametrize("size", [5000, 3 * PIECE + 1], ids=["small", "in several pieces"])
async def test_a_picture_is_sent_whole_again(line: Line, size: int) -> None:
    channel = place_to_write(line)
    line.discord.faults.begin(Kind.RESET, TOKEN_REQUESTS, times=2)
    picture = discord.File(io.BytesIO(bytes(size)), "map.jpg")
    sent = await channel.send("a card", file=picture)
    assert [file.size for file in sent.attachments] == [size]


async def test_the_picture_of_an_answer_is_sent_whole_again(line: Line) -> None:
    interaction = line.interaction()
    await line.say_first(interaction)
    line.discord.faults.begin(Kind.RESET, ANSWERS, times=2)
    webhook = discord.Webhook.partial(BOT_ID, interaction.token, client=line.client)
    picture = discord.File(io.BytesIO(bytes(5000)), "map.jpg")
    answer = await webhook.edit_message(ORIGINAL, content="a card", attachments=[picture])
    assert [file.size for file in answer.attachments] == [5000]
