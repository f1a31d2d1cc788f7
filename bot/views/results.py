"""The end of a round and of a game: maps and scores, the record, and the animation of a finished game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.tables import Table, TableError
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.lobby import scoring_card_line
from bot.views.screen import AttachedFile, Screen
from bot.views.viewer import Viewer
from bot.workers.replays import draw_game
from engine.options import ROUNDS
from engine.views import View
from render.round_picture import draw_round
from render.score_sheet import draw_score_sheet

#: The letters of the seats, the same as in the pictures, and the width of a column of the score table.
SEAT_LETTERS = "ABCDE"
COLUMN = 5


def round_over_screen(viewer: Viewer, view: View, finished: int) -> Screen:
    """All maps and scores after the round ``finished``; ``view`` is what everybody saw then."""
    highest_first = sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].score.total)
    heading = viewer.format("round-over", round=finished, rounds=ROUNDS)
    scores = score_lines(viewer, view, highest_first)
    maps = partial(draw_round, view, viewer.plain_names, phrases_of(viewer.texts))
    return Screen("\n".join([heading, *scores]), drawing=maps)


def score_lines(viewer: Viewer, view: View, seats: Iterable[int]) -> list[str]:
    """The scores of these seats, one to a line."""
    return [
        viewer.format("running-score", name=viewer.name(seat), points=view.seats[seat].score.total)
        for seat in seats
    ]


def final_screen(viewer: Viewer) -> Screen:
    """Who has won and why, with the score sheet as text and as a picture."""
    lines = [viewer.format("final-heading"), _winners(viewer)]
    if tie_break := _tie_break(viewer):
        lines.append(tie_break)
    lines += [_legend(viewer), score_table(viewer)]
    if viewer.view.scoring_card is not None:
        lines.append(scoring_card_line(viewer.texts, viewer.view.scoring_card))
    sheet = partial(draw_score_sheet, viewer.view, viewer.plain_names, phrases_of(viewer.texts))
    return Screen("\n".join(lines), drawing=sheet)


def cancelled_screen(texts: Language) -> Screen:
    """A game that was ended early."""
    return Screen(texts.format("game-cancelled"))


def score_table(viewer: Viewer) -> str:
    """The score sheet in a monospaced font: one row per category, one column per seat.

    Seats are called by their letters, as in the pictures, so that the table fits on a phone.
    """
    parts = [seat.score.to_json() for seat in viewer.view.seats]
    shown = (*viewer.view.categories, "total", "deserts")
    labels = {category: viewer.format(f"category-{category}") for category in shown}
    width = max(len(label) for label in labels.values())
    lines = [" " * width + "".join(f"{letter:>{COLUMN}}" for letter in SEAT_LETTERS[: len(parts)])]
    for category, label in labels.items():
        numbers = "".join(f"{of_seat[category]:>{COLUMN}}" for of_seat in parts)
        lines.append(f"{label:<{width}}{numbers}")
    return "```\n" + "\n".join(lines) + "\n```"


def _legend(viewer: Viewer) -> str:
    """Which letter is whose."""
    names = (viewer.name(seat) for seat in range(len(viewer.table.seats)))
    return " · ".join(f"{letter} {name}" for letter, name in zip(SEAT_LETTERS, names, strict=False))


def _winners(viewer: Viewer) -> str:
    view = viewer.view
    names = viewer.names(view.winners)
    points = view.seats[view.winners[0]].score.total
    return viewer.format("final-winners", names=names, count=len(names), points=points)


def _tie_break(viewer: Viewer) -> str | None:
    """The sentence about a tie for the most points, if there is one (rules.md 8.4)."""
    view = viewer.view
    best = max(seat.score.total for seat in view.seats)
    tied = tuple(seat for seat, of in enumerate(view.seats) if of.score.total == best)
    if len(tied) < 2:
        return None
    deserts = view.seats[view.winners[0]].score.deserts
    key = "final-tie-break" if len(view.winners) == 1 else "final-tie-shared"
    names = viewer.names(tied)
    return viewer.format(key, names=names, points=best, deserts=deserts)


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
    whose = "" if seat is None else viewer.name(seat)
    text = viewer.format("replay", all="yes" if seat is None else "no", name=whose, table=table.id)
    return Screen(
        text, drawing=partial(draw_game, table.game, viewer.plain_names, phrases_of(viewer.texts), seat=seat)
    )
