"""Databases as earlier versions have left them: every game in them is played on and proved by this one.

For each earlier shape ``earlier`` has one, written by the last version with that shape: a finished game, one
in the middle of its third round with a move taken back, a table in the lobby and, since there are words for
shuffles, one where Ann has added hers and Bob has not. ``python -m tests.bot.table_service.earlier`` writes
the next one.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.history import History
from bot.store.checking import check
from bot.store.migrations import newest_version
from bot.store.moving import opened_unchanged
from bot.tables import Stage, Table, TableError, shuffles
from engine.record.record import verify_record
from engine.shuffle.shuffle import verify_shuffle
from tests.bot.table_service.earlier.__main__ import file_of
from tests.bot.tables.playing import ANN, BOB, Bot, StartBot

#: Since this shape players may add words, and every shuffle can be proved.
FIRST_WITH_WORDS = 2


@pytest.fixture(params=range(1, newest_version()))
def version(request: pytest.FixtureRequest) -> int:
    """The shape of the database, which an earlier version has written."""
    found: int = request.param
    return found


@pytest.fixture
def place(tmp_path: Path, version: int) -> Path:
    """Where the database is."""
    path = tmp_path / "games.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript(file_of(version).read_text(encoding="utf-8"))
    connection.close()
    return path


async def in_channel(bot: Bot, channel_id: int) -> Table:
    """The open table of a channel."""
    table = await bot.tables.in_channel(channel_id)
    assert table is not None
    return table


async def test_every_game_can_be_played_again(place: Path, version: int) -> None:
    async with opened_unchanged(place) as database:
        found = await check(database)
    assert (found.tables, found.games, found.problems) == (3 + (version >= FIRST_WITH_WORDS), 2, ())
    assert found.moves > 100


async def test_a_game_that_was_over_has_its_record(bot: Bot, version: int) -> None:
    history = History(bot.store, bot.tables)
    table = await history.last_in(1)
    assert table is not None
    assert table.stage is Stage.FINISHED
    record = await history.record(table.id)
    verify_record(record)
    if version >= FIRST_WITH_WORDS:
        verify_shuffle(record)
        await bot.tables.checked_proof(table.id)
    assert await history.log(table.id)


async def test_a_game_that_was_running_goes_on_to_its_end(bot: Bot, version: int) -> None:
    await bot.resume()
    table = await in_channel(bot, 2)
    assert table.view(None).round == 3
    over = await bot.play(table)
    assert over.stage is Stage.FINISHED
    verify_record(await History(bot.store, bot.tables).record(table.id))
    if version >= FIRST_WITH_WORDS:
        await bot.tables.checked_proof(table.id)


async def test_a_table_that_was_in_the_lobby_begins(bot: Bot) -> None:
    table = await bot.deal_at(await in_channel(bot, 3))
    assert (await bot.play(table)).stage is Stage.FINISHED
    await bot.tables.checked_proof(table.id)


async def test_a_table_that_was_getting_ready_is_dealt_and_proved(
    bot: Bot, start: StartBot, version: int
) -> None:
    if version < FIRST_WITH_WORDS:
        with pytest.raises(AssertionError):
            await in_channel(bot, 4)
        return
    table = await in_channel(bot, 4)
    with pytest.raises(TableError):
        await bot.tables.proof(table.id)
    table = await bot.do(table.id, shuffles.add_word, BOB, "geese")
    later = await start(clock=bot.clock)
    assert (await later.play(table)).stage is Stage.FINISHED
    proof = await later.tables.checked_proof(table.id)
    assert [(word.user_id, word.text) for word in proof.words] == [(ANN.id, "tulips"), (BOB.id, "geese")]
