"""All languages: a folder for each, called as Discord calls the locale, with any number of ``.ftl`` files."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from bot.texts.language import Language, TextFileError

#: The language that has every text.
FALLBACK = "en"

#: Has what a language is called in its own words. A folder without it is not finished, and nobody reads it.
OPENING_FILE = "language.ftl"


class Texts:
    """All languages; the caller knows who reads which."""

    def __init__(self, languages: Mapping[str, Language]) -> None:
        """Use ``load`` instead, unless the languages come from somewhere else."""
        self._languages = dict(languages)

    @classmethod
    def load(
        cls,
        *,
        strict: bool = False,
        folder: Traversable | None = None,
        only: Collection[str] | None = None,
    ) -> Texts:
        """Read every language in ``folder``, by default the package's own; ``only`` restricts the files read.

        A folder without ``OPENING_FILE`` is left out.

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
        """Every language by its locale."""
        return MappingProxyType(self._languages)

    def learn_commands(self, ids: Mapping[str, int]) -> None:
        """Make links of the commands in all texts from now on; ``ids`` are by full names."""
        for language in self._languages.values():
            language.command_ids = ids

    def of(self, locale: object) -> Language:
        """The language for a locale such as ``pt-BR``: the exact one, else one of another region, or English.

        So somebody whose Discord is in the Spanish of Latin America reads that of Spain. ``locale`` may be
        a ``discord.Locale``: only its text matters.
        """
        return self.find(locale) or self._languages[FALLBACK]

    def find(self, locale: object) -> Language | None:
        """The language for a locale as in ``of``, but None where only English could take its place."""
        wanted = str(locale)
        if wanted in self._languages:
            return self._languages[wanted]
        related = (
            found for found in sorted(self._languages) if _without_region(found) == _without_region(wanted)
        )
        return next((self._languages[found] for found in related), None)


def files_in(folder: Traversable, only: Collection[str] | None = None) -> Mapping[str, str]:
    """The text files of a folder by their names; ``only`` restricts the files read."""
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".ftl") and (only is None or file.name in only)
    }


def _without_region(locale: str) -> str:
    return locale.partition("-")[0]


def own_names(languages: Mapping[str, Language]) -> Mapping[str, str]:
    """What each language is called in its own words, by its locale."""
    return {locale: language.format("language-name") for locale, language in languages.items()}


@cache
def english() -> Language:
    """The English of the package, in which commands are declared before there is a bot."""
    return Language(FALLBACK, files_in(files("bot.texts") / FALLBACK), strict=True)
