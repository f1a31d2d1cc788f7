"""Tables, and every rule about them as a pure function of a table, a moment and its arguments.

Nothing here reads or writes anything, knows the time, draws by chance, or knows Discord. Where to start
reading: ``table.Table`` (what a table is), ``lobby.join`` (a rule), ``rules`` (what all rules have in
common). ``bot.table_service`` applies the rules and stores the changes.
"""

from bot.tables.change import Change
from bot.tables.errors import TableError
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
