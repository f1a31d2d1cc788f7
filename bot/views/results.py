"""Results: a server's leaderboard, a person's statistics, playing alone and its par, the map of the day."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial

from bot.escaping import escaped, isolated
from bot.history import Standing, Stats
from bot.tables import Stage
from bot.tables.alone import end_of_day
from bot.tables.game_history import GameResult, ScoreOfDay
from bot.texts import Language
from bot.views.game_over import END_MAP, KEEP
from bot.views.review import END_REVIEW
from bot.views.screen import Button, Drawing, Screen, Tone, button_without_table
from bot.views.viewer import Viewer, alone_in_words, noon_of
from engine.scoring import places_of
from render.pictures.review_pictures import draw_standing

#: The two kinds of games, which are counted separately.
PEOPLE = "people"
COMPUTERS = "computers"

#: The maximum number of listed people; even their longest names fit into one message.
MOST_LISTED = 10


def leaderboard_screen(texts: Language, board: Sequence[Standing], *, with_computers: bool) -> Screen:
    """The best players on a server, in games among people only or in games with computer players."""
    kind = COMPUTERS if with_computers else PEOPLE
    lines = [texts.format("leaderboard", kind=kind)]
    lines += [texts.format("leaderboard-line", **_values(standing)) for standing in board[:MOST_LISTED]]
    if len(board) > MOST_LISTED:
        lines.append(texts.format("list-more", count=len(board) - MOST_LISTED))
    lines.append(texts.format("leaderboard-how") if board else texts.format("leaderboard-empty", kind=kind))
    return Screen("\n".join(lines))


def stats_screen(texts: Language, name: str, stats: Stats) -> Screen:
    """A person's results on a server."""
    lines = [texts.format("stats", name=escaped(name))]
    for kind, standing in ((PEOPLE, stats.among_people), (COMPUTERS, stats.with_computers)):
        if standing is not None:
            lines.append(texts.format("stats-line", kind=kind, **_values(standing)))
    if len(lines) == 1:
        lines.append(texts.format("stats-none"))
    return Screen("\n".join(lines))


def marked(listed: Standing | ScoreOfDay) -> str:
    """The escaped name of a listed person, with the mark that tells it from others that look the same."""
    return f"{escaped(listed.name)} ({listed.mark})" if listed.mark else escaped(listed.name)


def names_in(texts: Language, result: GameResult) -> list[str]:
    """The players of a game, for menus, which have no formatting."""
    names = []
    computers = 0
    for seat in result.seats:
        if seat.computer is not None:
            computers += 1
            names.append(texts.format("computer-name", who=seat.name or "nobody", number=computers))
        else:
            names.append(isolated(seat.name) or texts.format("nobody"))
    return names


def _values(standing: Standing) -> dict[str, object]:
    return asdict(standing) | {"name": marked(standing), "average": round(standing.average, 1)}


#: The controls: the result, another deal, giving up an unfinished one, the text to share, the map of the day;
#: and the argument for showing the result.
RESULT, AGAIN, GIVE_UP, SHARE = "alone-result", "alone-again", "alone-give-up", "alone-share"
PLAY_TODAY = "play-today"
ALONE = "alone"

#: The squares of rounds by the points lost in them: up to each of these numbers, and above all of them.
SQUARES, LOSSES = "🟩🟨🟥", (0, 3)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished deal: the person's points after each round, and those of par, None until it is known.

    ``lost`` are the points lost in each round. ``board`` are the people of the server on
    the map of the day, the best first; a person who ``is_late``, after its day, is not among them. ``streak``
    is the number of days played in a row.
    """

    points: tuple[int, ...]
    par: tuple[int, ...] | None
    lost: tuple[int, ...]
    board: tuple[ScoreOfDay, ...] = ()
    is_late: bool = False
    streak: int = 0


@dataclass(frozen=True, slots=True)
class Seals:
    """The data for checking the maps of the day: the next one's commitment, and the last one's secret."""

    tomorrow: str
    yesterday: str


def result_screen(viewer: Viewer, played: Played, seals: Seals | None) -> Screen:
    """The result, for the person only; ``seals`` are for the map of the day.

    While par is not known, a button asks for it again, because the process that calculates it may end.
    """
    day = viewer.table.options.day
    explanation = [viewer.format("alone-squares")]
    if played.par is None:
        explanation.append(viewer.format("alone-par-unknown"))
    lines = _lines(viewer, played, "alone-over", explanation)
    buttons = [viewer.button(control, lasting=True) for control in (END_MAP, END_REVIEW)]
    if played.is_late:
        buttons.append(_play_today(viewer))
    elif seals is None:
        buttons.append(viewer.button(AGAIN, Tone.GOOD, lasting=True))
    if played.par is None:
        buttons.append(viewer.button(RESULT, text="alone-par-name", lasting=True))
    if day is not None:
        buttons.append(viewer.button(SHARE, Tone.MAIN, lasting=True))
    if day is not None and seals is not None:
        lines.append(
            viewer.format(
                "alone-seals", until=end_of_day(day), commitment=seals.tomorrow, secret=seals.yesterday
            )
        )
    return Screen("\n".join(lines), drawing=_drawing(viewer, played), rows=(tuple(buttons),))


def shared_screen(viewer: Viewer, played: Played) -> Screen:
    """The result for everyone, without information about the deal; readers can play the map of the day."""
    return Screen(
        "\n".join(_lines(viewer, played, "alone-shared")),
        drawing=_drawing(viewer, played),
        rows=() if viewer.table.options.day is None else ((_play_today(viewer),),),
    )


def share_text(viewer: Viewer, lost: Sequence[int], streak: int) -> str:
    """The result of a map of the day, to paste anywhere: it has no formatting, and tells no card.

    The link is the one for everyone, which shows the maps when the day is over. There is none if links do
    not last.
    """
    table, points = viewer.table, viewer.view.seats[0].score.total
    lines = [viewer.format("alone-share", day=table.options.day, points=points), squares_of(lost)]
    if streak > 1:
        lines.append(viewer.format("alone-streak", count=streak))
    if viewer.reader.links is not None and viewer.reader.links.lasts:
        lines.append(viewer.reader.links.of(table, None, viewer.texts.locale))
    return "\n".join(lines)


def given_up_screen(viewer: Viewer, *, is_late: bool) -> Screen:
    """The answer to a person who has given up a deal; if it was the map of an earlier day, with today's."""
    return Screen(viewer.format("alone-given-up"), rows=((_play_today(viewer),),) if is_late else ())


def finished_screen(viewer: Viewer) -> Screen:
    """A finished deal, with the button for the result."""
    if viewer.table.stage is not Stage.FINISHED:
        return Screen(viewer.format("alone-unfinished"))
    return Screen(
        viewer.format("alone-finished", points=viewer.own.score.total),
        rows=((viewer.button(RESULT, Tone.MAIN, lasting=True),),),
    )


def confirm_giving_up_alone_screen(viewer: Viewer) -> Screen:
    """The consequences of giving up an unfinished deal, and the two buttons."""
    buttons = (viewer.button(GIVE_UP, Tone.BAD, lasting=True), viewer.button(KEEP, lasting=True))
    return Screen(viewer.format("alone-give-up", **alone_in_words(viewer.table)), rows=(buttons,))


def grades(lost: Iterable[int]) -> list[int]:
    """A grade for each round: 0 for the best possible, 1 for a small loss, 2 for a larger one."""
    return [bisect_left(LOSSES, cost) for cost in lost]


def squares_of(lost: Iterable[int]) -> str:
    """A square per round, by its grade."""
    return "".join(SQUARES[grade] for grade in grades(lost))


def _play_today(viewer: Viewer) -> Button:
    return button_without_table(viewer.texts, PLAY_TODAY, tone=Tone.MAIN)


def _lines(viewer: Viewer, played: Played, key: str, explanation: Sequence[str] = ()) -> list[str]:
    total = played.points[-1]
    lines = [
        viewer.format(key, day=noon_of(viewer.table.options.day), name=viewer.name(0), points=total),
        *([] if played.par is None else [par_line(viewer, total, played.par[-1])]),
        squares_of(played.lost),
        *([viewer.format("alone-streak", count=played.streak)] if played.streak > 1 else []),
        *explanation,
        *([viewer.format("alone-late")] if played.is_late else []),
    ]
    return [*lines, *_board_lines(viewer, played.board, played.par)] if played.board else lines


def par_line(viewer: Viewer, total: int, par: int) -> str:
    """The points of a finished deal compared with par."""
    side = "over" if total > par else "under" if total < par else "level"
    return viewer.format("alone-par", par=par, side=side, count=abs(total - par))


def _board_lines(viewer: Viewer, board: Sequence[ScoreOfDay], par: Sequence[int] | None) -> list[str]:
    """The people of a server, the best first, with a line for par if it is known."""
    lines = []
    places = places_of([score.total for score in board])
    for place, score in list(zip(places, board, strict=True))[:MOST_LISTED]:
        lines.append(viewer.format("final-place", place=place, name=marked(score), points=score.total))
    if par is not None:
        above_par = sum(score.total > par[-1] for score in board)
        lines.insert(above_par, viewer.format("alone-board-par", par=par[-1]))
    if len(board) > MOST_LISTED:
        lines.append(viewer.format("list-more", count=len(board) - MOST_LISTED))
    return [viewer.format("alone-board"), *lines]


def _drawing(viewer: Viewer, played: Played) -> Drawing:
    curves = [(viewer.plain_name(0), played.points)]
    if played.par is not None:
        curves.append((viewer.format("alone-par-name"), played.par))
    names = tuple(name for name, _ in curves)
    standing = tuple(zip(*(points for _, points in curves), strict=True))
    return partial(draw_standing, standing, names, viewer.phrases, theme=viewer.theme)
