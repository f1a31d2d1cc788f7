"""What somebody can do now, at this moment and in this place, for ``/hokkaido help``."""

from __future__ import annotations

from bot.escaping import escaped
from bot.tables import Stage
from bot.tables.own_games import Asked, asked_of
from bot.texts import Language, text_key
from bot.views.controls import Tone, button_without_table
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from bot.views.walk import learning_buttons
from engine.options import FEWEST_PLAYERS

#: The control of the list of one's games.
GAMES = "games"


def what_now_screen(texts: Language, viewer: Viewer | None, waiting: int, *, in_server: bool) -> Screen:
    """What there is to do at the table that ``viewer`` looks at, or without one how to come by a game.

    ``waiting`` is how many games wait for the person.
    """
    lines = [texts.format("help-heading"), _sentence(texts, viewer, in_server=in_server)]
    if waiting:
        lines.append(texts.format("help-games", count=waiting))
    elif viewer is None:
        lines.append(texts.format("help-solo"))
    lines.append(texts.format("help-more"))
    buttons = [*learning_buttons(texts, viewer, Tone.PLAIN), button_without_table(texts, GAMES)]
    if viewer is not None and _plays(viewer):
        buttons.insert(0, viewer.button("now", Tone.MAIN, text="button-show-me"))
    return Screen("\n".join(lines), rows=(tuple(buttons),))


def _plays(viewer: Viewer) -> bool:
    """Whether the viewer has a seat in a running game."""
    return viewer.seat is not None and viewer.table.stage is Stage.RUNNING


def _sentence(texts: Language, viewer: Viewer | None, *, in_server: bool) -> str:
    if viewer is None:
        return texts.format("help-no-table" if in_server else "help-no-game")
    table, host = viewer.table, escaped(viewer.table.host_name)
    if table.stage is Stage.READY:
        ready = table.ready is not None and viewer.seat in table.ready.seats
        key = "help-not-playing" if viewer.seat is None else "help-ready"
        return texts.format(key, ready=ready)
    if table.stage is Stage.RUNNING:
        return _in_game(viewer)
    if viewer.seat is None:
        return texts.format("help-join", host=host)
    if table.seats[viewer.seat].user_id != table.host_id:
        return texts.format("help-host-begins", host=host)
    enough = len(table.seats) >= FEWEST_PLAYERS
    return texts.format("help-begin" if enough else "help-alone")


def _in_game(viewer: Viewer) -> str:
    """What the running game asks of the viewer."""
    if viewer.seat is None:
        return viewer.format("help-not-playing")
    if viewer.is_away:
        return viewer.format("help-away")
    vote: list[str] = []
    if Asked.VOTE in asked_of(viewer.table, viewer.seat):
        vote.append(viewer.format("help-vote", channel=viewer.table.channel_id))
    if viewer.table.paused_at is not None:
        paused = viewer.format("help-paused", host=escaped(viewer.table.host_name))
        return "\n".join([paused, *vote])
    if viewer.is_asked:
        asked = viewer.format("help-asked", phase=text_key(viewer.view.phase))
        return "\n".join([asked, *vote])
    if vote:
        return vote[0]
    waiting = viewer.names(viewer.view.waiting_for)
    return viewer.format("help-waiting", names=waiting, count=len(waiting))
