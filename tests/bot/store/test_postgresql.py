"""Trouble with a PostgreSQL server: what passes is waited out, nothing is lost, doubled or given away."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio
from psycopg import AsyncConnection, AsyncRawCursor
from psycopg.conninfo import conninfo_to_dict
from pydantic import SecretStr

from bot import command_line
from bot.command_line.arguments import FAILED, WRONG_USAGE
from bot.settings import Settings
from bot.store import Store, StoreError, open_store, postgresql_database
from bot.store.database import StaleWriteError, Transaction, UnusableError
from bot.store.opening import prepare
from bot.tables import Change
from tests.bot.store.databases import rows, run
from tests.bot.store.test_store import LOBBY, NOON, action, begin, change
from tests.bot.table_service.playing import start_bot
from tests.bot.tables.sitting import PEOPLE
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server

#: Ends every other connection to the database.
END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

#: How many changes others store right after a crash.
OTHERS = 3

#: How many moves are made while something goes wrong.
MOVES = 20


@pytest_asyncio.fixture
async def store(server_place: SecretStr) -> AsyncIterator[Store]:
    opened = await open_store(server_place)
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """A server that other tests do not use at the same time, so that it may be stopped; it is running."""
    with GuardedFolder() as folder:
        # What is not committed stays in memory, so that a crash leaves nothing of it.
        made = Server(folder.path, more=("wal_writer_delay=10s",))
        made.make()
        yield made


@pytest.fixture
def own_place(own_server: Server) -> Iterator[SecretStr]:
    """An empty database on a server that may be stopped."""
    own_server.create("games")
    yield own_server.address("games")
    own_server.drop("games")


async def count_notes(transaction: Transaction) -> int:
    """How many notes there are."""
    ((count,),) = await transaction.execute("SELECT count(*) FROM notes")
    return int(count)


async def make_moves(store: Store, moves: int, meanwhile: Callable[[int], Coroutine[Any, Any, None]]) -> None:
    """Make so many moves and look at each; before each something happens."""
    table = await begin(store)
    for number in range(moves):
        trouble = asyncio.create_task(meanwhile(number))
        table = await change(store, table, action(number))
        assert await store.revision(table.id) == table.revision
        await trouble
    stored = await store.load(table.id)
    assert stored is not None
    assert [entry.number for entry in stored.entries] == list(range(moves))
    assert stored.table.revision == table.revision == moves + 1


async def test_connections_that_are_ended_all_the_time_lose_and_double_nothing(
    store: Store, server_place: SecretStr
) -> None:
    async with await AsyncConnection.connect(server_place.get_secret_value(), autocommit=True) as other:

        async def end_others(number: int) -> None:
            await asyncio.sleep(number % 5 / 1000)
            await other.execute(END_OTHERS)

        await make_moves(store, MOVES, end_others)


async def test_a_game_goes_on_while_connections_are_ended(server_place: SecretStr) -> None:
    bot = await start_bot(server_place)
    table = await bot.begin(people=2)
    async with await AsyncConnection.connect(server_place.get_secret_value(), autocommit=True) as other:
        for _ in range(MOVES):
            now = await bot.tables.get(table.id)
            ending = asyncio.create_task(other.execute(END_OTHERS))
            await bot.act(now, PEOPLE[now.view(None).waiting_for[0]])
            await ending
    stored = await bot.store.load(table.id)
    assert stored is not None
    assert len(stored.entries) == MOVES
    assert len(stored.standing) == MOVES
    await bot.close()


async def test_a_server_that_crashes_and_comes_back_loses_and_doubles_nothing(
    own_server: Server, own_place: SecretStr
) -> None:
    store = await open_store(own_place)

    async def crash(number: int) -> None:
        if number % 4 == 1:
            await asyncio.to_thread(own_server.stop, "immediate")
            await asyncio.to_thread(own_server.start)

    await make_moves(store, 8, crash)
    await store.close()


async def test_a_change_that_a_crash_undid_is_made_again_whatever_others_have_stored_since(
    own_server: Server, own_place: SecretStr
) -> None:
    store = await open_store(own_place)
    crashes = 0

    async def work(transaction: Transaction) -> None:
        nonlocal crashes
        await transaction.execute("INSERT INTO notes (key, value) VALUES (?1, ?2)", "mine", "stored")
        if crashes == 0:
            crashes += 1
            await asyncio.to_thread(own_server.stop, "immediate")
            await asyncio.to_thread(own_server.start)
            # The server gives them the numbers of transactions of which the crash has left nothing.
            for number in range(OTHERS):
                await asyncio.to_thread(
                    own_server.run, f"INSERT INTO notes VALUES ('other {number}', '')", "games"
                )

    await store.database.change(work)
    assert crashes == 1
    assert await store.recall("mine") == "stored"
    await store.close()


async def test_a_server_that_stays_away_is_told_of_in_one_line_and_found_again(
    own_server: Server, own_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(own_place)
    table = await begin(store)
    own_server.stop()
    monkeypatch.setattr(postgresql_database, "PATIENCE", 0.2)
    for attempt in (change(store, table, action(0)), store.load(table.id), store.recall("key")):
        with pytest.raises(StoreError, match=r"^The PostgreSQL database cannot be used: [^\n]+$") as raised:
            await attempt
        assert str(own_server.folder) not in str(raised.value)
    monkeypatch.undo()
    own_server.start()
    await change(store, table, action(0))
    await store.close()


@pytest.mark.parametrize("is_stored", [True, False])
async def test_when_the_answer_to_a_commit_is_lost_the_server_is_asked_what_became_of_it(
    store: Store, monkeypatch: pytest.MonkeyPatch, is_stored: bool
) -> None:
    table = await begin(store)
    commit = AsyncConnection.commit
    lost: list[bool] = []

    async def commit_unheard(connection: AsyncConnection[Any]) -> None:
        if not lost:
            lost.append(True)
            await (commit(connection) if is_stored else connection.rollback())
            await connection.close()
            raise psycopg.OperationalError("consuming input failed")
        await commit(connection)

    monkeypatch.setattr(AsyncConnection, "commit", commit_unheard)
    after = await change(store, table, action(0))
    assert lost
    stored = await store.load(table.id)
    assert stored is not None
    assert (stored.table.revision, len(stored.entries)) == (after.revision, 1)
    lost.clear()
    assert await store.database.change(count_notes) == 0, "what the work has returned is not lost"
    assert lost


@pytest.mark.parametrize("is_stored", [True, False])
async def test_a_change_that_is_still_under_way_is_waited_for_and_not_for_ever(
    server_place: SecretStr, is_stored: bool
) -> None:
    address = server_place.get_secret_value()
    async with (
        await AsyncConnection.connect(address) as lost,
        await AsyncConnection.connect(address, autocommit=True, cursor_factory=AsyncRawCursor) as other,
    ):
        await lost.execute("INSERT INTO changes (id) VALUES ('lost')")
        await other.execute("SET lock_timeout = '100ms'")
        with pytest.raises(StoreError, match="does not say"):
            await postgresql_database._is_stored("lost", other)
        await other.execute("SET lock_timeout = '5s'")
        asked = asyncio.create_task(postgresql_database._is_stored("lost", other))
        await asyncio.sleep(0.1)
        assert not asked.done()
        await (lost.commit() if is_stored else lost.rollback())
        assert await asked is is_stored


async def test_what_was_said_not_to_be_stored_never_is(server_place: SecretStr) -> None:
    address = server_place.get_secret_value()
    async with (
        await AsyncConnection.connect(address) as late,
        await AsyncConnection.connect(address, autocommit=True, cursor_factory=AsyncRawCursor) as other,
    ):
        assert not await postgresql_database._is_stored("late", other)
        with pytest.raises(psycopg.errors.UniqueViolation):
            await late.execute("INSERT INTO changes (id) VALUES ('late')")


async def test_marks_of_changes_are_removed_after_a_while(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_database, "MARKS", 4)
    await store.remember("one", "")
    await run(store, "UPDATE changes SET made = now() - interval '1 hour'")
    for number in range(4):
        await store.remember("two", str(number))
    assert await rows(store, "SELECT count(*) FROM changes WHERE made < now() - interval '10 minutes'") == [
        (0,)
    ]
    assert await rows(store, "SELECT count(*) FROM changes") == [(4,)]


async def test_two_changes_that_wait_for_each_other_both_happen_once(store: Store) -> None:
    await store.remember("one", "")
    await store.remember("two", "")

    async def crossing(first: str, second: str, transaction: Transaction) -> None:
        add = "UPDATE notes SET value = value || 'x' WHERE key = ?1"
        await transaction.execute(add, first)
        await asyncio.sleep(0.1)
        await transaction.execute(add, second)

    await asyncio.gather(
        store.database.change(partial(crossing, "one", "two")),
        store.database.change(partial(crossing, "two", "one")),
    )
    assert [await store.recall(key) for key in ("one", "two")] == ["xx", "xx"]


async def test_a_server_that_has_become_a_copy_is_waited_out(store: Store, server_place: SecretStr) -> None:
    table = await begin(store)
    database = conninfo_to_dict(server_place.get_secret_value())["dbname"]
    await run(store, f"ALTER DATABASE {database} SET default_transaction_read_only = on")
    async with await AsyncConnection.connect(server_place.get_secret_value(), autocommit=True) as other:
        await other.execute(END_OTHERS)
        move = asyncio.create_task(change(store, table, action(0)))
        await asyncio.sleep(0.3)
        assert not move.done()
        await other.execute("SET default_transaction_read_only = off")
        await other.execute(f"ALTER DATABASE {database} RESET default_transaction_read_only".encode())
    await move
    assert len(await rows(store, "SELECT 1 FROM entries")) == 1


async def test_a_lock_that_stays_holds_up_one_table_and_is_told(
    server_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgresql_database.USUAL, "options", "-c lock_timeout=100ms")
    store = await open_store(server_place)
    table = await begin(store)
    async with await AsyncConnection.connect(server_place.get_secret_value()) as other:
        await other.execute("UPDATE tables SET host_id = 99")
        with pytest.raises(StoreError, match=r"cannot be used: canceling statement due to lock timeout$"):
            await change(store, table, action(0))
        assert await store.load(table.id) is not None, "who reads waits for nobody"
        await store.add_table(replace(LOBBY, id="efgh2345", channel_id=7))
        await other.rollback()
    await change(store, table, action(0))
    await store.close()


async def test_who_is_too_late_is_not_tried_again(store: Store) -> None:
    table = await begin(store)
    await change(store, table, action(0))
    with pytest.raises(StaleWriteError):
        await store.save(table, Change(replace(table, revision=table.revision + 1)), NOON)


@pytest.fixture
def with_password(own_server: Server, own_place: SecretStr) -> Iterator[str]:
    """The address of a database for which somebody needs a password, with a gap for that."""
    rules = own_server.data / "pg_hba.conf"
    usual = rules.read_text()
    rules.write_text(f"local all anna scram-sha-256\nlocal all bob reject\nlocal all carl peer\n{usual}")
    own_server.run("CREATE ROLE anna LOGIN SUPERUSER PASSWORD 'right'")
    own_server.run("CREATE ROLE dora NOLOGIN")
    own_server.stop()
    own_server.start()
    yield own_place.get_secret_value().replace("postgres@", "anna:{}@")
    rules.write_text(usual)
    own_server.stop()
    own_server.start()
    own_server.run("DROP ROLE anna, dora")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (":{}@", ":wrong@", "password authentication failed for user …"),
        (":{}@", "@", "fe_sendauth: no password supplied"),
        ("anna:{}@", "nobody@", "role … does not exist"),
        ("anna:{}@", "carl@", "Peer authentication failed for user …"),
        ("anna:{}@", "dora@", "role … is not permitted to log in"),
        ("anna:{}@", "bob@", "pg_hba.conf rejects connection for host …, user …, database …, no encryption"),
        ("{}@/games", "right@/others", "database … does not exist"),
    ],
)
def test_a_bot_that_the_server_refuses_at_the_start_does_not_try_again(
    with_password: str,
    before: str,
    after: str,
    said: str,
    own_server: Server,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", with_password.replace(before, after))
    assert command_line.main(["run"]) == WRONG_USAGE
    assert capsys.readouterr().err.splitlines() == [f"The PostgreSQL database cannot be used: {said}"]
    own_server.stop()
    assert command_line.main(["run"]) == FAILED, "a server that is down may come back"
    own_server.start()


async def test_a_password_that_is_changed_while_the_bot_runs_ends_nothing(
    with_password: str, own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_database, "PATIENCE", 0.5)
    store = await open_store(SecretStr(with_password.format("right")))
    for password in ("another", "right"):
        own_server.run(f"ALTER ROLE anna PASSWORD '{password}'")
        own_server.run(END_OTHERS, "games")
        with pytest.raises(StoreError) if password == "another" else nullcontext():
            await store.remember("key", "value")
    await store.close()


SECRETS = ("ann-of-the-bot", "s3cret-word", "db.example.invalid", "127.0.0.1", "64321", "games_of_ann")


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann-of-the-bot:s3cret-word@127.0.0.1:64321/games_of_ann",
        "postgresql://ann-of-the-bot:s3cret-word@db.example.invalid/games_of_ann",
        "postgresql://ann-of-the-bot:s3cret-word@127.0.0.1:64321,db.example.invalid:64321/games_of_ann",
        "postgresql://ann-of-the-bot:s3cret-word@127.0.0.1:port/games_of_ann",
        "postgresql://ann-of-the-bot:s3cret-word@[127.0.0.1/games_of_ann",
        "postgresql://ann-of-the-bot:s3cret-word@127.0.0.1/games_of_ann?nonsense=s3cret-word",
    ],
)
async def test_neither_password_nor_address_is_told(
    address: str, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    settings = Settings.model_validate({"DISCORD_TOKEN": "a-token", "HOKKAIDO_DATABASE": address})
    with pytest.raises(StoreError) as raised:
        await open_store(settings.database)
    logging.getLogger("test").error("as a traceback", exc_info=raised.value)
    told = f"{raised.value!r} {raised.value} {settings!r} {caplog.text} {capsys.readouterr()}"
    assert [secret for secret in SECRETS if secret in told] == []


async def test_a_lost_connection_is_logged_without_the_address(
    store: Store, server_place: SecretStr, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await store.remember("key", "value")
    async with await AsyncConnection.connect(server_place.get_secret_value(), autocommit=True) as other:
        await other.execute(END_OTHERS)
    assert await store.recall("key") == "value"
    assert "PostgreSQL: " in caplog.text
    told = f"{caplog.text} {store!r} {store.database!r} {vars(store.database)!r}"
    for secret in server_place.get_secret_value().replace("?", "/").split("/"):
        assert len(secret) < 5 or secret not in told.replace("postgresql_database", "")


async def test_another_programs_database_is_left_alone(server_place: SecretStr, server: Server) -> None:
    with psycopg.connect(server_place.get_secret_value(), autocommit=True) as connection:
        connection.execute("DROP TABLE shape")
    with pytest.raises(StoreError, match="the database of another program"):
        await prepare(server_place)


async def test_a_newer_database_is_refused_in_one_line(server_place: SecretStr) -> None:
    with psycopg.connect(server_place.get_secret_value(), autocommit=True) as connection:
        connection.execute("UPDATE shape SET version = 1000")
    with pytest.raises(
        StoreError, match=r"^The PostgreSQL database cannot be used: a newer version[^\n]*$"
    ) as raised:
        await prepare(server_place)
    assert isinstance(raised.value, UnusableError)


async def test_many_processes_may_start_at_once_on_an_empty_database(server_place: SecretStr) -> None:
    with psycopg.connect(server_place.get_secret_value(), autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    stores = await asyncio.gather(*(open_store(server_place) for _ in range(4)))
    assert [await store.open_tables() for store in stores] == [()] * 4
    for store in stores:
        await store.close()


async def test_without_the_driver_one_line_says_how_to_get_it(
    server_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    for attempt in (prepare(server_place), open_store(server_place)):
        with pytest.raises(StoreError, match=r'^[^\n]*the extra "postgresql"[^\n]*$'):
            await attempt
