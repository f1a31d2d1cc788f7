"""One language: its sentences by key, with values filled in."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Any, cast

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from bot.texts.values import filled

log = logging.getLogger(__name__)

#: How the keys of the names of kinds, colours and so on begin in the text files.
NAME_PREFIX = "name-"


def text_key(name: str) -> str:
    """A name from the code as it is written in the text files, with hyphens: in keys and in variants."""
    return name.replace("_", "-")


class MissingTextError(LookupError):
    """A text does not exist, or one of its values was not given."""


class Language:
    """The sentences of one language; missing ones come from the fallback language.

    With ``strict``, which is for tests, every missing text or value raises ``MissingTextError``.
    Otherwise it is logged and the key is shown: no game should fail because of a sentence.
    """

    def __init__(
        self,
        locale: str,
        resources: Iterable[Resource],
        *,
        fallback: Language | None = None,
        strict: bool = False,
    ) -> None:
        """Build the language from its parsed files."""
        self.locale = locale
        self._fallback = fallback
        self._strict = strict
        self._bundle = FluentBundle([locale], functions={"NAME": self._filled_name}, use_isolating=False)
        for resource in resources:
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether this language itself has the text."""
        return self._bundle.has_message(key)

    def format(self, key: str, /, **values: object) -> str:
        """The text ``key`` with ``values`` filled in.

        Values may be numbers, strings, positions, enums of the engine, and lists of these.

        Raises:
            MissingTextError: in strict mode, if the text or one of its values is missing.
        """
        if not self.has(key):
            return self._without(key, values)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return self._without(key, values)
        arguments = {name: filled(value, self.locale, self.name) for name, value in values.items()}
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            self._complain(f"text {key!r} in {self.locale!r}: {'; '.join(map(str, problems))}")
        return str(text)

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
