"""The first response is sent in time, and responses take no more requests than they need."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

import pytest
from simcord import MemberActor

from bot.components import registry
from bot.interactions import context
from bot.store import sqlite_database
from tests.bot.play.room import ENGLISH, PATIENCE, Room, controls, shown
from tests.bot.play.test_bad_input import placing
from tests.bot.play.test_responses_in_every_state import Step, by_button, by_command
from tests.bot.store.databases import locked


@pytest.fixture
def _patient_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let writes wait for a locked database until the end of the test if necessary."""
    patient = f"PRAGMA busy_timeout = {int(2000 * PATIENCE)}"
    settings = [line for line in sqlite_database.SETTINGS if "busy_timeout" not in line]
    monkeypatch.setattr(sqlite_database, "SETTINGS", (*settings, patient))


async def first_response_comes(room: Room, step: Step) -> bool:
    """Whether a step's first response is sent while another connection keeps the database locked."""
    before = len(room.env.http_requests)
    with locked(room.database):
        asked = asyncio.ensure_future(step())
        try:
            async with asyncio.timeout(PATIENCE):
                await _callback_after(room, before)
        except TimeoutError:
            return False
    await asked
    return True


async def _callback_after(room: Room, before: int) -> None:
    """Wait for a first response among the requests after the first ``before``."""
    while not any(request.path.endswith("/callback") for request in room.env.http_requests[before:]):  # noqa: ASYNC110 - simcord does not announce requests
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("way", [by_command, by_button], ids=lambda way: way.__name__)
@pytest.mark.usefixtures("_patient_database")
async def test_a_locked_database_does_not_delay_the_first_response(
    room: Room,
    expects_failures: None,
    monkeypatch: pytest.MonkeyPatch,
    way: Callable[[Room, MemberActor], Awaitable[Step]],
) -> None:
    people = room.people(2)
    await room.begin(people)
    step = await way(room, people[0])
    # Simulated time does not advance automatically.
    monkeypatch.setattr(context, "GRACE", timedelta(0))
    # The stored language differs from that of their Discord, so it will be stored again.
    await room.bot.services.store.remember(f"locale.{people[0].id}", "hu")
    assert await first_response_comes(room, step)


@pytest.mark.usefixtures("_patient_database")
async def test_a_locked_database_does_not_delay_the_modal_for_a_spot(room: Room) -> None:
    anna, _ = await placing(room)
    await room.bot.services.store.remember(f"locale.{anna.id}", "hu")
    opened = partial(anna.user.click, room.asked(anna), label=ENGLISH.format("button-type-spot"))
    assert await first_response_comes(room, opened)


async def test_a_modal_stops_waiting_for_the_database_after_its_timeout(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await placing(room)
    monkeypatch.setattr(registry, "MODAL_PATIENCE", 0.0)  # simulated time does not advance automatically
    opened = await anna.user.click(room.asked(anna), label=ENGLISH.format("button-type-spot"))
    assert opened.modal is not None


async def test_a_text_takes_one_request_and_a_picture_two(room: Room) -> None:
    anna = room.person("anna")
    requests = room.env.http_requests
    settings = shown(await anna.slash(room.channel, "hokkaido settings"))
    (menu,) = (part["custom_id"] for part in controls(settings) if ":set-theme:" in part["custom_id"])
    before = len(requests)
    changed = shown(await anna.select(settings, ["dark"], custom_id=menu))
    assert changed.id == settings.id
    assert changed.content.startswith(ENGLISH.format("settings-kept"))
    assert [request.path.endswith("/callback") for request in requests[before:]] == [True]
    before = len(requests)
    assert shown(await anna.slash(room.channel, "hokkaido rules")).attachments
    assert [request.path.endswith("/callback") for request in requests[before:]] == [True, False]


@pytest.mark.parametrize(
    ("status", "code", "key"),
    [(403, 50013, "discord-forbids"), (429, 0, "discord-busy"), (503, 0, "discord-busy")],
)
async def test_a_first_response_that_discord_refuses_is_replaced_by_one_sentence(
    room: Room, status: int, code: int, key: str
) -> None:
    anna = room.person("anna")
    await anna.slash(room.channel, "hokkaido games")
    room.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=1)
    result = await anna.slash(room.channel, "hokkaido games")
    assert shown(result).content == ENGLISH.format(key)
    assert not result.followups
