"""The table service: one change of a table at a time, a limited cache, and stored changes that count."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import nullcontext

import pytest

from bot.store import StoreError, rows
from bot.store.database import Transaction
from bot.store.records import TableVersion
from bot.tables import Person, Table, lobby
from bot.tables.change import Change
from engine.views import Phase
from tests.bot.store.databases import run
from tests.bot.table_service.playing import Bot, StartBot
from tests.bot.tables.sitting import ANN, BOB, CLEO, GUILD

#: More simultaneous requests than the number of attempts at a change.
MANY = 20


async def test_changes_of_one_table_are_made_one_after_another(bot: Bot) -> None:
    """Without the lock, some requests would be too late at every attempt and fail with ``table-busy``."""
    table = await bot.open()
    people = [Person(1000 + number, f"guest {number}") for number in range(MANY)]
    await asyncio.gather(*(bot.do(table.id, lobby.invite, ANN, person) for person in people))
    now = await bot.tables.get(table.id)
    assert (now.invited, now.revision) == (tuple(people), MANY)


async def test_resuming_more_games_than_are_kept_in_memory(
    start: StartBot, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await start()
    tables = [await bot.open(people=1, computers=2, channel=channel) for channel in range(5)]
    await bot.close()
    without_computers = await start(think=nobody_thinks)
    for table in tables:
        await without_computers.deal_at(table)
    await without_computers.tables.close()
    again = await start(kept_games=1)
    await again.resume()
    await again.tables.settled()
    for table in tables:
        now = await again.tables.get(table.id)
        assert now.view(None).waiting_for == (0,)
    assert "cannot move" not in caplog.text


async def nobody_thinks(kind: str, view: object, chance: object) -> object:
    await asyncio.Event().wait()
    raise AssertionError


async def test_a_failing_subscriber_does_not_make_a_stored_move_fail(
    bot: Bot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bot.begin(people=1, computers=1)

    def fail(change: Change) -> None:
        raise RuntimeError("this subscriber is broken")

    bot.tables.subscribe(fail)
    monkeypatch.setattr(bot.tables._scheduler, "on_change", fail)
    outcome = await bot.act(table, ANN)
    await bot.tables.settled()
    now = await bot.tables.get(table.id)
    assert now.game is not None
    assert outcome.action in now.game.actions
    assert now.view(None).waiting_for == (0,), "the computer player has moved"
    assert caplog.text.count("this subscriber is broken") >= 2


async def test_the_secret_of_a_table_is_not_in_its_repr(bot: Bot) -> None:
    table = await bot.open(people=2)
    now = await bot.tables.begin(table.id, ANN)
    assert now.shuffle is not None
    for text in (repr(now), repr(now.shuffle)):
        assert now.shuffle.secret not in text


async def test_a_table_that_cannot_be_refreshed_does_not_hold_up_the_others(
    bot: Bot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example, the bot was removed from a server, and the database fails for one of its tables."""
    tables = [await bot.open(channel=channel) for channel in range(3)]
    readable = bot.tables.readable

    async def failing(versions: Iterable[TableVersion]) -> tuple[Table, ...]:
        found = await readable(versions)
        if tables[0].id in {table.id for table in found}:
            raise StoreError("the connection was lost")
        return found

    monkeypatch.setattr(bot.tables, "readable", failing)
    for look in (bot.tables.refresh_tables_in(GUILD), bot.tables.refresh_tables_of(ANN.id)):
        bot.heard.clear()
        await look
        assert [table.id for table, _ in bot.heard] == [table.id for table in tables[1:]]
    assert caplog.text.count(tables[0].id) == 2


@pytest.mark.parametrize("is_stored", [True, False])
async def test_a_change_counts_if_it_is_stored_even_if_the_answer_of_the_database_is_lost(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, is_stored: bool
) -> None:
    table = await bot.begin()
    change = bot.store.database.change

    async def unheard(work: Callable[[Transaction], Awaitable[object]]) -> None:
        if is_stored:
            await change(work)
        raise StoreError("the server does not answer")

    bot.heard.clear()
    with monkeypatch.context() as patched, nullcontext() if is_stored else pytest.raises(StoreError):
        patched.setattr(bot.store.database, "change", unheard)
        await bot.act(table, ANN)
    assert len(bot.heard) == is_stored
    now = await bot.tables.get(table.id)
    assert now.view(None).seats[0].acted is is_stored
    assert now.revision == table.revision + is_stored


async def test_a_game_continues_from_an_earlier_state_of_the_database(bot: Bot) -> None:
    """For example, a server fails, and its replacement has not received the last change."""
    table = await bot.begin()
    await bot.do(table.id, lobby.invite, ANN, CLEO)
    lost = "UPDATE tables SET revision = ?1, state = ?2 WHERE id = ?3"
    await run(bot.store, lost, table.revision, rows._written_state(table), table.id)
    assert await bot.tables.get(table.id) == table
    for person in (ANN, BOB):
        await bot.act(table, person)
    assert (await bot.tables.get(table.id)).view(None).phase is Phase.DISCARD
