"""What outlives the process: the interface ``Store`` and SQLite behind it."""

from bot.store.errors import StoreError
from bot.store.interface import Store
from bot.store.records import MessageRecord, TableMessage
from bot.store.sqlite import SqliteStore

__all__ = ["MessageRecord", "SqliteStore", "Store", "StoreError", "TableMessage"]
