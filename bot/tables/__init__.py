"""Tables, with every rule about them as a pure function of a table, a moment and its arguments.

No module here does I/O, reads the clock, uses random numbers or imports Discord. Start with ``table.Table``
(a table), ``lobby.join`` (a rule) and ``checks`` (what all rules share). ``bot.table_service``
applies the rules and stores the changes.
"""

from bot.tables.change import Change
from bot.tables.checks import TableError
from bot.tables.options import Deadline, TableOptions
from bot.tables.table import Person, Stage, Table, TableSeat

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
