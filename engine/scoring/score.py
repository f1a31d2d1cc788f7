"""The score of a map by category (rules.md 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

_Worth = TypeVar("_Worth", int, tuple[int, int])


@dataclass(frozen=True, slots=True)
class Score:
    """Points by category, in the order of the score pad, and the tie-breaker.

    ``parts`` are, in Hokkaido, ``mountains``, ``forests``, ``factories``, ``lakes``, ``towns`` and
    ``goals`` (rules.md 8.1), in Honshu ``forests``, ``towns``, ``factories``, ``lakes`` and ``bonus``
    (8.2). ``deserts`` is the number of visible deserts, which breaks ties (8.4).
    """

    parts: Mapping[str, int]
    deserts: int

    @property
    def total(self) -> int:
        """The sum of the parts."""
        return sum(self.parts.values())

    @property
    def rank(self) -> tuple[int, int]:
        """The rank for comparing scores; higher is better, equal ranks share the victory (rules.md 8.4)."""
        return self.total, self.deserts

    def to_json(self) -> dict[str, int]:
        """The parts, ``total`` and ``deserts``, in the form of records (docs/record.md)."""
        return {**self.parts, "total": self.total, "deserts": self.deserts}


def places_of(worth: Sequence[_Worth]) -> tuple[int, ...]:
    """The place of each item, from 1: higher values come first, and ties share a place (rules.md 8.4).

    >>> places_of([3, 5, 3])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > own for other in worth) for own in worth)
