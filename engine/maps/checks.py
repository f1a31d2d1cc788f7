"""Checks of placements and tiles; errors name the rule and the squares (rules.md 4 to 6)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.errors import IllegalPlacement, InvalidInput
from engine.maps.grid import checked_bit, index, is_inside, positions_of
from engine.maps.layers import Layers, squares_of_kind
from engine.maps.mountain_links import fault_of
from engine.maps.pile import Pile
from engine.maps.shapes import SHAPES
from engine.maps.words import LaidCard
from engine.parts.cards import MapCard
from engine.parts.placement import ROTATIONS, Placement
from engine.parts.squares import NEVER_COVERED, TERRAFORMING_COLOUR, Kind, Position

#: In the order of checking; the first fault found is reported.
_NEVER_COVERED = tuple(sorted(NEVER_COVERED))


def checked_outline(pile: Pile, card: MapCard, x: int, y: int, rotation: int) -> int:
    """The mask of the squares that a card would occupy.

    Raises:
        InvalidInput: ``unknown-rotation``, ``outside-grid`` or ``card-on-map-already``.
    """
    if rotation not in ROTATIONS:
        raise InvalidInput("unknown-rotation", "4.1", rotation=rotation)
    shape = SHAPES[rotation]
    if not (is_inside(x, y) and is_inside(x + shape.width - 1, y + shape.height - 1)):
        raise InvalidInput("outside-grid", "4.2", x=x, y=y)
    if card.number in pile.numbers:
        raise InvalidInput("card-on-map-already", "1.1", card=card.number)
    return shape.outline << index(x, y)


def cards_named(pile: Pile, numbers: Iterable[int]) -> int:
    """The set of the map's cards with these numbers.

    Raises:
        InvalidInput: a card is not on the map (``card-not-on-map``).
    """
    cards = 0
    on_map = pile.numbers
    for number in sorted(numbers):
        if number not in on_map:
            raise InvalidInput("card-not-on-map", "4.3", card=number)
        cards |= 1 << on_map.index(number)
    return cards


def check_placement(
    pile: Pile, layers: Layers, card: MapCard, placement: Placement
) -> tuple[LaidCard, int, int]:
    """Check a placement; return the laid card, the cards it goes under and the squares they hide of it.

    Cards are numbered as in ``pile``.

    Raises:
        InvalidInput: a value that cannot occur in a placement.
        IllegalPlacement: the placement breaks a rule; if it breaks several, the most obvious one.
    """
    if card.number != placement.card:
        raise InvalidInput("another-card", "4.0", card=placement.card, selected=card.number)
    outline = checked_outline(pile, card, placement.x, placement.y, placement.rotation)
    under = cards_named(pile, placement.under)
    laid = LaidCard(card.number, card.squares, placement.x, placement.y, placement.rotation)
    _check_stacking(pile, outline, under)
    hidden = outline & pile.squares_of(under)
    _check_visible(layers, laid, outline, hidden)
    _check_range(layers, squares_of_kind(laid, Kind.MOUNTAIN), "4.5")
    return laid, under, hidden


def _check_stacking(pile: Pile, outline: int, under: int) -> None:
    touched = pile.touched(outline)
    if not touched:
        raise IllegalPlacement("no-overlap", "4.2", squares=positions_of(outline))
    untouched = under & ~touched
    if untouched:
        stranger = (untouched & -untouched).bit_length() - 1
        raise IllegalPlacement(
            "under-not-touched",
            "4.3",
            card=pile.cards[stranger].number,
            squares=positions_of(pile.squares_of(1 << stranger)),
        )
    contradiction = pile.contradiction(touched, under)
    if contradiction:
        lower, higher = contradiction
        raise IllegalPlacement(
            "under-impossible",
            "4.3",
            card=pile.cards[lower].number,
            above=pile.cards[higher].number,
            squares=positions_of(outline & pile.squares_of(1 << higher)),
        )


def _check_visible(layers: Layers, laid: LaidCard, outline: int, hidden: int) -> None:
    if hidden == outline:
        raise IllegalPlacement("wholly-hidden", "4.2", squares=positions_of(outline))
    for kind in _NEVER_COVERED:
        covered = layers.of(kind) & outline & ~hidden
        if covered:
            raise IllegalPlacement("would-cover", "4.4", kind=kind, squares=positions_of(covered))
    for kind in _NEVER_COVERED if hidden else ():
        lost = squares_of_kind(laid, kind) & hidden
        if lost:
            raise IllegalPlacement("would-be-hidden", "4.4", kind=kind, squares=positions_of(lost))


def _check_range(layers: Layers, added: int, rule: str) -> None:
    fault = fault_of(layers.of(Kind.MOUNTAIN) | added, added)
    if fault:
        raise IllegalPlacement(fault.key, rule, squares=positions_of(fault.squares))


def check_tile(layers: Layers, position: tuple[int, int], terrain: Kind) -> int:
    """Check a terraforming tile; return its square as a mask.

    Raises:
        InvalidInput: a position or terrain that a tile cannot have.
        IllegalPlacement: the tile breaks a rule.
    """
    bit = checked_bit(position)
    if terrain not in TERRAFORMING_COLOUR:
        raise InvalidInput("no-such-tile", "5.1", terrain=terrain)
    if not layers.of(Kind.DESERT) & bit:
        raise IllegalPlacement("no-desert-there", "5.1", squares=(Position(*position),))
    if terrain is Kind.MOUNTAIN:
        _check_range(layers, bit, "5.2")
    return bit
