"""``hokkaido doctor``: finds what is wrong with an installation before players do."""

from __future__ import annotations

import argparse
import asyncio
import platform
from typing import Any

from bot import __version__
from bot.command_line.arguments import FAILED, add_command, add_shards, given, print_error
from bot.monitoring.health import NOT_RUNNING, health
from bot.settings import Settings, SettingsError

DOCTOR_HELP = "find what is wrong with the installation"
DOCTOR_DESCRIPTION = """Check the settings, the database, the machine, what Discord has granted, and the
board's address. The bot may be running or stopped. For each problem this prints one sentence and lines
to paste.

Exit code 0: nothing stops play, although there may be warnings. 1: something does.
2: invalid settings."""


def add_to(commands: Any) -> None:
    """Add ``doctor`` to the command line."""
    parser = add_command(commands, "doctor", _doctor, DOCTOR_HELP, DOCTOR_DESCRIPTION)
    add_shards(parser, "check the process that serves")


def _doctor(chosen: argparse.Namespace) -> int:
    try:
        settings = Settings.load(given=given(chosen))
    except SettingsError as error:
        return print_error(str(error))
    from bot.command_line.discord_py import set_up_discord  # a slow import, which other commands do not need
    from bot.command_line.log import set_up_log

    set_up_log("WARNING", settings.secrets(), settings.log_format)
    set_up_discord(settings)
    return FAILED if asyncio.run(stops_play(settings)) else 0


async def stops_play(settings: Settings) -> bool:
    """Print what each check finds, and return whether something stops play."""
    from bot.command_line.checks import CHECKS
    from bot.command_line.checks.finding import Installation

    is_running = health(settings.health_file) != NOT_RUNNING
    state = "running" if is_running else "stopped"
    _print(settings, f"hokkaido {__version__}, Python {platform.python_version()}: the bot is {state}")
    stops = False
    for check in CHECKS:
        findings = [finding async for finding in check.find(Installation(settings, is_running))]
        if not findings:
            _print(settings, f"ok       {check.name}: {check.question}")
        for finding in findings:
            word = "WRONG  " if finding.stops_play else "warning"
            _print(settings, f"{word}  {check.name}: {finding.sentence}", finding.to_paste)
            stops |= finding.stops_play
    return stops


def _print(settings: Settings, text: str, to_paste: str = "") -> None:
    """Print a line, and an indented one to paste; without secrets, which Discord or a proxy may return."""
    text += f"\n             {to_paste}" if to_paste else ""
    for secret, instead in settings.secrets().items():
        text = text.replace(secret, instead)
    print(text, flush=True)
