"""The results on a server: the leaderboard, and the statistics of one person."""

from __future__ import annotations

from collections.abc import Sequence

from bot.escaping import escaped, isolated
from bot.history import Standing, Stats
from bot.tables.game_history import GameResult, ScoreOfDay
from bot.texts import Language
from bot.views.screen import Screen

#: The two kinds of games, which are counted separately.
PEOPLE = "people"
COMPUTERS = "computers"

#: The maximum number of listed people; even their longest names fit into one message.
MOST_LISTED = 10


def leaderboard_screen(texts: Language, board: Sequence[Standing], *, with_computers: bool) -> Screen:
    """The best players on a server, in games among people only or in games with computer players."""
    kind = COMPUTERS if with_computers else PEOPLE
    lines = [texts.format("leaderboard", kind=kind)]
    lines += [
        texts.format("leaderboard-line", name=marked(standing), **_numbers(standing))
        for standing in board[:MOST_LISTED]
    ]
    if len(board) > MOST_LISTED:
        lines.append(texts.format("list-more", count=len(board) - MOST_LISTED))
    lines.append(texts.format("leaderboard-how") if board else texts.format("leaderboard-empty", kind=kind))
    return Screen("\n".join(lines))


def stats_screen(texts: Language, name: str, stats: Stats) -> Screen:
    """A person's results on a server."""
    lines = [texts.format("stats", name=escaped(name))]
    for kind, standing in ((PEOPLE, stats.among_people), (COMPUTERS, stats.with_computers)):
        if standing is not None:
            lines.append(texts.format("stats-line", kind=kind, **_numbers(standing)))
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


def _numbers(standing: Standing) -> dict[str, object]:
    return {
        "place": standing.place,
        "rating": standing.rating,
        "games": standing.games,
        "wins": standing.wins,
        "best": standing.best,
        "average": round(standing.average, 1),
        "met": standing.met,
        "provisional": standing.provisional,
    }
