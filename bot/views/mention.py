"""The mention of people who are asked for something in the channel, with the button that opens it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.views.controls import Button, Tone
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.views import Phase

#: The button of each phase that opens what the phase asks for; in the others it is the trick.
_DOORS = {
    Phase.PICK: "hand",
    Phase.DISCARD: "hand",
    Phase.BID: "hand",
    Phase.MAP: "place",
    Phase.FREE_TILE: "tile",
}


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
