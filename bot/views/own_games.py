"""The list of a person's games: what each asks of them, and which they are invited to or watch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime

from bot.escaping import escaped
from bot.tables import Stage
from bot.tables.own_games import Asked, GameOfGuest, GameOfPerson
from bot.texts import Language, text_key
from bot.views.screen import LONGEST_TEXT, Screen
from bot.views.viewer import Viewer, alone_in_words

#: Later than any deadline.
NEVER = datetime.max.replace(tzinfo=UTC)

#: Links to tables in Discord, by table id.
Links = Mapping[str, str]


def own_games_screen(
    texts: Language,
    seated: Sequence[GameOfPerson],
    as_guest: Sequence[GameOfGuest],
    links: Links,
    today: date,
) -> Screen:
    """All games of a person, the most urgent first; games that do not fit into the message are counted.

    ``today`` is the day whose map ``/solo today`` leads to.
    """
    if not seated and not as_guest:
        return Screen(texts.format("games-none"))
    urgent_first = sorted(seated, key=lambda game: (not game.asked, game.due_at or NEVER))
    lines = [_seated_line(texts, game, links, today) for game in urgent_first]
    lines += [_guest_line(texts, game, links) for game in as_guest]
    return Screen(_as_many_as_fit(texts, lines))


def _as_many_as_fit(texts: Language, lines: list[str]) -> str:
    heading = texts.format("games-heading")
    for shown in range(len(lines), 0, -1):
        left_out = len(lines) - shown
        more = [texts.format("list-more", count=left_out)] if left_out else []
        text = "\n".join([heading, *lines[:shown], *more])
        if len(text) <= LONGEST_TEXT:
            return text
    return heading


def _seated_line(texts: Language, game: GameOfPerson, links: Links, today: date) -> str:
    viewer = Viewer(texts, game.table, None)
    if game.table.options.alone:
        day = game.table.options.day
        kind = "solo" if day is None else "today" if day == today else "past"
        return viewer.format("games-alone", kind=kind, **alone_in_words(game.table))
    asked, until = _asked(viewer, game), game.due_at or 0
    vote = Asked.VOTE in game.asked[1:]
    return viewer.format("games-line", asked=asked, vote=vote, until=until, **_place(viewer, links))


def _guest_line(texts: Language, game: GameOfGuest, links: Links) -> str:
    viewer = Viewer(texts, game.table, None)
    welcome = text_key(game.welcome)
    host = escaped(game.table.host_name)
    return viewer.format("games-guest-line", welcome=welcome, host=host, **_place(viewer, links))


def _place(viewer: Viewer, links: Links) -> dict[str, object]:
    """Where a game is, and how far it has come."""
    table = viewer.table
    return {
        "channel": table.channel_id,
        "round": viewer.view.round if table.stage is Stage.RUNNING else 0,
        "link": links.get(table.id, "none"),
    }


def _asked(viewer: Viewer, game: GameOfPerson) -> str:
    """The first thing that the game asks: a variant of the text ``games-line``."""
    if not game.asked:
        return "none" if game.table.paused_at is None else "paused"
    first = game.asked[0]
    return text_key(viewer.view.phase if first is Asked.MOVE else first)
