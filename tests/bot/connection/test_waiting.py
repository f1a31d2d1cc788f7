"""What passes before a request goes out: waiting in line is no silence, and a refusal no reason to hurry."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.connection.promises import ORIGINAL
from bot.connection.requests import FIRST_RESPONSE_LIMITS, LIMITS, LOST
from tests.bot.connection.line import Line
from tests.loopback import limits
from tests.loopback.answering import MESSAGE
from tests.loopback.faults import Kind
from tests.loopback.limits import Limit
from tests.loopback.scenarios import ANSWERS, FIRST_RESPONSES, TOKEN_REQUESTS
from tests.loopback.world import BOT_ID, Interaction

#: Time limits shorter than the pauses of the small Discord.
SHORT = (0.4, 0.4)


async def promised(line: Line) -> Interaction:
    interaction = line.interaction()
    await line.say_first(interaction)
    return interaction


def answer_to(line: Line, interaction: Interaction) -> Any:
    webhook = discord.Webhook.partial(BOT_ID, interaction.token, client=line.client)
    return webhook.edit_message(ORIGINAL, content="a card")


def message(line: Line) -> Any:
    world = line.discord.world
    channel = world.direct_channel(world.add_person("Ann"))
    return line.client.get_partial_messageable(channel.id).send("a card")


async def test_the_pause_that_discord_asks_for_before_an_answer_is_no_silence(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connection.requests.LIMITS", SHORT)
    interaction = await promised(line)
    limited = line.discord.faults.begin(Kind.LIMITED, ANSWERS, times=2)
    await answer_to(line, interaction)
    assert limited.befallen == 2
    assert interaction.content == "a card"


async def test_the_pause_that_discord_asks_for_before_a_message_is_no_silence(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connection.requests.LIMITS", SHORT)
    limited = line.discord.faults.begin(Kind.LIMITED, TOKEN_REQUESTS, times=2)
    await message(line)
    assert limited.befallen == 2


async def test_answers_that_wait_in_line_are_each_given_once(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connection.requests.LIMITS", SHORT)
    slow = [one if one.name != "follow-ups" else replace(one, limit=Limit(2, 0.6)) for one in limits.RULES]
    monkeypatch.setattr(limits, "RULES", slow)
    interaction = await promised(line)
    before = len(line.discord.requests)
    await asyncio.gather(*(answer_to(line, interaction) for _ in range(5)))
    assert [one.status for one in line.discord.requests[before:]] == [200] * 5


async def test_a_first_response_does_not_wait_in_line_longer_than_it_is_taken(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.connection.requests.FIRST_RESPONSE_LIMITS", (0.05, 0.05))
    line.discord.faults.begin(Kind.LIMITED, FIRST_RESPONSES)
    with pytest.raises(LOST):
        await line.say_first(line.interaction(), MESSAGE, "a sentence")


class ClosedDoor:
    """Refuses every connection at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.knocks = 0
        self.knocked = asyncio.Event()
        for where in (HTTPClient, AsyncWebhookAdapter):
            monkeypatch.setattr(where, "request", self._request)

    async def _request(self, *_: object, **__: object) -> None:
        self.knocks += 1
        self.knocked.set()
        raise ConnectionRefusedError


@pytest.mark.parametrize("what", ["message", "answer", "first response"])
async def test_refused_connections_are_tried_again_after_pauses_that_grow(
    line: Line, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    interaction = await promised(line)
    door = ClosedDoor(monkeypatch)
    asked = {
        "message": partial(message, line),
        "answer": partial(answer_to, line, interaction),
        "first response": partial(line.say_first, line.interaction()),
    }
    limits = FIRST_RESPONSE_LIMITS if what == "first response" else LIMITS
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("bot.connection.requests.asyncio.sleep", pause)
    with pytest.raises(LOST):
        await asked[what]()
    assert door.knocks == len(limits) == len(pauses) + 1
    assert pauses == sorted(pauses)
    assert 0 < pauses[0] < pauses[-1]
    assert sum(pauses) < sum(limits) / 2


async def test_a_bot_that_stops_in_such_a_pause_does_not_try_again(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = ClosedDoor(monkeypatch)
    sending = asyncio.create_task(message(line))
    await door.knocked.wait()
    await line.client.close()
    with pytest.raises(LOST):
        await sending
    assert door.knocks == 1


async def test_a_first_response_that_was_said_although_discord_failed_is_taken_for_said(line: Line) -> None:
    interaction = line.interaction()
    line.discord.faults.begin(Kind.DONE_BADLY, FIRST_RESPONSES, status=502, times=1)
    await line.say_first(interaction, MESSAGE, "a sentence")
    assert interaction.content == "a sentence"
