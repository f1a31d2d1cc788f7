"""A screen as the person who reads it wants it."""

from __future__ import annotations

from dataclasses import replace

from bot.people.audience import Reader
from bot.views.placer import HINT
from bot.views.screen import Screen


def personalised(screen: Screen, reader: Reader) -> Screen:
    """The screen in the reader's theme, and without the hints that the reader does not want to see."""
    if not reader.preferences.hints:
        screen = screen.without_control(HINT)
    return screen if screen.theme is not None else replace(screen, theme=reader.theme)
