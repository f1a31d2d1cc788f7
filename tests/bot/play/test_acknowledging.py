"""Whatever a person does, Discord hears the first response before the database is looked at."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord import MemberActor

from bot.components import COMPONENTS, registry
from bot.interactions import first_response
from bot.interactions.context import Acknowledgement
from bot.store import sqlite_database
from bot.views.controls import Button, CustomId, Moment, rows_of
from bot.views.screen import Screen
from tests.bot.play.room import ENGLISH, PATIENCE, Room, open_room
from tests.bot.play.test_answers_in_every_state import (
    Step,
    by_button,
    by_command,
    by_menu,
    every_command,
    typed,
)
from tests.bot.play.test_bad_input import placing
from tests.bot.store.databases import locked

#: So many buttons go into one message.
MOST_BUTTONS = 25


#: A modal is the first response itself: these look first whether there is something to type it for.
OPENING_A_MODAL = frozenset(
    name for name, component in COMPONENTS.items() if component.acknowledgement is Acknowledgement.MODAL
)


class Statements:
    """How many requests Discord had got when each statement was run in the database."""

    def __init__(self) -> None:
        self.room: Room | None = None
        self.requests_before: list[int] = []

    def ran(self, _statement: str) -> None:
        if self.room is not None:
            self.requests_before.append(len(self.room.env.http_requests))

    @contextmanager
    def none_before_the_first_response(self, what: str) -> Iterator[None]:
        """The first request answers the interaction, and nothing is read or written before it."""
        assert self.room is not None
        requests = self.room.env.http_requests
        before = len(requests)
        self.requests_before.clear()
        yield
        requests = self.room.env.http_requests
        assert requests[before].path.endswith("/callback"), what
        assert before not in self.requests_before, what


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> Statements:
    found = Statements()
    connect = sqlite3.connect

    def noted(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **options)
        connection.set_trace_callback(found.ran)
        return connection

    monkeypatch.setattr(sqlite3, "connect", noted)
    return found


@pytest_asyncio.fixture
async def watched_room(tmp_path: Path, statements: Statements) -> AsyncIterator[Room]:
    async with open_room(tmp_path, check_errors=False) as opened:
        statements.room = opened
        yield opened


async def test_every_command_is_acknowledged_first(
    watched_room: Room, statements: Statements, expects_failures: None
) -> None:
    room = watched_room
    anna = room.person("anna")
    commands = [command for command in every_command(room) if command.extras["in_words"] is not True]
    assert len(commands) > 20
    for command in commands:
        options = typed(command, anna)
        with statements.none_before_the_first_response(command.qualified_name):
            await anna.slash(room.channel, command.qualified_name, **options)
    assert statements.requests_before, "the last command has read something after it"


async def test_every_button_and_menu_is_acknowledged_first(
    watched_room: Room, statements: Statements, expects_failures: None
) -> None:
    room = watched_room
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    channel = room.bot.get_partial_messageable(room.channel.id)
    controls = [name for name in pressed_controls() if not COMPONENTS[name].in_words]
    assert len(controls) > 30
    async for message, name in offered_buttons(channel, table.id, controls):
        with statements.none_before_the_first_response(name):
            await anna.click(message, label=name)


def pressed_controls() -> list[str]:
    """Every control but those that open a modal."""
    return sorted(COMPONENTS.keys() - OPENING_A_MODAL)


async def offered_buttons(
    channel: discord.abc.Messageable, table_id: str, controls: list[str]
) -> AsyncIterator[tuple[discord.Message, str]]:
    """Messages with buttons of these controls, and each of them with its label."""
    for start in range(0, len(controls), MOST_BUTTONS):
        offered = controls[start : start + MOST_BUTTONS]
        moment = Moment(table_id, 1, "pick", 0)
        buttons = [Button(name, CustomId(name, moment, ("1", "1"))) for name in offered]
        message = await channel.send(**Screen("all", rows=rows_of(buttons)).new_message(None), silent=True)
        for name in offered:
            yield message, name


@pytest.fixture
def _patient_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants to write to a database that is locked waits until the test is over, if need be."""
    patient = f"PRAGMA busy_timeout = {int(2000 * PATIENCE)}"
    settings = [line for line in sqlite_database.SETTINGS if "busy_timeout" not in line]
    monkeypatch.setattr(sqlite_database, "SETTINGS", (*settings, patient))


async def first_response_comes(room: Room, step: Step) -> bool:
    """Whether Discord hears it, while somebody else is writing to the database and does not stop."""
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
    """Wait until an interaction has been answered by a request after so many others."""
    while not any(request.path.endswith("/callback") for request in room.env.http_requests[before:]):  # noqa: ASYNC110 - nobody tells of the requests of simulated Discord
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("way", [by_command, by_button, by_menu], ids=lambda way: way.__name__)
@pytest.mark.usefixtures("_patient_database")
async def test_whoever_writes_to_the_database_delays_no_first_response(
    room: Room,
    expects_failures: None,
    monkeypatch: pytest.MonkeyPatch,
    way: Callable[[Room, MemberActor], Awaitable[Step]],
) -> None:
    people = room.people(2)
    await room.begin(people)
    step = await way(room, people[0])
    # The grace of an answer in words is over: simulated time does not pass by itself.
    monkeypatch.setattr(first_response, "GRACE", timedelta(0))
    # Another language than that of their Discord was noted: it will be noted anew.
    await room.bot.services.store.remember(f"locale.{people[0].id}", "hu")
    assert await first_response_comes(room, step)


@pytest.mark.usefixtures("_patient_database")
async def test_whoever_writes_to_the_database_delays_no_modal_for_a_spot(room: Room) -> None:
    anna, _ = await placing(room)
    await room.bot.services.store.remember(f"locale.{anna.id}", "hu")
    opened = partial(anna.user.click, room.asked(anna), label=ENGLISH.format("button-type-spot"))
    assert await first_response_comes(room, opened)
    assert {"type-spot"} == OPENING_A_MODAL, "each of them is looked at here"


async def test_a_modal_does_not_wait_longer_for_the_database_than_it_may(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await placing(room)
    monkeypatch.setattr(registry, "MODAL_PATIENCE", 0.0)  # simulated time does not pass by itself
    opened = await anna.user.click(room.asked(anna), label=ENGLISH.format("button-type-spot"))
    assert opened.modal is not None


@pytest.mark.usefixtures("_patient_database")
async def test_whoever_writes_to_the_database_delays_no_answer_in_words(
    room: Room, expects_failures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What may answer in words is acknowledged as well, as soon as the grace is over."""
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    monkeypatch.setattr(first_response, "GRACE", timedelta(0))

    for command in every_command(room):
        if command.extras["in_words"]:
            asked = partial(anna.slash, room.channel, command.qualified_name, **typed(command, anna))
            assert await first_response_comes(room, asked), command.qualified_name
    channel = room.bot.get_partial_messageable(room.channel.id)
    controls = [name for name in pressed_controls() if COMPONENTS[name].in_words]
    async for message, name in offered_buttons(channel, table.id, controls):
        assert await first_response_comes(room, partial(anna.click, message, label=name)), name
