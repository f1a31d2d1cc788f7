"""The question whether a running game should really be ended early."""

from __future__ import annotations

from bot.views.buttons import table_button
from bot.views.screen import Screen, Tone
from bot.views.viewer import Viewer

#: The two buttons: end the game, or let it go on.
END = "end-game"
KEEP = "keep-playing"


def confirm_end_screen(viewer: Viewer) -> Screen:
    """What ending the game means, and the two buttons; rights are checked when they are pressed."""
    buttons = (table_button(viewer, END, Tone.BAD), table_button(viewer, KEEP))
    return Screen(viewer.format("end-game", round=viewer.view.round), rows=(buttons,))
