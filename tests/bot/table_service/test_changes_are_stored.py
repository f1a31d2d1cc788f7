"""A change is made once and stored before anyone learns of it, even with simultaneous requests."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.store.database import StaleWriteError
from bot.tables import Change, Stage, Table, TableError, TableOptions, game_moves, lobby
from bot.tables.change import DeadlineMissed, MovedForSeat, ReminderDue
from bot.tables.game_moves import game_of
from engine.actions import Pick
from engine.errors import GameError
from engine.events import GameEnded
from engine.game import Game
from engine.views import Phase
from tests.bot.store.databases import rows
from tests.bot.table_service.playing import Bot, StartBot
from tests.bot.tables.in_time import TEN
from tests.bot.tables.sitting import ANN, BOB, PEOPLE
from tests.postgresql.plugin import place

__all__ = ["place"]  # here on both kinds of database


async def stored_actions(bot: Bot) -> int:
    ((count,),) = await rows(bot.store, "SELECT count(*) FROM entries")
    return int(count)


async def test_two_simultaneous_presses_count_once(bot: Bot, start: StartBot) -> None:
    table = await bot.begin()
    other = await start()
    one, two = (card.number for card in table.view(0).hand[:2])
    presses = await asyncio.gather(
        bot.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, one)),
        bot.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, two)),
        other.tables.do(table.id, game_moves.act, ANN, lambda seat: Pick(seat, one)),
        return_exceptions=True,
    )
    assert sum(isinstance(press, Change) for press in presses) == 1
    assert sum(isinstance(press, GameError) for press in presses) == 2
    assert await stored_actions(bot) == 1


async def test_simultaneous_moves_of_all_players_in_two_processes_all_count(
    bot: Bot, start: StartBot
) -> None:
    table = await bot.begin(people=5)
    other = await start()
    await asyncio.gather(
        *((bot, other)[number % 2].act(table, person) for number, person in enumerate(PEOPLE[:5]))
    )
    here, there = await bot.tables.get(table.id), await other.tables.get(table.id)
    assert here == there
    assert (here.view(None).phase, await stored_actions(bot)) == (Phase.MAP, 5)


async def test_a_change_that_is_always_too_late_is_refused_as_busy(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bot.begin()

    async def too_late(before: Table, *change: object) -> None:
        raise StaleWriteError(before.id)

    monkeypatch.setattr(bot.store, "save", too_late)
    with pytest.raises(TableError) as raised:
        await bot.act(table, ANN)
    assert raised.value.key == "table-busy"
    assert await bot.tables.get(table.id) == table


async def test_a_failed_write_leaves_the_game_unchanged(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bot.begin()
    heard = len(bot.heard)

    async def disk_full(before: Table, *change: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr(bot.store, "save", disk_full)
        with pytest.raises(OSError, match="no space left"):
            await bot.act(table, ANN)
    assert (await bot.tables.get(table.id), len(bot.heard)) == (table, heard)
    assert game_of((await bot.act(table, ANN)).table).actions[0].seat == 0


@pytest.mark.parametrize("people", [2, 5])
async def test_a_whole_game_ends_with_the_score_of_the_engine(start: StartBot, people: int) -> None:
    bot = await start()
    table = await bot.play(await bot.begin(people, options=TableOptions(with_goals=people % 2 == 1)))
    assert table.stage is Stage.FINISHED
    game = game_of(table)
    assert Game.replay(game.options, game.deck, game.setup, game.actions).result() == game.result()
    assert table.view(None).winners == game.result().winners
    assert isinstance(bot.heard[-1][1][-1], GameEnded)
    assert await bot.tables.in_channel(table.channel_id) is None
    assert await bot.tables.of_person(ANN.id) == ()
    assert [over.id for over in await bot.store.unannounced_tables()] == [table.id]
    with pytest.raises(TableError) as raised:
        await bot.act(table, ANN)
    assert raised.value.key == "game-finished"
    assert await (await start()).tables.get(table.id) == table


async def test_the_cache_is_bounded_and_nothing_is_lost(start: StartBot) -> None:
    bot = await start(kept_games=2)
    tables = [await bot.begin(channel=channel) for channel in range(5)]
    for _ in range(2):
        for table in tables:
            await bot.play(table, until=lambda now: now.view(None).round > 1)
    assert len(bot.tables._cache._tables) <= 2
    for table in tables:
        assert (await bot.tables.get(table.id)).view(None).round == 2


async def test_a_cancelled_request_leaves_the_game_consistent(bot: Bot, start: StartBot) -> None:
    """A request may be cancelled at any point; it then either counts or has no effect."""
    table = await bot.begin(people=2)
    other = await start()
    for steps in range(60):
        now = await bot.tables.get(table.id)
        asked = PEOPLE[now.view(None).waiting_for[0]]
        request = asyncio.create_task(bot.act(now, asked))
        await asyncio.sleep(steps / 8000)
        request.cancel()
        await asyncio.gather(request, return_exceptions=True)
        # A write in progress when the request was cancelled may be stored between the two reads.
        for _ in range(1000):
            if await bot.tables.get(table.id) == await other.tables.get(table.id):
                break
            await asyncio.sleep(0.01)
        else:
            pytest.fail("the two processes never see the same table")
    assert (await bot.play(table)).stage is Stage.FINISHED


async def test_a_restart_neither_loses_nor_repeats_reminders(bot: Bot, start: StartBot) -> None:
    await bot.resume()
    table = await bot.begin(options=TEN)
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
    await bot.resume()
    other = await start(clock=bot.clock)
    table = await bot.begin(options=TEN)
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


async def test_subscribers_are_notified_of_each_change_once_after_it_is_stored(
    bot: Bot, start: StartBot
) -> None:
    other = await start()
    table = await bot.open(people=2)
    with pytest.raises(TableError, match="already-seated"):
        await bot.do(table.id, lobby.join, BOB)
    await bot.tables.begin(table.id, ANN)
    assert [heard.revision for heard, _ in bot.heard] == [0, 1, 2]
    assert (await other.tables.get(table.id)) == bot.heard[-1][0]
