"""Time while the bot is off does not count: no one loses a move, a vote or a table."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.shards import EVERYONE, NO_ONE, Reachable
from bot.store import StoreError
from bot.tables import Deadline, Stage, Table, TableOptions, lobby, timing, votes
from bot.tables.change import DeadlineMissed, MovedForSeat, ReminderDue, TimeGivenBack
from engine.actions import Action
from engine.options import PlacingOrder
from tests.bot.table_service.playing import Bot, StartBot, open_table
from tests.bot.tables.sitting import ANN, BOB, GUILD

TEN = TableOptions(deadline=Deadline.TEN_MINUTES, order=PlacingOrder.SIMULTANEOUS)


async def running(bot: Bot) -> Table:
    await bot.resume()
    return await bot.begin(options=TEN)


async def test_while_the_bot_is_off_no_one_loses_time(bot: Bot, start: StartBot) -> None:
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=4)
    stopped_at = bot.clock.now()
    await bot.close()
    bot.clock.advance(timedelta(days=2))
    second = await start(clock=bot.clock)
    await second.resume()
    await second.tables.settled()
    assert second.events(ReminderDue, DeadlineMissed, TimeGivenBack) == [TimeGivenBack(stopped_at)]
    clock = (await second.tables.get(table.id)).clock_of(1)
    assert clock is not None
    assert clock.due_at == second.clock.now() + timedelta(minutes=6)
    # Half of the time is over after five minutes with the bot on. No time is given back twice.
    await second.pass_time(minutes=1)
    assert second.events(ReminderDue) == [ReminderDue(1, 1, clock.due_at)]
    third = await start(clock=bot.clock)
    await third.resume()
    await third.close()
    assert third.events(TimeGivenBack) == []
    await second.pass_time(minutes=5)
    assert second.events(DeadlineMissed) == [DeadlineMissed(1, 1, 1, "pick")]


async def test_while_discord_cannot_be_reached_no_one_loses_time(bot: Bot) -> None:
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=4)
    gone_at = bot.clock.now()
    bot.reachable = NO_ONE
    for _ in range(60):
        await bot.pass_time(minutes=1)
    assert bot.events(ReminderDue, DeadlineMissed, TimeGivenBack) == []
    bot.reachable = EVERYONE
    bot.tables.check_time()
    await bot.tables.settled()
    assert bot.events(ReminderDue, DeadlineMissed, TimeGivenBack) == [TimeGivenBack(gone_at)]
    clock = (await bot.tables.get(table.id)).clock_of(1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=6)


async def test_while_the_database_cannot_be_used_no_one_loses_time(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=4)

    async def fails(*_: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as patched:
        for name in ("read", "read_at_once", "change"):
            patched.setattr(bot.store.database, name, fails)
        for _ in range(60):
            await bot.pass_time(minutes=1)
    await bot.pass_time(seconds=30)
    assert bot.events(DeadlineMissed) == []
    clock = (await bot.tables.get(table.id)).clock_of(1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=6)


async def test_a_restart_within_a_minute_gives_nothing_back(bot: Bot, start: StartBot) -> None:
    await running(bot)
    await bot.pass_time(minutes=4)
    await bot.close()
    bot.clock.advance(timedelta(seconds=50))
    again = await start(clock=bot.clock)
    await again.resume()
    await again.tables.settled()
    assert again.events(TimeGivenBack) == []


async def test_a_move_that_was_overdue_before_the_bot_was_off_is_made_by_the_computer(
    start: StartBot,
) -> None:
    never = asyncio.Event()

    async def think_for_ever(kind: str, view: object, chance: object) -> Action:
        await never.wait()
        raise AssertionError

    bot = await start(think=think_for_ever)
    table = await running(bot)
    await bot.act(table, ANN)
    for _ in range(timedelta(minutes=10) // bot.clock.beat):
        bot.clock.advance(bot.clock.beat)
        await bot.tables._scheduler.settled()
    assert len(bot.events(DeadlineMissed)) == 1
    await bot.close()
    bot.clock.advance(timedelta(days=2))
    second = await start(clock=bot.clock)
    await second.resume()
    await second.tables.settled()
    assert second.events(DeadlineMissed, MovedForSeat) == [MovedForSeat(1, "pick", 1, "pick", 1)]


async def test_votes_and_idle_tables_wait_for_the_bot_too(bot: Bot, start: StartBot) -> None:
    await bot.resume()
    idle = await bot.open(people=2, channel=1)
    voting = await bot.begin(options=TableOptions(), channel=2)
    await bot.act(voting, ANN)
    await bot.do(voting.id, votes.propose_undo, ANN, 0)
    paused = await bot.begin(options=TEN, channel=4)
    await bot.do(paused.id, timing.pause, ANN)
    await bot.pass_time(minutes=1)
    await bot.close()
    bot.clock.advance(timedelta(days=30))
    now = bot.clock.now()
    second = await start(clock=bot.clock)
    await second.resume()
    await second.tables.settled()
    assert [table.stage for table in await second.tables.of_server(GUILD)] == [
        Stage.LOBBY,
        Stage.RUNNING,
        Stage.RUNNING,
    ]
    assert (await second.tables.get(idle.id)).touched_at == now - timedelta(minutes=1)
    vote = (await second.tables.get(voting.id)).vote
    assert vote is not None
    assert vote.until == now + timedelta(hours=24) - timedelta(minutes=1)
    await second.do(paused.id, timing.resume, ANN)
    clock = (await second.tables.get(paused.id)).clock_of(0)
    assert clock is not None
    assert clock.due_at == now + timedelta(minutes=10)
    assert second.events(TimeGivenBack) == [], "no deadline was running"


async def test_while_the_machine_sleeps_no_one_loses_time(bot: Bot) -> None:
    """The clock jumps ahead, as it also does when a slow clock is corrected."""
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=4)
    bot.clock.set_on(timedelta(hours=6))
    await bot.pass_time(seconds=30)
    resumed_at = bot.clock.now()
    await bot.pass_time(seconds=30)
    assert bot.events(DeadlineMissed) == [], "a computer player moved for someone who could not act"
    assert bot.events(TimeGivenBack) == [TimeGivenBack(resumed_at - timedelta(hours=6))]
    clock = (await bot.tables.get(table.id)).clock_of(1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=5)
    await bot.pass_time(minutes=5)
    assert bot.events(DeadlineMissed) == [DeadlineMissed(1, 1, 1, "pick")]
    assert len(bot.events(TimeGivenBack)) == 1


@pytest.mark.parametrize("begins_at", [None, datetime(1970, 1, 1, tzinfo=UTC)])
async def test_a_clock_that_is_corrected_after_the_start_costs_no_one_time(
    bot: Bot, start: StartBot, begins_at: datetime | None
) -> None:
    """A machine without a hardware clock starts at its last shutdown, or in 1970, until it has synced."""
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=4)
    await bot.close()
    behind = bot.clock.now() - (begins_at or bot.clock.now())
    bot.clock.set_back(behind)
    second = await start(clock=bot.clock)
    await second.resume()
    await second.tables.settled()
    second.clock.set_on(behind + timedelta(hours=8))
    await second.pass_time(minutes=1)
    assert second.events(DeadlineMissed) == []
    clock = (await second.tables.get(table.id)).clock_of(1)
    assert clock is not None
    assert clock.due_at == second.clock.now() + timedelta(minutes=5)


async def test_while_the_process_stands_still_no_one_loses_time(bot: Bot) -> None:
    """Such as a frozen container: the clocks go on, but nothing is handled."""
    table = await running(bot)
    await bot.act(table, ANN)
    await bot.pass_time(minutes=4)
    bot.clock.advance(timedelta(hours=6))
    await bot.tables.settled()
    assert bot.events(DeadlineMissed) == [], "a computer player moved for someone who could not act"
    assert bot.events(TimeGivenBack) == [TimeGivenBack(bot.clock.now() - timedelta(hours=6) + bot.clock.beat)]
    clock = (await bot.tables.get(table.id)).clock_of(1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=6) - bot.clock.beat


async def test_a_long_check_of_the_tables_is_not_taken_for_a_pause(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    due_tables = bot.store.due_tables

    async def slowly(now: datetime) -> tuple[tuple[str, int], ...]:
        bot.clock.advance(timedelta(minutes=3))
        return await due_tables(now)

    await running(bot)
    await bot.tables.settled()
    monkeypatch.setattr(bot.store, "due_tables", slowly)
    bot.tables.check_time()
    await bot.tables.settled()
    monkeypatch.undo()
    await bot.pass_time(minutes=1)
    assert await bot.store.downtimes() == ()


@pytest.mark.parametrize("is_off", [False, True])
async def test_what_is_due_is_not_late_because_the_clock_was_set_back(
    bot: Bot, start: StartBot, is_off: bool
) -> None:
    table = await running(bot)
    asked = (await bot.act(table, ANN)).table
    vote = (await bot.do(asked.id, votes.propose_undo, ANN, 0)).vote
    await bot.pass_time(minutes=4)
    if is_off:
        await bot.close()
    bot.clock.set_back(timedelta(days=1))
    if is_off:
        bot = await start(clock=bot.clock)
        await bot.resume()
    await bot.tables.settled()
    later = await bot.open(channel=2)
    await bot.pass_time(seconds=30)
    after = await bot.tables.get(table.id)
    clock = after.clock_of(1)
    assert vote is not None
    assert after.vote is not None
    assert after.vote.until == vote.until - timedelta(days=1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=5, seconds=30)
    assert (await bot.tables.get(later.id)).touched_at == later.touched_at, "opened after the change"
    await bot.pass_time(minutes=6)
    assert bot.events(DeadlineMissed) == [DeadlineMissed(1, 1, 1, "pick")]
    assert bot.events(TimeGivenBack) == []


async def test_only_the_people_on_a_shard_that_cannot_be_reached_get_time_back(bot: Bot) -> None:
    bot.reachable = Reachable(frozenset({0, 1}), 2)
    await bot.resume()
    tables = []
    for guild_id in (4 << 22, 5 << 22):
        opened = await open_table(bot.tables, guild_id, guild_id, ANN, TEN)
        await bot.do(opened.id, lobby.join, BOB)
        tables.append(await bot.deal_at(opened))
    await bot.pass_time(minutes=4)
    bot.reachable = Reachable(frozenset({0}), 2)
    await bot.pass_time(hours=1)
    missed = {table.id for table, events in bot.heard for one in events if isinstance(one, DeadlineMissed)}
    assert missed == {tables[0].id}
    bot.reachable = Reachable(frozenset({0, 1}), 2)
    await bot.pass_time(seconds=30)
    clock = (await bot.tables.get(tables[1].id)).clock_of(1)
    assert clock is not None
    assert clock.due_at == bot.clock.now() + timedelta(minutes=6)


async def test_no_one_gets_more_time_back_than_has_passed_for_them(bot: Bot) -> None:
    """The last beat of a killed bot may be older than the players' last requests."""
    await bot.store.note_beats(bot.clock.now(), EVERYONE, {})
    bot.clock.advance(timedelta(minutes=5))
    asked = await bot.begin(options=TEN, channel=1)
    voting = await bot.begin(channel=2)
    await bot.act(voting, ANN)
    await bot.do(voting.id, votes.propose_undo, ANN, 0)
    paused = await bot.begin(options=TEN, channel=3)
    await bot.do(paused.id, timing.pause, ANN)
    bot.clock.advance(timedelta(hours=3))
    now = bot.clock.now()
    await bot.tables._heartbeat.beat()
    for table in (asked, voting, paused):
        assert (await bot.tables.get(table.id)).touched_at == now
    clock = (await bot.tables.get(asked.id)).clock_of(0)
    assert clock is not None
    assert clock.due_at == now + timedelta(minutes=10)
    vote = (await bot.tables.get(voting.id)).vote
    assert vote is not None
    assert vote.until == now + timedelta(hours=24)
    assert (await bot.tables.get(paused.id)).paused_at == now
