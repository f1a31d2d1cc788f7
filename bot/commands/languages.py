"""The option ``language``: one of the languages that there are texts in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.commands.completion import Completed, Suggestion
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.services import Interaction


class LanguageOption(Completed):
    """A language: offered in its own words, and typed in these or as Discord calls its locale."""

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The languages that fit what has been typed."""
        return [
            Suggestion(name=name, value=locale)
            for locale, name in _names(context).items()
            if typed.casefold() in name.casefold() or typed.casefold() in locale.casefold()
        ]

    async def transform(self, interaction: Interaction, value: str, /) -> Any:
        """The locale that is meant.

        Raises:
            InputError: there is no such language.
        """
        wanted = value.strip().casefold()
        for locale, name in _names(Context.of(interaction)).items():
            if wanted in (locale.casefold(), name.casefold()):
                return locale
        raise InputError("unknown-locale", locale=echo(value))


def _names(context: Context) -> dict[str, str]:
    """What each language is called in its own words, by its locale."""
    languages = context.services.texts.languages
    return {locale: language.format("language-name") for locale, language in languages.items()}
