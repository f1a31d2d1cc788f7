"""Numbered outlines of the spots where a card may be placed, one per button."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain

from engine.maps import Bounds, VisibleSquare
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position
from render.drawing import pen
from render.drawing.fonts import Weight
from render.drawing.landscape import Sheet, tagged_squares
from render.drawing.room import Box, covered
from render.palette import CARD_RADIUS

#: The thickness of an outline and of its light edge, in squares.
_LINE = 0.06
_EDGE = 0.035

#: The diameter of a number's disc and the size of its type, in squares.
_DISC = 0.62
_TYPE = 0.44

#: The places of a disc in a square, and in one with a letter, the preferred one first.
_BESIDE_LETTER = ((0.66, 0.34), *((x / 10, y / 10) for y in range(2, 6) for x in range(2, 9)), (0.3, 0.7))
_PLACES = ((0.5, 0.5), *_BESIDE_LETTER, *((x / 10, y / 10) for y in range(6, 9) for x in range(2, 9)))

#: Where the points of a factory are in its square.
_POINTS = (0.55, 0.45, 0.95, 0.92)

#: The maximum distance of a number's middle from the shown area, in squares; it must be within the margin.
_OUTSIDE = 0.2


def draw_spot_outlines(sheet: Sheet, spots: Iterable[Placement], tried: Placement | None = None) -> None:
    """Draw the outline of a card at each spot, in its own colour; the ``tried`` one has another frame.

    Outlines lie within the cards, so that those of neighbouring spots are side by side.
    """
    theme, size = sheet.atlas.theme, sheet.atlas.size
    thin, edge = max(2, round(size * _LINE)), max(1, round(size * _EDGE))
    for number, spot in enumerate(spots):
        if tried is not None and spot[:4] == tried[:4]:
            continue
        columns, rows = (2, 3) if spot.rotation in (0, 180) else (3, 2)
        left, top = sheet.at(spot.x, spot.y)
        for inset, thickness, ink in (
            (0, thin + 2 * edge, theme.card_edge),
            (edge, thin, theme.spots[number % len(theme.spots)]),
        ):
            box = (left + inset, top + inset, left + columns * size - inset, top + rows * size - inset)
            pen.outline(sheet.image, box, round(CARD_RADIUS * size) - inset, thickness, ink)


def draw_spot_numbers(
    sheet: Sheet,
    spots: Sequence[Placement],
    squares: Mapping[Position, VisibleSquare],
    shown: Bounds,
    tried: Collection[Position] = (),
    taken: Iterable[Box] = (),
) -> list[Box]:
    """Draw the number of each spot within its outline, clear of what is ``taken``; return their boxes.

    ``squares`` are those of the map, ``tried`` those of a tried card, which are avoided if possible. The
    number of a spot outside the ``shown`` area is drawn at the edge.
    """
    theme, size = sheet.atlas.theme, sheet.atlas.size
    type_size = max(round(size * _TYPE), sheet.least)
    edge = max(2, size // 16)
    diameter = max(round(size * _DISC), round(type_size * 1.36)) + 2 * edge
    in_squares = [
        (
            (left - sheet.left) / size,
            (top - sheet.top) / size,
            (right - sheet.left) / size,
            (bottom - sheet.top) / size,
        )
        for left, top, right, bottom in taken
    ]
    places = (*_BESIDE_LETTER, *_PLACES) if sheet.has_letters else _PLACES
    boxes: list[Box] = []
    found = number_places(spots, squares, shown, tried, places, in_squares, diameter / size)
    for number, (x, y) in enumerate(found, start=1):
        left, top = sheet.at(x, y)
        pen.disc(sheet.image, left, top, diameter, theme.card_edge)
        pen.disc(sheet.image, left, top, diameter - 2 * edge, theme.spots[(number - 1) % len(theme.spots)])
        pen.write(sheet.image, left, top, str(number), Weight.BOLD, type_size, theme.on_ink, anchor="mm")
        boxes.append(_disc(left, top, diameter))
    return boxes


def _disc(x: float, y: float, diameter: float) -> Box:
    return x - diameter / 2, y - diameter / 2, x + diameter / 2, y + diameter / 2


def _hidden_by(centre: tuple[float, float], diameter: float, taken: Iterable[Box]) -> float:
    """The area of the boxes that a number there would cover."""
    return covered(_disc(*centre, diameter), taken)


def number_places(
    spots: Sequence[Placement],
    squares: Mapping[Position, VisibleSquare],
    shown: Bounds,
    tried: Collection[Position] = (),
    places: Sequence[tuple[float, float]] = _PLACES,
    taken: Iterable[Box] = (),
    diameter: float = _DISC,
) -> Iterator[tuple[float, float]]:
    """Choose the centre of each spot's number, in squares, as are the boxes that are ``taken``.

    ``places`` are those in a square. Numbers cover neither each other nor what is taken nor the points of
    factories, as long as a spot has room.
    """
    factories = {position for position, square in squares.items() if square.kind is Kind.FACTORY}
    left, top, right, bottom = _POINTS
    busy: list[Box] = [*taken, *((x + left, y + top, x + right, y + bottom) for x, y in factories)]
    tagged = {*tagged_squares(squares).values(), *factories}
    shared = Counter(chain.from_iterable(spot.footprint for spot in spots))

    def cost(position: Position) -> tuple[object, ...]:
        square = squares.get(position)
        return (
            not (shown.left <= position.x <= shown.right and shown.top <= position.y <= shown.bottom),
            position in tagged,
            position in tried,
            square is not None and square.kind in (Kind.PRODUCTION, Kind.MOUNTAIN),
            shared[position] > 1,
            square is not None,
            position.y,
            position.x,
        )

    for spot in spots:
        centres = [
            (
                min(max(position.x + across, shown.left - _OUTSIDE), shown.right + 1 + _OUTSIDE),
                min(max(position.y + down, shown.top - _OUTSIDE), shown.bottom + 1 + _OUTSIDE),
            )
            for position in sorted(spot.footprint, key=cost)
            for across, down in places
        ]
        hidden = partial(_hidden_by, diameter=diameter, taken=busy)
        centre = next((centre for centre in centres if not hidden(centre)), None) or min(centres, key=hidden)
        busy.append(_disc(*centre, diameter))
        yield centre
