"""How values look inside a sentence: numbers plain, positions as ``4, -1``, lists as one says them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from collections.abc import Set as AbstractSet

from babel.lists import format_list
from fluent.runtime.types import FluentType, fluent_number

from engine.squares import Position

#: What Fluent can fill in.
Filled = FluentType | str

#: Finds the name of a kind, a colour and the like in the sentence's language.
Named = Callable[[str], str]


def filled(value: object, locale: str, named: Named) -> Filled:
    """A value of a message as Fluent takes it.

    Strings, and the engine's string enums, stay what they are, so that a sentence can choose by
    them. Members of lists are replaced by their names where they have any.
    """
    if isinstance(value, str):
        return str(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        # Thousands get no separator: a card number 999999 is shown as it was typed.
        return fluent_number(value, useGrouping=False)
    if isinstance(value, Position):
        return f"{value.x}, {value.y}"
    if isinstance(value, Collection):
        return _listed(value, locale, named)
    return "" if value is None else str(value)


def _listed(values: Collection[object], locale: str, named: Named) -> str:
    # A set has no order of its own: numbers go by size, everything else by its text.
    ordered = sorted(values, key=_rank) if isinstance(values, AbstractSet) else list(values)
    several = len(ordered) > 1
    return format_list([_member(value, several, named) for value in ordered], locale=locale)


def _rank(value: object) -> tuple[int, str]:
    return (value, "") if isinstance(value, int) else (0, str(value))


def _member(value: object, several: bool, named: Named) -> str:
    if isinstance(value, Position):
        return f"({value.x}, {value.y})" if several else f"{value.x}, {value.y}"
    return named(value) if isinstance(value, str) else str(value)
