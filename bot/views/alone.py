"""What somebody sees who plays alone: how it went beside par, and the map of the day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.escaping import escaped
from bot.tables import Stage
from bot.tables.alone import end_of_day
from bot.tables.game_history import ScoreOfDay
from bot.views.controls import Tone
from bot.views.game_over import END_MAP, KEEP
from bot.views.review import END_REVIEW
from bot.views.screen import Drawing, Screen
from bot.views.viewer import Viewer, alone_in_words, noon_of
from engine.players.evaluator import POINT
from engine.scoring import places_of
from render.pictures.review_pictures import draw_standing

#: The controls: the result, another deal, the end of one that is not to be played on; and, shown to all.
RESULT, AGAIN, GIVE_UP = "alone-result", "alone-again", "alone-give-up"
ALONE = "alone"

#: A square a round, by the points given away in it: less than so many thousandths, or more than all of them.
SQUARES = ((POINT // 2, "🟩"), (3 * POINT, "🟨"))
LAST_SQUARE = "🟥"

#: How many people of a server are listed.
MOST_LISTED = 10


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that somebody has finished: points after each round, theirs and those of par.

    ``lost`` is what they gave away in each round, in thousandths of a point. ``board`` are the people of the
    server on the map of the day, the best first; who ``is_late`` is not among them.
    """

    points: tuple[int, ...]
    par: tuple[int, ...]
    lost: tuple[int, ...]
    board: tuple[ScoreOfDay, ...] = ()
    is_late: bool = False


@dataclass(frozen=True, slots=True)
class Seals:
    """What lets everybody check the maps of the day: the next one's commitment, and the last one's secret."""

    tomorrow: str
    yesterday: str


def result_screen(viewer: Viewer, played: Played, seals: Seals | None) -> Screen:
    """How it went, for the person alone; ``seals`` come with the map of the day."""
    day = viewer.table.options.day
    lines = _lines(viewer, played, "alone-over", explanation=[viewer.format("alone-squares")])
    if played.is_late:
        lines.append(viewer.format("alone-late"))
    buttons = [viewer.button(control, lasting=True) for control in (END_MAP, END_REVIEW)]
    if seals is None:
        buttons.append(viewer.button(AGAIN, Tone.GOOD, lasting=True))
    if day is not None and seals is not None:
        lines.append(
            viewer.format(
                "alone-seals", until=end_of_day(day), commitment=seals.tomorrow, secret=seals.yesterday
            )
        )
    return Screen("\n".join(lines), drawing=_drawing(viewer, played), rows=(tuple(buttons),))


def shared_screen(viewer: Viewer, played: Played) -> Screen:
    """The same for everybody: nothing in it tells how the deal goes."""
    return Screen("\n".join(_lines(viewer, played, "alone-shared")), drawing=_drawing(viewer, played))


def finished_screen(viewer: Viewer) -> Screen:
    """A deal that is over, before par is known: the way to the result."""
    if viewer.table.stage is not Stage.FINISHED:
        return Screen(viewer.format("alone-unfinished"))
    return Screen(
        viewer.format("alone-finished", points=viewer.own.score.total),
        rows=((viewer.button(RESULT, Tone.MAIN, lasting=True),),),
    )


def confirm_giving_up_alone_screen(viewer: Viewer) -> Screen:
    """What it means to leave a deal that is not finished, and the two buttons."""
    buttons = (viewer.button(GIVE_UP, Tone.BAD, lasting=True), viewer.button(KEEP, lasting=True))
    return Screen(viewer.format("alone-give-up", **alone_in_words(viewer.table)), rows=(buttons,))


def squares_of(lost: Sequence[int]) -> str:
    """A square a round: green for as well as can be, yellow for a little given away, red for more."""
    return "".join(next((square for most, square in SQUARES if cost < most), LAST_SQUARE) for cost in lost)


def _lines(viewer: Viewer, played: Played, key: str, explanation: Sequence[str] = ()) -> list[str]:
    total, par = played.points[-1], played.par[-1]
    lines = [
        viewer.format(key, day=noon_of(viewer.table.options.day), name=viewer.name(0), points=total),
        viewer.format(
            "alone-par",
            par=par,
            side="over" if total > par else "under" if total < par else "level",
            count=abs(total - par),
        ),
        squares_of(played.lost),
        *explanation,
    ]
    if played.board:
        lines.append(viewer.format("alone-board"))
    places = places_of([score.total for score in played.board])
    for place, score in list(zip(places, played.board, strict=True))[:MOST_LISTED]:
        name = escaped(score.name or viewer.format("nobody"))
        lines.append(viewer.format("final-place", place=place, name=name, points=score.total))
    if len(played.board) > MOST_LISTED:
        lines.append(viewer.format("list-more", count=len(played.board) - MOST_LISTED))
    return lines


def _drawing(viewer: Viewer, played: Played) -> Drawing:
    standing = tuple(zip(played.points, played.par, strict=True))
    names = (viewer.plain_name(0), viewer.format("alone-par-name"))
    return partial(draw_standing, standing, names, viewer.phrases)
