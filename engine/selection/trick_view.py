"""The public state of a trick (rules.md 3.2, 3.3), which is part of every view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.parts.cards import MapCard
from engine.parts.squares import Colour


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of a trick (rules.md 3.2): its player, the cube added, the total and the taker."""

    seat: int
    card: MapCard
    cube: Colour | None
    total: int
    taken_by: int | None = None


@dataclass(frozen=True, slots=True)
class TrickView:
    """The public state of a trick.

    ``pairs`` (two players only, rules.md 3.3) has ``deck`` and, once both have played, ``hands``.
    ``chosen`` has each seat's pair, None while undecided. ``contested_by`` is the seat that has paid for the
    pair named by the other one.
    """

    turn_order: tuple[int, ...]
    played: tuple[PlayedCard, ...]
    colour: Colour | None
    pairs: Mapping[str, tuple[MapCard, ...]]
    chosen: tuple[str | None, ...]
    contested_by: int | None = None

    @property
    def in_turn_order(self) -> tuple[PlayedCard, ...]:
        """The played cards: in the order of play and, once everyone has played, the highest total first."""
        return tuple(sorted(self.played, key=lambda played: self.turn_order.index(played.seat)))
