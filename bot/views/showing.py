"""The button with which somebody shows everybody in the channel what only they see."""

from __future__ import annotations

from dataclasses import replace

from bot.texts import Language
from bot.views.custom_id import NO_TABLE, CustomId, Moment
from bot.views.screen import Button, Screen

#: The control, and what can be shown: its first argument.
SHOW = "show-all"
BOARD = "board"
STATS = "stats"
REPLAY = "replay"


def with_show_button(texts: Language, screen: Screen, *arguments: str, moment: Moment = NO_TABLE) -> Screen:
    """The screen with the button; ``arguments`` say what it is, so that it can be made for everybody."""
    button = Button(texts.format("button-show-all"), CustomId(SHOW, moment, arguments))
    return replace(screen, rows=(*screen.rows, (button,)))
