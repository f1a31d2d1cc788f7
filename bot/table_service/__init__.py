"""The one service of the tables: it applies the rules (``bot.tables``), stores, and tells.

Where to start reading: ``service.TableService``. It works with ``cache`` (tables in memory),
``scheduler`` (what happens by itself) and ``computer_moves``.
"""

from bot.table_service.service import TableService

__all__ = ["TableService"]
