"""The exceptions that the engine raises when what somebody typed, pressed or wrote is wrong.

Each carries the number of the rule (rules.md), a message key and the values that belong in the sentence.
The bot has a sentence for every key in every language; ``engine.command_line.english`` has those that the
command line prints.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial


class GameError(Exception):
    """Something that the rules, or common sense, do not allow; the game is unchanged.

    ``key`` names the sentence (small letters, hyphens: ``card-not-in-hand``), ``values`` fill its blanks
    (numbers, positions, names of kinds), ``rule`` is the number in rules.md or "".
    """

    def __init__(self, key: str, rule: str = "", **values: object) -> None:
        super().__init__(key, rule, values)
        self.key = key
        self.rule = rule
        self.values: Mapping[str, object] = values

    def __reduce__(self) -> tuple[Callable[..., GameError], tuple[()]]:
        """How it comes back from another process: not as ``args`` say, for the values are named."""
        return partial(type(self), self.key, self.rule, **self.values), ()


class InvalidInput(GameError):  # noqa: N818 - named after what happened
    """A value that nothing in either game can have: a card 0, a rotation of 45, x = 1000000."""


class IllegalAction(GameError):  # noqa: N818 - named after what happened
    """A decision that breaks a rule."""


class OutOfTurn(GameError):  # noqa: N818 - named after what happened
    """A kind of decision that this seat is not asked for now."""


class IllegalPlacement(IllegalAction):
    """A placement that breaks a rule of the map phase.

    ``squares`` in ``values`` are the offending positions, for the sentence and for the picture.
    """


class RecordError(GameError):
    """What is wrong with a record, and where: ``action 41``, or a key of the document.

    Key, rule and values are those of the error that was found there.
    """

    def __init__(self, where: str, error: GameError) -> None:
        super().__init__(error.key, error.rule, **error.values)
        self.where = where

    def __reduce__(self) -> tuple[Callable[..., GameError], tuple[()]]:
        """How it comes back from another process."""
        return partial(RecordError, self.where, GameError(self.key, self.rule, **self.values)), ()


def in_words(error: Exception) -> str:
    """What went wrong, as it stands at the end of a line: no number of an error of the system."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
