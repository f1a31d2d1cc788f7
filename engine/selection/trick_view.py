"""A trick in progress as everybody sees it (rules.md 3.2, 3.3); part of every view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.parts.cards import MapCard
from engine.parts.squares import Colour


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of a trick (rules.md 3.2): who played it, the cube added, the total, and who took it."""

    seat: int
    card: MapCard
    cube: Colour | None
    total: int
    taken_by: int | None = None


@dataclass(frozen=True, slots=True)
class TrickView:
    """A trick in progress, as everybody sees it.

    ``pairs`` (two players only, rules.md 3.3) has ``deck`` and, once both have played, ``hands``;
    ``chosen`` is the pair that each seat has so far, None while that is open. ``contested_by`` is the seat
    that has paid for the pair that the other one had named.
    """

    turn_order: tuple[int, ...]
    played: tuple[PlayedCard, ...]
    colour: Colour | None
    pairs: Mapping[str, tuple[MapCard, ...]]
    chosen: tuple[str | None, ...]
    contested_by: int | None = None
