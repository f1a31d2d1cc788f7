"""A PostgreSQL database that is restored from a dump or an archive: what messages show is doubted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import psycopg
import pytest
from pydantic import SecretStr

from bot.store.opening import open_shared_store
from bot.store.postgresql_restored import PLACE
from bot.store.records import STRIPPED, SentMessage, TableMessage
from bot.tables import lobby
from tests.bot.table_service.playing import start_bot
from tests.bot.tables.sitting import ANN
from tests.postgresql.guard import GuardedFolder
from tests.postgresql.server import Server

SHOWN = SentMessage(1, 66, "1", "fingerprint", datetime(2026, 1, 1, tzinfo=UTC))
OVER = replace(SHOWN, message_id=67, fingerprint=STRIPPED)
DOUBTED = replace(SHOWN, fingerprint="")


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """A server that may take the place of another."""
    with GuardedFolder() as folder:
        made = Server(folder.path, more=("wal_level=replica", "max_wal_senders=4"))
        made.make()
        yield made


@pytest.fixture
def own_place(own_server: Server) -> Iterator[SecretStr]:
    own_server.create("games")
    yield own_server.address("games")
    own_server.drop("games")


async def fill(place: SecretStr) -> tuple[str, str]:
    """A bot has been there: an open table and a closed one, with messages; their ids."""
    bot = await start_bot(place)
    running, closed = await bot.begin(people=2, channel=1), await bot.open(channel=2)
    await bot.do(closed.id, lobby.close, ANN)
    for table in (running, closed):
        messages = (TableMessage("private", None, SHOWN), TableMessage("round", None, OVER))
        await bot.store.remember_messages(table.id, *messages)
    await bot.close()
    await shown(place)
    return running.id, closed.id


async def shown(place: SecretStr, *tables: str) -> list[list[SentMessage]]:
    """Start and say what messages show."""
    store = await open_shared_store(place, None)
    found = [[one.message for one in await store.messages(table)] for table in tables]
    await store.close()
    return found


async def test_a_start_doubts_nothing(own_place: SecretStr) -> None:
    tables = await fill(own_place)
    for _ in range(2):
        assert await shown(own_place, *tables) == [[SHOWN, OVER], [SHOWN, OVER]]


async def test_what_open_tables_show_is_doubted_once_after_a_dump_is_restored(
    own_server: Server, own_place: SecretStr
) -> None:
    tables = await fill(own_place)
    dump = own_server.data / "dump"
    own_server.dump("games", dump)
    for into in ("games", "others"):
        if into == "games":
            own_server.drop("games")
        own_server.restore(dump, into)
        place = own_server.address(into)
        assert await shown(place, *tables) == [[DOUBTED, OVER], [SHOWN, OVER]]
        store = await open_shared_store(place, None)
        await store.remember_messages(tables[0], TableMessage("private", None, SHOWN))
        await store.close()
        assert await shown(place, tables[0]) == [[SHOWN, OVER]]
    own_server.drop("others")


def test_anybody_may_ask_where_a_database_is(own_server: Server, own_place: SecretStr) -> None:
    """The bot's role has rights over the bot's database alone."""
    own_server.run("CREATE ROLE somebody")
    with psycopg.connect(own_place.get_secret_value(), autocommit=True) as connection:
        connection.execute("SET ROLE somebody")
        ((place,),) = connection.execute(PLACE.encode()).fetchall()
    assert len(place.split("/")) == 4


async def test_a_bot_starts_where_nobody_says_whether_the_database_was_restored(
    own_server: Server, own_place: SecretStr, caplog: pytest.LogCaptureFixture
) -> None:
    own_server.run("ALTER FUNCTION pg_control_system() RENAME TO hidden", "games")
    assert await shown(own_place) == []
    assert "cannot find out whether the database has been restored" in caplog.text
