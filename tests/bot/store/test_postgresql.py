"""Failures of a PostgreSQL server: nothing is lost, duplicated or half done, and no secret is revealed."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio
from psycopg import AsyncConnection
from pydantic import SecretStr

from bot import command_line
from bot.command_line.arguments import FAILED, WRONG_USAGE
from bot.settings import Settings
from bot.store import Store, StoreError, open_store, postgresql_database
from bot.store.database import UnusableError
from bot.store.opening import prepare
from tests.bot.store.test_store import LOBBY, action, begin, change
from tests.bot.table_service.playing import start_bot
from tests.bot.tables.sitting import PEOPLE
from tests.long import tries
from tests.ports import free_port
from tests.postgresql.dead_line import line_to
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server

#: Ends every other connection to the database.
END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

#: The number of moves made while something goes wrong, and of attempts at each.
MOVES = tries(4, 20)
TRIES = 5


@pytest_asyncio.fixture
async def store(server_place: SecretStr) -> AsyncIterator[Store]:
    opened = await open_store(server_place)
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """A running server that no other tests use at the same time, so that it can be stopped."""
    with GuardedFolder() as folder:
        # Uncommitted data stays in memory, so that a crash loses it.
        made = Server(folder.path, more=("wal_writer_delay=10s",), port=free_port())
        made.make()
        yield made


@pytest.fixture
def own_place(own_server: Server) -> Iterator[SecretStr]:
    """An empty database on a server that can be stopped."""
    own_server.create("games")
    yield own_server.address("games")
    own_server.drop("games")


async def make_moves(
    place: SecretStr, moves: int, meanwhile: Callable[[int], Coroutine[Any, Any, object]]
) -> None:
    """Make this many moves, each retried until it is accepted, and run ``meanwhile`` during each."""
    bot = await start_bot(place)
    table = await bot.begin(people=2)
    for number in range(moves):
        trouble = asyncio.create_task(meanwhile(number))
        for left in reversed(range(TRIES)):
            try:
                now = await bot.tables.get(table.id)
                await bot.act(now, PEOPLE[now.view(None).waiting_for[0]])
                break
            except StoreError:
                assert left
        await trouble
    stored = await bot.store.load(table.id)
    assert stored is not None
    assert len(stored.entries) == len(stored.standing) == moves
    assert stored.table.revision == table.revision + moves
    await bot.close()


async def test_nothing_is_lost_or_duplicated_if_connections_keep_breaking(
    server_place: SecretStr,
) -> None:
    async with await AsyncConnection.connect(server_place.get_secret_value(), autocommit=True) as other:

        async def end_others(number: int) -> None:
            await asyncio.sleep(number % 5 / 1000)
            await other.execute(END_OTHERS)

        await make_moves(server_place, MOVES, end_others)


async def test_nothing_is_lost_or_duplicated_if_the_server_crashes_and_restarts(
    own_server: Server, own_place: SecretStr
) -> None:
    async def crash(number: int) -> None:
        if number % 4 == 1:
            await asyncio.to_thread(own_server.stop, "immediate")
            await asyncio.to_thread(own_server.start)

    await make_moves(own_place, 8, crash)


async def test_a_server_that_stays_down_is_reported_in_one_line_and_used_again_later(
    own_server: Server, own_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_database, "PATIENCE", 0.2)
    store = await open_store(own_place)
    table = await begin(store)
    own_server.stop()
    for attempt in (change(store, table, action(0)), store.load(table.id), store.recall("key")):
        with pytest.raises(StoreError, match=r"^The PostgreSQL database cannot be used: [^\n]+$") as raised:
            await attempt
        assert str(own_server.folder) not in str(raised.value)
    own_server.start()
    await change(store, table, action(0))
    await store.close()


async def test_a_server_that_falls_silent_is_given_up(
    own_server: Server, own_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql_database, "LONGEST", 1)
    assert own_server.port is not None
    async with line_to(own_server.port) as line:
        store = await open_store(own_server.address_on_loopback("games", line.port))
        table = await begin(store)
        line.silent = True
        with pytest.raises(StoreError, match=r"^The PostgreSQL [^\n]+ the server does not answer$"):
            await asyncio.wait_for(change(store, table, action(0)), 30)
    await store.close()


async def test_a_lasting_lock_holds_up_only_one_table_and_is_reported(
    server_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgresql_database.DEFAULTS, "options", "-c lock_timeout=100ms")
    store = await open_store(server_place)
    table = await begin(store)
    async with await AsyncConnection.connect(server_place.get_secret_value()) as other:
        await other.execute("UPDATE tables SET host_id = 99")
        with pytest.raises(StoreError, match=r"cannot be used: canceling statement due to lock timeout$"):
            await change(store, table, action(0))
        assert await store.load(table.id) is not None, "readers do not wait for the lock"
        await store.add_table(replace(LOBBY, id="efgh2345", channel_id=7))
        await other.rollback()
    await change(store, table, action(0))
    await store.close()


@pytest.fixture(scope="module")
def with_password(own_server: Server) -> str:
    """The address of a database that needs a password, with a placeholder for it."""
    rules = own_server.data / "pg_hba.conf"
    rules.write_text(
        f"local all anna scram-sha-256\nlocal all bob reject\nlocal all carl peer\n{rules.read_text()}"
    )
    own_server.run("CREATE ROLE anna LOGIN SUPERUSER PASSWORD 'right'")
    own_server.run("CREATE ROLE dora NOLOGIN")
    own_server.run("SELECT pg_reload_conf()")
    own_server.create("refusing")
    return own_server.address("refusing").get_secret_value().replace("postgres@", "anna:{}@")


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (":{}@", ":wrong@", "password authentication failed for user …"),
        (":{}@", "@", "fe_sendauth: no password supplied"),
        ("anna:{}@", "nobody@", "role … does not exist"),
        ("anna:{}@", "carl@", "Peer authentication failed for user …"),
        ("anna:{}@", "dora@", "role … is not permitted to log in"),
        ("anna:{}@", "bob@", "pg_hba.conf rejects connection for host …, user …, database …, no encryption"),
        ("{}@/refusing", "right@/others", "database … does not exist"),
    ],
)
def test_being_rejected_by_the_server_is_a_permanent_failure(
    with_password: str,
    before: str,
    after: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", with_password.replace(before, after))
    assert command_line.main(["run"]) == WRONG_USAGE
    assert capsys.readouterr().err.splitlines()[1:] == [f"The PostgreSQL database cannot be used: {said}"]


def test_a_server_that_is_down_at_the_start_is_a_temporary_failure(
    own_server: Server, own_place: SecretStr, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", own_place.get_secret_value())
    own_server.stop()
    assert command_line.main(["run"]) == FAILED
    own_server.start()


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
async def test_neither_password_nor_address_is_revealed(
    address: str, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    settings = Settings.model_validate({"DISCORD_TOKEN": "a-token", "HOKKAIDO_DATABASE": address})
    with pytest.raises(StoreError) as raised:
        await open_store(settings.database)
    logging.getLogger("test").error("as a traceback", exc_info=raised.value)
    told = f"{raised.value!r} {raised.value} {settings!r} {caplog.text} {capsys.readouterr()}"
    assert [secret for secret in SECRETS if secret in told] == []


async def test_another_programs_database_is_left_alone(server_place: SecretStr, server: Server) -> None:
    with psycopg.connect(server_place.get_secret_value(), autocommit=True) as connection:
        connection.execute("DROP TABLE shape")
    with pytest.raises(StoreError, match="another program's database"):
        await prepare(server_place)


async def test_a_newer_database_is_refused_in_one_line(server_place: SecretStr) -> None:
    with psycopg.connect(server_place.get_secret_value(), autocommit=True) as connection:
        connection.execute("UPDATE shape SET version = 1000")
    with pytest.raises(
        StoreError, match=r"^The PostgreSQL database cannot be used: it was written by a newer version[^\n]*$"
    ) as raised:
        await prepare(server_place)
    assert isinstance(raised.value, UnusableError)


async def test_several_processes_can_start_at_once_on_an_empty_database(server_place: SecretStr) -> None:
    with psycopg.connect(server_place.get_secret_value(), autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    stores = await asyncio.gather(*(open_store(server_place) for _ in range(4)))
    assert [await store.open_channels() for store in stores] == [()] * 4
    for store in stores:
        await store.close()


async def test_without_the_driver_one_line_explains_how_to_install_it(
    server_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    for attempt in (prepare(server_place), open_store(server_place)):
        with pytest.raises(StoreError, match=r'^[^\n]*the extra "postgresql"[^\n]*$'):
            await attempt


#: Settings of a server with a standby. Each commit waits for the standby.
FOLLOWED = ("wal_level=replica", "max_wal_senders=4")

#: The move during which the first server crashes.
CRASH = 3


@dataclass
class Pair:
    """A server and its standby."""

    first: Server
    second: Server

    @property
    def place(self) -> SecretStr:
        """The address of whichever server accepts writes."""
        hosts = f"{self.first.data},{self.second.data}"
        return SecretStr(f"postgresql://postgres@/games?host={hosts}&target_session_attrs=read-write")


@pytest.fixture
def pair() -> Iterator[Pair]:
    with GuardedFolder() as one, GuardedFolder() as other:
        servers = Pair(Server(one.path, FOLLOWED), Server(other.path, FOLLOWED))
        servers.first.make()
        servers.first.create("games")
        servers.second.make_standby_of(servers.first)
        yield servers


async def test_a_standby_takes_over_and_nothing_is_lost_or_duplicated(pair: Pair) -> None:
    async def fail_over(number: int) -> None:
        if number == CRASH:
            await asyncio.to_thread(pair.first.stop, "immediate")
            await asyncio.to_thread(pair.second.promote)

    await make_moves(pair.place, MOVES, fail_over)
    assert pair.second.ask("SELECT count(*) FROM entries", "games") == MOVES
