"""Without a deadline: a reminder a day and a nudge an hour. Before a table closes that is told."""

from __future__ import annotations

from collections.abc import Awaitable
from datetime import timedelta

import pytest

from bot.tables import Deadline, Stage, TableError, TableOptions, host_actions, lobby, nudges, seats
from bot.tables.deadlines import CLOSING_TOLD_BEFORE, GAME_CLOSES_AFTER, LOBBY_CLOSES_AFTER, next_due
from bot.tables.events import ReminderDue
from tests.bot.tables.playing import ANN, BOB, CLEO, FAY, Bot


async def refused(request: Awaitable[object]) -> TableError:
    with pytest.raises(TableError) as raised:
        await request
    return raised.value


async def test_without_a_deadline_there_is_a_reminder_a_day_and_three_at_most(bot: Bot) -> None:
    await bot.resume()
    table = await bot.begin()
    await bot.act(table, ANN)
    for day in (1, 2, 3, 4, 5):
        await bot.pass_time(hours=23, minutes=59)
        assert len(bot.events(ReminderDue)) == min(day - 1, 3)
        await bot.pass_time(minutes=1)
        assert len(bot.events(ReminderDue)) == min(day, 3)
    assert bot.events(ReminderDue) == [ReminderDue(1, number, None) for number in (1, 2, 3)]


async def test_who_moves_is_not_reminded_and_the_next_day_counts_from_the_next_question(bot: Bot) -> None:
    await bot.resume()
    table = await bot.begin()
    await bot.pass_time(hours=20)
    await bot.act(table, ANN)
    await bot.act(table, BOB)  # now both discard
    await bot.pass_time(hours=23)
    assert bot.events(ReminderDue) == []
    await bot.pass_time(hours=1)
    assert len(bot.events(ReminderDue)) == 2


async def test_whoever_waits_nudges_each_of_the_others_once_an_hour(bot: Bot) -> None:
    table = await bot.begin(people=3)
    await bot.act(table, ANN)
    early = await refused(bot.do(table.id, nudges.nudge, ANN))
    assert early.key == "nudged-lately"
    assert early.values["until"] == int((bot.clock.now() + timedelta(hours=1)).timestamp())
    await bot.pass_time(hours=1)
    now = await bot.do(table.id, nudges.nudge, ANN)
    nudged = [(clock.seat, clock.nudged_by) for clock in now.clocks if clock.nudged_at == bot.clock.now()]
    assert nudged == [(1, 0), (2, 0)]
    await bot.act(table, BOB)
    assert (await refused(bot.do(table.id, nudges.nudge, BOB))).key == "nudged-lately"
    await bot.pass_time(hours=1)
    now = await bot.do(table.id, nudges.nudge, BOB)
    assert [clock.seat for clock in now.clocks if clock.nudged_by == 1] == [2]


async def test_whoever_is_too_early_reads_when_the_first_of_the_others_may_be_nudged(bot: Bot) -> None:
    table = await bot.begin(people=3)
    asked_at = bot.clock.now()
    await bot.act(table, ANN)
    await bot.pass_time(minutes=30)
    await bot.accept(table.id, FAY, 2, CLEO.id)  # and is asked only now
    early = await refused(bot.do(table.id, nudges.nudge, ANN))
    assert early.values["until"] == int((asked_at + timedelta(hours=1)).timestamp())
    await bot.pass_time(minutes=30)
    now = await bot.do(table.id, nudges.nudge, ANN)
    assert [clock.seat for clock in now.clocks if clock.nudged_by == 0] == [1]


async def test_nobody_nudges_without_waiting_for_somebody(bot: Bot) -> None:
    table = await bot.begin()
    await bot.pass_time(hours=2)
    assert (await refused(bot.do(table.id, nudges.nudge, ANN))).key == "nudge-own-turn"
    assert (await refused(bot.do(table.id, nudges.nudge, FAY))).key == "not-seated"
    await bot.act(table, ANN)
    await bot.do(table.id, host_actions.pause, ANN)
    assert (await refused(bot.do(table.id, nudges.nudge, ANN))).key == "game-paused"
    timed = await bot.begin(options=TableOptions(deadline=Deadline.DAY), channel=2)
    await bot.act(timed, ANN)
    await bot.pass_time(hours=2)
    assert (await refused(bot.do(timed.id, nudges.nudge, ANN))).key == "nudge-with-deadline"


async def test_nobody_is_nudged_whose_seat_the_computer_plays(bot: Bot) -> None:
    table = await bot.begin(people=3)
    await bot.act(table, ANN)
    await bot.do(table.id, seats.leave_to_computer, BOB)
    await bot.pass_time(hours=1)
    now = await bot.do(table.id, nudges.nudge, ANN)
    assert [clock.seat for clock in now.clocks if clock.nudged_at] == [2]
    assert CLEO.id == now.seats[2].user_id


@pytest.mark.parametrize(("running", "waits"), [(False, LOBBY_CLOSES_AFTER), (True, GAME_CLOSES_AFTER)])
async def test_a_day_before_a_table_closes_that_is_told_and_whoever_does_something_keeps_it(
    bot: Bot, running: bool, waits: timedelta
) -> None:
    await bot.resume()
    table = await (bot.begin() if running else bot.open(people=2))
    await bot.pass_time(seconds=(waits - CLOSING_TOLD_BEFORE).total_seconds() - 1)
    assert not (await bot.tables.get(table.id)).closing_told
    await bot.pass_time(seconds=1)
    told = await bot.tables.get(table.id)
    assert told.closing_told
    assert next_due(told) == bot.clock.now() + CLOSING_TOLD_BEFORE
    assert (await refused(bot.do(table.id, lobby.keep_open, FAY))).key == "not-seated"
    kept = await bot.do(table.id, lobby.keep_open, BOB)
    assert not kept.closing_told
    await bot.pass_time(seconds=waits.total_seconds() - 1)
    assert (await bot.tables.get(table.id)).stage is kept.stage
    await bot.pass_time(seconds=1)
    assert (await bot.tables.get(table.id)).stage is Stage.CANCELLED
