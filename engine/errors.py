"""The exceptions that the engine raises for invalid input and illegal actions.

Each has a rule number (rules.md), a message key and the values for the message. The bot has a sentence for
every key in every language; ``engine.command_line.english`` has the command line's messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial


class GameError(Exception):
    """Invalid input or a broken rule; the game is unchanged.

    ``key`` selects the message (``card-not-in-hand``), ``values`` fill its placeholders (numbers, positions,
    names of kinds), ``rule`` is the number in rules.md or "".
    """

    def __init__(self, key: str, rule: str = "", **values: object) -> None:
        super().__init__(key, rule, values)
        self.key = key
        self.rule = rule
        self.values: Mapping[str, object] = values

    def __reduce__(self) -> tuple[Callable[..., GameError], tuple[()]]:
        """Unpickle through a partial, because ``args`` cannot carry keyword values."""
        return partial(type(self), self.key, self.rule, **self.values), ()


class InvalidInput(GameError):  # noqa: N818 - named after what happened
    """A value that cannot occur in either game: card 0, a rotation of 45, x = 1000000."""


class IllegalAction(GameError):  # noqa: N818 - named after what happened
    """A decision that breaks a rule."""


class OutOfTurn(GameError):  # noqa: N818 - named after what happened
    """An action that this seat cannot take now."""


class IllegalPlacement(IllegalAction):
    """A placement that breaks a rule of the map phase.

    ``squares`` in ``values`` are the offending positions, for the message and the picture.
    """


class RecordError(GameError):
    """An error in a record, with its place: ``action 41``, or a key of the document.

    Key, rule and values are those of the underlying error.
    """

    def __init__(self, where: str, error: GameError) -> None:
        super().__init__(error.key, error.rule, **error.values)
        self.where = where

    def __reduce__(self) -> tuple[Callable[..., GameError], tuple[()]]:
        """Unpickle with both arguments."""
        return partial(RecordError, self.where, GameError(self.key, self.rule, **self.values)), ()


def in_words(error: Exception) -> str:
    """The error as text, without the errno and file name of a system error."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
