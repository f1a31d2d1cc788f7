"""How the running bot is: ``hokkaido health`` for whoever watches over it, and ``hokkaido status``."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from bot.command_line.arguments import FAILED, add_command, add_shards, complain, given
from bot.monitoring.health import WELL, health
from bot.settings import OfflineSettings, SettingsError
from bot.store import StoreError
from bot.store.database import Location, name_of
from bot.store.moving import open_tables_by_stage

HEALTH_HELP = "say whether the running bot is well"
HEALTH_DESCRIPTION = """Say whether the bot with these settings runs on this machine, is connected to
Discord, and can use its database: for the health check of a container.

Exit code 0: all is well. 1: something is not. 2: the settings are wrong."""

STATUS_HELP = "say how the running bot is"
STATUS_DESCRIPTION = """Say how many tables are open and, where HOKKAIDO_METRICS_PORT is set, what the
running bot has measured since it was started.

Exit code 0: all could be read. 1: the bot does not answer there. 2: the database cannot be read."""

NOT_SERVED = "set HOKKAIDO_METRICS_PORT and start the bot again to see what it measures"


def add_to(commands: Any) -> None:
    """Add these commands to the command line."""
    parser = add_command(commands, "health", _health, HEALTH_HELP, HEALTH_DESCRIPTION)
    add_shards(parser, "ask of the process that serves")
    add_command(commands, "status", _status, STATUS_HELP, STATUS_DESCRIPTION)


def _health(chosen: argparse.Namespace) -> int:
    try:
        settings = OfflineSettings.load(given=given(chosen))
    except SettingsError as error:
        return complain(str(error))
    said = health(settings.beside("health"))
    print(said)
    return 0 if said == WELL else FAILED


def _status(_chosen: argparse.Namespace) -> int:
    try:
        settings = OfflineSettings.load()
        print(f"{name_of(settings.database)}: {asyncio.run(_tables(settings.database))}")
    except (SettingsError, StoreError) as error:
        return complain(str(error))
    if settings.metrics_port is None:
        print(NOT_SERVED)
        return 0
    from bot.monitoring.report import NotServedError, report  # slow, which no other command need wait for

    try:
        print(report(settings.metrics_port))
    except NotServedError as error:
        complain(str(error))
        return FAILED
    return 0


async def _tables(database: Location) -> str:
    found = await open_tables_by_stage(database)
    return "open tables: " + ", ".join(f"{count} {stage}" for stage, count in found.items())
