"""A running trick as everybody sees it (rules.md 3.2, 3.3); part of every view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import MapCard
from engine.squares import Colour


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of a running trick (rules.md 3.2): who played it, the cube added, the total, the taker."""

    seat: int
    card: MapCard
    cube: Colour | None
    total: int
    taken_by: int | None = None


@dataclass(frozen=True, slots=True)
class TrickView:
    """A running trick as all see it.

    ``pairs`` (two players only, rules.md 3.3) has ``deck`` and, once both have played, ``hands``;
    ``chosen`` the pair that each seat has by now, None while open.
    """

    turn_order: tuple[int, ...]
    played: tuple[PlayedCard, ...]
    colour: Colour | None
    pairs: Mapping[str, tuple[MapCard, ...]]
    chosen: tuple[str | None, ...]
