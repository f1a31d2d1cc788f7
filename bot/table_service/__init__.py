"""Applies the rules of ``bot.tables``, stores the changes and notifies subscribers.

Start reading at ``service.TableService``. It uses ``queries`` (reading tables), ``scheduler``
(deadlines) and ``computer_moves``.
"""

from bot.table_service.service import TableService

__all__ = ["TableService"]
