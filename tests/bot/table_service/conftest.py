"""The same processes on one database as the tests of the rules have."""

from tests.bot.tables.conftest import bot, seeds, start

__all__ = ["bot", "seeds", "start"]
