"""Options of commands: those with fixed choices, and those that offer something while they are typed.

Fixed choices travel as stable values and are called as the texts say.
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
from bot.services import Interaction, ServingClient
from bot.texts import text_key
from engine.options import Rules


class OneOf(app_commands.Transformer[ServingClient]):
    """One of some values, which are called as the texts ``KEY-VALUE`` say."""

    def __init__(self, key: str, values: Iterable[str] | Mapping[str, object]) -> None:
        """Offer these values: strings, members of an enumeration of strings, or what strings stand for."""
        self._values = (
            dict(values) if isinstance(values, Mapping) else {str(value): value for value in values}
        )
        self._choices = [
            app_commands.Choice[str | int | float](name=text(f"{key}-{text_key(value.lower())}"), value=value)
            for value in self._values
        ]

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """What Discord offers."""
        return self._choices

    async def transform(self, _interaction: Interaction, value: Any, /) -> Any:
        """The value that was chosen.

        Raises:
            InputError: ``command-unknown``, Discord offers no such value.
        """
        if value not in self._values:
            raise InputError("command-unknown")
        return self._values[value]


#: Which game: Hokkaido or Honshu.
GameOption = app_commands.Transform[Rules, OneOf("choice-game", Rules)]

YesOrNo = app_commands.Transform[bool, OneOf("choice", {"yes": True, "no": False})]

log = logging.getLogger(__name__)

#: How many suggestions Discord shows.
MOST_SUGGESTIONS = 25

_WORD = re.compile(r"\w+")

#: One line that is offered.
Suggestion = app_commands.Choice[str | int | float]


class Completed(app_commands.Transformer[ServingClient], ABC):
    """An option that offers something, behind the gates of its command.

    Subclasses say in ``offer`` what, and in ``transform`` how it is read.
    """

    #: Whether ``offer`` needs the table that the command is about.
    needs_table = True

    async def transform(self, _interaction: Interaction, value: Any, /) -> Any:
        """What was typed, as it is."""
        return value

    async def autocomplete(self, interaction: Interaction, value: str | float, /) -> list[Suggestion]:
        """What is offered; nothing where the command makes no sense yet."""
        context = Context.of(interaction)
        try:
            await context.meet()
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
        """What fits what has been typed so far; of a generator no more is made than Discord shows."""


async def pass_gates_of_command(context: Context) -> None:
    """Pass the gates of the command that is being typed.

    Raises:
        InputError, TableError: as its gates do.
    """
    command = context.interaction.command
    if isinstance(command, app_commands.Command):
        await pass_gates(context, command.extras["gates"])


class OneOfWords(Completed):
    """One of some values, strings or members of an enumeration of them; ``labels`` says how each is called.

    Discord takes nothing but a whole label for an option with fixed choices. Here the value does, the label,
    or any word that only one label has.
    """

    needs_table = False

    def __init__(self, labels: Callable[[Context], Mapping[str, str]]) -> None:
        self._labels = labels

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Those whose value or label has what was typed."""
        wanted = typed.casefold()
        return [
            Suggestion(name=label, value=str(value))
            for value, label in self._labels(context).items()
            if wanted in label.casefold() or wanted in value.casefold()
        ]

    async def transform(self, interaction: Interaction, value: str, /) -> Any:
        """The value that is meant.

        Raises:
            InputError: none of them, or more than one.
        """
        labels, typed, words = self._labels(Context.of(interaction)), value.strip().casefold(), _words(value)
        whole = [found for found, label in labels.items() if typed in (found.casefold(), label.casefold())]
        meant = whole or [found for found, label in labels.items() if words and words <= _words(label)]
        if len(meant) != 1:
            raise InputError("word-unknown", given=echo(value), offered=list(labels.values()))
        return meant[0]


def called(key: str, values: Iterable[str]) -> Callable[[Context], Mapping[str, str]]:
    """How values are called: as the texts ``KEY-VALUE`` say."""
    return lambda context: {value: context.texts.format(f"{key}-{value}") for value in values}


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.casefold()))
