"""The question before everything is deleted that is stored about a person."""

from __future__ import annotations

from bot.texts import Language
from bot.views.controls import Tone, button_without_table
from bot.views.screen import Screen

#: The two buttons: delete everything, or keep it.
FORGET = "forget-me"
KEEP_DATA = "keep-me"


def forget_screen(texts: Language, user_id: int, open_tables: int, *, plays_alone: bool) -> Screen:
    """What deleting means, and the two buttons; only the person who asked can press them.

    ``open_tables`` are those with others.
    """
    forget = button_without_table(texts, FORGET, str(user_id), tone=Tone.BAD)
    text = texts.format("forget-me", tables=open_tables, alone=plays_alone)
    return Screen(text, rows=((forget, button_without_table(texts, KEEP_DATA)),))
