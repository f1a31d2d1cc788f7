"""The store: what was written is there after a crash, and two writers never both win."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import MessageRecord, SqliteStore, StoreError, TableMessage
from bot.store.errors import ChannelTakenError, StaleWriteError
from bot.store.records import Entry, EntryKind, GameStart, SeatRecord, TableRecord

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)

LOBBY = TableRecord(
    id="abcd2345",
    guild_id=1_000_000_000_000_000_001,
    channel_id=1_000_000_000_000_000_002,
    host_id=11,
    stage="lobby",
    options='{"side": "A"}',
    seats=(SeatRecord(11, "Ann", None), SeatRecord(None, "", "greedy")),
    opened_at=NOON,
)

START = GameStart(seed="s3cret", options="{}", deck='{"cards": []}', setup='{"order": []}', begun_at=NOON)


def action(number: int, seat: int = 0) -> Entry:
    return Entry(number, EntryKind.ACTION, seat, 11, f'{{"card": {number}}}', None, NOON)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(path)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def other(path: Path, store: SqliteStore) -> AsyncIterator[SqliteStore]:
    """The same database, opened by what could be another process."""
    opened = await SqliteStore.open(path)
    yield opened
    await opened.close()


async def begin(store: SqliteStore) -> TableRecord:
    await store.add_table(LOBBY)
    return await store.begin_game(replace(LOBBY, stage="running"), START)


async def test_a_table_comes_back_as_it_was_stored(store: SqliteStore, other: SqliteStore) -> None:
    await store.add_table(LOBBY)
    stored = await other.load(LOBBY.id)
    assert stored is not None
    assert (stored.record, stored.start, stored.entries) == (LOBBY, None, ())
    assert await other.revision(LOBBY.id) == 0


async def test_an_unknown_table_is_none(store: SqliteStore) -> None:
    assert await store.load("nobody") is None
    assert await store.revision("nobody") is None
    assert await store.open_table_in(1) is None
    assert await store.open_tables_of(1) == ()


async def test_seats_host_and_stage_are_saved_with_a_new_revision(store: SqliteStore) -> None:
    await store.add_table(LOBBY)
    changed = replace(LOBBY, host_id=12, seats=(SeatRecord(12, "Bob", None),))
    assert (await store.save_table(changed)).revision == 1
    stored = await store.load(LOBBY.id)
    assert stored is not None
    assert stored.record == replace(changed, revision=1)


async def test_a_history_comes_back_in_order(store: SqliteStore, other: SqliteStore) -> None:
    table = await begin(store)
    undo = Entry(2, EntryKind.TAKE_BACK, 0, 11, "", 1, NOON + timedelta(seconds=5))
    for entry in (action(0), action(1), undo, action(3, seat=1)):
        table = await store.append(table, entry)
    stored = await other.load(LOBBY.id)
    assert stored is not None
    assert stored.start == START
    assert stored.entries == (action(0), action(1), undo, action(3, seat=1))
    assert stored.record.revision == 5


@pytest.mark.parametrize("stale", [-1, 1, 7])
async def test_a_write_with_another_revision_changes_nothing(store: SqliteStore, stale: int) -> None:
    await store.add_table(LOBBY)
    with pytest.raises(StaleWriteError):
        await store.save_table(replace(LOBBY, revision=stale, host_id=99, seats=()))
    with pytest.raises(StaleWriteError):
        await store.begin_game(replace(LOBBY, revision=stale, stage="running"), START)
    stored = await store.load(LOBBY.id)
    assert stored is not None
    assert (stored.record, stored.start) == (LOBBY, None)


async def test_of_two_writers_one_wins(store: SqliteStore, other: SqliteStore) -> None:
    table = await begin(store)
    outcomes = await asyncio.gather(
        store.append(table, action(0)), other.append(table, action(0, seat=1)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes if isinstance(outcome, Exception)] == [StaleWriteError]
    stored = await store.load(LOBBY.id)
    assert stored is not None
    assert len(stored.entries) == 1


async def test_a_number_is_given_once_whatever_the_revision(store: SqliteStore) -> None:
    table = await store.append(await begin(store), action(0))
    with pytest.raises(StaleWriteError):
        await store.append(table, action(0))
    assert await store.revision(table.id) == table.revision


async def test_nothing_is_undone_twice_or_before_it_was_done(store: SqliteStore) -> None:
    table = await store.append(await begin(store), action(0))
    table = await store.append(table, Entry(1, EntryKind.TAKE_BACK, 0, 11, "", 0, NOON))
    with pytest.raises(StaleWriteError):
        await store.append(table, Entry(2, EntryKind.TAKE_BACK, 0, 11, "", 0, NOON))
    with pytest.raises(StaleWriteError):
        await store.append(table, Entry(2, EntryKind.TAKE_BACK, 0, 11, "", 5, NOON))


async def test_nobody_can_change_or_delete_what_has_happened(store: SqliteStore, path: Path) -> None:
    await store.append(await begin(store), action(0))
    with sqlite3.connect(path) as connection:
        for sql in ("DELETE FROM entries", "UPDATE entries SET body = ''"):
            with pytest.raises(sqlite3.IntegrityError, match="only ever added to"):
                connection.execute(sql)
    connection.close()


async def test_a_channel_has_one_open_table(store: SqliteStore, other: SqliteStore) -> None:
    await store.add_table(LOBBY)
    second = replace(LOBBY, id="efgh2345")
    with pytest.raises(ChannelTakenError):
        await other.add_table(second)
    assert await store.load(second.id) is None
    await store.save_table(replace(LOBBY, stage="cancelled", closed_at=NOON))
    await other.add_table(second)
    assert await store.open_table_in(LOBBY.channel_id) == second.id


async def test_the_last_game_of_a_channel(store: SqliteStore) -> None:
    async def close(table: TableRecord, at: datetime) -> None:
        await store.save_table(replace(table, stage="cancelled", closed_at=at))

    assert await store.last_game_in(LOBBY.channel_id) is None
    first = await begin(store)
    assert await store.last_game_in(LOBBY.channel_id) is None, "it is still running"
    await close(first, NOON)
    assert await store.last_game_in(LOBBY.channel_id) == first.id
    never_begun = replace(LOBBY, id="efgh2345")
    await store.add_table(never_begun)
    await close(never_begun, NOON + timedelta(hours=1))
    assert await store.last_game_in(LOBBY.channel_id) == first.id
    assert await store.last_game_in(LOBBY.channel_id + 1) is None


async def test_a_person_has_one_seat_at_a_table(store: SqliteStore) -> None:
    with pytest.raises(StoreError):
        await store.add_table(
            replace(LOBBY, seats=(SeatRecord(11, "Ann", None), SeatRecord(11, "Ann", None)))
        )
    assert await store.load(LOBBY.id) is None


async def test_open_tables_are_found_oldest_first(store: SqliteStore) -> None:
    late = replace(LOBBY, id="late2345", channel_id=5, opened_at=NOON + timedelta(days=1))
    closed = replace(LOBBY, id="shut2345", channel_id=6, stage="finished", closed_at=NOON)
    for table in (late, LOBBY, closed):
        await store.add_table(table)
    assert await store.open_tables_of(11) == (LOBBY.id, late.id)
    assert await store.open_tables_of(12) == ()
    assert await store.tables_in(frozenset({"lobby", "finished"})) == (LOBBY.id, closed.id, late.id)
    assert await store.tables_in(frozenset({"running"})) == ()


async def test_open_tables_are_found_by_their_guests_and_by_their_server(store: SqliteStore) -> None:
    invited = replace(LOBBY, affairs='{"invited": [{"id": 21, "name": "Fay"}], "spectators": []}')
    watched = replace(
        LOBBY,
        id="late2345",
        channel_id=5,
        guild_id=8,
        stage="ready",
        opened_at=NOON + timedelta(days=1),
        affairs='{"spectators": [{"id": 20, "name": "x"}, {"id": 21, "name": "Fay"}]}',
    )
    closed = replace(invited, id="shut2345", channel_id=6, stage="finished", closed_at=NOON)
    plain = replace(LOBBY, id="none2345", channel_id=7)
    for table in (watched, invited, closed, plain):
        await store.add_table(table)
    assert await store.open_tables_with_guest(21) == (invited.id, watched.id)
    assert await store.open_tables_with_guest(11) == (), "who sits there is no guest"
    assert await store.open_tables_in_server(8) == (watched.id,)
    assert await store.open_tables_in_server(LOBBY.guild_id) == (invited.id, plain.id)


async def test_a_closed_table_is_unannounced_until_it_is_marked(store: SqliteStore) -> None:
    await store.add_table(LOBBY)
    assert await store.unannounced_tables() == ()
    await store.save_table(replace(LOBBY, stage="cancelled", closed_at=NOON))
    assert await store.unannounced_tables() == (LOBBY.id,)
    await store.mark_announced(LOBBY.id)
    assert await store.unannounced_tables() == ()


async def test_messages_are_kept_by_role_and_seat(store: SqliteStore, other: SqliteStore) -> None:
    await store.add_table(LOBBY)
    lobby, hand, hand_again = (MessageRecord(2, number, f"shown {number}", NOON) for number in (1, 2, 3))
    await store.remember_message(LOBBY.id, "lobby", None, lobby)
    await store.remember_message(LOBBY.id, "hand", 0, hand)
    await store.remember_message(LOBBY.id, "hand", 1, hand)
    await store.remember_message(LOBBY.id, "lobby", None, replace(lobby, shown="changed"))
    await store.remember_message(LOBBY.id, "hand", 0, hand_again)
    assert await other.messages(LOBBY.id) == (
        TableMessage("lobby", None, replace(lobby, shown="changed")),
        TableMessage("hand", 0, hand_again),
        TableMessage("hand", 1, hand),
    )
    assert await other.message(LOBBY.id, "hand", 0) == hand_again
    assert await other.message(LOBBY.id, "hand", None) is None
    await store.forget_message(LOBBY.id, "hand", 0)
    await store.forget_message(LOBBY.id, "hand", 4)
    assert await other.message(LOBBY.id, "hand", 0) is None
    assert await other.message(LOBBY.id, "hand", 1) == hand


async def test_a_message_of_no_table_is_refused(store: SqliteStore) -> None:
    with pytest.raises(StoreError):
        await store.remember_message("nobody", "lobby", None, MessageRecord(1, 2, "", NOON))


async def test_small_settings_are_replaced_and_forgotten(store: SqliteStore, other: SqliteStore) -> None:
    assert await store.recall("commands") is None
    await store.remember("commands", "one")
    await store.remember("commands", "two")
    assert await other.recall("commands") == "two"
    await store.remember("locale.1", "pt-BR")
    assert await other.recall_all(["commands", "locale.1", "locale.2"]) == {
        "commands": "two",
        "locale.1": "pt-BR",
    }
    await store.forget("commands")
    assert await other.recall("commands") is None
    assert await other.recall_all(["commands"]) == {}


async def test_a_cancelled_write_leaves_the_store_usable(store: SqliteStore) -> None:
    for _ in range(20):
        task = asyncio.create_task(store.remember("key", "value"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await store.add_table(LOBBY)
    assert await store.revision(LOBBY.id) == 0


async def test_readers_wait_for_nobody(store: SqliteStore, path: Path) -> None:
    await store.add_table(LOBBY)
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("UPDATE tables SET host_id = 99")
    try:
        stored = await asyncio.wait_for(store.load(LOBBY.id), timeout=2)
    finally:
        writer.execute("ROLLBACK")
        writer.close()
    assert stored is not None
    assert stored.record.host_id == 11


async def test_the_settings_of_the_file_are_the_careful_ones(store: SqliteStore, path: Path) -> None:
    async with store._writer.transaction() as connection:
        answers = [
            (await connection.execute_fetchall(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert [next(iter(rows))[0] for rows in answers] == ["wal", 2, 1, 5000]
