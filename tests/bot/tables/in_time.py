"""Games with a deadline, for tests of reminders and missed deadlines."""

from __future__ import annotations

from bot.tables import Deadline, Table, TableOptions
from engine.options import PlacingOrder
from engine.views import Phase
from tests.bot.tables.sitting import Sitting, begun

TEN = TableOptions(deadline=Deadline.TEN_MINUTES, order=PlacingOrder.SIMULTANEOUS)


def running(people: int = 2, computers: int = 0, options: TableOptions = TEN) -> Sitting:
    """A running game with a deadline."""
    return begun(people, computers, options)


def in_map_phase(at: Sitting) -> Table:
    """The table in its next map phase."""
    return at.play(until=lambda now: now.view(None).phase is Phase.MAP)
