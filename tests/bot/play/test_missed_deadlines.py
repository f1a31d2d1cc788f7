"""What the channel is told of a missed deadline: one line a seat, once, and the buttons below it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.people.preferences import Reminders
from bot.tables import Stage
from bot.tables.events import DeadlineMissed, HostChanged, MovedForSeat, MovesUndone, Notice, TableEvent
from bot.tables.table_state import SeatClock
from bot.views.log_lines import log_lines
from bot.views.viewer import Viewer
from tests.bot.play.room import ENGLISH, Room
from tests.bot.play.test_absences import MINUTE, log_of, moved_for_bob, pick, reminders, wish
from tests.bot.play.test_announcing import posted
from tests.bot.play.typist import Typist


async def test_all_that_was_done_for_somebody_is_one_line_above_the_next_rounds_message(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people, deadline="2min")
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)
    only_anna = Typist(room, [anna])
    while 0 in table.view(None).waiting_for:
        table = await only_anna.type_one(table)
    assert log_of(room) == []

    await room.env.advance_time(2 * MINUTE)

    assert log_of(room) == [moved_for_bob("placed the card", "pressed **Done**")]
    written = [message.content for message in room.messages()]
    assert [content.splitlines()[0] for content in written[-3:]] == [
        "## Round 1 of 12 is over",
        log_of(room)[0],
        "## Round 2 of 12",
    ]


async def test_whoever_runs_out_of_time_together_is_told_of_in_one_message(room: Room) -> None:
    anna, *others = people = room.people(4)
    await room.begin(people, deadline="2min")
    await pick(room, anna)
    before = posted(room)
    await room.env.advance_time(2 * MINUTE)
    (told,) = posted(room)[len(before) :]
    did = [ENGLISH.format("moved-for-seat", did="pick")]
    assert told.splitlines() == [
        ENGLISH.format("log-moved", name=person.name, did=did, round=1, missed=1) for person in others
    ]


@pytest.mark.parametrize("where", [Reminders.DIRECT, Reminders.CHANNEL])
async def test_no_reminder_is_left_to_somebody_whose_seat_is_a_computer_players(
    room: Room, where: Reminders
) -> None:
    anna, bob, cleo = people = room.people(3)
    await wish(room, bob, where)
    await room.begin(people, deadline="1h")
    for person in (anna, cleo):
        await pick(room, person)
    await room.env.advance_time(31 * MINUTE)
    assert len([*reminders(room.messages()), *reminders(room.private_messages(bob))]) == 1
    await room.said(anna, "table replace", player="bob")
    assert reminders(room.messages()) == []
    assert reminders(room.private_messages(bob)) == []


async def test_the_line_waits_while_the_computer_is_still_moving_and_no_longer(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people, deadline="2min")
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)
    now = room.env.now()
    overdue = replace(table, clocks=(SeatClock(1, 1, "map", now, now, overdue=True),))
    told: list[TableEvent] = [
        DeadlineMissed(1, 1, 1, "map"),
        MovedForSeat(1, "terraform", 1, "map"),
        HostChanged(1),
    ]
    notices = [Notice(number, 0, now, event) for number, event in enumerate(told)]
    assert list(log_lines(Viewer(ENGLISH, overdue, None), notices, -1)) == []
    held_up = replace(overdue, paused_at=now)
    host = (2, ENGLISH.format("log-host", name="bob"))
    assert list(log_lines(Viewer(ENGLISH, held_up, None), notices, -1)) == [(1, moved_for_bob("moved")), host]
    everybody = Viewer(ENGLISH, table, None)
    later = [*notices, Notice(3, 0, now, MovedForSeat(1, "place", 1, "map"))]
    assert list(log_lines(everybody, later, -1)) == [host, (3, moved_for_bob("moved"))], (
        "the others still place"
    )
    ended = Viewer(ENGLISH, replace(table, stage=Stage.CANCELLED), None)
    assert list(log_lines(ended, later, -1)) == [host, (3, moved_for_bob("terraformed", "placed the card"))]
    assert list(log_lines(ended, later, 2)) == [(3, moved_for_bob("placed the card"))], "told before"
    undone = [
        *later,
        Notice(4, 0, now, MovesUndone(())),
        Notice(5, 0, now, MovedForSeat(1, "done", 1, "map")),
    ]
    numbers = [number for number, _ in list(log_lines(everybody, undone, -1))]
    assert numbers == [2, 3, 4, 5], "after the game has gone back it is another time"


async def test_a_bot_killed_between_the_computers_move_and_the_word_of_it_tells_it_once(room: Room) -> None:
    anna, bob = people = room.people(2)
    await room.begin(people, deadline="10min")
    await pick(room, anna)
    await room.bot.announcer.close()  # from here on the bot stores, and dies before it tells
    await room.env.advance_time(10 * MINUTE)
    assert (await room.table()).view(None).phase == "discard"
    assert log_of(room) == []
    for _ in range(2):
        await room.restart()
        assert log_of(room) == [moved_for_bob("picked a card")]
        assert len(room.private_messages(bob)) == 2
        assert "a computer player moved for you: it picked card " in room.private_messages(bob)[0].content
