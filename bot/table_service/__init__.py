"""Applies the rules of ``bot.tables``, stores the changes and notifies subscribers.

Start reading at ``service.TableService``. It uses ``cache`` (tables in memory), ``scheduler`` (deadlines) and
``computer_moves``.
"""

from bot.table_service.service import TableService

__all__ = ["TableService"]
