"""The question whether a running game is to be ended before its end."""

from __future__ import annotations

from bot.views.custom_id import CustomId, Moment
from bot.views.screen import Button, Screen, Tone
from bot.views.viewer import Viewer

#: The buttons below: end the game, or let it go on.
END = "end-game"
KEEP = "keep-playing"


def end_question_screen(viewer: Viewer) -> Screen:
    """What ending a running game means, and the two buttons; whoever presses must be allowed to then."""
    moment = Moment(viewer.table.id)
    rows = (
        (
            Button(viewer.format("button-end-game"), CustomId(END, moment), Tone.BAD),
            Button(viewer.format("button-keep-playing"), CustomId(KEEP, moment)),
        ),
    )
    return Screen(viewer.format("end-game", round=viewer.view.round), rows=rows)
