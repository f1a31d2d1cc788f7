"""A game that is over, to be kept: its animation, and its record."""

from __future__ import annotations

from functools import partial

from bot.tables import Table
from bot.tables.checks import finished_game
from bot.views.screen import AttachedFile, Screen
from bot.views.showing import REPLAY, to_show_screen
from bot.views.viewer import Viewer
from bot.workers.replays import draw_game


def record_file(table: Table, record: bytes) -> AttachedFile:
    """The record of a game as an attachment."""
    return AttachedFile(f"hokkaido-{table.id}.json", record)


def replay_screen(viewer: Viewer, seat: int | None) -> Screen:
    """The game of a closed table: the maps of all seats, or of one.

    Raises:
        TableError: as ``finished_game`` does.
    """
    game = finished_game(viewer.table)
    whose = "" if seat is None else viewer.name(seat)
    text = viewer.format("replay", all=seat is None, name=whose, table=viewer.table.id)
    drawing = partial(draw_game, game, viewer.plain_names, viewer.phrases, seat=seat)
    return Screen(text, drawing=drawing)


def replay_to_show_screen(viewer: Viewer, seat: int | None, *, in_server: bool) -> Screen:
    """The same for one person, in a server with the button that shows it to the whole channel.

    Raises:
        TableError: as ``replay_screen`` does.
    """
    whose = () if seat is None else (str(seat),)
    return to_show_screen(viewer, replay_screen(viewer, seat), REPLAY, *whose, in_server=in_server)
