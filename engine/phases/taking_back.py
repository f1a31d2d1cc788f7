"""Check whether other seats' actions depend on an action to be taken back (rules.md 4.8).

Seats that place simultaneously share only the supply: a cube that one action returns may go to another
seat's card and be spent there. Counting cubes is therefore enough, because the cubes that a card covers and
the number it needs do not depend on other seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Action, Place, Terraform
from engine.maps import LaidCard
from engine.parts.squares import Colour, Kind, Position, Square
from engine.phases.tabletop import Tabletop


def is_built_on(table: Tabletop, others: Sequence[Action]) -> bool:
    """Whether another action of a map phase spends a cube that its seat would not have had.

    ``table`` is the table at the start of the phase; ``others`` are the actions of the phase in order,
    without the one to be taken back.
    """
    if not any(isinstance(action, Terraform) for action in others):
        return False
    supply = dict(table.supply)
    cubes = [dict(player_map.cubes) for player_map in table.maps]
    for action in others:
        held = cubes[action.seat]
        if isinstance(action, Place):
            _place(_visible_squares(table, action), held, supply)
        elif isinstance(action, Terraform):
            for position in action.cubes:
                if position not in held:
                    return True
                supply[held.pop(position)] += 1
    return False


def _visible_squares(table: Tabletop, action: Place) -> dict[Position, Square]:
    """The visible squares of a placed card, in reading order of the upright card."""
    card, placement = table.card(action.placement.card), action.placement
    laid = LaidCard(card.number, card.squares, placement.x, placement.y, placement.rotation)
    hidden = table.maps[action.seat].hidden_squares(card, placement)
    return {
        position: square
        for position, square in zip(laid.positions, laid.squares, strict=True)
        if position not in hidden
    }


def _place(visible: dict[Position, Square], held: dict[Position, Colour], supply: dict[Colour, int]) -> None:
    """Count a placed card: covered cubes return to the supply, then it gets its own (rules.md 4.6)."""
    for position in held.keys() & visible.keys():
        supply[held.pop(position)] += 1
    for position, square in visible.items():
        if square.kind is Kind.PRODUCTION and square.colour is not None and supply[square.colour] > 0:
            supply[square.colour] -= 1
            held[position] = square.colour
