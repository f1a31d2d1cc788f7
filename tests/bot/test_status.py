"""``hokkaido status``, beside the whole bot on a small Discord and without it."""

from __future__ import annotations

import asyncio
import re
import socketserver
import sqlite3
import sys
import tempfile
import threading
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from bot import command_line
from bot.monitoring.metrics import Metrics, Processes
from tests.bot.empty_database import make_empty_database
from tests.loopback.scene import open_scene

#: Seconds that everything may take to come about, on whatever machine.
PATIENCE = 120.0


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    path = tmp_path / "hokkaido.sqlite3"
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(path))
    return path


def test_without_a_port_the_database_is_asked(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_empty_database(database)
    assert command_line.main(["status"]) == 0
    tables, hint = capsys.readouterr().out.splitlines()
    assert tables == f"{database}: open tables: 0 lobby, 0 ready, 0 running"
    assert "HOKKAIDO_METRICS_PORT" in hint


def test_the_database_is_not_copied_for_it(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It may be larger than what a small machine has left in its memory, where /tmp often is."""
    make_empty_database(database)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "no such folder"))
    assert command_line.main(["status"]) == 0
    assert "0 running" in capsys.readouterr().out


def test_a_file_of_something_else_is_one_line(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(database)) as other:
        other.execute("CREATE TABLE tables (stage TEXT)")
    assert command_line.main(["status"]) == 2
    said = f"The database {database} cannot be read: it is no database of this program\n"
    assert capsys.readouterr().err == said


def test_a_proxy_is_not_asked_for_what_is_on_this_machine(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    make_empty_database(database)
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.setenv("HOKKAIDO_METRICS_PORT", str(unused_tcp_port))
    with ExitStack() as stack:
        stack.callback(Metrics().serve(unused_tcp_port))
        assert command_line.main(["status"]) == 0
    assert "moves: 0" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["status"], ["close-table", "abcdefgh"]])
def test_a_file_that_cannot_even_be_looked_for_is_one_line(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    """As one in a folder that whoever asks may not enter; no system finds a name that is so long."""
    place = database.with_name("x" * 300)
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(place))
    assert command_line.main(command) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(f"The database {place} cannot be read: ")


@pytest.mark.usefixtures("database")
def test_without_a_database_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["status"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_bot_that_does_not_answer_is_a_failure(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    make_empty_database(database)
    monkeypatch.setenv("HOKKAIDO_METRICS_PORT", str(unused_tcp_port))
    assert command_line.main(["status"]) == 1
    address = f"http://127.0.0.1:{unused_tcp_port}/metrics"
    assert capsys.readouterr().err == f"the bot does not answer at {address}: Connection refused\n"


@pytest.mark.parametrize(
    "greeting", [b"SSH-2.0-OpenSSH_9.6\r\n", b"HTTP/1.0 200 OK\r\n\r\n<!DOCTYPE html>\n<p>hello"]
)
def test_what_is_no_bot_at_that_port_is_a_failure(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, greeting: bytes
) -> None:
    make_empty_database(database)

    class Other(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.request.recv(4096)
            self.wfile.write(greeting)

    with socketserver.TCPServer(("127.0.0.1", 0), Other) as server:
        port = server.server_address[1]
        monkeypatch.setenv("HOKKAIDO_METRICS_PORT", str(port))
        serving = threading.Thread(target=server.handle_request)
        serving.start()
        assert command_line.main(["status"]) == 1
        serving.join()
    (line,) = capsys.readouterr().err.splitlines()
    assert str(port) in line


@pytest.mark.parametrize(
    ("slowest", "said"), [(3.0, "99% within 5000 ms"), (60.0, "99% within more than 10000 ms")]
)
def test_work_may_take_longer_than_any_figure_says(
    database: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    unused_tcp_port: int,
    slowest: float,
    said: str,
) -> None:
    make_empty_database(database)
    monkeypatch.setenv("HOKKAIDO_METRICS_PORT", str(unused_tcp_port))
    metrics = Metrics()
    for seconds in (0.06, 0.07, slowest):
        metrics.note_work(Processes.WORKERS, "review", seconds)
    metrics.waiting.labels(Processes.THINKERS).set(2)
    close = metrics.serve(unused_tcp_port)
    assert command_line.main(["status"]) == 0
    close()
    lines = capsys.readouterr().out.splitlines()
    assert "thoughts of computer players: none yet; waiting now: 2" in lines
    (work,) = (line for line in lines if line.startswith("pictures"))
    assert work == f"pictures and other work: 3 times, 50% within 100 ms, {said}; waiting now: 0"


@pytest.mark.skipif(sys.platform != "linux", reason="needs signals")
async def test_the_running_bot_says_what_it_has_measured(
    tmp_path: Path,
    database: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    unused_tcp_port: int,
) -> None:
    monkeypatch.setenv("HOKKAIDO_METRICS_PORT", str(unused_tcp_port))
    async with open_scene(tmp_path, PATIENCE) as scene:
        await scene.kill()
        scene.settings["HOKKAIDO_METRICS_PORT"] = str(unused_tcp_port)
        await scene.start()
        scene.matches.append(await scene.new_match({"computers": 1}))
        await scene.play(2)
        # The bot plays before all its servers have come, and serves its figures after that; and who is asked
        # may be one who still thinks.
        for _ in range(int(PATIENCE)):
            is_served = await asyncio.to_thread(command_line.main, ["status"]) == 0
            told = capsys.readouterr().out
            if is_served and "computer players: none yet" not in told:
                break
            await asyncio.sleep(1)
    said = dict(line.split(": ", 1) for line in told.splitlines())
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    section = page.partition("### How it is doing")[2].partition("\n## ")[0]
    _, *shown = re.findall(r"^    ([^:\n]+): .*\d", section, re.MULTILINE)
    assert [*said][1:] == shown, "docs/hosting.md shows other lines"
    assert said[str(database)].endswith("1 running")
    assert int(said["moves"]) >= 2
    assert int(said["acknowledged"].split()[0]) >= 3
    assert int(said["pictures and other work"].split()[0]) >= 1
    assert int(said["thoughts of computer players"].split()[0]) >= 1
    assert said["in the log"] == "0 errors, 0 warnings"
