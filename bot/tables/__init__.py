"""The tables: what a table is, and every rule of it, as functions of a table and a request.

Nothing here reads or writes anything, knows the time, draws by chance, or knows Discord. Where to start
reading: ``table.Table`` (what a table is), ``requests`` (what can be asked of one), ``rules`` (which rule
answers). ``bot.table_service`` applies the rules and stores what they make of a table.
"""

from bot.tables.change import Change
from bot.tables.errors import TableError
from bot.tables.options import Deadline, TableOptions
from bot.tables.table import Stage, Table, TableSeat
from bot.tables.table_state import Person

__all__ = [
    "Change",
    "Deadline",
    "Person",
    "Stage",
    "Table",
    "TableError",
    "TableOptions",
    "TableSeat",
]
