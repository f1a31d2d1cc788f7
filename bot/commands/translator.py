"""Names and descriptions of commands, options and choices in the languages of the people who type them."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.texts import FALLBACK, Texts


class FluentTranslator(app_commands.Translator):
    """Finds the texts that ``bot.commands.declaring.text`` has marked with their keys.

    English is what Discord shows where there is nothing else; a language that lacks a text leaves it so.
    """

    def __init__(self, texts: Texts) -> None:
        spoken = {locale: texts.of(locale) for locale in discord.Locale}
        self._others = {
            locale: language for locale, language in spoken.items() if language.locale != FALLBACK
        }

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the keys say enough
    ) -> str | None:
        """The text in the language of a locale; None where that is English, or has no such text."""
        language = self._others.get(locale)
        if language is None:
            return None
        key = string.extras.get("key")
        return None if key is None or not language.has(key) else language.format(key)
