"""``hokkaido run``: start the bot."""

from __future__ import annotations

import argparse
from typing import Any

from bot.command_line.arguments import FAILED, add_command, add_shards, complain, given
from bot.command_line.log import set_up_log
from bot.settings import Settings, SettingsError
from bot.store.database import StoreError, UnreachableError
from bot.store.opening import prepare

RUN_HELP = "start the bot"
RUN_DESCRIPTION = """Start the bot and stay in the foreground until Ctrl-C.

It needs a token: set DISCORD_TOKEN in the environment or in a file .env in this folder;
.env.example lists all settings with their defaults."""


def add_to(commands: Any) -> None:
    """Add ``run`` to the command line."""
    parser = add_command(commands, "run", run, RUN_HELP, RUN_DESCRIPTION)
    add_shards(parser, "serve only")


def run(chosen: argparse.Namespace) -> int:
    """Start the bot; wrong settings or an unusable database give one line and exit code 2.

    A server that does not answer may do so later: exit code 1.
    """
    try:
        settings = Settings.load(given=given(chosen))
        # Before the slow imports, and before connecting to Discord.
        prepare(settings.database)
    except UnreachableError as error:
        complain(str(error))
        return FAILED
    except (SettingsError, StoreError) as error:
        return complain(str(error))
    set_up_log(settings.log_level, settings.token.get_secret_value(), settings.log_format)
    from bot.command_line.serving import serve

    return serve(settings)
