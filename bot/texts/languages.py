"""All languages. Each has a folder named after its Discord locale, with any number of ``.ftl`` files."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from bot.texts.language import Language, TextFileError

#: The language that has all texts.
FALLBACK = "en"

#: The file with a language's own name. A folder without it is unfinished and is skipped.
OPENING_FILE = "language.ftl"


class Texts:
    """All languages by locale."""

    def __init__(self, languages: Mapping[str, Language]) -> None:
        """Use ``load`` instead, unless the languages have other sources."""
        self._languages = dict(languages)

    @classmethod
    def load(
        cls,
        *,
        strict: bool = False,
        folder: Traversable | None = None,
        only: Collection[str] | None = None,
    ) -> Texts:
        """Read all languages in ``folder``, by default the package's; ``only`` restricts the files read.

        A language's folder without ``OPENING_FILE`` is skipped.

        Raises:
            TextFileError: a file cannot be parsed, or two files define the same key.
        """
        root = folder if folder is not None else files("bot.texts")
        locales = sorted(entry.name for entry in root.iterdir() if (entry / OPENING_FILE).is_file())
        if FALLBACK not in locales:
            raise TextFileError(f"there are no texts in the language {FALLBACK!r}")
        fallback = Language(FALLBACK, files_in(root / FALLBACK, only), strict=strict)
        languages = {FALLBACK: fallback}
        for locale in locales:
            if locale != FALLBACK:
                texts = files_in(root / locale, only)
                languages[locale] = Language(locale, texts, fallback=fallback, strict=strict)
        return cls(languages)

    @property
    def languages(self) -> Mapping[str, Language]:
        """All languages by locale."""
        return MappingProxyType(self._languages)

    def learn_commands(self, ids: Mapping[str, int]) -> None:
        """Turn commands in all texts into links from now on; ``ids`` are by full name."""
        for language in self._languages.values():
            language.command_ids = ids

    def of(self, locale: object) -> Language:
        """Return the language for a locale such as ``pt-BR``, or else another region's, or else English.

        For example, a person whose Discord is in Latin American Spanish gets European Spanish. ``locale`` may
        be a ``discord.Locale``.
        """
        return self.find(locale) or self._languages[FALLBACK]

    def find(self, locale: object) -> Language | None:
        """Return the language for a locale like ``of``, but None instead of falling back to English."""
        wanted = str(locale)
        if wanted in self._languages:
            return self._languages[wanted]
        related = (
            found for found in sorted(self._languages) if _without_region(found) == _without_region(wanted)
        )
        return next((self._languages[found] for found in related), None)


def files_in(folder: Traversable, only: Collection[str] | None = None) -> Mapping[str, str]:
    """Return a folder's text files by name; ``only`` restricts the files read."""
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".ftl") and (only is None or file.name in only)
    }


def _without_region(locale: str) -> str:
    return locale.partition("-")[0]


def own_names(languages: Mapping[str, Language]) -> Mapping[str, str]:
    """Return each language's own name by locale."""
    return {locale: language.format("language-name") for locale, language in languages.items()}


@cache
def english() -> Language:
    """Return the package's English, which commands are declared in before the bot starts."""
    return Language(FALLBACK, files_in(files("bot.texts") / FALLBACK), strict=True)
