"""Who had which seat when something happened: people are told of by name, and a seat can change hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.computer_seats import USUAL_COMPUTER
from bot.tables.events import SeatReplaced
from bot.tables.table import TableSeat
from bot.views.viewer import Viewer


def viewers_then(viewer: Viewer, events: Sequence[object]) -> list[Viewer]:
    """The viewer for each of these events, the oldest first: its seats have the names that they had then."""
    found: list[Viewer] = []
    for event in reversed(events):
        found.append(viewer)
        if isinstance(event, SeatReplaced):
            viewer = viewer_before(viewer, event)
    return found[::-1]


def viewer_before(viewer: Viewer, event: SeatReplaced) -> Viewer:
    """The viewer with whoever had the seat before; with nobody where that name is not known any more."""
    former = TableSeat(None, "")
    if event.former is not None:
        former = TableSeat(event.former.id, event.former.name)
    elif event.former_computer:
        former = TableSeat(None, event.former_computer, USUAL_COMPUTER)
    return replace(viewer, table=viewer.table.with_seat(event.seat, former))
