"""Reads the text files: one folder per language with any number of ``.ftl`` files."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from bot.texts.language import Language

#: The language that has every text.
FALLBACK = "en"


class TextFileError(Exception):
    """A text file cannot be parsed, or defines a key a second time."""


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

        Raises:
            TextFileError: a file has an error, or two files define the same key.
        """
        root = folder if folder is not None else files("bot.texts")
        locales = sorted(entry.name for entry in root.iterdir() if entry.is_dir() and any(_text_files(entry)))
        if FALLBACK not in locales:
            raise TextFileError(f"there are no texts in the language {FALLBACK!r}")
        fallback = Language(FALLBACK, _resources(root / FALLBACK, only), strict=strict)
        languages = {FALLBACK: fallback}
        for locale in locales:
            if locale != FALLBACK:
                languages[locale] = Language(
                    locale, _resources(root / locale, only), fallback=fallback, strict=strict
                )
        return cls(languages)

    @property
    def languages(self) -> Mapping[str, Language]:
        """Every language by its locale."""
        return MappingProxyType(self._languages)

    def of(self, locale: object) -> Language:
        """The language for a locale such as ``pt-BR``: the exact one, one without the region, or English.

        ``locale`` may be a ``discord.Locale``: only its text matters.
        """
        wanted = str(locale)
        for candidate in (wanted, wanted.partition("-")[0]):
            if candidate in self._languages:
                return self._languages[candidate]
        return self._languages[FALLBACK]


@cache
def english() -> Language:
    """The English of the package, in which commands are declared before there is a bot."""
    return Texts.load(strict=True).of(FALLBACK)


def _text_files(folder: Traversable) -> Iterable[Traversable]:
    return (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))


def _resources(folder: Traversable, only: Collection[str] | None) -> list[Resource]:
    resources = []
    seen: dict[str, str] = {}
    wanted = [file for file in _text_files(folder) if only is None or file.name in only]
    for file in sorted(wanted, key=lambda entry: entry.name):
        resource = _parsed(file.read_text(encoding="utf-8"))
        for key in _keys(resource, f"{folder.name}/{file.name}"):
            if key in seen:
                raise TextFileError(f"{folder.name}: {key!r} is in {seen[key]} and in {file.name}")
            seen[key] = file.name
        resources.append(resource)
    return resources


@cache
def _parsed(text: str) -> Resource:
    """The messages of a file; parsing takes long, and the commands read English before the bot does."""
    return FluentParser().parse(text)


def _keys(resource: Resource, name: str) -> Iterable[str]:
    """The keys of a file; raises ``TextFileError`` at the first entry that is not a text."""
    for entry in resource.body:
        if isinstance(entry, Junk):
            problem = entry.annotations[0].message if entry.annotations else "not a text"
            lines = (entry.content or "").strip().splitlines()
            raise TextFileError(f"{name}: {problem}: {lines[0] if lines else ''}")
        if isinstance(entry, Message):
            yield entry.id.name
        elif isinstance(entry, Term):
            yield f"-{entry.id.name}"
