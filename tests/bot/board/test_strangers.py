"""Strangers at the board: requests without a link, broken ones, and more connections than there are files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from bot.board import connections, server, streams
from bot.client import HokkaidoBot
from bot.people.limits import OF_PERSON, OF_SERVER, Cost
from bot.store.database import StoreError
from bot.tables import Table
from tests.bot.board.tables import Boards, open_boards, pick_in

#: How many connections the board has in these tests.
FEW = 30


@pytest_asyncio.fixture
async def boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Boards]:
    monkeypatch.setattr(server, "most_connections", lambda: FEW)
    async with open_boards(tmp_path) as opened:
        yield opened


@asynccontextmanager
async def connection(boards: Boards) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection of someone who writes their own requests."""
    assert boards.room.board is not None
    reader, writer = await asyncio.open_connection(*boards.room.board)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def request_head(what: str, boards: Boards, token: str) -> bytes:
    """The first lines of a request."""
    lines = f"{what} HTTP/1.1", f"Host: {boards.room.board}", f"Authorization: Bearer {token}", ""
    return "\r\n".join(lines).encode()


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as something wrong."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


#: Requests by what is wrong with them: the first line, further headers, and the expected status.
REQUESTS = {
    "letters of the token": (b"GET /api/view HTTP/1.1", b"Authorization: Bearer \xff\xc3\xa9", 401),
    "a made-up token": (b"GET /api/view HTTP/1.1", b"Authorization: Bearer a.1.en.9.x", 401),
    "no token": (b"POST /api/act HTTP/1.1", b"Content-Length: 2\r\n\r\n{}", 401),
    "a line break": (b"GET /api/%0a2026 HTTP/1.1", b"X: x", 401),
    "a long name": (b"GET /page/" + b"x" * 3000 + b" HTTP/1.1", b"X: x", 404),
    "no file": (b"GET /page/%00 HTTP/1.1", b"X: x", 404),
    "another host": (b"GET / HTTP/1.1", b"Origin: https://evil.example", 403),
    "another protocol": (b"\x16\x03\x01\x00\xff", b"", 400),
    "another version": (b"GET / HTTP/9.9", b"X: x", 400),
    "no length": (b"GET / HTTP/1.1", b"Content-Length: x", 400),
    "a long header": (b"GET / HTTP/1.1", b"X: " + b"x" * 9000, 400),
    "a compressed body": (b"POST /api/act HTTP/1.1", b"Content-Encoding: gzip\r\nContent-Length: 0", 415),
}


@pytest.mark.parametrize("name", REQUESTS)
async def test_a_strangers_request_is_refused_without_a_trace(
    boards: Boards, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    line, headers, status = REQUESTS[name]
    host = f"Host: {boards.room.board}\r\nConnection: close\r\n".encode()
    async with connection(boards) as (reader, writer), asyncio.timeout(20):
        writer.write(line + b"\r\n" + host + headers + b"\r\n\r\n")
        head, _, _ = (await reader.read()).partition(b"\r\n\r\n")
    assert head.split(b" ")[1] == str(status).encode()
    assert b"Server: hokkaido" in head.split(b"\r\n")
    assert failures(caplog) == []


async def test_nothing_is_read_for_a_request_without_a_valid_link(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await boards.deal(2)

    async def fail(*_: object) -> None:
        raise AssertionError("the table was read")

    monkeypatch.setattr(boards.room.bot.services.tables, "get", fail)
    for path in ("/api/view", "/api/spots?card=1", "/api/nothing"):
        assert (await boards.ask(boards.token(table) + "x", path)).status == 401
    assert (await boards.ask(boards.token(table) + "x", "/api/changes", b"")).status == 401


@pytest.mark.parametrize(
    "body", [b"Content-Length: 50\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\nq\r\n"]
)
async def test_a_body_that_never_arrives_whole_is_not_a_failure(
    boards: Boards, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    table = await boards.deal(2)
    head = request_head("POST /api/act", boards, boards.token(table))
    async with connection(boards) as (_, writer):
        writer.write(head + body)
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.1)
    assert (await boards.ask(boards.token(table), "/api/view")).status == 200
    assert failures(caplog) == []


async def test_a_database_that_fails_is_explained_as_on_discord(
    boards: Boards, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await boards.deal(2)

    async def fail(*_: object) -> None:
        raise StoreError("it is full")

    monkeypatch.setattr(boards.room.bot.services.tables, "get", fail)
    answer = await boards.ask(boards.token(table), "/api/view")
    texts = boards.room.bot.services.texts.of("en")
    (record,) = [record for record in caplog.records if record.name == server.__name__]
    reference = record.getMessage().split()[1].rstrip(":")
    assert (answer.status, answer.body["error"]) == (503, texts.format("database-fails", reference=reference))


# Limits


async def test_no_questions_refuse_a_move(boards: Boards) -> None:
    """Not a person's own, nor those of others on the server, nor what watchers ask."""
    table = await boards.deal(2)
    limits = boards.room.bot.services.limits
    for cost in (Cost.BOARD, Cost.WATCHING):
        for person in range(-(-OF_SERVER[cost].times // OF_PERSON[cost].times)):
            for _ in range(OF_PERSON[cost].times):
                limits.take(cost, boards.people[0].id + person, boards.room.guild.id)
    assert (await boards.ask(boards.token(table, 1), "/api/tiles")).status == 429
    for person in (0, 1):
        action = pick_in(await boards.view(table, person))
        assert (await boards.act(table, action, person)).status == 200


async def test_moves_are_limited_by_person(boards: Boards) -> None:
    table = await boards.deal(2)
    for _ in range(OF_PERSON[Cost.MOVES].times):
        boards.room.bot.services.limits.take(Cost.MOVES, boards.people[0].id)
    for person, status in ((0, 429), (1, 200)):
        action = pick_in(await boards.view(table, person))
        assert (await boards.act(table, action, person)).status == status


async def test_who_watches_too_much_hurts_only_those_who_watch_the_same_table(boards: Boards) -> None:
    table, other = await boards.deal(2), await boards.deal(2)
    token = boards.token(table, None)
    asked = range(OF_PERSON[Cost.WATCHING].times + 1)
    async with boards.room.turn:  # no time passes
        statuses = [(await boards.ask(token, "/api/view")).status for _ in asked]
        assert (set(statuses[:-1]), statuses[-1]) == ({200}, 429)
        assert (await boards.ask(token, "/api/changes", b"")).status == 429
    assert (await boards.ask(boards.token(table), "/api/view")).status == 200
    assert (await boards.ask(boards.token(other, None), "/api/view")).status == 200


async def test_streams_of_watchers_leave_room_for_players(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "MOST_WATCHING", 3)
    table, other = await boards.deal(2), await boards.deal(2)
    async with AsyncExitStack() as stack:
        for of in (table, other, table):
            await stack.enter_async_context(stream(boards, of, None))
        assert (await boards.ask(boards.token(other, None), "/api/changes", b"")).status == 429
        await stack.enter_async_context(stream(boards, other, 0))


async def test_a_persons_pages_are_counted_at_all_tables(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "MOST_OF_PERSON", 2)
    tables = [await boards.deal(2) for _ in range(3)]
    async with stream(boards, tables[0], 0), stream(boards, tables[1], 0):
        assert (await boards.ask(boards.token(tables[2]), "/api/changes", b"")).status == 429
        async with stream(boards, tables[2], 1):
            pass


@asynccontextmanager
async def stream(boards: Boards, table: Table, person: int | None) -> AsyncIterator[asyncio.StreamReader]:
    """An open stream on its own connection, after its first tag."""
    async with connection(boards) as (reader, writer), asyncio.timeout(20):
        writer.write(request_head("POST /api/changes", boards, boards.token(table, person)) + b"\r\n")
        assert b" 200 " in await reader.readline()
        await reader.readuntil(b"data: ")
        yield reader


# Connections


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: HOST\r\nX", b"GET /art/light.svg HTTP/1.1\r\nHost: HOST\r\n\r\n" * 40],
)
async def test_strangers_take_connections_only_from_strangers(boards: Boards, sent: bytes) -> None:
    """Silent, half sent, or never read: there are never more of them, and a player goes on."""
    table = await boards.deal(2)
    request = sent.replace(b"HOST", str(boards.room.board).encode())
    async with AsyncExitStack() as stack:
        reader = await stack.enter_async_context(stream(boards, table, 0))
        before = open_files()
        for _ in range(3 * FEW):
            _, writer = await stack.enter_async_context(connection(boards))
            writer.write(request)
        action = pick_in(await boards.view(table))
        assert (await boards.act(table, action)).status == 200
        async with asyncio.timeout(20):
            await reader.readuntil(b"data: ")
        assert open_files() - before <= 3 * FEW + FEW


def open_files() -> int:
    """The number of files and connections that this process, with the bot and the strangers, has open."""
    return len([*Path("/dev/fd").iterdir()])


async def test_connections_are_fewer_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    for files, most in ((256, 128), (1024, 512), (1_048_576, 4000), (resource.RLIM_INFINITY, 4000)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, resource.RLIM_INFINITY))
        assert connections.most_connections() == most


async def test_the_bot_stops_in_ten_seconds_whatever_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Silent:
        """A shard whose end Discord never confirms."""

        disconnect = staticmethod(asyncio.Event().wait)

    async with open_boards(tmp_path) as boards, AsyncExitStack() as stack:
        table = await boards.deal(2)
        await stack.enter_async_context(stream(boards, table, 0))
        host = f"Host: {boards.room.board}\r\n".encode()
        body = b"Content-Length: 50\r\n\r\n{"
        for sent in (
            request_head("POST /api/act", boards, boards.token(table)) + body,
            b"POST /api/act HTTP/1.1\r\n" + host + body,
            b"GET / HTTP/1.1\r\nX",
            (b"GET /art/light.svg HTTP/1.1\r\n" + host + b"\r\n") * 40,
        ):
            _, writer = await stack.enter_async_context(connection(boards))
            writer.write(sent)
        await asyncio.sleep(0.5)
        monkeypatch.setattr(HokkaidoBot, "shards", {0: Silent()})
        async with asyncio.timeout(10):
            await boards.room.bot.close()
        monkeypatch.undo()
