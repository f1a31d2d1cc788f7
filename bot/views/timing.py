"""What is said about time: deadlines, pauses, and who is away."""

from __future__ import annotations

from datetime import timedelta

from bot.escaping import escaped
from bot.tables.deadlines import GAME_CLOSES_AFTER, LOBBY_CLOSES_AFTER
from bot.views.viewer import Viewer


def time_lines(viewer: Viewer) -> list[str]:
    """For everybody: a pause or how long the game waits for whom, and who is away or watching."""
    table = viewer.table
    paused = table.paused_at is not None
    lines = [viewer.format("paused", **closing_times())] if paused else _due_lines(viewer)
    away = tuple(number for number, seat in enumerate(table.seats) if seat.away)
    if away and not table.people:
        lines.append(viewer.format("stands-still", **closing_times()))
    elif away:
        lines.append(viewer.format("away", names=viewer.names(away)))
    if table.spectators:
        name = escaped(table.spectators[0].name)
        lines.append(viewer.format("watching", name=name, count=len(table.spectators)))
    return lines


def heading(viewer: Viewer) -> str:
    """The beginning of every private message: which round of which game, and how much time is left."""
    line = heading_of_round(viewer, viewer.view.round)
    due = _own_due_line(viewer)
    return line if due is None else f"{line}\n{due}"


def heading_of_round(viewer: Viewer, number: int) -> str:
    """Which round of which game a private message is about."""
    return viewer.format("private-heading", round=number, channel=viewer.table.channel_id)


def closing_times() -> dict[str, object]:
    """How long it takes until an idle table closes: in hours for a lobby, in days for a game."""
    return {"hours": LOBBY_CLOSES_AFTER // timedelta(hours=1), "days": GAME_CLOSES_AFTER.days}


def _due_lines(viewer: Viewer) -> list[str]:
    """One line for each deadline, and one for those whose time is up already."""
    table = viewer.table
    running = [clock for clock in table.clocks if clock.asked and not table.seats[clock.seat].away]
    lines = []
    moments = sorted({clock.due_at for clock in running if clock.due_at is not None and not clock.overdue})
    for due_at in moments:
        until = int(due_at.timestamp())
        if len(moments) == 1:
            lines.append(viewer.format("due", until=until))
        else:
            seats = tuple(clock.seat for clock in running if clock.due_at == due_at and not clock.overdue)
            lines.append(viewer.format("due-of", names=viewer.names(seats), until=until))
    overdue = tuple(clock.seat for clock in running if clock.overdue)
    if overdue:
        lines.append(viewer.format("due-overdue", names=viewer.names(overdue)))
    return lines


def _own_due_line(viewer: Viewer) -> str | None:
    """A pause, or how much time the viewer has."""
    if viewer.table.paused_at is not None:
        return viewer.format("paused", **closing_times())
    clock = None if viewer.seat is None else viewer.table.clock_of(viewer.seat)
    if clock is None or clock.due_at is None or clock.overdue:
        return None
    return viewer.format("due", until=int(clock.due_at.timestamp()))
