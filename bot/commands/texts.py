"""The texts of commands: English, marked with their keys, and translated for each person's language."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.escaping import escaped
from bot.texts import FALLBACK, Texts, english, text_key
from bot.views.screen import cut

#: The maximum length of typed text repeated in a response, in characters.
LONGEST_ECHO = 40


def text(key: str) -> app_commands.locale_str:
    """A description, or the label of a choice."""
    return app_commands.locale_str(english().format(key), key=key)


def name(kind: str, typed: str, key: str = "") -> app_commands.locale_str:
    """The name of a ``command`` or an ``option``, which is ``typed`` in English.

    Its key ends in ``key``, by default in the English name.
    """
    return app_commands.locale_str(typed, key=f"{kind}-name-{text_key(key or typed)}")


def echo(typed: str) -> str:
    """Typed text for repeating in a response: shortened, without formatting or pings."""
    return escaped(cut(" ".join(typed.split()), LONGEST_ECHO))


class FluentTranslator(app_commands.Translator):
    """Translates the strings that ``text`` and ``name`` have marked with their keys.

    Discord shows English if there is no translation; languages without a text use that.
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
        """The text in the language of a locale; None for English, or if there is no such text."""
        language = self._others.get(locale)
        if language is None:
            return None
        key = string.extras.get("key")
        return None if key is None or not language.has(key) else language.format(key)
