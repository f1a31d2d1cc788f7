"""The board as a web server: hosts, headers, limits, processes and stops."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectionError

from bot.board import api, check, server
from bot.command_line.serving import Server
from bot.monitoring.metrics import Metrics
from bot.people.links import NOTE_OF_KEY, Links
from bot.people.presence import Presence
from bot.settings import Listen, Settings
from bot.shards import Shards
from bot.store.database import Location
from bot.store.migrations import APPLICATION_ID
from bot.store.opening import open_own_store
from bot.table_service import TableService
from bot.tables import Stage, TableOptions, lobby, seats, shuffles
from tests.bot.board.tables import Boards, open_boards, pick_in
from tests.bot.board.test_streams import follow
from tests.bot.play.room import controls, open_room, shown
from tests.bot.table_service.held_clock import HeldClock
from tests.bot.table_service.playing import open_table, think_simply
from tests.ports import free_address

#: A server on the first of two shards.
GUILD = 1

#: Ends the connections on which processes are notified, which hold their locks.
END_LISTENING = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = ?1"


@asynccontextmanager
async def served_as(boards: Boards, address: str, framed_by: Sequence[str] = ()) -> AsyncIterator[str]:
    """The same bot's board at another address; the one where it really is."""
    listen = free_address()
    board = server.Board(boards.room.bot.services, Links(address, "a key"), Metrics(), framed_by=framed_by)
    await board.open(listen)
    try:
        yield f"http://{listen}"
    finally:
        await board.close()


@pytest.mark.parametrize(
    "address",
    [
        "https://hokkaido.example",
        "https://Hokkaido.Example:443",
        "http://hokkaido.example:8080",
        "https://hokkaido.example/board",
    ],
)
async def test_hosts_are_compared_without_case_and_port(boards: Boards, address: str) -> None:
    async with served_as(boards, address) as place:
        inner = place.removeprefix("http://")
        for host in (
            "hokkaido.example",
            "HOKKAIDO.example",
            "hokkaido.example:443",
            "hokkaido.example:9",
            inner,
        ):
            headers = {"Host": host, "Origin": "https://hokkaido.example"}
            async with boards.http.get(place, headers=headers) as page:
                assert page.status == 200, host
        for host in ("evil.example", "hokkaido.example.evil.example", "[::1", "", "localhost:x"):
            async with boards.http.get(place, headers={"Host": host}) as page:
                assert page.status == 403, host


async def test_the_check_path_reports_any_host_without_a_link(
    boards: Boards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "HELD", 0.1)
    async with boards.http.post(f"{boards.origin}/check", headers={"Host": "backend.internal"}) as response:
        assert await response.content.readline() == b"hokkaido backend.internal\n"
        assert await response.read() == b"end"
        assert response.headers["X-Accel-Buffering"] == "no"


async def test_a_request_for_another_host_is_explained_once_in_the_log(
    boards: Boards, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, server.__name__)
    expected = "Esta petición era para bot:8080, pero la dirección del tablero es https://hokkaido.example."
    async with served_as(boards, "https://hokkaido.example") as place:
        headers = {"Host": "bot:8080", "Accept-Language": "es-ES,es;q=0.9"}
        async with boards.http.get(place, headers=headers) as page:
            assert (page.status, page.content_type, await page.text()) == (403, "text/plain", expected)
        async with boards.http.get(f"{place}/api/view", headers=headers) as refused:
            assert await refused.json() == {"error": expected, "view": None}
        logged = [record for record in caplog.records if record.name == server.__name__]
        assert [record.levelno for record in logged] == [logging.INFO]
        assert "'bot:8080'" in logged[0].getMessage()
        assert "https://hokkaido.example" in logged[0].getMessage()
        for number in range(2 * server.MOST_LOGGED):
            await (await boards.http.get(place, headers={"Host": f"{number}.{'x' * 4000}"})).read()
    logged = [record for record in caplog.records if record.name == server.__name__]
    assert len(logged) == server.MOST_LOGGED
    assert max(len(record.getMessage()) for record in logged) < 300


async def test_requests_from_elsewhere_are_refused(boards: Boards) -> None:
    table = await boards.deal(2)
    token = boards.token(table)
    for headers in ({"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
        assert (await boards.ask(token, "/api/view", **headers)).status == 403
        assert (await boards.ask("", "/", **headers)).status == 403
    assert (await boards.ask(token, "/api/view", Origin=boards.origin)).status == 200


async def test_every_response_has_the_headers_that_keep_the_token(boards: Boards) -> None:
    table = await boards.deal(2)
    for path in (
        "/",
        "/page/main.js",
        "/art/light.svg",
        "/art/themes.css",
        "/api/view",
        "/nothing",
        "/api/nothing",
    ):
        answer = await boards.ask(boards.token(table), path)
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert "unsafe" not in answer.headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert "Set-Cookie" not in answer.headers
    view = await boards.ask(boards.token(table), "/api/view")
    assert view.headers["Cache-Control"] == "no-store"
    assert (await boards.ask("", "/page/../server.py")).status == 404
    assert (await boards.ask("", "/page/%2e%2e%2fserver.py")).status == 404


async def test_only_the_pages_that_the_bot_names_may_show_the_board_in_a_frame(boards: Boards) -> None:
    origins = ["http://127.0.0.1:1", "http://localhost:1"]
    async with served_as(boards, "http://127.0.0.1", origins) as place, boards.http.get(place) as page:
        policy = page.headers["Content-Security-Policy"]
    assert policy.endswith("frame-ancestors http://127.0.0.1:1 http://localhost:1")


async def test_the_page_asks_for_all_its_modules_at_once(boards: Boards) -> None:
    """Else each import would wait for the module that has it."""
    asked = set(re.findall(r'"page/(\w+\.js)"', (await boards.ask("", "/")).text))
    code = "".join(file.decode() for name, file in server.PAGE.items() if name.endswith(".js"))
    assert asked == {"main.js", *re.findall(r'from "\./(\w+\.js)"', code)}


async def test_a_large_request_is_refused(boards: Boards) -> None:
    table = await boards.deal(2)
    answer = await boards.ask(boards.token(table), "/api/act", b" " * (server.LARGEST_REQUEST + 1))
    assert answer.status == 413
    assert (await boards.ask("x" * 20_000, "/api/view")).status in (400, 431)


async def test_requests_are_limited(boards: Boards, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await boards.deal(2)
    async with boards.room.turn:  # no time passes
        statuses = [(await boards.ask(boards.token(table), "/api/tiles")).status for _ in range(260)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert (await boards.ask(boards.token(table, 1), "/api/tiles")).status == 200
    assert (await boards.ask(boards.token(table), "/api/view")).status == 200


@pytest.mark.parametrize("sent", [b"", b"GET /api/view HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"POST"])
async def test_a_silent_or_slow_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(server, "PATIENCE", 0.2)
    async with open_boards(tmp_path) as boards:
        assert boards.room.board is not None
        reader, writer = await asyncio.open_connection(*boards.room.board)
        writer.write(sent)
        async with asyncio.timeout(20):
            assert await reader.read() == b""
        writer.close()


async def test_a_slow_body_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PATIENCE", 0.2)
    async with open_boards(tmp_path) as boards:
        table = await boards.deal(2)
        assert boards.room.board is not None
        reader, writer = await asyncio.open_connection(*boards.room.board)
        head = f"POST /api/act HTTP/1.1\r\nHost: {boards.room.board}\r\nContent-Length: 50\r\n"
        writer.write(f"{head}Authorization: Bearer {boards.token(table)}\r\n\r\n{{".encode())
        async with asyncio.timeout(20):
            assert b"408" in await reader.readline()
        writer.close()


async def test_no_token_is_logged(boards: Boards, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = await boards.deal(2)
    token = boards.token(table)
    await boards.act(table, pick_in(await boards.view(table)))
    await boards.ask(token, "/api/nothing")
    await boards.ask(token, "/api/act", b"{")
    await boards.ask(token + "x", "/api/view")
    secret = token.rpartition(".")[2]
    assert not [record for record in caplog.records if secret in record.getMessage()]


async def test_a_failure_is_logged_with_a_reference_and_the_bot_plays_on(
    boards: Boards, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await boards.deal(2)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(api, "present", broken)
    answer = await boards.ask(boards.token(table), "/api/view")
    assert answer.status == 500
    (record,) = [record for record in caplog.records if record.name == server.__name__]
    assert record.getMessage().split()[1].rstrip(":") in answer.body["error"]
    monkeypatch.undo()
    assert (await boards.ask(boards.token(table), "/api/view")).status == 200


async def test_streams_end_and_a_move_in_progress_finishes_when_the_bot_stops(tmp_path: Path) -> None:
    async with open_boards(tmp_path) as boards:
        table = await boards.deal(2)
        stream = await follow(boards, boards.http, boards.token(table))
        await stream.next()
        view, services, begun = await boards.view(table), boards.room.bot.services.tables, asyncio.Event()
        may_go_on, do = asyncio.Event(), services.do

        async def slow(*given: Any, **more: Any) -> Any:
            begun.set()
            await may_go_on.wait()
            return await do(*given, **more)

        services.do = slow  # type: ignore[method-assign]
        moving = asyncio.create_task(boards.act(table, pick_in(view)))
        await begun.wait()
        closing = asyncio.create_task(boards.room.bot.close())
        assert await stream.next() == ""
        may_go_on.set()
        assert (await moving).status == 200
        await closing
        with pytest.raises(ClientConnectionError):
            await boards.view(table)


async def test_the_message_in_which_a_card_is_tried_has_a_link(tmp_path: Path) -> None:
    async with open_room(tmp_path, board=free_address()) as room:
        anna, bob = room.people(2)
        await room.begin_without_hints([anna, bob])
        first, *_ = controls(room.asked(anna))
        tried = await anna.user.click(room.asked(anna), custom_id=first["custom_id"])
        assert "Board" in [part["label"] for part in controls(shown(tried))]


async def test_a_taken_port_is_one_line_and_the_bot_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        listen = Listen(*taken.getsockname())
        async with open_room(tmp_path, board=listen) as room:
            assert room.bot.services.readers.links is None
            assert room.bot.board_failure.startswith(f"the board cannot be served on {listen}: ")
            anna, bob = room.people(2)
            table = await room.begin([anna, bob])
            assert table.stage is Stage.RUNNING
            assert "Board" not in str([message.components for message in room.messages()])
            running = Server(Settings.model_construct())
            running._bot = room.bot
            assert await running._check() == room.bot.board_failure
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "\n" not in record.getMessage()


async def test_the_metrics_count_requests_and_open_pages(boards: Boards) -> None:
    registry = boards.room.bot._metrics.registry
    table = await boards.deal(2)
    stream = await follow(boards, boards.http, boards.token(table))
    await stream.next()
    await boards.view(table)
    await boards.ask("", "/nothing/" + "x" * 50)
    for path, count in (("/api/view", 1), ("none", 1)):
        assert registry.get_sample_value("hokkaido_board_seconds_count", {"path": path}) == count
    assert registry.get_sample_value("hokkaido_board_pages") == 1


@asynccontextmanager
async def process(
    boards: Boards, place: Location, shard: int
) -> AsyncIterator[tuple[Boards, TableService, Presence]]:
    """One of two processes on a database, which serves the board."""
    store = await open_own_store(place, Shards(shard, shard, 2), hears_all=True)
    clock, listen = HeldClock(), free_address()
    tables = TableService(store, clock=clock, think=think_simply)
    links = Links(f"http://{listen}", await store.remember_first(NOTE_OF_KEY, f"of process {shard}"))
    services = replace(
        boards.room.bot.services, store=store, tables=tables, presence=(presence := Presence(clock))
    )
    board = server.Board(services, links, Metrics())
    await board.open(listen)
    tables.resume(presence.note_at_board)
    try:
        yield replace(boards, others=links), tables, presence
    finally:
        await board.close()
        await tables.close()
        await store.close()


async def test_each_of_several_processes_serves_the_page(
    boards: Boards, server_place: Location, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link holds in each process. The one that gets a move stores it, and the other's pages follow.

    They do not ask the database in the meantime, and miss nothing while they cannot be notified.
    """
    async with (
        process(boards, server_place, 0) as (first, tables, _),
        process(boards, server_place, 1) as (second, others, _),
    ):
        table = await open_table(tables, GUILD, 2, boards.people[0], TableOptions())
        await tables.do(table.id, lobby.join, boards.people[1])
        await tables.begin(table.id, boards.people[0])
        table = (await tables.do_unasked(table.id, shuffles.deal, None)).table
        assert first.token(table) == second.token(table)
        view = await first.view(table)
        assert await second.view(table) == view
        streams_ = [await follow(of, boards.http, of.token(table)) for of in (first, second)]
        assert [await stream.next() for stream in streams_] == [view["tag"]] * 2
        for person, (mover, other) in enumerate(((second, first), (first, second))):
            action = pick_in(await mover.view(table, person))
            assert (await mover.act(table, action, person)).status == 200
            tags = [await stream.next() for stream in streams_]
            assert tags == [(await other.view(table))["tag"]] * 2
        for of in (tables, others):
            monkeypatch.setattr(of, "get", None)
        await asyncio.sleep(2)
        monkeypatch.undo()
        await others._store.database.read(END_LISTENING, APPLICATION_ID)
        await tables.do(table.id, seats.leave_to_computer, boards.people[0])
        for stream in streams_:
            while await stream.next() != (await first.view(table))["tag"]:
                pass


async def test_a_player_at_the_board_of_one_process_is_known_to_the_one_that_announces_the_table(
    boards: Boards, server_place: Location, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        process(boards, server_place, 0) as (_, tables, presence),
        process(boards, server_place, 1) as (second, _, _),
    ):
        left = asyncio.Event()
        monkeypatch.setattr(presence, "on_left", lambda _: left.set())
        monkeypatch.setattr("bot.people.presence.LEFT_AFTER", 0.1)
        person = boards.people[0]
        table = await open_table(tables, GUILD, 2, person, TableOptions())
        stream = await follow(second, boards.http, second.token(table))
        async with asyncio.timeout(20):
            while not presence.is_at_board(person.id, table.id):  # noqa: ASYNC110 - nothing reports it
                await asyncio.sleep(0.01)
            assert (await second.ask(second.token(table), "/api/here", {}, Board_Away="1")).status == 204
            await left.wait()
        assert not presence.is_at_board(person.id, table.id)
        stream.response.close()


async def test_without_the_settings_nothing_listens_and_no_message_has_a_link(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        anna, bob = room.people(2)
        await room.begin([anna, bob])
        shown = [message.components for message in (*room.messages(), *room.private_messages(anna))]
        assert "url" not in str([part.to_dict() for row in shown for part in row])


async def test_a_file_that_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    """Not a byte of it, which would spoil the next response on the connection."""
    async with open_boards(tmp_path) as boards:
        host = boards.origin.removeprefix("http://")
        async with boards.http.get(f"{boards.origin}/page/main.js") as whole:
            tag = whole.headers["ETag"]
        lines = ["GET /page/main.js HTTP/1.1", f"Host: {host}", f"If-None-Match: {tag}"]
        lines += ["Accept-Encoding: gzip", "Connection: close", "", ""]
        reader, writer = await asyncio.open_connection(*host.split(":"))
        writer.write("\r\n".join(lines).encode())
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        assert (head.split(b"\r\n")[0], body) == (b"HTTP/1.1 304 Not Modified", b"")
