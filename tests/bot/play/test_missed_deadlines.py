"""What the channel is told of a missed deadline: one line a seat, once, and the buttons below it."""

from __future__ import annotations

from tests.bot.play.room import ENGLISH, Room
from tests.bot.play.test_absences import MINUTE, log_of, moved_for_bob, pick
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
