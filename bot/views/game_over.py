"""The last message of a game: who has won, and what there is to look at."""

from __future__ import annotations

from functools import partial

from bot.texts.picture_phrases import phrases_of
from bot.views.controls import Row, Tone
from bot.views.lobby import scoring_card_line
from bot.views.map_screens import map_drawing
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from render.round_picture import draw_round
from render.score_sheet import draw_score_sheet

#: The controls below the result. They belong to the table and not to a moment of its game.
END_REPLAY, END_MAP, END_MAPS = "end-replay", "end-map", "end-maps"


def final_screen(viewer: Viewer) -> Screen:
    """Who has won and why, everybody's place, and the score sheet."""
    lines = [_winners(viewer), _places(viewer)]
    if tie_break := _tie_break(viewer):
        lines.append(tie_break)
    if viewer.view.scoring_card is not None:
        lines.append(scoring_card_line(viewer.texts, viewer.view.scoring_card))
    sheet = partial(draw_score_sheet, viewer.view, viewer.plain_names, phrases_of(viewer.texts))
    return Screen("\n".join(lines), drawing=sheet, rows=_rows(viewer))


def ended_early_screen(viewer: Viewer) -> Screen:
    """A game that was ended early."""
    return Screen(viewer.format("game-cancelled"), rows=_rows(viewer))


def last_map_screen(viewer: Viewer) -> Screen:
    """The viewer's map at the end of a game, with what its lakes and towns score."""
    text = viewer.format("end-map", table=viewer.table.id, points=viewer.own.score.total)
    return Screen(text, drawing=map_drawing(viewer, viewer.own_seat, with_points=True))


def all_maps_screen(viewer: Viewer) -> Screen:
    """Everybody's map at the end of a game."""
    maps = partial(draw_round, viewer.view, viewer.plain_names, phrases_of(viewer.texts))
    return Screen(viewer.format("end-maps", table=viewer.table.id), drawing=maps)


def _rows(viewer: Viewer) -> tuple[Row, ...]:
    """What comes next, and what there is to look at."""
    looking = tuple(viewer.table_button(control) for control in (END_REPLAY, END_MAP, END_MAPS))
    return ((*looking, viewer.table_button("rematch", Tone.GOOD)),)


def _winners(viewer: Viewer) -> str:
    view = viewer.view
    names = viewer.names(view.winners)
    points = view.seats[view.winners[0]].score.total
    return viewer.format("final-winners", names=names, count=len(names), points=points)


def _places(viewer: Viewer) -> str:
    """Everybody with place and points, the best first; those who tie share a place (rules.md 8.4)."""
    scores = [seat.score for seat in viewer.view.seats]
    best_first = sorted(range(len(scores)), key=lambda seat: scores[seat].rank, reverse=True)
    said = [
        viewer.format(
            "final-place",
            place=1 + sum(other.rank > scores[seat].rank for other in scores),
            name=viewer.name(seat),
            points=scores[seat].total,
        )
        for seat in best_first
    ]
    return " · ".join(said)


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
