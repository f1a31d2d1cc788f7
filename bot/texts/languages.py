"""The languages: their sentences by key, with values filled in.

There is a folder per language, called as Discord calls the locale, with any number of ``.ftl`` files
(``bot.texts.files``). Of the values, numbers are written plainly, positions as ``4, -1``, days and lists as
in the language.
"""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Callable, Collection, Mapping
from collections.abc import Set as AbstractSet
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, cast

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number

from bot.texts.files import TextFileError, entries_in, parsed, referred_to
from engine.squares import Position

log = logging.getLogger(__name__)

#: The language that has every text.
FALLBACK = "en"

#: Has what a language is called in its own words. A folder without it is not finished, and nobody reads it.
OPENING_FILE = "language.ftl"

#: How the keys of the names of kinds, colours and so on begin in the text files.
NAME_PREFIX = "name-"

#: So many sentences of a language are kept finished: most stand on many screens, and filling one in takes
#: long.
KEPT_SENTENCES = 4096

#: A command as it stands in the text files, such as `/hokkaido start`. One with options, such as
#: `/place card:17 x:3 y:2 rotation:rot`, is for copying and stays as it is.
_COMMAND = re.compile(r"`/([a-z-]+(?: [a-z-]+)?)`")

#: The same once Discord has told the ids: a click puts it into the box, ready to be filled in.
_LINK = re.compile(r"<(/[a-z -]+):\d+>")

#: Values that are kept with them as they are.
_SIMPLE = (str, int, tuple, frozenset, type(None))

#: Returns the name of a kind, a colour and so on in the language of the sentence.
Named = Callable[[str], str]


def text_key(name: str) -> str:
    """A name from the code as it is written in the text files, with hyphens: in keys and in variants."""
    return name.replace("_", "-")


class MissingTextError(LookupError):
    """A text does not exist, or one of its values was not given."""


class Language:
    """The sentences of one language; missing ones come from the fallback language.

    A sentence is parsed when it is first wanted: parsing all of them takes longer than all else at start.

    With ``strict``, which is for tests, every missing text or value raises ``MissingTextError``.
    Otherwise it is logged and the key is shown: no game should fail because of a sentence.
    """

    def __init__(
        self,
        locale: str,
        entries: Mapping[str, str],
        *,
        fallback: Language | None = None,
        strict: bool = False,
    ) -> None:
        """Build the language from what its files say of each key."""
        self.locale = locale
        #: The same for Babel, which writes lists and dates.
        self.babel = Locale.parse(locale, sep="-")
        self._fallback = fallback
        self._strict = strict
        #: The ids of the commands by their full names, once Discord has told them.
        self.command_ids: Mapping[str, int] = {}
        self._bundle = FluentBundle([locale], functions={"NAME": self._filled_name}, use_isolating=False)
        self._keys = set(entries)
        self._unread = dict(entries)
        self._reading = threading.Lock()
        # Typed, for 1 and True are not the same in a sentence.
        self._finished = lru_cache(KEPT_SENTENCES, typed=True)(self._finish)

    def has(self, key: str) -> bool:
        """Whether this language itself has the text."""
        return key in self._keys

    def format(self, key: str, /, **values: object) -> str:
        """The text ``key`` with ``values`` filled in.

        Values may be numbers, strings, positions, days, enums of the engine, and lists of these.

        Raises:
            MissingTextError: in strict mode, if the text or one of its values is missing.
        """
        for name, value in values.items():
            if not isinstance(value, _SIMPLE) and isinstance(value, Collection):
                values[name] = frozenset(value) if isinstance(value, AbstractSet) else tuple(value)
        return with_links(self._finished(key, **values), self.command_ids)

    def _finish(self, key: str, /, **values: object) -> str:
        """The text with its values, and with its commands as they are typed."""
        if not self._knows(key):
            return self._without(key, values)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return self._without(key, values)
        arguments = {name: _filled(value, self.babel, self.name) for name, value in values.items()}
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            self._complain(f"text {key!r} in {self.locale!r}: {'; '.join(map(str, problems))}")
        return str(text)

    def name(self, value: str, form: str = "") -> str:
        """The name of a kind, a colour and so on in this language, or the value itself if it has none."""
        key = NAME_PREFIX + text_key(value)
        if not self._knows(key):
            return value if self._fallback is None else self._fallback.name(value, form)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        return value if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def _knows(self, key: str) -> bool:
        """Whether this language has the text, which is parsed if nobody has wanted it before."""
        # A log is put into words in a thread of its own, which may want the same text.
        with self._reading:
            try:
                self._read(key)
            except TextFileError as error:
                self._keys.discard(key)
                self._complain(f"text {key!r} in {self.locale!r}: {error}")
            return key in self._keys

    def _read(self, key: str) -> None:
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(parsed(entry))
            for other in referred_to(entry):
                self._read(other)

    def _filled_name(self, value: Any, form: Any = "") -> FluentType:
        """The function ``NAME`` of the texts. Fluent accepts a string too, whatever its type hints say."""
        return cast(FluentType, self.name(str(value), str(form)))

    def _without(self, key: str, values: Mapping[str, object]) -> str:
        if self._fallback is not None:
            return self._fallback.format(key, **values)
        self._complain(f"no text {key!r}")
        return key

    def _complain(self, problem: str) -> None:
        if self._strict:
            raise MissingTextError(problem)
        log.error("%s", problem)


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
            TextFileError: a file has something between its texts, or two files define the same key.
        """
        root = folder if folder is not None else files("bot.texts")
        locales = sorted(entry.name for entry in root.iterdir() if (entry / OPENING_FILE).is_file())
        if FALLBACK not in locales:
            raise TextFileError(f"there are no texts in the language {FALLBACK!r}")
        fallback = Language(FALLBACK, entries_in(root / FALLBACK, only), strict=strict)
        languages = {FALLBACK: fallback}
        for locale in locales:
            if locale != FALLBACK:
                entries = entries_in(root / locale, only)
                languages[locale] = Language(locale, entries, fallback=fallback, strict=strict)
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
        """The same, but None where there is nothing else than English for the locale."""
        wanted = str(locale)
        if wanted in self._languages:
            return self._languages[wanted]
        related = (
            found for found in sorted(self._languages) if _without_region(found) == _without_region(wanted)
        )
        return next((self._languages[found] for found in related), None)


def _without_region(locale: str) -> str:
    return locale.partition("-")[0]


@cache
def english() -> Language:
    """The English of the package, in which commands are declared before there is a bot."""
    return Language(FALLBACK, entries_in(files("bot.texts") / FALLBACK), strict=True)


def with_links(text: str, ids: Mapping[str, int]) -> str:
    """The text with links for the commands whose ids are known, by their full names."""
    return _COMMAND.sub(lambda found: _link(found, ids), text) if ids and "`/" in text else text


def without_links(text: str) -> str:
    """The text with plain names of commands, for a file: nothing can be clicked there."""
    return _LINK.sub(r"\1", text)


def _link(command: re.Match[str], ids: Mapping[str, int]) -> str:
    command_id = ids.get(command[1])
    return command[0] if command_id is None else f"</{command[1]}:{command_id}>"


def _filled(value: object, locale: Locale, named: Named) -> FluentType | str:
    """Convert a value of a message to a type that Fluent accepts.

    Strings, and the engine's string enums, stay as they are, so that a sentence can select on them. Members
    of lists are replaced by their names if they have any.
    """
    if isinstance(value, str):
        return str(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        # No thousands separator: a card number such as 999999 is shown as it was typed.
        return fluent_number(value, useGrouping=False)
    if isinstance(value, date):
        return format_date(value, "medium", locale)
    if isinstance(value, Collection):
        return _listed(value, locale, named)
    return "" if value is None else str(value)


def _listed(values: Collection[object], locale: Locale, named: Named) -> str:
    if isinstance(values, Position):
        return _member(values, False, named)
    # A set has no order of its own: sort numbers by size, everything else by its text.
    ordered = sorted(values, key=_rank) if isinstance(values, AbstractSet) else list(values)
    several = len(ordered) > 1
    return format_list([_member(value, several, named) for value in ordered], locale=locale)


def _rank(value: object) -> tuple[int, str]:
    return (value, "") if isinstance(value, int) else (0, str(value))


def _member(value: object, several: bool, named: Named) -> str:
    if isinstance(value, Position):
        return f"({value.x}, {value.y})" if several else f"{value.x}, {value.y}"
    return named(value) if isinstance(value, str) else str(value)
