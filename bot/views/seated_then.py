"""Who had which seat when something happened: people are told of by name, and a seat can change hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.events import SeatReplaced
from bot.tables.table import TableSeat
from bot.views.viewer import Viewer

#: Somebody whose name is not known any more: a computer player, or a person who is forgotten.
_UNKNOWN = TableSeat(None, "")


def viewers_then(viewer: Viewer, events: Sequence[object]) -> list[Viewer]:
    """The viewer for each of these events, the oldest first: its seats have the names that they had then."""
    found: list[Viewer] = []
    for event in reversed(events):
        found.append(viewer)
        if isinstance(event, SeatReplaced):
            former = _UNKNOWN if event.former is None else TableSeat(event.former.id, event.former.name)
            viewer = replace(viewer, table=viewer.table.with_seat(event.seat, former))
    return found[::-1]
