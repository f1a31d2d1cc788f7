"""The words of commands, in English and marked with their keys for ``FluentTranslator``."""

from __future__ import annotations

from discord import app_commands

from bot.escaping import escaped
from bot.texts import english, text_key
from bot.views.controls import cut

#: How much of what was typed is repeated in an answer, in characters.
LONGEST_ECHO = 40


def text(key: str) -> app_commands.locale_str:
    """A description, or what a choice is called."""
    return app_commands.locale_str(english().format(key), key=key)


def name(kind: str, typed: str) -> app_commands.locale_str:
    """The name of a ``command`` or an ``option``, which is always understood as ``typed`` in English."""
    return app_commands.locale_str(typed, key=f"{kind}-name-{text_key(typed)}")


def echo(typed: str) -> str:
    """What was typed, fit to be repeated in an answer: short, and it formats and pings nothing."""
    return escaped(cut(" ".join(typed.split()), LONGEST_ECHO))
