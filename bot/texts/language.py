"""The languages: reads their files and formats texts by key, with values and command links.

Each language has a folder named after its Discord locale, with any number of ``.ftl`` files in Project
Fluent's format. Numbers are formatted without separators and positions as ``4, -1``;
dates and lists follow the language.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Mapping
from collections.abc import Set as AbstractSet
from datetime import date, datetime
from enum import StrEnum
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, cast

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from engine.parts.squares import Position

log = logging.getLogger(__name__)

#: The language that has all texts.
FALLBACK = "en"

#: The spelling of the English texts, which their dates and lists follow.
BRITISH = "en-GB"

#: The file with a language's own name. A folder without it is unfinished and is skipped.
OPENING_FILE = "language.ftl"

#: Prefix of the keys for the names of kinds, colours and so on.
NAME_PREFIX = "name-"

#: A command in a text, such as `/hokkaido start`, and its Discord link, which a click inserts into the
#: message box. Commands with options, such as `/place card:17 x:3 y:2 rotation:rot`, are for copying and do
#: not match.
_COMMAND = re.compile(r"`/([a-z-]+(?: [a-z-]+)?)`")

#: Returns the name of a kind, a colour and so on in the text's language.
Named = Callable[[str], str]


def text_key(name: str) -> str:
    """Return a name from the code as written in keys and variants of the text files, with hyphens."""
    return name.replace("_", "-")


class MissingTextError(LookupError):
    """A text does not exist, or one of its values is missing."""


class TextFileError(Exception):
    """A text file cannot be parsed, or defines a key twice."""


@cache
def parsed(text: str) -> Resource:
    """Parse a file's text. Cached, because English is also read for the commands before the bot starts."""
    return FluentParser(with_spans=False).parse(text)


class Language:
    """The texts of one language; missing ones come from the fallback language.

    With ``strict``, for tests, each missing text or value raises ``MissingTextError``. Otherwise it is logged
    and the key is shown, because no game should fail because of a text.
    """

    def __init__(
        self,
        locale: str,
        files: Mapping[str, str],
        *,
        fallback: Language | None = None,
        strict: bool = False,
    ) -> None:
        """Build the language from the contents of its files by file name.

        Raises:
            TextFileError: a file cannot be parsed, or two files define the same key.
        """
        self.locale = locale
        #: The locale for Babel, which formats lists and dates.
        self.babel = Locale.parse(BRITISH if locale == FALLBACK else locale, sep="-")
        self._fallback = fallback
        self._strict = strict
        #: The ids of the commands by full name, once Discord has sent them.
        self.command_ids: Mapping[str, int] = {}
        functions: dict[str, Callable[..., FluentType]] = {
            "NAME": self._filled_name,
            "ARTICLE": hungarian_article,
        }
        self._bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        defined: dict[str, str] = {}
        for name, text in sorted(files.items()):
            resource = parsed(text)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise TextFileError(f"{locale}/{name}: not a text: {(entry.content or '').strip()}")
                if isinstance(entry, Message | Term):
                    key = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
                    if key in defined:
                        raise TextFileError(f"{locale}: {key!r} is in {defined[key]} and in {name}")
                    defined[key] = name
            self._bundle.add_resource(resource)

    @cached_property
    def unformatted(self) -> Language:
        """This language for screens that are only compared; see ``Unformatted``."""
        return Unformatted(self)

    def has(self, key: str) -> bool:
        """Return whether this language has the text, without its fallback."""
        return self._bundle.has_message(key)

    def format(self, key: str, /, **values: object) -> str:
        """Return the text ``key`` formatted with ``values``.

        Values may be numbers, strings, positions, dates, the engine's enums, and lists of these; booleans
        (``yes`` or ``no``); and datetimes (in seconds, for Discord's ``<t:...>``).

        Raises:
            MissingTextError: in strict mode, if the text or one of its values is missing.
        """
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return self._without(key, values)
        arguments = {name: filled(value, self.babel, self.name) for name, value in values.items()}
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            self._complain(f"text {key!r} in {self.locale!r}: {'; '.join(map(str, problems))}")
        return with_links(str(text), self.command_ids)

    def name(self, value: str, form: str = "") -> str:
        """Return the name of a kind, a colour and so on in this language, or the value if it has none."""
        key = NAME_PREFIX + text_key(value)
        if not self.has(key):
            return value if self._fallback is None else self._fallback.name(value, form)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        return value if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def _filled_name(self, value: Any, form: Any = "") -> FluentType:
        """The function ``NAME`` of the texts. Fluent accepts a string too, although its type hints do not."""
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


class Unformatted(Language):
    """A language whose texts are just their keys and values: cheap, and changing whenever the text would."""

    def __init__(self, of: Language) -> None:
        self._of = of
        self.locale, self.babel, self.command_ids = of.locale, of.babel, of.command_ids

    def has(self, key: str) -> bool:
        """Return whether the language has the text."""
        return self._of.has(key)

    def format(self, key: str, /, **values: object) -> str:
        """Return the key and the values."""
        return f"{self.locale} {key} {[(name, _comparable(value)) for name, value in values.items()]}"

    def name(self, value: str, form: str = "") -> str:
        """Return the value and its form."""
        return f"{value} {form}"


def _comparable(value: object) -> object:
    """A value whose representation is the same in every process, also after it has been stored.

    A set has no order of its own, and a stored moment comes back with a time zone of another class.
    """
    if isinstance(value, datetime):
        return value.timestamp()
    return sorted(value, key=_rank) if isinstance(value, AbstractSet) else value


def hungarian_article(number: Any) -> FluentType:
    """The function ``ARTICLE`` of the Hungarian texts: the article before a number, ``a`` or ``az``.

    It is ``az`` if the spoken number begins with a vowel: egy (1), ezer (1000), öt (5), ötven (50).
    """
    digits = str(int(number))
    begins_with_vowel = digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)
    return cast(FluentType, "az" if begins_with_vowel else "a")


def with_links(text: str, ids: Mapping[str, int]) -> str:
    """Return a text with links for the commands whose ids are known by full name."""
    return _COMMAND.sub(lambda found: _link(found, ids), text) if ids and "`/" in text else text


def _link(command: re.Match[str], ids: Mapping[str, int]) -> str:
    command_id = ids.get(command[1])
    return command[0] if command_id is None else f"</{command[1]}:{command_id}>"


def filled(value: object, locale: Locale, named: Named) -> FluentType | str:
    """Convert a text's value to a type that Fluent accepts.

    Strings and the engine's string enums are kept, so that a text can select on them. In lists, such enums
    are replaced by their names, if they have any. Strings are not, because a player may be called ``forest``.
    """
    if isinstance(value, datetime):
        value = int(value.timestamp())  # for Discord's <t:...>, which shows it in the reader's time zone
    if isinstance(value, str):
        return str(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        # No thousands separator, so that a card number such as 999999 is shown as typed.
        return fluent_number(value, useGrouping=False)
    if isinstance(value, date):
        return format_date(value, "medium", locale)
    if isinstance(value, Collection):
        return _listed(value, locale, named)
    return "" if value is None else str(value)


def _listed(values: Collection[object], locale: Locale, named: Named) -> str:
    if isinstance(values, Position):
        return _member(values, False, named)
    # Sets are unordered, so sort numbers by value and everything else by text.
    ordered = sorted(values, key=_rank) if isinstance(values, AbstractSet) else list(values)
    several = len(ordered) > 1
    return format_list([_member(value, several, named) for value in ordered], locale=locale)


def _rank(value: object) -> tuple[int, str]:
    return (value, "") if isinstance(value, int) else (0, str(value))


def _member(value: object, several: bool, named: Named) -> str:
    if isinstance(value, Position):
        return f"({value.x}, {value.y})" if several else f"{value.x}, {value.y}"
    return named(value) if isinstance(value, StrEnum) else str(value)


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
