"""The question before a running game is ended."""

from __future__ import annotations

from bot.views.controls import Tone
from bot.views.screen import Screen
from bot.views.viewer import Viewer

#: The two buttons: end the game, or let it go on.
END = "end-game"
KEEP = "keep-playing"


def confirm_end_screen(viewer: Viewer) -> Screen:
    """What ending the game means, and the two buttons; rights are checked when they are pressed."""
    buttons = (viewer.table_button(END, Tone.BAD), viewer.table_button(KEEP))
    return Screen(viewer.format("end-game", round=viewer.view.round), rows=(buttons,))
