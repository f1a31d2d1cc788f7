"""The commands that work without Discord.

They show the running bot's state, manage databases, close tables and check shuffles.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bot.clock import SystemClock
from bot.command_line.arguments import FAILED, add_command, add_shards, given, print_error
from bot.command_line.lock import InUseError, keep_to_one, require_unused
from bot.monitoring.health import is_failure, report
from bot.settings import OfflineSettings, SettingsError
from bot.store import StoreError
from bot.store.checking import Findings, check, close_unreadable
from bot.store.database import Location, location, name_of
from bot.store.moving import (
    back_up,
    back_up_before_migrating,
    move,
    open_tables_by_stage,
    opened_unchanged,
    restore,
)
from bot.store.opening import open_database
from engine.command_line.english import sentence
from engine.errors import GameError, in_words
from engine.reading import LARGEST_FILE
from engine.shuffle import shuffle

HEALTH_HELP = "check that the running bot is healthy"
HEALTH_DESCRIPTION = """Check that the bot with these settings is running on this machine, is connected to
Discord and can use its database. Made for container health checks.

Exit code 0: healthy, or waiting because Discord allows no more logins for now. 1: unhealthy.
2: invalid settings."""

STATUS_HELP = "show the running bot's health and state, and the number of open tables"
STATUS_DESCRIPTION = """Show the number of open tables, the result of "hokkaido health", and about the running
bot: its version, servers, open pages of the board, and slowest acknowledgement in the last hour.

Exit code 0: healthy. 1: unhealthy. 2: invalid settings, or the database cannot be read."""

BACKUP_HELP = "back up the database, even while the bot is running"
BACKUP_DESCRIPTION = """Copy the bot's whole database to FILE and check the copy. An old FILE is replaced.

The database is the one in the settings, as for "hokkaido run". The copy is always an SQLite file,
even if the database is on a PostgreSQL server. It contains hands and secret seeds of running games,
so keep it private."""

RESTORE_HELP = "replace the database with a backup"
RESTORE_DESCRIPTION = """Check a backup and replace the bot's database with a copy of it. Stop the bot first.
The current database is kept under another name, and games continue from the time of the backup.

The database is the one in the settings, as for "hokkaido run". To copy a backup to a PostgreSQL
database, use "hokkaido move-database".

Exit code 0: restored. 2: nothing was changed."""

CHECK_HELP = "replay every stored game and compare the result"
CHECK_DESCRIPTION = """Replay every game in the bot's database (or another one) and compare the result.
The database is not changed.

Exit code 0: no problems. 1: problems found, listed by table. 2: the database cannot be read."""

CLOSE_HELP = "close an unreadable table to free its channel"
CLOSE_DESCRIPTION = """Permanently close a table that cannot be read, so that its channel is free for a new
game. TABLE is the id shown in the log and by "hokkaido check". Nothing is deleted, but the game can
no longer be resumed. If the database is a file, stop the bot first.

Exit code 0: closed. 2: nothing was changed."""

MOVE_HELP = "copy everything to another database: SQLite to PostgreSQL or back"
MOVE_DESCRIPTION = """Copy all tables, moves, settings and results to another database, then count them and
replay every game from the copy. Stop the bot first. Afterwards, set HOKKAIDO_DATABASE to the new
database and start the bot again.

FROM and TO are file paths or postgresql://USER@HOST/DATABASE; keep the password in PGPASSWORD or
~/.pgpass. TO must be empty. FROM is not changed.

Exit code 0: everything was copied. 1: some games cannot be replayed. 2: nothing was copied."""

VERIFY_HELP = "check that a recorded game was shuffled fairly"
VERIFY_DESCRIPTION = """Recompute a record's commitment and set-up from its secret and message, and compare
them. You still have to check that the commitment is the one posted in the channel.

Exit code 0: they match. 1: they do not, or the record has no shuffle. 2: the file cannot be read.
docs/shuffle.md explains how to write your own checker."""


def add_to(commands: Any) -> None:
    """Add these commands to the command line."""
    for called, run, summary, description in (
        ("health", _health, HEALTH_HELP, HEALTH_DESCRIPTION),
        ("status", _status, STATUS_HELP, STATUS_DESCRIPTION),
    ):
        add_shards(add_command(commands, called, run, summary, description), "check the process that serves")
    parser = add_command(commands, "backup", _backup, BACKUP_HELP, BACKUP_DESCRIPTION)
    parser.add_argument("file", metavar="FILE", help="where to put the copy")
    parser = add_command(commands, "restore", _restore, RESTORE_HELP, RESTORE_DESCRIPTION)
    parser.add_argument("file", metavar="FILE", help="the backup")
    parser = add_command(commands, "check", _check, CHECK_HELP, CHECK_DESCRIPTION)
    parser.add_argument(
        "database",
        metavar="DATABASE",
        nargs="?",
        help="the database to check (default: the one in the settings)",
    )
    parser = add_command(commands, "close-table", _close, CLOSE_HELP, CLOSE_DESCRIPTION)
    parser.add_argument("table", metavar="TABLE", help="the table's id")
    parser = add_command(commands, "move-database", _move, MOVE_HELP, MOVE_DESCRIPTION)
    parser.add_argument("source", metavar="FROM", help="the database to copy")
    parser.add_argument("target", metavar="TO", help="the empty database to copy to")
    parser = add_command(commands, "verify-shuffle", _verify_shuffle, VERIFY_HELP, VERIFY_DESCRIPTION)
    parser.add_argument("record", metavar="RECORD", help="a game record (JSON file)")


def _health(chosen: argparse.Namespace, lines: int | None = 1) -> int:
    """Print the running bot's state, with ``lines=None`` also the other facts."""
    try:
        settings = OfflineSettings.load(given=given(chosen))
    except SettingsError as error:
        return print_error(str(error))
    found = report(settings.health_file)
    print(*found[:lines], sep="\n")
    return FAILED if is_failure(found[0]) else 0


def _status(chosen: argparse.Namespace) -> int:
    try:
        database = OfflineSettings.load(given=given(chosen)).database
        stages = asyncio.run(open_tables_by_stage(database))
    except (SettingsError, StoreError) as error:
        return print_error(str(error))
    counts = ", ".join(f"{count} {stage}" for stage, count in stages.items())
    print(f"{name_of(database)}: open tables: {counts}")
    return _health(chosen, lines=None)


def _backup(chosen: argparse.Namespace) -> int:
    try:
        copy = location(chosen.file)
        if not isinstance(copy, Path):
            return print_error(
                "a backup is always a file; to copy to a PostgreSQL database, use move-database"
            )
        database = OfflineSettings.load().database
        asyncio.run(back_up(database, copy))
    except (SettingsError, StoreError, ValueError) as error:
        return print_error(str(error))
    print(f"{name_of(database)} was copied to {copy}")
    return 0


def _restore(chosen: argparse.Namespace) -> int:
    try:
        backup, database = Path(chosen.file), OfflineSettings.load().database
        if not isinstance(database, Path):
            return print_error("to copy a backup to a PostgreSQL database, use move-database")
        with ExitStack() as held:
            keep_to_one(database, held)
            kept = database.with_name(f"{database.name}-replaced-{SystemClock().now():%Y%m%d-%H%M%S}")
            asyncio.run(restore(backup, database, kept))
    except (InUseError, SettingsError, StoreError) as error:
        return print_error(str(error))
    print(f"{backup} was restored to {database}")
    if kept.exists():
        print(f"the replaced database is now {kept}")
    return 0


def _check(chosen: argparse.Namespace) -> int:
    try:
        named = chosen.database
        database = OfflineSettings.load().database if named is None else location(named)
        findings = asyncio.run(_checked(database))
    except (SettingsError, StoreError, ValueError) as error:
        return print_error(str(error))
    return _report(name_of(database), findings)


def _close(chosen: argparse.Namespace) -> int:
    try:
        database = OfflineSettings.load().database
        if isinstance(database, Path):
            require_unused(database)
        asyncio.run(_closed(database, chosen.table))
    except (InUseError, SettingsError, StoreError) as error:
        return print_error(str(error))
    print(f"table {chosen.table} is closed, and its channel is free for a new game")
    return 0


def _move(chosen: argparse.Namespace) -> int:
    try:
        source, target = location(chosen.source), location(chosen.target)
        if _is_same(source, target):
            return print_error("FROM and TO are the same database")
        for place in (source, target):
            if isinstance(place, Path):
                require_unused(place)  # moves made in the meantime would be lost
        rows, findings = asyncio.run(_moved(source, target))
    except (InUseError, StoreError, ValueError) as error:
        return print_error(str(error))
    print(f"{name_of(source)} was copied to {name_of(target)} ({rows} rows)")
    return _report(name_of(target), findings)


def _is_same(source: Location, target: Location) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


async def _checked(database: Location) -> Findings:
    async with opened_unchanged(database) as opened:
        return await check(opened)


async def _closed(database: Location, table_id: str) -> None:
    await open_tables_by_stage(database)  # fails if it is no database; opening it would create one
    if isinstance(database, Path):
        await back_up_before_migrating(database)
    opened = await open_database(database, unchanged=True)
    try:
        await close_unreadable(opened, table_id, SystemClock().now())
    finally:
        await opened.close()


async def _moved(source: Location, target: Location) -> tuple[int, Findings]:
    async with opened_unchanged(source) as opened:
        rows = await move(opened, target)
    return rows, await _checked(target)


def _report(called: str, findings: Findings) -> int:
    for problem in findings.problems:
        print(problem, file=sys.stderr)
    print(
        f"{called}: tables: {findings.tables}, games: {findings.games}, moves: {findings.moves}, "
        f"tables with problems: {len(findings.problems)}"
    )
    return FAILED if findings.problems else 0


def _verify_shuffle(chosen: argparse.Namespace) -> int:
    """Check a record's shuffle and print the result in one line."""
    path = Path(chosen.record)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        return print_error(f"{path}: {in_words(error)}")
    try:
        proof = shuffle.verify_shuffle(data)
    except GameError as error:
        print_error(f"{path}: {sentence(error)}")
        return FAILED
    message = "without a message" if proof.message_id is None else f"and message {proof.message_id}"
    print(
        f"{path}: the shuffle matches commitment {proof.commitment} {message}; "
        "compare both with the message in the channel from when the game began"
    )
    return 0
