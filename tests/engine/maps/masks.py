"""Masks for tests of the modules below ``PlayerMap``."""

from __future__ import annotations

from collections.abc import Iterable

from engine.maps.grid import checked_bit


def mask_of(places: Iterable[tuple[int, int]]) -> int:
    """The mask of some squares."""
    return sum(checked_bit(place) for place in set(places))
