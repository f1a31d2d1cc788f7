"""A game that is over, to take away: its record as a file, and its animation, card by card."""

from __future__ import annotations

from functools import partial

from bot.tables import Table, TableError
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.names import plain_name, seat_name
from bot.views.screen import AttachedFile, Screen
from bot.workers.replays import draw_game


def record_file(table: Table, record: bytes) -> AttachedFile:
    """The record of a game as a file that comes with a message."""
    return AttachedFile(f"hokkaido-{table.id}.json", record)


def replay_screen(texts: Language, table: Table, seat: int | None) -> Screen:
    """The game of a closed table, of all seats or of one.

    Raises:
        TableError: the game is not over, for it would show what is still hidden; or there was none.
    """
    if table.stage.is_open:
        raise TableError("game-not-over")
    if table.game is None:
        raise TableError("cards-not-dealt")
    names = [plain_name(texts, table, number) for number in range(len(table.seats))]
    whose = "" if seat is None else seat_name(texts, table, seat)
    text = texts.format("replay", all="yes" if seat is None else "no", name=whose, table=table.id)
    return Screen(text, drawing=partial(draw_game, table.game, names, phrases_of(texts), seat=seat))
