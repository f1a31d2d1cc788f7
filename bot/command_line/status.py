"""``hokkaido health``, for health checks, and ``hokkaido status``: show the running bot's state."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from bot.command_line.arguments import FAILED, add_command, add_shards, given, print_error
from bot.monitoring.health import health, is_failure
from bot.settings import OfflineSettings, SettingsError
from bot.store import StoreError
from bot.store.database import name_of
from bot.store.moving import open_tables_by_stage

HEALTH_HELP = "check whether the running bot is well"
HEALTH_DESCRIPTION = """Check whether the bot with these settings runs on this machine, is connected to
Discord, and can use its database: for the health check of a container.

Exit code 0: all is well, or it waits because Discord allows no more logins for now. 1: something is not well.
2: the settings are wrong."""

STATUS_HELP = "show whether the running bot is well, and how many tables are open"
STATUS_DESCRIPTION = """Show what "hokkaido health" finds, and how many tables are open.

Exit code 0: all is well. 1: something is not. 2: the settings are wrong, or the database cannot be read."""


def add_to(commands: Any) -> None:
    """Add these commands to the command line."""
    for called, run, summary, description in (
        ("health", _health, HEALTH_HELP, HEALTH_DESCRIPTION),
        ("status", _status, STATUS_HELP, STATUS_DESCRIPTION),
    ):
        add_shards(add_command(commands, called, run, summary, description), "ask the process that serves")


def _health(chosen: argparse.Namespace) -> int:
    try:
        settings = OfflineSettings.load(given=given(chosen))
    except SettingsError as error:
        return print_error(str(error))
    found = health(settings.health_file)
    print(found)
    return FAILED if is_failure(found) else 0


def _status(chosen: argparse.Namespace) -> int:
    try:
        database = OfflineSettings.load(given=given(chosen)).database
        stages = asyncio.run(open_tables_by_stage(database))
    except (SettingsError, StoreError) as error:
        return print_error(str(error))
    counts = ", ".join(f"{count} {stage}" for stage, count in stages.items())
    print(f"{name_of(database)}: open tables: {counts}")
    return _health(chosen)
