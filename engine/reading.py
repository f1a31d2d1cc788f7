"""Strict reading of JSON: the values of known keys must have the right type and range.

The functions raise ``InvalidInput`` with the place of the error (``setup.order[3]``). Unknown keys are
ignored (docs/record.md).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from enum import StrEnum
from math import isfinite
from typing import TypeVar

from engine.errors import InvalidInput
from engine.parts.squares import Position

#: The maximum size of a file in bytes; a record has about 20,000.
LARGEST_FILE = 1 << 20

#: The maximum number of characters of an invalid value that a message quotes.
_SHOWN = 40

#: The types that contain other values.
_NESTED = (list, tuple, dict)

_SURROGATE = re.compile("[\ud800-\udfff]")

E = TypeVar("E", bound=StrEnum)


def parse_json(data: bytes) -> object:
    """Parse a JSON document in UTF-8.

    Raises:
        InvalidInput: too large, not UTF-8, not JSON, nested too deeply, an object with a duplicate key, or a
            number that is not finite or too large.
    """
    if len(data) > LARGEST_FILE:
        raise InvalidInput("file-too-large", limit=LARGEST_FILE)
    try:
        return json.loads(
            data.decode("utf-8-sig"),  # some Windows editors add a byte order mark
            object_pairs_hook=_object_without_doubles,
            parse_int=_small_integer,
            parse_float=_finite,
            parse_constant=_no_constant,
        )
    except UnicodeDecodeError as error:
        before = len(data) - len(error.object)
        raise InvalidInput("not-utf-8", byte=before + error.start) from None
    except json.JSONDecodeError as error:
        raise InvalidInput("not-json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise InvalidInput("nested-too-deeply") from None


def _object_without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise InvalidInput("key-twice", name=shown(key))
            seen.add(key)
    return found


def _small_integer(digits: str) -> int:
    if len(digits) > 19:
        raise InvalidInput("number-too-large", digits=len(digits))
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise InvalidInput("not-a-json-number", value=_cut(digits))
    return number


def _no_constant(name: str) -> object:
    raise InvalidInput("not-a-json-number", value=name)


def shown(value: object) -> str:
    r"""A value as messages quote it: one short line of ASCII.

    >>> shown("a\nb")
    '"a\\nb"'
    >>> shown([1, [2, 3], {}])
    '[1, [...], {}]'
    """
    if isinstance(value, dict):
        return _bracketed(value)
    if isinstance(value, (list, tuple)):
        parts = (_bracketed(part) if isinstance(part, _NESTED) else shown(part) for part in value[:_SHOWN])
        return _cut(f"[{', '.join(parts)}]")
    if isinstance(value, str):
        value = value[: _SHOWN + 1]
    text = json.dumps(value) if isinstance(value, (str, int, float, bool, type(None))) else ascii(value)
    return _cut(text)


def _bracketed(value: object) -> str:
    """A list or an object without its contents, which may be deeply nested."""
    left, right = "{}" if isinstance(value, dict) else "[]"
    return f"{left}...{right}" if value else f"{left}{right}"


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."


def object_of(value: object, place: str) -> dict[str, object]:
    """The value as an object."""
    if not isinstance(value, dict):
        raise InvalidInput("not-an-object", place=place, value=shown(value))
    return value


def array_of(value: object, place: str) -> list[object]:
    """The value as a list."""
    if not isinstance(value, list):
        raise InvalidInput("not-a-list", place=place, value=shown(value))
    return value


def member(data: Mapping[str, object], name: str, place: str = "") -> object:
    """The value of a required key; ``place`` is the place of the object."""
    try:
        return data[name]
    except KeyError:
        raise InvalidInput("missing-value", place=within(place, name)) from None


def within(place: str, name: str) -> str:
    """The place of a key in the object at ``place``."""
    return f"{place}.{name}" if place else name


def integer(value: object, place: str, low: int, high: int) -> int:
    """The value as a whole number from ``low`` to ``high``; true and 1.0 are rejected."""
    if type(value) is not int:
        raise InvalidInput("not-a-whole-number", place=place, value=shown(value))
    if not low <= value <= high:
        raise InvalidInput("out-of-range", place=place, low=low, high=high, value=value)
    return value


def boolean(value: object, place: str) -> bool:
    """The value as true or false."""
    if not isinstance(value, bool):
        raise InvalidInput("not-true-or-false", place=place, value=shown(value))
    return value


def text(value: object, place: str) -> str:
    """The value as text that can be encoded as UTF-8."""
    if not isinstance(value, str) or _SURROGATE.search(value):
        raise InvalidInput("not-text", place=place, value=shown(value))
    return value


def word(value: object, place: str, words: type[E]) -> E:
    """The value as a member of an enumeration."""
    written = text(value, place)
    try:
        return words(written)
    except ValueError:
        raise InvalidInput("unknown-value", place=place, value=shown(written)) from None


def position(value: object, place: str) -> Position:
    """The value as a position ``[x, y]``, which need not be on the grid."""
    pair = array_of(value, place)
    if len(pair) != 2:
        raise InvalidInput("wrong-length", place=place, expected=2, found=len(pair))
    x, y = pair
    if type(x) is not int or type(y) is not int:
        raise InvalidInput("not-a-position", place=place, value=shown(pair))
    return Position(x, y)
