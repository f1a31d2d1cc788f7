"""The score of one map, part by part (rules.md 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """Points by where they come from, in the order of the score pad, and what breaks ties.

    ``parts`` are, in Hokkaido, ``mountains``, ``forests``, ``factories``, ``lakes``, ``towns`` and
    ``goals`` (rules.md 8.1), in Honshu ``forests``, ``towns``, ``factories``, ``lakes`` and ``bonus``
    (8.2). ``deserts`` counts the visible deserts (8.4).
    """

    parts: Mapping[str, int]
    deserts: int

    @property
    def total(self) -> int:
        """The sum of the parts."""
        return sum(self.parts.values())

    @property
    def rank(self) -> tuple[int, int]:
        """Higher is better; equal ranks share the victory (rules.md 8.4)."""
        return self.total, self.deserts

    def to_json(self) -> dict[str, int]:
        """The parts, ``total`` and ``deserts``, as records have them (docs/record.md)."""
        return {**self.parts, "total": self.total, "deserts": self.deserts}
