"""Values in sentences: numbers plain, positions as ``4, -1``, days and lists as in the language."""

from __future__ import annotations

from collections.abc import Callable, Collection
from collections.abc import Set as AbstractSet
from datetime import date, datetime
from enum import StrEnum

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime.types import FluentType, fluent_number

from engine.squares import Position

#: Returns the name of a kind, a colour and so on in the language of the sentence.
Named = Callable[[str], str]


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
