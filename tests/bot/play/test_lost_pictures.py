"""Pictures that could not be drawn: what stands without one gets it later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.announce.sent_messages import SentMessages
from bot.people.preferences import Reminders
from bot.workers.pool import WorkerError
from render.picture import Picture
from tests.bot.play.room import (
    ENGLISH,
    SketchedPictures,
    open_room,
)
from tests.bot.play.typist import Typist


class LosingPictures(SketchedPictures):
    """While ``lost`` is set every picture kills its worker."""

    def __init__(self) -> None:
        super().__init__()
        self.lost = False

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        if self.lost:
            raise WorkerError(f"{function.__name__} killed its worker")
        return await super().draw(function, *arguments, **options)


async def test_a_picture_that_was_lost_with_its_worker_is_drawn_later(
    tmp_path: Path, expects_failures: None
) -> None:
    pictures = LosingPictures()
    async with open_room(tmp_path, pictures) as room:
        people = room.people(2)
        typist = Typist(room, people)
        table = await typist.play_until(await room.begin(people), 2)
        pictures.lost = True
        table = await typist.play_until(table, 3)
        over = {message.content.splitlines()[0]: message for message in room.messages()}
        assert len(over["## Round 1 of 12 is over"].attachments) == 1
        assert over["## Round 2 of 12 is over"].attachments == []
        pictures.lost = False
        await room.restart()
        over = {message.content.splitlines()[0]: message for message in room.messages()}
        drawn = over["## Round 2 of 12 is over"].attachments
        assert [attachment.filename for attachment in drawn] == ["draw_round.jpg"]
        assert room.asked(people[0]).attachments, "what stands gets its picture too"
        messages = await SentMessages.read(room.bot.services.store, table.id)
        assert not messages.lack_pictures


async def test_a_picture_that_an_earlier_version_has_lost_is_drawn_later(
    tmp_path: Path, expects_failures: None
) -> None:
    """It remembered a result that lacks its picture by another role."""
    pictures = LosingPictures()
    async with open_room(tmp_path, pictures) as room:
        people = room.people(2)
        pictures.lost = True
        table = await Typist(room, people).play_until(await room.begin(people), 2)
        store = room.bot.services.store
        (result,) = (one for one in await store.messages(table.id) if one.role == "result-1")
        await store.forget_message(table.id, result.role, None)
        await store.remember_messages(table.id, replace(result, role="without-picture-1"))
        pictures.lost = False
        await room.restart()
        (over,) = (message for message in room.messages() if "is over" in message.content)
        assert [attachment.filename for attachment in over.attachments] == ["draw_round.jpg"]


async def test_a_lost_picture_comes_without_a_restart_and_without_a_move(
    tmp_path: Path, expects_failures: None
) -> None:
    pictures = LosingPictures()
    async with open_room(tmp_path, pictures) as room:
        people = room.people(2)
        pictures.lost = True
        table = await room.begin(people)
        assert not any(room.asked(person).attachments for person in people)
        pictures.lost = False
        with room.env._bot_scope():
            await room.bot.services.tables.look_at(table)
        await room.env.settle()
        assert all(room.asked(person).attachments for person in people)


async def test_a_lost_picture_that_nobody_can_draw_any_more_is_not_tried_for_ever(
    tmp_path: Path, expects_failures: None, caplog: pytest.LogCaptureFixture
) -> None:
    """Bob's time is up: his last message is closed with the computer's map, but without a picture.

    He wants no reminders: one that does not get through would have closed the message before.
    """
    pictures = LosingPictures()
    async with open_room(tmp_path, pictures) as room:
        anna, bob = people = room.people(2)
        table = await room.begin(people, deadline="2min")
        table = await Typist(room, people).play_to_phase(table)
        while 0 in table.view(None).waiting_for:
            table = await Typist(room, [anna]).type_one(table)
        await room.bot.services.preferences.change_player(
            bob.id, lambda before: replace(before, reminders=Reminders.OFF)
        )
        room.close_direct_messages(bob)
        pictures.lost = True
        await room.env.advance_time(120)
        closed = room.asked(bob)
        assert ENGLISH.format("closed-by-computer", did="other", card=0) in closed.content
        assert closed.attachments == []
        pictures.lost = False
        caplog.clear()
        await room.restart()
        assert room.asked(anna).attachments
        assert not any("giving up" in record.getMessage() for record in caplog.records)
