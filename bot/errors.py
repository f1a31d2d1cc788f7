"""What somebody typed or pressed wrongly, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Mapping

from bot.escaping import escaped
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
UserError = GameError | TableError | InputError
USER_ERRORS = (GameError, TableError, InputError)


def sentence(texts: Language, error: UserError) -> str:
    """The one sentence that says what was wrong.

    Engine and tables know nothing of Discord: the names of people, and what stands in files, come as
    they are and are made harmless here. An ``InputError`` is raised where that has been done.
    """
    if isinstance(error, InputError):
        return texts.format(error.key, **error.values)
    values = {name: _harmless(value) for name, value in error.values.items()}
    return texts.format(error.key, **values)


def _harmless(value: object) -> object:
    """A value that somebody has written, as it can stand in a message; any other as it is."""
    if type(value) is tuple:
        return tuple(_harmless(one) for one in value)
    return escaped(value) if type(value) is str else value
