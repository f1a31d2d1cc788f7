"""``hokkaido status``: how the running bot is, in a few lines."""

from __future__ import annotations

import argparse
import asyncio
import importlib
from typing import Any

from bot.command_line.arguments import add_command
from bot.command_line.output import FAILED, complain
from bot.settings import Settings, SettingsError
from bot.store import Store, StoreError
from bot.store.locations import Location, name_of
from bot.store.moving import opened_unchanged

STATUS_HELP = "say how the running bot is"
STATUS_DESCRIPTION = """Say how many tables are open and, where HOKKAIDO_METRICS_PORT is set, what the
running bot has measured since it was started.

Exit code 0: all could be read. 1: the bot does not answer there. 2: the database cannot be read."""

NOT_SERVED = "set HOKKAIDO_METRICS_PORT and start the bot again to see what it measures"


def add_to(commands: Any) -> None:
    """Add ``status`` to the command line."""
    add_command(commands, "status", status, STATUS_HELP, STATUS_DESCRIPTION)


def status(_chosen: argparse.Namespace) -> int:
    """Print what is known of the bot."""
    try:
        settings = Settings.load()
        print(f"{name_of(settings.database)}: {asyncio.run(_tables(settings.database))}")
    except (SettingsError, StoreError) as error:
        return complain(str(error))
    if settings.metrics_port is None:
        print(NOT_SERVED)
        return 0
    # Slow to load, which the other commands need not wait for.
    figures = importlib.import_module("bot.monitoring.report")
    try:
        print(figures.report(settings.metrics_port))
    except figures.NotServedError as error:
        complain(str(error))
        return FAILED
    return 0


async def _tables(database: Location) -> str:
    async with opened_unchanged(database) as opened:
        found = await Store(opened).open_tables_by_stage()
    return "open tables: " + ", ".join(f"{count} {stage}" for stage, count in found.items())
