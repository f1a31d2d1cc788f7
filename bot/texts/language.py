"""One language: its files, and its sentences by key, with values filled in and with links for commands.

In a file a text begins at the start of a line with its key and goes on in lines that are indented (Project
Fluent). Numbers are plain, positions are ``4, -1``, days and lists as in the language.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Mapping
from collections.abc import Set as AbstractSet
from datetime import date, datetime
from enum import StrEnum
from functools import cache
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

#: How the keys of the names of kinds, colours and so on begin in the text files.
NAME_PREFIX = "name-"

#: A command in a sentence, as it is typed: `/hokkaido start`; and as a link, of which a click puts it into
#: the box. One with options, such as `/place card:17 x:3 y:2 rotation:rot`, is for copying and stays so.
_COMMAND = re.compile(r"`/([a-z-]+(?: [a-z-]+)?)`")
_LINK = re.compile(r"<(/[a-z -]+):\d+>")

#: Returns the name of a kind, a colour and so on in the language of the sentence.
Named = Callable[[str], str]


def text_key(name: str) -> str:
    """A name from the code as it is written in the text files, with hyphens: in keys and in variants."""
    return name.replace("_", "-")


class MissingTextError(LookupError):
    """A text does not exist, or one of its values was not given."""


class TextFileError(Exception):
    """A text file cannot be parsed, or defines a key a second time."""


@cache
def parsed(text: str) -> Resource:
    """What Fluent reads in the text of a file; English is read for the commands before the bot starts."""
    return FluentParser(with_spans=False).parse(text)


class Language:
    """The sentences of one language; missing ones come from the fallback language.

    With ``strict``, which is for tests, every missing text or value raises ``MissingTextError``.
    Otherwise it is logged and the key is shown: no game should fail because of a sentence.
    """

    def __init__(
        self,
        locale: str,
        files: Mapping[str, str],
        *,
        fallback: Language | None = None,
        strict: bool = False,
    ) -> None:
        """Build the language from the texts of its files by their names.

        Raises:
            TextFileError: a file cannot be parsed, or two files define the same key.
        """
        self.locale = locale
        #: The same for Babel, which writes lists and dates.
        self.babel = Locale.parse(locale, sep="-")
        self._fallback = fallback
        self._strict = strict
        #: The ids of the commands by their full names, once Discord has told them.
        self.command_ids: Mapping[str, int] = {}
        self._bundle = FluentBundle([locale], functions={"NAME": self._filled_name}, use_isolating=False)
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

    def has(self, key: str) -> bool:
        """Whether this language itself has the text."""
        return self._bundle.has_message(key)

    def format(self, key: str, /, **values: object) -> str:
        """The text ``key`` with ``values`` filled in.

        Values may be numbers, strings, positions, days, enums of the engine, and lists of these; truth values
        (``yes`` and ``no``), and moments (in seconds, for Discord's ``<t:...>``).

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
        """The name of a kind, a colour and so on in this language, or the value itself if it has none."""
        key = NAME_PREFIX + text_key(value)
        if not self.has(key):
            return value if self._fallback is None else self._fallback.name(value, form)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value) if form else message.value
        return value if pattern is None else str(self._bundle.format_pattern(pattern)[0])

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


def with_links(text: str, ids: Mapping[str, int]) -> str:
    """The text with links for the commands whose ids are known, by their full names."""
    return _COMMAND.sub(lambda found: _link(found, ids), text) if ids and "`/" in text else text


def without_links(text: str) -> str:
    """The text with plain names of commands, for a file: nothing can be clicked there."""
    return _LINK.sub(r"\1", text)


def _link(command: re.Match[str], ids: Mapping[str, int]) -> str:
    command_id = ids.get(command[1])
    return command[0] if command_id is None else f"</{command[1]}:{command_id}>"


def filled(value: object, locale: Locale, named: Named) -> FluentType | str:
    """A value of a sentence as a type that Fluent accepts.

    Strings, and the engine's string enums, stay as they are, so that a sentence can select on them. Such
    enums in lists are replaced by their names if they have any; strings are not, for somebody may be called
    ``forest``.
    """
    if isinstance(value, datetime):
        value = int(value.timestamp())  # for Discord's <t:...>, which shows it in the reader's own time
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
    return named(value) if isinstance(value, StrEnum) else str(value)
