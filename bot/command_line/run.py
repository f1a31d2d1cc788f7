"""``hokkaido run``: starts the bot."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import platform
from pathlib import Path
from typing import Any

from bot import __version__
from bot.command_line.arguments import FAILED, add_command, add_shards, given, print_error
from bot.command_line.lock import InUseError, keep_to_one
from bot.command_line.log import set_up_log
from bot.settings import Settings, SettingsError, unknown_setting_messages
from bot.store.database import StoreError, UnusableError
from bot.store.moving import back_up_before_migrating
from bot.store.opening import prepare

log = logging.getLogger(__name__)

RUN_HELP = "start the bot"
RUN_DESCRIPTION = """Start the bot and run it in the foreground until you press Ctrl+C.

It needs a token: set DISCORD_TOKEN in the environment or in a file named .env in this folder.
.env.example lists all settings with their defaults."""


def add_to(commands: Any) -> None:
    """Add ``run`` to the command line."""
    parser = add_command(commands, "run", run, RUN_HELP, RUN_DESCRIPTION)
    add_shards(parser, "serve only")


def run(chosen: argparse.Namespace) -> int:
    """Start the bot and return the exit code.

    Wrong settings or another program's database print one line and return 2. Temporary problems return 1: a
    server does not answer, or another bot is using the database.
    """
    with contextlib.ExitStack() as held:
        return _run(chosen, held)


def _run(chosen: argparse.Namespace, held: contextlib.ExitStack) -> int:
    try:
        settings = Settings.load(given=given(chosen))
        set_up_log(settings.log_level, settings.secrets(), settings.log_format)
        log.info("Hokkaido bot %s, Python %s", __version__, platform.python_version())
        # Checked before the slow imports and before connecting to Discord.
        if isinstance(settings.database, Path):
            keep_to_one(settings.database, held)
            asyncio.run(back_up_before_migrating(settings.database))
        asyncio.run(prepare(settings.database))
    except (SettingsError, UnusableError) as error:
        return print_error(str(error))
    except (StoreError, InUseError) as error:
        print_error(str(error))
        return FAILED
    if unknown := unknown_setting_messages(Settings.unknown()):
        log.warning("%s", "; ".join(unknown))
    from bot.command_line.serving import serve

    return serve(settings)
