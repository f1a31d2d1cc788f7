"""The option ``language``: one of the languages that there are texts in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.commands.completion import Completed, Suggestion
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.services import Interaction
from bot.texts import own_names


class LanguageOption(Completed):
    """A language: offered in its own words, and typed in these or as Discord calls its locale."""

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The languages that fit what has been typed."""
        return [
            Suggestion(name=name, value=locale)
            for locale, name in own_names(context.services.texts.languages).items()
            if typed.casefold() in name.casefold() or typed.casefold() in locale.casefold()
        ]

    async def transform(self, interaction: Interaction, value: str, /) -> Any:
        """The locale that is meant.

        Raises:
            InputError: there is no such language.
        """
        wanted = value.strip().casefold()
        names = own_names(Context.of(interaction).services.texts.languages)
        for locale, name in names.items():
            if wanted in (locale.casefold(), name.casefold()):
                return locale
        raise InputError("word-unknown", given=echo(value), offered=list(names.values()))
