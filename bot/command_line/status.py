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

HEALTH_HELP = "check that the running bot is healthy"
HEALTH_DESCRIPTION = """Check that the bot with these settings is running on this machine, is connected to
Discord and can use its database. Made for container health checks.

Exit code 0: healthy, or waiting because Discord allows no more logins for now. 1: unhealthy.
2: invalid settings."""

STATUS_HELP = "show the running bot's health and the number of open tables"
STATUS_DESCRIPTION = """Show the result of "hokkaido health" and the number of open tables.

Exit code 0: healthy. 1: unhealthy. 2: invalid settings, or the database cannot be read."""


def add_to(commands: Any) -> None:
    """Add these commands to the command line."""
    for called, run, summary, description in (
        ("health", _health, HEALTH_HELP, HEALTH_DESCRIPTION),
        ("status", _status, STATUS_HELP, STATUS_DESCRIPTION),
    ):
        add_shards(add_command(commands, called, run, summary, description), "check the process that serves")


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
