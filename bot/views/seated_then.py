"""Who had which seat when something happened: texts name people, and seats change hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.computer_seats import USUAL_COMPUTER
from bot.tables.events import Notice, SeatReplaced
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


def viewer_at(viewer: Viewer, notices: Sequence[Notice], entry: int) -> Viewer:
    """The viewer with the names that the seats had when this entry of the game's history was made.

    ``notices`` are all of the table, up to the moment at which the seats have the names of ``viewer``.
    """
    for notice in reversed(notices):
        if isinstance(notice.event, SeatReplaced) and notice.entry > entry:
            viewer = viewer_before(viewer, notice.event)
    return viewer


def viewer_before(viewer: Viewer, event: SeatReplaced) -> Viewer:
    """The viewer with whoever had the seat before; with nobody where that name is not known any more."""
    former = TableSeat(None, "")
    if event.former is not None:
        former = TableSeat(event.former.id, event.former.name)
    elif event.former_computer:
        former = TableSeat(None, event.former_computer, USUAL_COMPUTER)
    return replace(viewer, table=viewer.table.with_seat(event.seat, former))
