"""A finished game to keep: its record as a file, and an animation of it, card by card."""

from __future__ import annotations

from functools import partial

from bot.tables import Table, TableError
from bot.texts.picture_phrases import phrases_of
from bot.views.screen import AttachedFile, Screen
from bot.views.viewer import Viewer
from bot.workers.replays import draw_game


def record_file(table: Table, record: bytes) -> AttachedFile:
    """The record of a game as an attachment."""
    return AttachedFile(f"hokkaido-{table.id}.json", record)


def replay_screen(viewer: Viewer, seat: int | None) -> Screen:
    """The game of a closed table: the maps of all seats, or of one.

    Raises:
        TableError: the game is not over, so this would show what is still hidden; or no cards were dealt.
    """
    table = viewer.table
    if table.stage.is_open:
        raise TableError("game-not-over")
    if table.game is None:
        raise TableError("cards-not-dealt")
    names = [viewer.plain_name(number) for number in range(len(table.seats))]
    whose = "" if seat is None else viewer.name(seat)
    text = viewer.format("replay", all="yes" if seat is None else "no", name=whose, table=table.id)
    return Screen(text, drawing=partial(draw_game, table.game, names, phrases_of(viewer.texts), seat=seat))
