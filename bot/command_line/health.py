"""``hokkaido health``: whether the running bot is well, for whoever watches over it."""

from __future__ import annotations

import argparse
from typing import Any

from bot.command_line.arguments import add_command, add_shards, given
from bot.command_line.output import FAILED, complain
from bot.monitoring.health import WELL
from bot.monitoring.health import health as found
from bot.settings import Settings, SettingsError

HEALTH_HELP = "say whether the running bot is well"
HEALTH_DESCRIPTION = """Say whether the bot with these settings runs on this machine, is connected to
Discord, and can use its database: for the health check of a container.

Exit code 0: all is well. 1: something is not. 2: the settings are wrong."""


def add_to(commands: Any) -> None:
    """Add ``health`` to the command line."""
    parser = add_command(commands, "health", health, HEALTH_HELP, HEALTH_DESCRIPTION)
    add_shards(parser, "ask of the process that serves")


def health(chosen: argparse.Namespace) -> int:
    """Print how the bot is."""
    try:
        settings = Settings.load(given=given(chosen))
    except SettingsError as error:
        return complain(str(error))
    said = found(settings.beside("health"))
    print(said)
    return 0 if said == WELL else FAILED
