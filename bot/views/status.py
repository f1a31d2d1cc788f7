"""Where a game stands, in words: for whoever asks."""

from __future__ import annotations

from bot.tables import Stage, Table
from bot.tables.computers import mover
from bot.texts import Language
from bot.views.lobby import lobby_screen
from bot.views.names import seat_name, seat_names
from bot.views.round_message import progress
from bot.views.screen import Screen


def status_screen(texts: Language, table: Table, seat: int | None) -> Screen:
    """Who plays, what the game waits for, and the running scores; nothing to press."""
    if table.stage is not Stage.RUNNING:
        return lobby_screen(texts, table).without_controls()
    view = table.view(None)
    scores = [
        texts.format("running-score", name=seat_name(texts, table, number), points=of.score.total)
        for number, of in enumerate(view.seats)
    ]
    # A computer player that is asked has moved in a moment, or places after the people.
    asked = tuple(number for number in view.waiting_for if mover(table, number) is None)
    waiting = seat_names(texts, table, asked or view.waiting_for)
    lines = [
        texts.format("status-channel", channel=table.channel_id),
        *progress(texts, table, view),
        texts.format("status-scores"),
        *scores,
        texts.format("status-waiting", names=waiting, count=len(waiting)),
    ]
    if seat is not None and seat in view.waiting_for:
        lines.append(texts.format("status-your-turn"))
    return Screen("\n".join(lines))
