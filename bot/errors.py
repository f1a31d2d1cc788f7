"""Users' mistakes, and the sentences that explain them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.escaping import escaped
from bot.tables.errors import TableError
from bot.texts import Language
from engine.errors import GameError


class InputError(Exception):
    """Invalid input, typed or pressed; nothing has changed.

    As with ``GameError`` and ``TableError``, ``key`` names the sentence in bot/texts.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: Mapping[str, object] = values


#: The errors that are a user's mistake and have their own sentence.
UserError = GameError | TableError | InputError
USER_ERRORS = (GameError, TableError, InputError)


def sentence(texts: Language, error: UserError) -> str:
    """Return the sentence that explains an error.

    The engine and the tables do not escape for Discord, so text from people and files in their errors is
    escaped here. In an ``InputError`` it is escaped already.
    """
    if isinstance(error, InputError):
        return texts.format(error.key, **error.values)
    values = {name: _harmless(value) for name, value in error.values.items()}
    return texts.format(error.key, **values)


def _harmless(value: object) -> object:
    """Escape strings, also in tuples; return other values unchanged."""
    if type(value) is tuple:
        return tuple(_harmless(one) for one in value)
    return escaped(value) if type(value) is str else value
