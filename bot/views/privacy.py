"""What is stored about a person, and the question before it is deleted."""

from __future__ import annotations

from bot.texts import Language
from bot.views.controls import NO_TABLE, Button, CustomId, Tone
from bot.views.screen import Screen

#: The two buttons: delete everything, or keep it.
FORGET = "forget-me"
KEEP_DATA = "keep-me"


def privacy_screen(texts: Language) -> Screen:
    """What is stored and why, and how to get a copy of it or have it deleted."""
    return Screen(texts.format("privacy"))


def forget_screen(texts: Language, user_id: int, open_tables: int, *, plays_alone: bool) -> Screen:
    """What deleting means, and the two buttons; only the person who asked can press them.

    ``open_tables`` are those with others.
    """
    rows = (
        (
            Button(texts.format("button-forget-me"), CustomId(FORGET, NO_TABLE, (str(user_id),)), Tone.BAD),
            Button(texts.format("button-keep-me"), CustomId(KEEP_DATA, NO_TABLE)),
        ),
    )
    return Screen(texts.format("forget-me", tables=open_tables, alone=plays_alone), rows=rows)
