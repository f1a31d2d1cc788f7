"""Absent players: reminders once each, the computer's move at the deadline, the seat after three."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.tables import Deadline, Stage, TableOptions, game_moves, host_actions, lobby, seats
from bot.tables.events import (
    DeadlineMissed,
    MovedForSeat,
    ReminderDue,
    SeatLeft,
    SeatTakenBack,
)
from bot.tables.game_moves import game_of
from engine.actions import Action, Discard, Done, Pick, Place, Wait
from engine.options import PlacingOrder
from engine.views import Phase, View
from tests.bot.tables.in_time import TEN, in_map_phase, running
from tests.bot.tables.playing import ANN, BOB, PEOPLE, Bot, StartBot, open_table, refused, simple_decision

#: Seconds that a computer player may take, on whatever machine.
PATIENCE = 30.0


async def test_one_reminder_at_half_time_and_one_shortly_before(bot: Bot) -> None:
    table = await running(bot)
    due = bot.clock.now() + timedelta(minutes=10)
    await bot.act(table, BOB)
    await bot.pass_time(minutes=4, seconds=59)
    assert bot.events(ReminderDue) == []
    await bot.pass_time(seconds=1)
    assert bot.events(ReminderDue) == [ReminderDue(0, 1, due)]
    await bot.pass_time(minutes=3, seconds=59)
    assert len(bot.events(ReminderDue)) == 1
    await bot.pass_time(seconds=1)
    assert bot.events(ReminderDue)[1:] == [ReminderDue(0, 2, due)]
    clock = (await bot.tables.get(table.id)).clock_of(0)
    assert clock is not None
    assert (clock.reminders, clock.due_at, clock.overdue) == (2, due, False)


@pytest.mark.parametrize(
    ("deadline", "half", "last"),
    [
        (Deadline.TWO_MINUTES, timedelta(minutes=1), timedelta(seconds=20)),
        (Deadline.TEN_MINUTES, timedelta(minutes=5), timedelta(minutes=1)),
        (Deadline.HOUR, timedelta(minutes=30), timedelta(minutes=6)),
        (Deadline.TWELVE_HOURS, timedelta(hours=6), timedelta(hours=1)),
        (Deadline.DAY, timedelta(hours=12), timedelta(hours=1)),
        (Deadline.THREE_DAYS, timedelta(hours=36), timedelta(hours=1)),
    ],
)
async def test_when_to_remind(bot: Bot, deadline: Deadline, half: timedelta, last: timedelta) -> None:
    await running(bot, options=TableOptions(deadline=deadline))
    heard: list[float] = []
    whole = deadline.duration
    assert whole is not None
    for moment in (half, whole - last, whole):
        await bot.pass_time(seconds=moment.total_seconds() - sum(heard) - 1)
        before = len(bot.events(ReminderDue, DeadlineMissed))
        await bot.pass_time(seconds=1)
        assert len(bot.events(ReminderDue, DeadlineMissed)) == before + 2
        heard.append(moment.total_seconds() - sum(heard))
    assert len(bot.events(ReminderDue)) == 4


async def test_without_deadline_nobody_misses_one(bot: Bot) -> None:
    table = await running(bot, options=TableOptions())
    await bot.pass_time(days=13)
    assert bot.events(DeadlineMissed) == []
    clock = (await bot.tables.get(table.id)).clock_of(0)
    assert clock is not None
    assert clock.due_at is None


async def test_at_the_deadline_a_computer_player_moves(bot: Bot) -> None:
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=10)
    now = await bot.tables.get(table.id)
    assert now.view(None).phase is Phase.DISCARD
    assert bot.events(DeadlineMissed, MovedForSeat) == [
        DeadlineMissed(1, 1, 1, "pick"),
        MovedForSeat(1, "pick", 1, "pick"),
    ]
    assert [seat.missed for seat in now.seats] == [0, 1]
    assert bot.events(MovedForSeat) == [
        notice.event for notice in await bot.store.notices(table.id) if isinstance(notice.event, MovedForSeat)
    ]


async def test_in_the_map_phase_it_places_and_is_done(bot: Bot) -> None:
    table = await running(bot)
    await in_map_phase(bot, table)
    for _ in range(2):
        await bot.act(table, BOB)
    await bot.pass_time(minutes=10)
    now = await bot.tables.get(table.id)
    assert now.game is not None
    assert now.view(None).round == 2
    assert [type(action) for action in now.game.actions if action.seat == 0] == [Pick, Discard, Place, Done]
    assert [event.did for event in bot.events(MovedForSeat)] == ["place", "done"]  # type: ignore[attr-defined]


async def test_what_a_person_has_placed_stands(bot: Bot) -> None:
    table = await running(bot)
    await in_map_phase(bot, table)
    for person in (BOB, BOB, ANN):
        outcome = await bot.act(table, person)
    placed = outcome.table.view(0).seats[0].map
    await bot.pass_time(minutes=10)
    now = await bot.tables.get(table.id)
    assert now.view(0).seats[0].map == placed
    assert [event.did for event in bot.events(MovedForSeat)] == ["done"]  # type: ignore[attr-defined]


async def test_nobody_who_has_moved_is_reminded(bot: Bot) -> None:
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=6)
    assert {event.seat for event in bot.events(ReminderDue)} == {1}  # type: ignore[attr-defined]


async def test_taking_back_does_not_win_time(bot: Bot) -> None:
    table = await running(bot)
    due = bot.clock.now() + timedelta(minutes=10)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=4)
    outcome = await bot.tables.do(table.id, game_moves.take_back, ANN)
    clock = outcome.table.clock_of(0)
    assert clock is not None
    assert clock.due_at == due


async def test_after_three_in_a_row_the_seat_is_the_computers_until_its_owner_takes_it_back(bot: Bot) -> None:
    table = await running(bot, people=2, computers=1)
    seat = table.seat_of(BOB.id)
    assert seat is not None
    for missed in (1, 2, 3):
        while seat not in (await bot.tables.get(table.id)).view(None).waiting_for or (
            0 in (await bot.tables.get(table.id)).view(None).waiting_for
        ):
            await bot.act(table, ANN)
            await bot.tables.settled()
        await bot.pass_time(minutes=10)
        assert len(bot.events(DeadlineMissed)) == missed
    now = await bot.tables.get(table.id)
    assert now.seats[seat].away
    assert (now.people, now.seat_of(BOB.id)) == ((0,), seat)
    assert bot.events(SeatLeft) == [SeatLeft(seat, "deadline")]
    later = await bot.play_one_round(now, ANN)
    assert later.view(None).round > now.view(None).round
    assert len(bot.events(DeadlineMissed)) == 3
    assert await refused(bot.tables.do(table.id, game_moves.act, BOB, Done)) == "seat-is-computers"
    assert await refused(bot.tables.do(table.id, game_moves.take_back, BOB)) == "seat-is-computers"
    back = await bot.do(table.id, seats.take_seat_back, BOB)
    assert (back.seats[seat].away, back.seats[seat].missed) == (False, 0)
    assert bot.events(SeatTakenBack) == [SeatTakenBack(seat)]
    assert await refused(bot.do(table.id, seats.take_seat_back, BOB)) == "seat-is-yours"


async def test_who_moves_again_has_missed_nothing(bot: Bot) -> None:
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=10)
    assert (await bot.tables.get(table.id)).seats[1].missed == 1
    await bot.act(table, BOB)
    assert (await bot.tables.get(table.id)).seats[1].missed == 0


async def test_who_comes_just_after_the_deadline_may_finish(start: StartBot) -> None:
    """The computer player is still thinking: the person's own move counts, and the rest has its time."""
    go_on = asyncio.Event()

    async def think_long(kind: str, view: object, chance: object) -> object:
        await go_on.wait()
        return simple_decision(view)  # type: ignore[arg-type]  # it is a view

    bot = await start(think=think_long)
    await bot.resume()
    table = await open_table(bot.tables, 900, 1, ANN, TEN)
    await bot.do(table.id, lobby.join, BOB)
    await bot.deal_at(table)
    await in_map_phase(bot, table)
    bot.clock.advance(timedelta(minutes=10))
    await bot.tables._scheduler.settled()
    await bot.act(table, ANN)
    go_on.set()
    await bot.tables.settled()
    now = await bot.tables.get(table.id)
    assert now.view(None).seats[0].placed
    assert not now.view(None).seats[0].done
    clock = now.clock_of(0)
    assert clock is not None
    assert (clock.overdue, clock.due_at) == (False, bot.clock.now() + timedelta(minutes=10))


async def test_when_nobody_is_left_the_computers_stop_and_the_game_closes(bot: Bot) -> None:
    table = await running(bot)
    for _ in range(10):
        await bot.pass_time(minutes=10)
    now = await bot.tables.get(table.id)
    assert now.people == ()
    assert now.stage is Stage.RUNNING
    assert now.view(None).round < 4
    await bot.pass_time(days=14)
    assert (await bot.tables.get(table.id)).stage is Stage.CANCELLED


async def test_a_restart_forgets_and_repeats_nothing(bot: Bot, start: StartBot) -> None:
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=5)
    await bot.close()
    second = await start(clock=bot.clock)
    await second.resume()
    await second.tables.settled()
    assert second.events(ReminderDue) == []
    await second.pass_time(minutes=4)
    assert [event.number for event in second.events(ReminderDue)] == [2]  # type: ignore[attr-defined]
    await second.close()
    bot.clock.advance(timedelta(minutes=1))
    third = await start(clock=bot.clock)
    await third.resume()
    await third.tables.settled()
    assert third.events(ReminderDue, DeadlineMissed) == [DeadlineMissed(1, 1, 1, "pick")]
    assert (await third.tables.get(table.id)).view(None).phase is Phase.DISCARD


async def test_two_processes_remind_and_move_once(bot: Bot, start: StartBot) -> None:
    other = await start(clock=bot.clock)
    table = await running(bot)
    await other.resume()
    await bot.act(table, ANN)
    for _ in range(3):
        await bot.pass_time(minutes=5)
        await other.tables.settled()
        await bot.tables.settled()
    heard = [*bot.events(ReminderDue, DeadlineMissed, MovedForSeat)]
    heard += other.events(ReminderDue, DeadlineMissed, MovedForSeat)
    assert sum(isinstance(event, DeadlineMissed) for event in heard) == 1
    assert sum(isinstance(event, MovedForSeat) for event in heard) == 1
    assert (
        sum(isinstance(event, ReminderDue) and event.seat == 1 and event.number == 1 for event in heard) <= 2
    )


async def test_who_waits_for_the_others_to_place_has_the_whole_time_when_it_is_their_turn(bot: Bot) -> None:
    table = await running(bot, people=3, options=replace(TEN, order=PlacingOrder.AS_PRINTED))
    table = await in_map_phase(bot, table)
    await bot.pass_time(minutes=1)
    await bot.do(table.id, game_moves.act, ANN, Wait)
    phase = game_of(await bot.tables.get(table.id)).map_phase
    assert phase is not None
    first, second, last = phase.order
    await bot.do(table.id, seats.leave_to_computer, PEOPLE[last])
    await bot.pass_time(minutes=8)
    await bot.act(table, PEOPLE[first])
    now = await bot.tables.get(table.id)
    asked, waits = now.clock_of(second), now.clock_of(last)
    assert asked is not None
    assert (asked.due_at, waits) == (bot.clock.now() + timedelta(minutes=10), None)
    await bot.pass_time(minutes=9, seconds=59)
    assert [event.seat for event in bot.events(DeadlineMissed)] == [first]  # type: ignore[attr-defined]


async def test_who_takes_back_what_the_computer_has_done_has_missed_nothing(start: StartBot) -> None:
    bobs_turn = asyncio.Event()

    async def think_for_ann(kind: str, view: View, chance: object) -> Action:
        if view.seat != 0:
            bobs_turn.set()
            await asyncio.Event().wait()
        return simple_decision(view)

    bot = await start(think=think_for_ann)
    table = await running(bot)
    bot.clock.advance(timedelta(minutes=10))
    await bot.tables._scheduler.settled()
    await asyncio.wait_for(bobs_turn.wait(), PATIENCE)
    assert (await bot.tables.get(table.id)).seats[0].missed == 1
    after = (await bot.tables.do(table.id, game_moves.take_back, ANN)).table
    assert after.seats[0].missed == 0
    clock = after.clock_of(0)
    assert clock is not None
    assert (clock.overdue, clock.due_at) == (False, bot.clock.now() + timedelta(minutes=10))


async def test_the_whole_time_comes_again_only_once_in_a_phase(bot: Bot) -> None:
    table = await running(bot)
    await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
    await bot.do(table.id, seats.leave_to_computer, BOB)
    ends = []
    for _ in range(2):
        await bot.do(table.id, host_actions.extend, ANN, timedelta(hours=2))
        await bot.pass_time(minutes=15)
        clock = (await bot.do(table.id, seats.take_seat_back, BOB)).clock_of(1)
        assert clock is not None
        ends.append(clock.due_at)
        await bot.do(table.id, seats.leave_to_computer, BOB)
    assert ends == [ends[0]] * 2
