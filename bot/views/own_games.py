"""The list of a person's games: what each asks of them, and which they are invited to or watch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.escaping import escaped
from bot.tables import Stage, Table
from bot.tables.own_games import Asked, GameOfGuest, GameOfPerson
from bot.texts import Language, text_key
from bot.views.screen import LONGEST_TEXT, Screen

#: Later than any deadline.
NEVER = datetime.max.replace(tzinfo=UTC)

#: Links to tables in Discord, by table id.
Links = Mapping[str, str]


def own_games_screen(
    texts: Language, seated: Sequence[GameOfPerson], as_guest: Sequence[GameOfGuest], links: Links
) -> Screen:
    """All games of a person, the most urgent first; games that do not fit into the message are counted."""
    if not seated and not as_guest:
        return Screen(texts.format("games-none"))
    urgent_first = sorted(seated, key=lambda game: (not game.asked, game.due_at or NEVER))
    lines = [_seated_line(texts, game, links) for game in urgent_first]
    lines += [_guest_line(texts, game, links) for game in as_guest]
    return Screen(_as_many_as_fit(texts, lines))


def _as_many_as_fit(texts: Language, lines: list[str]) -> str:
    heading = texts.format("games-heading")
    for shown in range(len(lines), 0, -1):
        left_out = len(lines) - shown
        more = [texts.format("games-more", count=left_out)] if left_out else []
        text = "\n".join([heading, *lines[:shown], *more])
        if len(text) <= LONGEST_TEXT:
            return text
    return heading


def _seated_line(texts: Language, game: GameOfPerson, links: Links) -> str:
    until = 0 if game.due_at is None else int(game.due_at.timestamp())
    return texts.format("games-line", asked=_asked(game), until=until, **_place(game.table, links))


def _guest_line(texts: Language, game: GameOfGuest, links: Links) -> str:
    welcome = text_key(game.welcome.value)
    host = escaped(game.table.host_name)
    return texts.format("games-guest-line", welcome=welcome, host=host, **_place(game.table, links))


def _place(table: Table, links: Links) -> dict[str, object]:
    """Where a game is, and how far it has come."""
    return {
        "channel": table.channel_id,
        "round": table.view(None).round if table.stage is Stage.RUNNING else 0,
        "link": links.get(table.id, "none"),
    }


def _asked(game: GameOfPerson) -> str:
    """The first thing that the game asks: a variant of the text ``games-line``."""
    if game.table.paused_at is not None and not game.asked:
        return "paused"
    if not game.asked:
        return "none"
    first = game.asked[0]
    if first is Asked.MOVE:
        return text_key(game.table.view(game.seat).phase)
    return text_key(first.value)
