"""The bot's log: its formats, the table named in each entry, and what must never be logged."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.command_line.log import set_up_log
from bot.settings import LogFormat
from bot.store.database import StoreError

FORMATS: tuple[LogFormat, ...] = ("plain", "keyvalue", "json")
SECRET = "abc.def.ghi"
SECRETS = {"c.d": "[DISCORD_PROXY]", SECRET: "[DISCORD_TOKEN]"}
log = logging.getLogger("tests.log")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    level_of_discord = logging.getLogger("discord").level
    clear_contextvars()
    yield
    clear_contextvars()
    logging.getLogger("discord").setLevel(level_of_discord)
    root.handlers[:] = handlers
    root.setLevel(level)


def logged(capsys: pytest.CaptureFixture[str], log_format: LogFormat) -> str:
    """The log output for an error at a table."""
    set_up_log("INFO", SECRETS, log_format)
    bind_contextvars(interaction=12)
    bind_contextvars(table="abcd")
    try:
        raise ValueError(f"the answer was {SECRET}")
    except ValueError:
        log.exception("table %s: with %r", "abcd", SECRET)
    return capsys.readouterr().err


@pytest.mark.parametrize("log_format", FORMATS)
def test_the_secret_is_hidden_in_every_format(
    capsys: pytest.CaptureFixture[str], log_format: LogFormat
) -> None:
    written = logged(capsys, log_format)
    assert SECRET not in written
    assert written.count("[DISCORD_TOKEN]") >= 2


def test_plain_entries_are_readable(capsys: pytest.CaptureFixture[str]) -> None:
    first, *traceback = logged(capsys, "plain").splitlines()
    assert first.endswith(
        "ERROR    tests.log: table abcd: with '[DISCORD_TOKEN]' [interaction=12 table=abcd]"
    )
    assert traceback[0] == "    Traceback (most recent call last):"
    assert all(line.startswith("    ") for line in traceback)


def test_entries_for_tools_are_one_line_of_fields(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = logged(capsys, "json").splitlines()
    entry = json.loads(line)
    assert (
        entry.items() >= {"level": "error", "logger": "tests.log", "interaction": 12, "table": "abcd"}.items()
    )
    assert entry["exception"].startswith("Traceback")
    (line,) = logged(capsys, "keyvalue").splitlines()
    assert " level=error logger=tests.log event=" in line
    assert " interaction=12 table=abcd" in line


@pytest.mark.parametrize("log_format", FORMATS)
def test_text_from_outside_adds_no_line_and_no_control_character(
    capsys: pytest.CaptureFixture[str], log_format: LogFormat
) -> None:
    """Such as a path with ``%0a``, also in a name, in the context or in an error's message."""
    set_up_log("INFO", SECRETS, log_format)
    faked = "/\r\n2026-01-01 00:00:00 ERROR    bot: all is lost\x1b[2J\u2028\u202e\udc80é"
    bind_contextvars(table=faked)
    log.warning("a request for %s", faked)
    try:
        raise ValueError(faked)
    except ValueError:
        log.exception("failed")
    written = capsys.readouterr().err
    lines = written.split("\n")
    assert not [line for line in lines if line.startswith("2026-01-01")]
    assert all(letter.isprintable() for line in lines for letter in line)
    assert "é" in written
    if log_format != "plain":
        assert len(lines) == len(["warning", "error", ""])
    clear_contextvars()


@pytest.mark.parametrize(
    ("level", "written"), [("DEBUG", ["info"]), ("INFO", ["info"]), ("WARNING", []), ("ERROR", [])]
)
def test_discord_py_logs_at_the_chosen_level_but_never_at_debug(
    capsys: pytest.CaptureFixture[str], level: str, written: list[str]
) -> None:
    """At DEBUG, it would log whole hands and interaction tokens."""
    set_up_log(level, SECRETS)
    of_discord = logging.getLogger("discord.http")
    of_discord.debug("debug")
    of_discord.info("info")
    assert [line.rpartition(" ")[2] for line in capsys.readouterr().err.splitlines()] == written


@pytest.mark.parametrize(("level", "lines"), [("INFO", 1), ("WARNING", 1), ("ERROR", 0)])
def test_a_lost_connection_is_a_warning_in_one_line(
    capsys: pytest.CaptureFixture[str], level: str, lines: int
) -> None:
    """It is restored automatically, and a machine may be offline for a whole night."""
    set_up_log(level, SECRETS)
    lost = ConnectionRefusedError(111, "Connection refused")
    of_shards = logging.getLogger("discord.shard")
    for seconds in (27.15, 41.02):
        of_shards.error("Attempting a reconnect for shard ID %s in %.2fs", 0, seconds, exc_info=lost)
    written = capsys.readouterr().err.splitlines()
    said = "Attempting a reconnect for shard ID 0 in 27.15s: Connection refused"
    assert [line[20:] for line in written] == [f"WARNING  discord.shard: {said}"] * lines


def test_other_connection_errors_keep_their_traceback(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_log("INFO", SECRETS)
    of_shards = logging.getLogger("discord.shard")
    of_shards.error("Failed to connect for shard_id: %s. Retrying...", 0, exc_info=KeyError("heartbeat"))
    told = capsys.readouterr().err
    assert " ERROR    discord.shard: Failed to connect" in told
    assert "KeyError: 'heartbeat'" in told


@pytest.mark.parametrize("log_format", FORMATS)
def test_a_database_outage_is_logged_without_a_traceback(
    capsys: pytest.CaptureFixture[str], log_format: LogFormat
) -> None:
    """It is logged repeatedly until it is over, and a full disk has no room for tracebacks."""
    set_up_log("INFO", SECRETS, log_format)
    outage = StoreError(f"The database cannot be used: {SECRET} is full")
    log.error("%s is late", "table abcd", exc_info=outage)
    (line,) = capsys.readouterr().err.splitlines()
    assert "table abcd is late: The database cannot be used: [DISCORD_TOKEN] is full" in line
    assert "Traceback" not in line


def in_the_journal(path: Path, program: str) -> list[str]:
    """The lines that a program writes to its stderr, which it takes for systemd's journal."""
    with path.open("w+b") as journal:
        found = os.fstat(journal.fileno())
        environment = {**os.environ, "JOURNAL_STREAM": f"{found.st_dev}:{found.st_ino}"}
        subprocess.run([sys.executable, "-c", program], stderr=journal, env=environment, check=True)
    return path.read_text(encoding="utf-8").splitlines()


def test_each_line_in_the_journal_has_its_level(tmp_path: Path) -> None:
    """So that ``journalctl --priority`` finds it, also a traceback's lines."""
    lines = in_the_journal(
        tmp_path / "journal",
        """
import logging
from bot.command_line.arguments import print_error
from bot.command_line.log import set_up_log

set_up_log("DEBUG", {})
log = logging.getLogger()
log.debug("debug")
log.info("info")
log.warning("warning")
try:
    1 / 0
except ZeroDivisionError:
    log.exception("error")
log.critical("critical")
print_error("wrong settings")
""",
    )
    levels = "".join(line[1] for line in lines if line[0] + line[2] == "<>")
    assert levels == "764" + "3" * (len(lines) - 5) + "23"
    assert len(lines) > 8


def test_other_logs_have_no_prefix(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a file to which a program that systemd started writes its log."""
    monkeypatch.setenv("JOURNAL_STREAM", "1:1")
    set_up_log("INFO", {})
    log.error("wrong")
    assert capfd.readouterr().err[:2] == "20"


async def test_each_task_has_its_own_log_context(
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_log("INFO", SECRETS, "json")

    async def work(table: str) -> None:
        clear_contextvars()
        bind_contextvars(table=table)
        await asyncio.sleep(0)
        log.info("done")

    bind_contextvars(interaction=1)
    await asyncio.gather(work("one"), work("two"))
    log.info("all done")
    entries = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(entry.get("interaction"), entry.get("table")) for entry in entries] == [
        (None, "one"),
        (None, "two"),
        (1, None),
    ]
