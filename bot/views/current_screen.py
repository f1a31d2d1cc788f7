"""What a player sees now: the one screen that fits the moment, however it was asked for; the way there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.escaping import escaped
from bot.tables import Stage
from bot.tables.timing import may_be_nudged
from bot.views.alone import finished_screen
from bot.views.controls import Button, Tone
from bot.views.hand import CHOOSING, hand_screen
from bot.views.map_screens import MAPS, own_map_screen
from bot.views.placer import placer_screen
from bot.views.screen import Screen
from bot.views.seats import away_screen
from bot.views.tiles import tile_screen
from bot.views.trick import AFTER_BIDDING, trick_screen
from bot.views.viewer import Viewer
from engine.trial import Trial
from engine.views import Phase

#: The control that reminds those whom the game waits for, in the name of somebody who waits.
NUDGE = "nudge"

#: The button of each phase that opens what the phase asks for; in the others it is the trick.
_DOORS = {**dict.fromkeys(CHOOSING, "hand"), Phase.MAP: "place", Phase.FREE_TILE: "tile"}


def current_screen(viewer: Viewer, trial: Trial | None = None) -> Screen:
    """Whatever the game asks of the viewer now: hand, trick, placer or free tile, or else just the map.

    ``trial`` is where the viewer was trying a card, if that is known. Without one the screen of a running
    game is kept with the table: the message that stands often shows the same as an answer just before it. So
    nothing in it may depend on the time, or on what its reader has chosen.
    """
    if trial is not None or viewer.table.stage is not Stage.RUNNING:
        return _made(viewer, trial)
    return viewer.once(_made)


def mention_screen(viewer: Viewer, seats: Sequence[int], explained_to: Sequence[int]) -> Screen:
    """The mention of people who are asked for something in the channel.

    To those in ``explained_to`` it says why: their direct messages are closed.
    """
    view = viewer.view
    ids = tuple(viewer.table.seats[seat].user_id or 0 for seat in seats)
    task = replace(viewer, seat=seats[0]).task or ""
    named = " ".join(f"<@{user_id}>" for user_id in ids)
    lines = [viewer.format("mention", task=task, round=view.round, people=named)]
    lines += [viewer.format("direct-messages-closed", user=user_id) for user_id in explained_to]
    return Screen("\n".join(lines), rows=((door(viewer),),), mentions=ids)


def door(viewer: Viewer) -> Button:
    """The button that opens what people are asked for at this moment."""
    return viewer.button(_DOORS.get(viewer.view.phase, "trick"), Tone.MAIN)


def _made(viewer: Viewer, trial: Trial | None = None) -> Screen:
    table = viewer.table
    if table.stage is Stage.DEALING:
        return Screen(viewer.format("situation-dealing"))
    if table.stage is Stage.LOBBY or table.game is None:
        return Screen(viewer.format("lobby-waits", name=escaped(table.host_name)))
    if table.options.alone and not table.stage.is_open:
        return finished_screen(viewer)
    if table.stage is not Stage.RUNNING:
        return Screen(viewer.format("game-finished"))
    if viewer.is_away:
        return away_screen(viewer)
    return with_the_others(viewer, _screen_of_phase(viewer, trial))


def with_the_others(viewer: Viewer, screen: Screen) -> Screen:
    """The screen with the buttons for everybody's map and, for somebody who waits, to remind the others."""
    if viewer.table.options.alone:
        return screen
    screen = screen.with_button(viewer.button(MAPS, lasting=True))
    waits = viewer.seat is not None and bool(may_be_nudged(viewer.table, viewer.seat))
    return screen.with_button(viewer.button(NUDGE, lasting=True)) if waits else screen


def _screen_of_phase(viewer: Viewer, trial: Trial | None) -> Screen:
    view = viewer.view
    if view.phase in CHOOSING:
        return hand_screen(viewer)
    if view.phase in AFTER_BIDDING:
        return trick_screen(viewer)
    if view.phase is Phase.FREE_TILE and viewer.is_asked and viewer.table.paused_at is None:
        return tile_screen(viewer)
    if view.phase is Phase.MAP and viewer.may_place and not viewer.own.placed:
        return placer_screen(viewer, trial)
    return own_map_screen(viewer)
