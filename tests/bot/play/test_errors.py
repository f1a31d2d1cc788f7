"""Errors are answered once, whatever the state of the interaction."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.components.registry import COMPONENTS, Component
from bot.errors import InputError
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.failures import sentence_for
from bot.store.database import StoreError
from bot.tables import TableError
from bot.views.screen import Screen
from tests.bot.play.button_player import control_id
from tests.bot.play.room import ENGLISH, Room, labels, more_of, shown

WRONG = ENGLISH.format("servers-only")


def refusal(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    """The exception that discord.py raises when Discord refuses a request."""
    response: Any = SimpleNamespace(status=status, reason="refused")
    return kind(response, {"code": code, "message": "refused"})


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (refusal(discord.Forbidden, 403, 50013), "discord-forbids"),
        (refusal(discord.Forbidden, 403, 50001), "discord-forbids"),
        (refusal(discord.Forbidden, 403, 0), "discord-busy"),
        (refusal(discord.Forbidden, 403, 20026), "discord-busy"),
        (refusal(discord.Forbidden, 403, 40333), "discord-busy"),
        (refusal(discord.HTTPException, 400, 160006), "too-many-threads"),
        (refusal(discord.HTTPException, 400, 200001), "thread-name-refused"),
        (refusal(discord.Forbidden, 403, 160005), "thread-locked"),
        (refusal(discord.NotFound, 404, 10008), "discord-deleted"),
        (refusal(discord.NotFound, 404, 10003), "discord-deleted"),
        (refusal(discord.HTTPException, 429, 0), "discord-busy"),
        (discord.RateLimited(30.0), "discord-busy"),
        (refusal(discord.DiscordServerError, 503, 0), "discord-busy"),
        (aiohttp.ServerDisconnectedError(), "discord-busy"),
        (TimeoutError(), "discord-busy"),
        (InputError("servers-only"), "servers-only"),
        (TableError("table-gone"), "table-gone"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_every_known_error_has_a_sentence(error: Exception, key: str) -> None:
    assert sentence_for(ENGLISH, error) == ENGLISH.format(key)


def test_any_other_refusal_quotes_discord() -> None:
    told = sentence_for(ENGLISH, refusal(discord.HTTPException, 400, 30033))
    assert told == ENGLISH.format("discord-refuses", said="refused")


@pytest.mark.parametrize(
    "error", [RuntimeError("?"), StoreError("disk full"), refusal(discord.HTTPException, 400, 50035)]
)
def test_an_unknown_error_has_no_sentence(error: Exception) -> None:
    assert sentence_for(ENGLISH, error) is None


async def wrong(context: Context) -> None:
    raise InputError("servers-only")


async def answered(context: Context) -> None:
    await context.show(Screen("all is well"))
    raise InputError("servers-only")


@pytest.mark.parametrize(
    "component",
    [
        Component(wrong, acknowledgement=Acknowledgement.MODAL),
        Component(wrong, acknowledgement=Acknowledgement.NEW_MESSAGE),
        Component(wrong, acknowledgement=Acknowledgement.SILENT),
        Component(answered, acknowledgement=Acknowledgement.NEW_MESSAGE),
    ],
    ids=["before all", "thinking", "deferred", "answered"],
)
async def test_a_failing_press_is_answered_once_in_each_state(
    room: Room, monkeypatch: pytest.MonkeyPatch, component: Component
) -> None:
    monkeypatch.setitem(COMPONENTS, "rules", component)
    anna = room.person("anna")
    await room.said(anna, "hokkaido start")
    lobby = room.messages()[0]
    before = lobby.content, labels(lobby)

    result = await anna.click(await more_of(anna, lobby), label="Rules")

    assert result.acknowledged
    told = [*([result.response] if result.response else []), *result.followups]
    told = [message for message in told if message.id != lobby.id]
    assert [message.content for message in told if message.content == WRONG] == [WRONG]
    assert all(message.ephemeral for message in told)
    assert (room.messages()[0].content, labels(room.messages()[0])) == before


async def test_a_press_on_a_message_deleted_meanwhile_is_answered(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    hand = shown(await anna.click(room.round_message(), label="My hand"))
    placer = shown(await anna.click(hand, label=labels(hand)[0]))
    room.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008, times=1)
    result = await anna.click(placer, custom_id=control_id(placer, "take"))
    (told,) = result.followups
    assert told.content == ENGLISH.format("discord-deleted")
    assert (await room.view(anna)).seats[0].acted, "the move itself was accepted"


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_a_press_delivered_long_afterwards_is_not_said_to_be_on_a_deleted_message(
    room: Room, status: int, code: int
) -> None:
    """Its first response comes too late, so that there is no response to edit."""
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    hand = shown(await anna.click(room.round_message(), label="My hand"))
    room.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=None)
    room.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008, times=None)
    result = await anna.click(hand, label=labels(hand)[0])
    assert [message.content for message in result.followups] == [ENGLISH.format("delivered-late")]
