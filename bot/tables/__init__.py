"""The tables: who sits where, whose turn it is, and every change stored before anybody is told.

Nothing here knows Discord. Where to start reading: ``manager.Tables`` (what can be done),
``table.Table`` (what a table is), ``lobby`` (the rules of sitting down), ``computers`` (computer seats).
"""

from bot.tables.change import Change, Outcome
from bot.tables.errors import TableError
from bot.tables.manager import Tables
from bot.tables.options import Deadline, TableOptions
from bot.tables.table import Stage, Table, TableSeat
from bot.tables.table_state import Person

__all__ = [
    "Change",
    "Deadline",
    "Outcome",
    "Person",
    "Stage",
    "Table",
    "TableError",
    "TableOptions",
    "TableSeat",
    "Tables",
]
