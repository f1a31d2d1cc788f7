"""Past games: records, public logs, results and ratings."""

from bot.history.history import History, LogEntry
from bot.history.ratings import Standing, Stats

__all__ = ["History", "LogEntry", "Standing", "Stats"]
