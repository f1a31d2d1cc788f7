"""A message that cannot be made is left as it is, and all others of its table are made."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.announce import seat_posts
from bot.tables import Change, Table
from bot.tables.table import Tried
from bot.views.viewer import Viewer
from engine.parts.placement import Placement
from render.picture import Picture
from tests.bot.play.room import Room, SketchedPictures, controls, open_room
from tests.bot.play.typist import Typist

pytestmark = pytest.mark.usefixtures("expects_failures")


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The failures in the log."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def incomplete(room: Room) -> float | None:
    """The metric of tables with a message that cannot be made."""
    return room.bot._metrics.registry.get_sample_value("hokkaido_tables_incomplete")


def fails_for(seat: int, make: Callable[..., Any]) -> Callable[..., Any]:
    """A function that fails for the viewer on one seat, but otherwise does what another one does."""

    def made(viewer: Viewer, *args: Any, **options: Any) -> Any:
        if viewer.seat == seat:
            raise ZeroDivisionError
        return make(viewer, *args, **options)

    return made


class BrokenHands(SketchedPictures):
    """Sketched pictures, but drawing a hand fails while ``are_broken`` is set."""

    are_broken = True

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        if self.are_broken and function.__name__ == "draw_choice":
            raise ZeroDivisionError
        return await super().draw(function, *arguments, **options)


def try_under_missing_card(table: Table, _now: datetime) -> Change:
    """Store that the first player tries their card under one that is not on their map."""
    card = table.view(0).seats[0].selected
    assert card is not None
    return Change(replace(table, tried=(Tried(0, Placement(card.number, 1, 1, 0, frozenset({54}))),)))


BREAKING = {
    "outline": (seat_posts, "outline"),
    "screen": (seat_posts, "current_screen"),
    "hints": (seat_posts, "find_hints"),
}


@pytest.mark.parametrize("what", BREAKING)
async def test_a_message_that_cannot_be_made_is_left_as_it_is(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    anna, bob = people = room.people(2)
    typist = Typist(room, people)
    table = await room.begin(people)
    left = room.asked(anna).content
    module, name = BREAKING[what]
    monkeypatch.setattr(module, name, fails_for(0, getattr(module, name)))

    table = await typist.play_to_phase(table)

    assert room.asked(anna).content == left
    assert asks_to_place(room, bob)
    assert "places" in room.round_message().content
    assert len(logged(caplog)) == 1, "it is logged once"
    assert incomplete(room) == 1
    await room.restart()
    table = await typist.play_until(table, 2)
    assert "## Round 2" in room.round_message().content
    assert "round 2" in room.asked(bob).content
    # After the restart it is logged again, and once more if nothing had to be shown to her in between.
    assert 2 <= len(logged(caplog)) <= 3
    assert incomplete(room) == 1
    monkeypatch.undo()
    await typist.type_one(table)
    assert "round 2" in room.asked(anna).content
    assert incomplete(room) == 0


async def test_a_stored_try_that_cannot_be_shown_concerns_no_one_else(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    anna, bob = people = room.people(2)
    typist = Typist(room, people)
    table = await typist.play_to_phase(await room.begin(people))
    left = room.asked(anna).content
    with room.env._bot_scope():
        await room.bot.services.tables.do_unasked(table.id, try_under_missing_card)
    await room.env.settle()
    for _ in range(2):
        await room.said(anna, "table pause")
        assert "paused" in room.round_message().content
        assert "paused" in room.asked(bob).content
        await room.said(anna, "table resume")
        assert asks_to_place(room, bob)
        assert room.asked(anna).content == left
        assert incomplete(room) == 1
        await room.restart()
    assert 1 <= len(logged(caplog)) <= 3, "it is logged once in each life of the bot"


async def test_a_picture_that_cannot_be_drawn_is_left_out_and_comes_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pictures = BrokenHands()
    async with open_room(tmp_path, pictures) as room:
        people = room.people(2)
        await room.begin(people)
        assert [room.asked(person).attachments for person in people] == [[], []]
        assert len(logged(caplog)) == 2, "once for each message"
        assert incomplete(room) == 1
        pictures.are_broken = False
        await room.said(people[0], "table pause")
        await room.said(people[0], "table resume")
        assert [len(room.asked(person).attachments) for person in people] == [1, 1]
        assert incomplete(room) == 0


def asks_to_place(room: Room, person: MemberActor) -> bool:
    """Whether a person's direct message has the button to place a card."""
    return any(":place-here:" in str(part.get("custom_id")) for part in controls(room.asked(person)))
