"""The button that shows to the whole channel what one person sees."""

from __future__ import annotations

from dataclasses import replace

from bot.texts import Language
from bot.views.controls import NO_TABLE, Button, CustomId, Moment
from bot.views.screen import Screen
from bot.views.viewer import Viewer

#: The control that shows a screen to the whole channel, and its first argument: what is shown.
SHOW = "show-all"
BOARD = "board"
STATS = "stats"
REPLAY = "replay"


def with_show_button(texts: Language, screen: Screen, *arguments: str, moment: Moment = NO_TABLE) -> Screen:
    """A screen that only one person sees, with the button that shows it to the whole channel.

    ``arguments`` say what the screen is, so that it can be made again for everybody.
    """
    show = Button(texts.format("button-show-all"), CustomId(SHOW, moment, arguments))
    return replace(screen, rows=(*screen.rows, (show,)))


def to_show_screen(viewer: Viewer, screen: Screen, *arguments: str, may_show: bool) -> Screen:
    """A screen of a table for one person, who ``may_show`` it to the whole channel with its button."""
    if not may_show:
        return screen
    return with_show_button(viewer.texts, screen, *arguments, moment=Moment(viewer.table.id))
