"""The same processes on one database as the tests of the rules have."""

from tests.bot.tables.conftest import bot, path, start

__all__ = ["bot", "path", "start"]
