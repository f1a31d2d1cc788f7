"""Numbered outlines of the spots where a card may be placed, one per button."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from engine.maps import Bounds, VisibleSquare
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position
from render.drawing import pen
from render.drawing.fonts import Weight
from render.drawing.landscape import Sheet, tagged_squares
from render.palette import CARD_RADIUS

#: The thickness of an outline and of its light edge, in squares.
_LINE = 0.06
_EDGE = 0.035

#: The diameter of a number's disc and the size of its type, in squares.
_DISC = 0.62
_TYPE = 0.44

#: The position of a disc in a square, and in a square with a letter.
_MIDDLE = (0.5, 0.5)
_BESIDE_LETTER = (0.66, 0.34)

#: The position of a disc in a square with a card's number or a factory's points: left of the points and below
#: the number.
_ASIDE = (0.3, 0.7)

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
) -> None:
    """Draw the number of each spot within its outline, without hiding card numbers and factory points.

    ``squares`` are those of the map, ``tried`` those of a tried card, which are avoided if possible. The
    number of a spot outside the ``shown`` area is drawn at the edge.
    """
    theme, size = sheet.atlas.theme, sheet.atlas.size
    type_size = max(round(size * _TYPE), sheet.least)
    diameter = max(round(size * _DISC), round(type_size * 1.36))
    edge = max(2, size // 16)
    middle = _BESIDE_LETTER if sheet.has_letters else _MIDDLE
    for number, (x, y) in enumerate(number_places(spots, squares, shown, tried, middle), start=1):
        left, top = sheet.at(x, y)
        pen.disc(sheet.image, left, top, diameter + 2 * edge, theme.card_edge)
        pen.disc(sheet.image, left, top, diameter, theme.spots[(number - 1) % len(theme.spots)])
        pen.write(sheet.image, left, top, str(number), Weight.BOLD, type_size, theme.on_ink, anchor="mm")


def number_places(
    spots: Sequence[Placement],
    squares: Mapping[Position, VisibleSquare],
    shown: Bounds,
    tried: Collection[Position] = (),
    middle: tuple[float, float] = _MIDDLE,
) -> Iterator[tuple[float, float]]:
    """Choose the centre of each spot's number, in squares; ``middle`` is its default place in a square."""
    busy = set(tagged_squares(squares).values())
    busy |= {position for position, square in squares.items() if square.kind is Kind.FACTORY}
    taken: set[Position] = set()
    shared = Counter(chain.from_iterable(spot.footprint for spot in spots))

    def cost(position: Position) -> tuple[object, ...]:
        square = squares.get(position)
        return (
            not (shown.left <= position.x <= shown.right and shown.top <= position.y <= shown.bottom),
            position in taken,
            position in busy,
            position in tried,
            square is not None and square.kind in (Kind.PRODUCTION, Kind.MOUNTAIN),
            shared[position] > 1,
            square is not None,
            position.y,
            position.x,
        )

    for spot in spots:
        position = min(spot.footprint, key=cost)
        taken.add(position)
        across, down = _ASIDE if position in busy else middle
        yield (
            min(max(position.x + across, shown.left - _OUTSIDE), shown.right + 1 + _OUTSIDE),
            min(max(position.y + down, shown.top - _OUTSIDE), shown.bottom + 1 + _OUTSIDE),
        )
