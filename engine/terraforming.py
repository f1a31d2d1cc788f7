"""What a map could be terraformed into: its deserts, and the cubes that pay for it (rules.md 5)."""

from __future__ import annotations

from engine.errors import GameError
from engine.maps import PlayerMap
from engine.squares import PRICE, TERRAFORMING_COLOUR, Colour, Kind, Position


def deserts_for(map_: PlayerMap, terrain: Kind) -> tuple[Position, ...]:
    """The deserts that may become this terrain, row by row."""
    return tuple(position for position in map_.positions(Kind.DESERT) if _fits(map_, position, terrain))


def payable_terrains(map_: PlayerMap) -> dict[Kind, tuple[Position, ...]]:
    """The terrains for which a map has a desert and the cubes, with the cubes that lie there longest."""
    return {
        terrain: oldest_cubes(map_, colour)[:PRICE]
        for terrain, colour in TERRAFORMING_COLOUR.items()
        if len(map_.cubes_of(colour)) >= PRICE and deserts_for(map_, terrain)
    }


def oldest_cubes(map_: PlayerMap, colour: Colour) -> tuple[Position, ...]:
    """The cubes of a colour: first those on the cards that were laid first."""
    squares = map_.squares
    order = {card.number: number for number, card in enumerate(map_.cards)}
    return tuple(
        sorted(map_.cubes_of(colour), key=lambda position: (order[squares[position].card], position))
    )


def _fits(map_: PlayerMap, position: Position, terrain: Kind) -> bool:
    try:
        map_.check_tile(position, terrain)
    except GameError:
        return False
    return True
