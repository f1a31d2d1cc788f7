"""The store, which keeps data across restarts, and the databases behind it."""

from bot.store.database import StoreError
from bot.store.opening import open_store
from bot.store.records import SentMessage, TableMessage
from bot.store.store import Store

__all__ = ["SentMessage", "Store", "StoreError", "TableMessage", "open_store"]
