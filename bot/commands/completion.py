"""Options with fixed choices, and options with suggestions while a person is typing.

The values of fixed choices are stable; their labels come from the texts.
"""

from __future__ import annotations

import logging
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any

from discord import app_commands

from bot.commands.texts import echo, text
from bot.errors import USER_ERRORS, InputError
from bot.interactions.context import Context
from bot.interactions.gates import pass_gates
from bot.interactions.serving import Interaction, ServingClient
from bot.texts import text_key
from engine.options import Rules


class OneOf(app_commands.Transformer[ServingClient]):
    """One of several values, whose labels are the texts ``KEY-VALUE``."""

    def __init__(self, key: str, values: Iterable[str] | Mapping[str, object]) -> None:
        """Offer these values: strings, members of an enumeration of strings, or a mapping from strings."""
        self._values = (
            dict(values) if isinstance(values, Mapping) else {str(value): value for value in values}
        )
        self._choices = [
            app_commands.Choice[str | int | float](name=text(f"{key}-{text_key(value.lower())}"), value=value)
            for value in self._values
        ]

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The choices for Discord."""
        return self._choices

    async def transform(self, _interaction: Interaction, value: Any, /) -> Any:
        """The chosen value.

        Raises:
            InputError: ``command-unknown``, this version does not offer the value.
        """
        if value not in self._values:
            raise InputError("command-unknown")
        return self._values[value]


#: The game: Hokkaido or Honshu.
GameOption = app_commands.Transform[Rules, OneOf("table-option-game", Rules)]

YesOrNo = app_commands.Transform[bool, OneOf("choice", {"yes": True, "no": False})]

log = logging.getLogger(__name__)

#: The maximum number of suggestions that Discord shows.
MOST_SUGGESTIONS = 25

_WORD = re.compile(r"\w+")

#: One suggestion.
Suggestion = app_commands.Choice[str | int | float]


class Completed(app_commands.Transformer[ServingClient], ABC):
    """An option with suggestions, which are made after the gates of its command.

    Subclasses make the suggestions in ``offer``, and parse the input in ``transform``.
    """

    #: Whether ``offer`` needs the table of the command.
    needs_table = True

    async def transform(self, _interaction: Interaction, value: Any, /) -> Any:
        """The typed text, unchanged."""
        return value

    async def autocomplete(self, interaction: Interaction, value: str | float, /) -> list[Suggestion]:
        """The suggestions; none if the command cannot be used yet."""
        context = Context.of(interaction)
        try:
            await context.load_reader()
            if self.needs_table:
                await pass_gates_of_command(context)
            return list(islice(await self.offer(context, str(value).strip()), MOST_SUGGESTIONS))
        except (*USER_ERRORS, ValueError):
            return []
        except Exception:
            log.exception("no suggestions for user %d", interaction.user.id)
            return []

    @abstractmethod
    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The matching suggestions; only as many are taken from a generator as Discord shows."""


async def pass_gates_of_command(context: Context) -> None:
    """Pass the gates of the command that is being typed.

    Raises:
        InputError, TableError: the errors of its gates.
    """
    command = context.interaction.command
    if isinstance(command, app_commands.Command):
        await pass_gates(context, command.extras["gates"])


class OneOfWords(Completed):
    """One of several values, strings or members of an enumeration of them; ``labels`` returns their labels.

    For an option with fixed choices, Discord requires a whole label. This option also accepts the value, or
    any word that only one label has.
    """

    needs_table = False

    def __init__(self, labels: Callable[[Context], Mapping[str, str]]) -> None:
        self._labels = labels

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Those whose value or label contains the typed text."""
        wanted = typed.casefold()
        return [
            Suggestion(name=label, value=str(value))
            for value, label in self._labels(context).items()
            if wanted in label.casefold() or wanted in value.casefold()
        ]

    async def transform(self, interaction: Interaction, value: str, /) -> Any:
        """The matching value.

        Raises:
            InputError: none of them matches, or more than one.
        """
        labels, typed, words = self._labels(Context.of(interaction)), value.strip().casefold(), _words(value)
        whole = [found for found, label in labels.items() if typed in (found.casefold(), label.casefold())]
        meant = whole or [found for found, label in labels.items() if words and words <= _words(label)]
        if len(meant) != 1:
            raise InputError("word-unknown", given=echo(value), offered=list(labels.values()))
        return meant[0]


def called(key: str, values: Iterable[str]) -> Callable[[Context], Mapping[str, str]]:
    """Return a function for the labels of values, which are the texts ``KEY-VALUE``."""
    return lambda context: {value: context.texts.format(f"{key}-{value}") for value in values}


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.casefold()))
