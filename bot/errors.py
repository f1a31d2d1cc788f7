"""Users' mistakes, and the sentences that explain them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.escaping import escaped
from bot.tables.checks import TableError
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


#: The maximum length of a value from a person or a file in a sentence.
LONGEST_VALUE = 100

#: The errors that are a user's mistake and have their own sentence.
UserError = GameError | TableError | InputError
USER_ERRORS = (GameError, TableError, InputError)


def sentence(texts: Language, error: UserError) -> str:
    """Return the sentence that explains an error.

    The engine and the tables do not escape for Discord, so text from people and files in their errors is
    escaped here. In an ``InputError`` it is escaped already.
    """
    harmless = _cut if isinstance(error, InputError) else _escaped
    return texts.format(error.key, **{name: harmless(value) for name, value in error.values.items()})


def _escaped(value: object) -> object:
    """Shorten and escape strings, also in tuples; return other values unchanged."""
    if type(value) is tuple:
        return tuple(_escaped(one) for one in value)
    return escaped(str(_cut(value))) if type(value) is str else value


def _cut(value: object) -> object:
    """Shorten a string, because a modified client can send any; return other values unchanged."""
    if type(value) is str and len(value) > LONGEST_VALUE:
        return f"{value[: LONGEST_VALUE - 1]}…"
    return value
