"""A host stops the clocks, lets them go on, and gives more time."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables import Deadline, TableOptions, game_moves, host_actions, seats, votes
from bot.tables.events import (
    DeadlineExtended,
    DeadlineMissed,
    GamePaused,
    GameResumed,
    ReminderDue,
    VoteEnded,
)
from bot.tables.table_state import VoteKind
from engine.actions import Pick
from engine.views import Phase
from tests.bot.tables.in_time import running
from tests.bot.tables.playing import ANN, BOB, FAY, Bot, refused


async def test_a_pause_stops_the_clocks_and_everybody(bot: Bot) -> None:
    table = await running(bot, people=2, computers=1)
    await bot.pass_time(minutes=4)
    await bot.do(table.id, host_actions.pause, ANN)
    await bot.pass_time(days=2)
    assert bot.events(ReminderDue, DeadlineMissed) == []
    assert (
        await refused(bot.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, 1)))
        == "game-paused"
    )
    assert await refused(bot.tables.do(table.id, game_moves.take_back, ANN)) == "game-paused"
    assert await refused(bot.do(table.id, host_actions.pause, ANN)) == "game-paused"
    assert await refused(bot.do(table.id, host_actions.resume, BOB)) == "not-host"
    await bot.do(table.id, host_actions.resume, FAY, moderator=True)
    assert bot.events(GamePaused, GameResumed) == [GamePaused(0), GameResumed(None)]
    assert await refused(bot.do(table.id, host_actions.resume, ANN)) == "game-not-paused"
    await bot.pass_time(seconds=59)
    assert bot.events(ReminderDue) == []
    await bot.pass_time(seconds=1)
    assert len(bot.events(ReminderDue)) == 2
    await bot.pass_time(minutes=5)
    assert len(bot.events(DeadlineMissed)) == 2


async def test_a_longer_deadline(bot: Bot) -> None:
    table = await running(bot)
    await bot.pass_time(minutes=9)
    await bot.do(table.id, host_actions.extend, ANN, timedelta(hours=1))
    assert bot.events(DeadlineExtended) == [DeadlineExtended(3600)]
    await bot.pass_time(minutes=60)
    assert bot.events(DeadlineMissed) == []
    await bot.pass_time(minutes=1)
    assert len(bot.events(DeadlineMissed)) == 2


async def test_a_longer_deadline_reminds_nobody_of_what_they_were_reminded_of(bot: Bot) -> None:
    """Half of the longer time is over as well: that reminder has come. The last one comes again."""
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=9)
    assert len(bot.events(ReminderDue)) == 1
    await bot.do(table.id, host_actions.extend, ANN, timedelta(minutes=6))
    await bot.pass_time(minutes=5)
    assert len(bot.events(ReminderDue)) == 1
    await bot.pass_time(minutes=1)
    assert [event.number for event in bot.events(ReminderDue)] == [2, 2]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("by", "again_after"),
    [
        (timedelta(minutes=2), []),  # in 48 seconds it would say the same once more
        (timedelta(minutes=10), [timedelta(minutes=8)]),
        (timedelta(hours=1), [timedelta(minutes=53)]),  # half of the longer time is over in five minutes
        (timedelta(hours=5), [timedelta(minutes=125), timedelta(minutes=269)]),
    ],
)
async def test_after_the_last_reminder_a_longer_deadline_has_reminders_that_come_later(
    bot: Bot, by: timedelta, again_after: list[timedelta]
) -> None:
    table = await running(bot, options=TableOptions(deadline=Deadline.HOUR))
    await bot.act(table, ANN)
    for minutes in (30, 25):
        await bot.pass_time(minutes=minutes)
    before = len(bot.events(ReminderDue))
    extended_at = bot.clock.now()
    await bot.do(table.id, host_actions.extend, ANN, by)
    heard = []
    for _ in range(5 + int(by.total_seconds() / 60)):
        count = len(bot.events(ReminderDue))
        await bot.pass_time(minutes=1)
        heard += [bot.clock.now() - extended_at] * (len(bot.events(ReminderDue)) - count)
    assert before == 2
    assert heard == again_after
    assert len(bot.events(DeadlineMissed)) == 1


async def test_in_a_pause_nobody_misses_a_deadline_while_something_else_is_due(bot: Bot) -> None:
    """A vote lapses in the middle of the pause: then the table is looked at, and the clocks stand still."""
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=4)
    await bot.do(table.id, host_actions.pause, ANN)
    await bot.do(table.id, votes.propose_undo, ANN, 0)
    heard = len(bot.heard)
    await bot.pass_time(minutes=30)
    assert bot.events(VoteEnded) == [VoteEnded(VoteKind.UNDO, "lapsed")]
    assert len(bot.heard) == heard + 1
    assert bot.events(DeadlineMissed, ReminderDue) == []
    resumed = await bot.do(table.id, host_actions.resume, ANN)
    clock = resumed.clock_of(1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=6)
    await bot.pass_time(minutes=5)
    assert bot.events(DeadlineMissed) == []
    await bot.pass_time(minutes=1)
    assert bot.events(DeadlineMissed) == [DeadlineMissed(1, 1, 1, "pick")]


async def test_extensions_that_are_refused(bot: Bot) -> None:
    table = await running(bot)
    for by in (timedelta(0), timedelta(hours=-1), timedelta(days=8)):
        assert await refused(bot.do(table.id, host_actions.extend, ANN, by)) == "extension-out-of-range"
    assert await refused(bot.do(table.id, host_actions.extend, BOB, timedelta(hours=1))) == "not-host"
    free = await bot.begin(channel=3)
    assert await refused(bot.do(free.id, host_actions.extend, ANN, timedelta(hours=1))) == "no-deadline"


async def test_in_a_pause_nobodys_time_is_over_however_long_it_lasts(bot: Bot) -> None:
    table = await running(bot)
    await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
    first = (await bot.tables.get(table.id)).clock_of(1)
    await bot.do(table.id, host_actions.pause, ANN)
    await bot.do(table.id, seats.leave_to_computer, BOB)
    await bot.pass_time(hours=1)
    assert (await bot.do(table.id, seats.take_seat_back, BOB)).clock_of(1) == first
    clock = (await bot.do(table.id, host_actions.resume, ANN)).clock_of(1)
    assert clock is not None
    assert (clock.due_at, clock.renewed) == (bot.clock.now() + timedelta(minutes=10), False)


async def test_whoever_is_asked_only_in_the_pause_has_no_more_time_than_the_others(bot: Bot) -> None:
    table = await running(bot)
    await bot.do(table.id, seats.leave_to_computer, BOB)
    await bot.act(table, ANN)
    await bot.play(table, until=lambda now: now.view(None).phase is Phase.MAP)
    await bot.do(table.id, host_actions.pause, ANN)
    await bot.pass_time(hours=1)
    await bot.do(table.id, seats.take_seat_back, BOB)
    await bot.pass_time(hours=1)
    clock = (await bot.do(table.id, host_actions.resume, ANN)).clock_of(1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=10)
