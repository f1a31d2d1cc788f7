"""What the log says of a missed deadline: one line per seat, with everything that was done for it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import Table
from bot.tables.computer_seats import may_move
from bot.tables.events import DeadlineMissed, MovedForSeat, MovesUndone, Notice
from bot.texts import text_key
from bot.views.viewer import Viewer


def is_followed(moved: MovedForSeat, later: Sequence[Notice]) -> bool:
    """Whether a computer player has moved for the seat again in this phase; only the last move has a line."""
    for notice in later:
        if isinstance(notice.event, MovesUndone):
            return False
        if isinstance(notice.event, MovedForSeat) and _occasion(notice.event) == _occasion(moved):
            return True
    return False


def is_still_moved_for(table: Table, moved: MovedForSeat) -> bool:
    """Whether a computer player is about to move for the seat again in this phase."""
    clock = table.clock_of(moved.seat)
    if clock is None or not clock.overdue or (clock.round, clock.phase) != (moved.round, moved.phase):
        return False
    return may_move(table, moved.seat)


def moved_line(viewer: Viewer, moved: MovedForSeat, before: Sequence[Notice], after: int) -> str:
    """Whose time was up, and what a computer player has done for them in this phase.

    ``before`` are all notices up to this one; those up to the number ``after`` have been told already.
    """
    missed = 0
    done: list[str] = []
    for notice in before:
        event = notice.event
        if isinstance(event, MovesUndone):
            missed, done = 0, []
        elif isinstance(event, DeadlineMissed) and _occasion(event) == _occasion(moved):
            missed = event.missed
        elif isinstance(event, MovedForSeat) and _occasion(event) == _occasion(moved):
            done += [event.did] if notice.number > after else []
    said = [viewer.format("moved-for-seat", did=text_key(did)) for did in done]
    name = viewer.name(moved.seat)
    return viewer.format("log-moved", name=name, round=moved.round, missed=missed, did=said)


def _occasion(event: DeadlineMissed | MovedForSeat) -> tuple[int, int, str]:
    return event.seat, event.round, event.phase
