"""What outlives the process: the interface ``Store`` and SQLite behind it."""

from bot.store.interface import MessageRecord, Store, StoreError, TableMessage
from bot.store.sqlite import SqliteStore

__all__ = ["MessageRecord", "SqliteStore", "Store", "StoreError", "TableMessage"]
