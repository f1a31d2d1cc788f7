"""Failures of the bot, its database and Discord are logged and answered with a sentence."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from structlog.contextvars import get_contextvars

from bot.store import Store, StoreError
from bot.workers.pool import WorkerError
from render.picture import Picture
from tests.bot.play.button_player import press_to_take
from tests.bot.play.room import ENGLISH, Room, SketchedPictures, open_room, shown
from tests.bot.play.test_responses_in_every_state import broken
from tests.bot.play.typist import Typist
from tests.bot.store.databases import ask_writer

REFERENCE = re.compile(r"\(([0-9a-f]{8})\)")


async def test_a_failing_command_is_answered_with_the_reference_in_the_log(
    room: Room, expects_failures: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    monkeypatch.setattr(room.bot.services.tables, "do", broken)

    answer = await room.said(anna, "pick", card=table.view(0).hand[0].number)

    reference = REFERENCE.search(answer)
    assert reference is not None
    assert answer == ENGLISH.format("failure", reference=reference[1])
    (record,) = (record for record in caplog.records if record.name == "bot.interactions.failures")
    assert reference[1] in record.getMessage()
    assert f"/pick of user {anna.id} in channel {room.channel.id}" in record.getMessage()
    assert record.exc_info is not None
    monkeypatch.undo()
    assert (await room.table()).revision == table.revision


class About(logging.Handler):
    """Records each log line with its context variables."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[tuple[str, Mapping[str, object]]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append((record.getMessage(), get_contextvars()))


async def test_log_lines_name_their_interaction_and_table(
    room: Room, expects_failures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    about = About()
    monkeypatch.setattr(logging.getLogger("bot"), "handlers", [about])
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=403, code=50001, times=1)
    result = await anna.slash(room.channel, "pick", card=table.view(0).hand[0].number)
    monkeypatch.setattr(room.bot.services.tables, "do", broken)
    failed = await anna.slash(room.channel, "undo")
    told = {text.partition(":")[0]: ids for text, ids in about.lines}
    assert told[f"table {table.id}"] == {"table": table.id}, "not caused by a single interaction"
    assert result._interaction.id != failed._interaction.id
    (of_failure,) = (ids for text, ids in told.items() if text.startswith("reference"))
    assert of_failure == {"interaction": failed._interaction.id, "table": table.id}


class LosingPictures(SketchedPictures):
    """Pictures that kill their worker while ``lost`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.lost = False

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        if self.lost:
            raise WorkerError(f"{function.__name__} killed its worker")
        return await super().draw(function, *arguments, **options)


async def test_a_picture_that_is_lost_comes_later_and_the_text_goes_without_it(
    tmp_path: Path, expects_failures: None
) -> None:
    pictures = LosingPictures()
    async with open_room(tmp_path, pictures) as room:
        people = room.people(2)
        typist = Typist(room, people)
        pictures.lost = True
        table = await typist.play_until(await room.begin(people), 2)
        assert "is over" in room.round_message().content
        assert room.round_message().attachments == []
        assert room.asked(people[0]).attachments == []
        pictures.lost = False
        await typist.play_until(table, 3)
        drawn = [message.attachments for message in room.messages() if "is over" in message.content]
        assert [len(attachments) for attachments in drawn] == [1, 1]
        assert len(room.asked(people[0]).attachments) == 1


async def tell_database(room: Room, pragma: str) -> None:
    await ask_writer(room.bot.services.store, pragma)


def says_the_database_fails(content: str) -> bool:
    reference = REFERENCE.search(content)
    return reference is not None and content == ENGLISH.format("database-fails", reference=reference[1])


async def test_a_move_that_cannot_be_stored_is_not_made(
    room: Room, expects_failures: None, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = people = room.people(2)
    table = await room.begin(people)
    card = table.view(0).hand[0].number
    await tell_database(room, "query_only = ON")

    assert says_the_database_fails(await room.said(anna, "pick", card=card))
    (failure,) = (record for record in caplog.records if record.name == "bot.interactions.failures")
    assert "/pick of user" in failure.getMessage()
    assert "cannot be used: attempt to write a readonly database" in caplog.text
    pressed = await press_to_take(room, anna)
    assert says_the_database_fails(shown(pressed).content)
    assert says_the_database_fails(await room.said(bob, "table vote", about="end")) is False, (
        "refused in any case"
    )
    assert says_the_database_fails(await room.said(anna, "table pause"))
    assert (await room.table()) == table

    await tell_database(room, "query_only = OFF")
    assert not says_the_database_fails(await room.said(anna, "pick", card=card))
    assert (await room.table()).revision == table.revision + 1
    assert (await room.view(anna)).seats[0].acted


async def test_a_stored_move_is_not_reported_as_failed_if_the_database_fails_after_it(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, bob = people = room.people(2)
    table = await room.begin(people)
    remember = Store.remember
    failures = iter([StoreError("the disk is full")])

    async def failing_once(store: Store, key: str, value: str) -> None:
        for failure in failures:
            raise failure
        await remember(store, key, value)

    monkeypatch.setattr(Store, "remember", failing_once)
    typed = await bob.user.slash("pick", card=table.view(1).hand[0].number)
    assert next(failures, None) is None
    assert "the move is stored, but then the database failed" in caplog.text
    assert "database" not in shown(typed).content
    assert (await room.view(bob)).seats[1].acted
