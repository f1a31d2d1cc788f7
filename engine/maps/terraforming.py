"""The terraforming that a map can afford, and the cubes to pay with (rules.md 5)."""

from __future__ import annotations

from engine.maps import PlayerMap
from engine.parts.squares import PRICE, TERRAFORMING_COLOUR, Colour, Kind, Position


def payable_terrains(map_: PlayerMap) -> dict[Kind, tuple[Position, ...]]:
    """The terrains for which a map has a desert and enough cubes, with the oldest cubes to pay with."""
    return {
        terrain: oldest_cubes(map_, colour)[:PRICE]
        for terrain, colour in TERRAFORMING_COLOUR.items()
        if len(map_.cubes_of(colour)) >= PRICE and map_.tile_positions(terrain)
    }


def oldest_cubes(map_: PlayerMap, colour: Colour) -> tuple[Position, ...]:
    """The cubes of a colour, in the order in which their cards were laid."""
    squares = map_.squares
    order = {card.number: number for number, card in enumerate(map_.cards)}
    return tuple(
        sorted(map_.cubes_of(colour), key=lambda position: (order[squares[position].card], position))
    )
