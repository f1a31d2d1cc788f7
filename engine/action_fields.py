"""The fields of an action: their valid values and their form in records (docs/record.md).

Each field has one entry in ``FIELDS``, which reads it from JSON, writes it to JSON and checks that the value
can occur in one of the two games. ``engine.game`` checks whether the decision is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine import reading
from engine.errors import InvalidInput
from engine.maps import is_inside
from engine.options import MOST_PLAYERS
from engine.parts.cards import CARDS
from engine.parts.placement import ROTATIONS, Placement
from engine.parts.squares import PRICE, TERRAFORMING_COLOUR, Kind, Position
from engine.parts.tricks import PAIRS


@dataclass(frozen=True, slots=True)
class Field:
    """How to read a field from an action's JSON, write it and check its value."""

    read: Callable[[Mapping[str, object]], object]
    write: Callable[..., dict[str, object]]
    check: Callable[..., None]


def check_seat(seat: object) -> None:
    """Raise ``InvalidInput`` unless it is a seat number that exists at the largest table."""
    if type(seat) is not int or not 0 <= seat < MOST_PLAYERS:
        raise InvalidInput("no-such-seat", "1.5", seat=reading.shown(seat))


def check_card(card: object) -> None:
    """Raise ``InvalidInput`` unless it is a map card's number."""
    if type(card) is not int or not 1 <= card <= CARDS:
        raise InvalidInput("no-such-card", "1.1", card=reading.shown(card))


def check_position(x: object, y: object) -> None:
    """Raise ``InvalidInput`` unless the position is on the grid."""
    inside = type(x) is int and type(y) is int and is_inside(x, y)
    if not inside:
        raise InvalidInput("outside-grid", "4.2", x=reading.shown(x), y=reading.shown(y))


def check_rotation(rotation: object) -> None:
    """Raise ``InvalidInput`` unless it is 0, 90, 180 or 270."""
    if type(rotation) is not int or rotation not in ROTATIONS:
        raise InvalidInput("unknown-rotation", "4.1", rotation=reading.shown(rotation))


def check_placement(placement: Placement) -> None:
    """Raise ``InvalidInput`` unless every part of the placement is a valid value."""
    check_card(placement.card)
    check_position(placement.x, placement.y)
    check_rotation(placement.rotation)
    if not isinstance(placement.under, frozenset):
        raise InvalidInput("no-such-card-under", "4.3", card=reading.shown(placement.under))
    for number in placement.under:
        if type(number) is not int or not 0 <= number <= CARDS:
            raise InvalidInput("no-such-card-under", "4.3", card=reading.shown(number))


def check_terrain(terrain: object) -> None:
    """Raise ``InvalidInput`` unless it is a terrain that a desert can be turned into."""
    if not isinstance(terrain, Kind) or terrain not in TERRAFORMING_COLOUR:
        raise InvalidInput("no-such-tile", "5.1", terrain=reading.shown(terrain))


def check_pair(pair: object) -> None:
    """Raise ``InvalidInput`` unless it is ``deck`` or ``hands``."""
    if pair not in PAIRS:
        raise InvalidInput("no-such-pair", "3.3", pair=reading.shown(pair))


def check_cubes(cubes: object) -> None:
    """Raise ``InvalidInput`` unless it is two different positions."""
    if not isinstance(cubes, tuple) or len(cubes) != PRICE:
        raise InvalidInput("not-two-cubes", "5.1", value=reading.shown(cubes))
    for cube in cubes:
        _check_pair_of_numbers(cube)
    if cubes[0] == cubes[1]:
        raise InvalidInput("same-cube-twice", "5.1", squares=(cubes[0],))


def _check_pair_of_numbers(value: object) -> None:
    if not isinstance(value, tuple) or len(value) != 2:
        raise InvalidInput("outside-grid", "4.2", x=reading.shown(value), y="?")
    check_position(*value)


def _check_cube(cube: object) -> None:
    if cube is not None:
        _check_pair_of_numbers(cube)


def _read_card(data: Mapping[str, object]) -> int:
    card = _number(data, "card")
    check_card(card)
    return card


def _number(data: Mapping[str, object], name: str) -> int:
    value = reading.member(data, name)
    if type(value) is not int:
        raise InvalidInput("not-a-whole-number", place=name, value=reading.shown(value))
    return value


def _read_cube(data: Mapping[str, object]) -> Position | None:
    # In a two-player trick the key may be left out (docs/record.md).
    value = data.get("cube")
    return None if value is None else reading.position(value, "cube")


def _read_cubes(data: Mapping[str, object]) -> tuple[Position, ...]:
    values = reading.array_of(reading.member(data, "cubes"), "cubes")
    return tuple(reading.position(value, f"cubes[{index}]") for index, value in enumerate(values))


def _read_pair(data: Mapping[str, object]) -> str:
    return reading.text(reading.member(data, "pair"), "pair")


def _read_terrain(data: Mapping[str, object]) -> Kind:
    return reading.word(reading.member(data, "terrain"), "terrain", Kind)


def _read_position(data: Mapping[str, object]) -> Position:
    return Position(_number(data, "x"), _number(data, "y"))


def read_placement(data: Mapping[str, object]) -> Placement:
    """Read and check a placement from a JSON object."""
    under = reading.array_of(reading.member(data, "under"), "under")
    numbers = [reading.integer(value, f"under[{index}]", 0, CARDS) for index, value in enumerate(under)]
    if len(set(numbers)) < len(numbers):
        raise InvalidInput("card-listed-twice", "4.3", place="under")
    position = _read_position(data)
    rotation = _number(data, "rotation")
    placement = Placement(_number(data, "card"), position.x, position.y, rotation, frozenset(numbers))
    check_placement(placement)
    return placement


def write_placement(placement: Placement) -> dict[str, object]:
    """The placement in the form of records; the cards it goes under are in ascending order."""
    return {
        "card": placement.card,
        "x": placement.x,
        "y": placement.y,
        "rotation": placement.rotation,
        "under": sorted(placement.under),
    }


#: Every field by its name in the classes of ``engine.actions``.
FIELDS: Mapping[str, Field] = {
    "card": Field(_read_card, lambda card: {"card": card}, check_card),
    "cube": Field(_read_cube, lambda cube: {"cube": None if cube is None else list(cube)}, _check_cube),
    "cubes": Field(_read_cubes, lambda cubes: {"cubes": [list(cube) for cube in cubes]}, check_cubes),
    "pair": Field(_read_pair, lambda pair: {"pair": pair}, check_pair),
    "terrain": Field(_read_terrain, lambda terrain: {"terrain": str(terrain)}, check_terrain),
    "position": Field(
        _read_position, lambda square: {"x": square[0], "y": square[1]}, _check_pair_of_numbers
    ),
    "placement": Field(read_placement, write_placement, check_placement),
}
