"""How a game stands, for whoever asks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.tables import Stage
from bot.tables.computer_seats import mover
from bot.views.aims import aims
from bot.views.lobby import lobby_screen
from bot.views.round_message import progress
from bot.views.screen import Screen
from bot.views.viewer import Viewer


def status_screen(viewer: Viewer) -> Screen:
    """Who plays, what the game waits for, and the running scores; nothing to press.

    That of a running game is kept with the table.
    """
    if viewer.table.stage is not Stage.RUNNING:
        return replace(lobby_screen(viewer), rows=())
    return viewer.once(_status)


def _status(viewer: Viewer) -> Screen:
    table = viewer.table
    everybody = viewer.everybody
    view = everybody.view
    if table.options.alone:
        lines = [viewer.heading_of_round(view.round), *aims(everybody), *_score_lines(everybody, (0,))]
        return Screen("\n".join(lines))
    # A computer player moves at once, or places after the people: no reason to wait for it.
    asked = tuple(number for number in view.waiting_for if mover(table, number) is None)
    waiting = viewer.names(asked or view.waiting_for)
    lines = [
        viewer.format("status-channel", channel=table.channel_id),
        *progress(everybody),
        viewer.format("status-scores"),
        *_score_lines(everybody, range(len(view.seats))),
    ]
    if table.paused_at is None:
        lines.append(viewer.format("status-waiting", names=waiting, count=len(waiting)))
        if viewer.task is not None:
            lines.append(viewer.format("status-your-turn"))
    return Screen("\n".join(lines))


def _score_lines(viewer: Viewer, seats: Iterable[int]) -> list[str]:
    """The scores of these seats, one to a line."""
    view = viewer.view
    return [
        viewer.format("running-score", name=viewer.name(seat), points=view.seats[seat].score.total)
        for seat in seats
    ]
