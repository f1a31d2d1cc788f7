"""A person's games with their next actions, and the help for the present place (``/hokkaido help``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot import __version__
from bot.escaping import escaped
from bot.people.preferences import Reader
from bot.tables import Stage, Table
from bot.tables.lobby import who_may_come
from bot.tables.own_games import Asked, GameOfGuest, GameOfPerson, asked_of
from bot.texts import Language, text_key
from bot.views.rulebook import learning_buttons
from bot.views.screen import LONGEST_TEXT, Button, Screen, Tone, button_without_table
from bot.views.viewer import Viewer, alone_in_words
from engine.options import FEWEST_PLAYERS, MOST_PLAYERS

#: A moment later than any deadline.
NEVER = datetime.max.replace(tzinfo=UTC)

#: Links to tables in Discord, by table id.
Links = Mapping[str, str]


def own_games_screen(
    reader: Reader,
    seated: Sequence[GameOfPerson],
    as_guest: Sequence[GameOfGuest],
    links: Links,
    to_join: Sequence[Table] = (),
) -> Screen:
    """All games of a person, the most urgent first, and the server's tables that they can join.

    Games that do not fit into the message are counted.
    """
    texts = reader.texts
    urgent_first = sorted(seated, key=lambda game: (not game.asked, game.due_at or NEVER))
    lines = [_seated_line(reader, game, links) for game in urgent_first]
    lines += [_guest_line(reader, game, links) for game in as_guest]
    found = [_as_many_as_fit(texts, lines) if lines else texts.format("games-none")]
    if to_join:
        found += [texts.format("games-open"), *(_open_line(reader, table, links) for table in to_join)]
    joins = tuple(_join_button(Viewer(reader, table, None)) for table in to_join)
    return Screen("\n".join(found), rows=(joins,) if joins else ())


def _open_line(reader: Reader, table: Table, links: Links) -> str:
    texts = reader.texts
    return texts.format(
        "games-open-line",
        host=escaped(table.host_name),
        game=texts.format(f"game-{table.options.rules}"),
        taken=len(table.seats),
        most=MOST_PLAYERS,
        **_place(Viewer(reader, table, None), links),
    )


def _join_button(viewer: Viewer) -> Button:
    """The button that joins one of several tables."""
    return viewer.button("join", text="button-join-table", host=viewer.table.host_name, lasting=True)


def _as_many_as_fit(texts: Language, lines: list[str]) -> str:
    heading = texts.format("games-heading")
    for shown in range(len(lines), 0, -1):
        left_out = len(lines) - shown
        more = [texts.format("list-more", count=left_out)] if left_out else []
        text = "\n".join([heading, *lines[:shown], *more])
        if len(text) <= LONGEST_TEXT:
            return text
    return heading


def _seated_line(reader: Reader, game: GameOfPerson, links: Links) -> str:
    viewer = Viewer(reader, game.table, None)
    if game.table.options.alone:
        return viewer.format("games-alone", **alone_in_words(game.table))
    asked, until = _asked(viewer, game), game.due_at or 0
    vote = Asked.VOTE in game.asked[1:]
    return viewer.format("games-line", asked=asked, vote=vote, until=until, **_place(viewer, links))


def _guest_line(reader: Reader, game: GameOfGuest, links: Links) -> str:
    viewer = Viewer(reader, game.table, None)
    welcome = text_key(game.welcome)
    host = escaped(game.table.host_name)
    return viewer.format("games-guest-line", welcome=welcome, host=host, **_place(viewer, links))


def _place(viewer: Viewer, links: Links) -> dict[str, object]:
    """The place of a game, and its stage."""
    table = viewer.table
    return {
        "channel": table.channel_id,
        "round": viewer.view.round if table.stage is Stage.RUNNING else 0,
        "link": links.get(table.id, "none"),
    }


def _asked(viewer: Viewer, game: GameOfPerson) -> str:
    """The first decision that the game asks for: a variant of the text ``games-line``."""
    if not game.asked:
        return "none" if game.table.paused_at is None else "paused"
    first = game.asked[0]
    task = replace(viewer, seat=game.seat).task if first is Asked.MOVE else None
    return task or text_key(first)


#: The control for the list of a person's games.
GAMES = "games"


def what_now_screen(
    texts: Language,
    viewer: Viewer | None,
    waiting: int,
    *,
    in_server: bool,
    watches: bool = False,
    may_open: bool = True,
    several: int = 0,
    refusal: str | None = None,
) -> Screen:
    """The next actions at the table of ``viewer``, or without a table the ways to start a game.

    ``waiting`` is the number of games that wait for the person; ``watches`` means that they are a spectator
    here, and ``may_open`` that they may open a table on this server. In direct messages no single one of
    ``several`` games is shown, only their number. If this person cannot open or join a table, the ``refusal``
    is shown instead.
    """
    lines = [texts.format("help-heading")]
    if several:
        lines.append(texts.format("help-several", count=several, waiting=waiting))
    else:
        lines.append(
            refusal or _sentence(texts, viewer, in_server=in_server, watches=watches, may_open=may_open)
        )
        lines += _beside(texts, viewer, waiting)
    lines.append(texts.format("help-more", version=__version__))
    buttons = [*learning_buttons(texts, viewer, Tone.PLAIN), button_without_table(texts, GAMES)]
    if viewer is not None and _plays(viewer):
        buttons.insert(0, viewer.button("now", Tone.MAIN, text="button-show-me"))
    return Screen("\n".join(lines), rows=(tuple(buttons),))


def _beside(texts: Language, viewer: Viewer | None, waiting: int) -> list[str]:
    """The games that wait elsewhere or, for someone without games, how to play alone."""
    if waiting:
        return [texts.format("help-games", count=waiting)]
    return [texts.format("help-solo")] if viewer is None else []


def _plays(viewer: Viewer) -> bool:
    """Whether the viewer has a seat in a running game."""
    return viewer.seat is not None and viewer.table.stage is Stage.RUNNING


def _sentence(
    texts: Language, viewer: Viewer | None, *, in_server: bool, watches: bool, may_open: bool
) -> str:
    if viewer is None:
        return texts.format("help-no-table" if in_server else "help-no-game")
    table, host = viewer.table, escaped(viewer.table.host_name)
    if viewer.seat is None:
        watching = "watching-now" if table.stage is Stage.RUNNING else "watching-to-come"
        begun = watching if watches else "help-not-playing"
        key = "help-join" if table.stage is Stage.LOBBY else begun
        return texts.format(key, host=host, opens=may_open)
    if table.stage is Stage.DEALING:
        return texts.format("situation-dealing")
    if table.stage is Stage.RUNNING:
        return _in_game(viewer)
    if table.seats[viewer.seat].user_id != table.host_id:
        return texts.format("help-host-begins", host=host)
    enough = len(table.seats) >= FEWEST_PLAYERS
    return texts.format("help-begin" if enough else "help-alone", comes=who_may_come(table))


def _in_game(viewer: Viewer) -> str:
    """The decision that the running game asks the viewer for, who plays in it."""
    if viewer.is_away:
        return viewer.format("help-away")
    vote: list[str] = []
    if Asked.VOTE in asked_of(viewer.table, viewer.own_seat):
        vote.append(viewer.format("help-vote", channel=viewer.table.channel_id))
    if viewer.table.paused_at is not None:
        own = viewer.table.seats[viewer.own_seat].user_id == viewer.table.host_id
        paused = viewer.format(
            "help-paused-own" if own else "help-paused", host=escaped(viewer.table.host_name)
        )
        return "\n".join([paused, *vote])
    if viewer.task is not None:
        asked = viewer.format("help-asked", phase=viewer.task)
        return "\n".join([asked, *vote])
    if vote:
        return vote[0]
    waiting = viewer.names(viewer.view.waiting_for)
    return viewer.format("help-waiting", names=waiting, count=len(waiting))
