"""The one family of exceptions that the engine raises for what somebody typed, pressed or wrote.

Each carries the number of the rule (rules.md), a message key and the values that belong into the
sentence. The bot has a sentence for every key in every language; ``engine/english.py`` has the
English ones that the commands of the engine print.
"""

from __future__ import annotations

from collections.abc import Mapping


class GameError(Exception):
    """Something that the rules, or plain sense, do not allow; the game is unchanged.

    ``key`` names the sentence (small letters, hyphens: ``card-not-in-hand``), ``values`` what is
    filled into it (numbers, positions, names of kinds), ``rule`` the number in rules.md or "".
    """

    def __init__(self, key: str, rule: str = "", **values: object) -> None:
        super().__init__(key, rule, values)
        self.key = key
        self.rule = rule
        self.values: Mapping[str, object] = values


class InvalidInput(GameError):  # noqa: N818 - what happened, not that it is an error
    """A value that nothing in either game can have: a card 0, a rotation of 45, x = 1000000."""


class IllegalAction(GameError):  # noqa: N818 - what happened, not that it is an error
    """A decision that breaks a rule."""


class OutOfTurn(GameError):  # noqa: N818 - what happened, not that it is an error
    """A decision of a kind that is not asked of this seat now."""


class IllegalPlacement(IllegalAction):
    """A placement that breaks a rule of the map phase.

    ``squares`` in ``values`` are the positions that offend, for the sentence and for the picture.
    """


class RecordError(GameError):
    """What is wrong with a record, and where: ``action 41``, or a key of the document.

    Key, rule and values are those of the error that was found there.
    """

    def __init__(self, where: str, error: GameError) -> None:
        super().__init__(error.key, error.rule, **error.values)
        self.where = where
