"""The points that a card has brought or would bring, on the squares that they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from PIL import Image

from engine.maps import LaidCard, VisibleSquare
from engine.parts.squares import Kind, Position
from engine.scoring import Gain
from render.drawing.atlas import draw_tag, rounded_mask
from render.drawing.landscape import Sheet, extent, tagged_squares
from render.drawing.room import Box, covered

#: The type size in squares, and the largest at which every gain has its own label.
_TYPE = 0.38
_LARGEST = 0.95

#: The width of a label's light edge, in type sizes.
_EDGE = 0.07


def draw_gains(
    sheet: Sheet,
    gains: Iterable[Gain],
    squares: Mapping[Position, VisibleSquare],
    card: LaidCard,
    avoided: Collection[Position] = (),
    taken: Collection[Box] = (),
) -> list[Box]:
    """Write the points of each gain on one of its squares, on ``card`` if possible; return their boxes.

    ``squares`` are those of the map. ``avoided`` ones and those with a card's number are used only if there
    is no other. If the squares are too small for so much type, the card has one label with the sum. Labels
    keep clear of the boxes that are ``taken``.
    """
    type_size = max(round(sheet.atlas.size * _TYPE), sheet.least)
    shown = [gain for gain in gains if gain.positions]
    if type_size > sheet.atlas.size * _LARGEST:
        return _write_sum(sheet, sum(gain.points for gain in shown), card, type_size)
    tagged = set(tagged_squares(squares).values())
    boxes: list[Box] = []
    for square, points in gains_by_square(shown, card, tagged, avoided).items():
        label, (left, top) = _label(sheet, points, type_size), sheet.at(*square)
        across, down = sheet.atlas.size - label.width, sheet.atlas.size - label.height
        if across < 0:
            across = _beyond(square, card, across)
        # A card's number and the peak of a mountain are at the top of a square, its letter at the bottom.
        is_low = square in tagged or (square in squares and squares[square].kind is Kind.MOUNTAIN)
        beside = max(across, sheet.atlas.letter("M", sheet.least).width) if sheet.has_letters else across
        places = [(left + across, top), (left + beside, top + down)]
        corners = ((x, y, x + label.width, y + label.height) for x, y in (places[::-1] if is_low else places))
        box = min(corners, key=lambda box: covered(box, (*taken, *boxes)))
        sheet.image.paste(label, box[:2], label)
        boxes.append(box)
    return boxes


def gains_by_category(gains: Iterable[Gain]) -> list[tuple[str, str]]:
    """Each category that gained or lost points, with the points and their sign."""
    by_category: Counter[str] = Counter()
    for gain in gains:
        by_category[gain.category] += gain.points
    return [(category, _signed(points)) for category, points in by_category.items() if points]


def gains_by_square(
    gains: Iterable[Gain], card: LaidCard, tagged: Collection[Position], avoided: Collection[Position] = ()
) -> Mapping[Position, int]:
    """Choose a square for each gain that has any, on ``card`` if possible, and add up those of a square.

    So what a new square brings and the covered one has cost is one number. Squares that are ``avoided`` or
    ``tagged`` with a card's number are used only if there is no other.
    """
    chosen: Counter[Position] = Counter()
    for gain in sorted((gain for gain in gains if gain.positions), key=lambda gain: len(gain.positions)):
        square = min(
            gain.positions,
            key=lambda at: (at in chosen, at in avoided, at not in card.positions, at in tagged, at.y, at.x),
        )
        chosen[square] += gain.points
    return {square: points for square, points in chosen.items() if points}


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


def _write_sum(sheet: Sheet, points: int, card: LaidCard, type_size: int) -> list[Box]:
    """Write the points of all gains in the middle of the card."""
    if not points:
        return []
    columns, rows = extent(card)
    label, (x, y) = _label(sheet, points, type_size), sheet.at(card.x + columns / 2, card.y + rows / 2)
    left, top = x - label.width // 2, y - label.height // 2
    sheet.image.paste(label, (left, top), label)
    return [(left, top, left + label.width, top + label.height)]


def _beyond(square: Position, card: LaidCard, spare: int) -> int:
    """The offset of a label that is wider than its square: it extends beyond the card, if possible."""
    columns, _ = extent(card)
    if square not in card.positions:
        return spare // 2
    return {card.x: spare, card.x + columns - 1: 0}.get(square.x, spare // 2)


def _label(sheet: Sheet, points: int, type_size: int) -> Image.Image:
    """Points with their sign on a small tag with a light edge."""
    theme = sheet.atlas.theme
    ground = theme.good if points > 0 else theme.accent
    tag = draw_tag(_signed(points), type_size, ground, theme.on_ink)
    edge = max(1, round(type_size * _EDGE))
    label = Image.new("RGBA", (tag.width + 2 * edge, tag.height + 2 * edge), (*theme.card_edge, 0))
    label.putalpha(rounded_mask(label.width, label.height, label.height * 0.34))
    label.paste(tag, (edge, edge), tag)
    return label
