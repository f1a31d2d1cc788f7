"""What somebody typed or pressed wrongly, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.errors import TableError
from bot.texts import Language
from engine.errors import GameError


class InputError(Exception):
    """Something typed or pressed that the bot cannot make sense of; nothing has changed.

    The same shape as ``GameError`` and ``TableError``: ``key`` names the sentence in bot/texts.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: Mapping[str, object] = values


#: Everything that is a person's mistake and has a sentence of its own.
Mistake = GameError | TableError | InputError
MISTAKES = (GameError, TableError, InputError)


def sentence(texts: Language, mistake: Mistake) -> str:
    """The one sentence that says what was wrong."""
    return texts.format(mistake.key, **mistake.values)
