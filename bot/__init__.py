"""The Discord bot: commands, buttons, tables, storage and texts. Start reading in ``bot.client``."""

from functools import cache


@cache
def version() -> str:
    """The version of the installed package."""
    # Worker processes import this module but need no version, so they should not load this one.
    from importlib.metadata import version as of_package

    return of_package("hokkaido-bot")
