"""Draw cards and squares: first the ground, card by card, then the upright objects on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass

from PIL import Image

from engine.maps import LaidCard, PlayerMap, VisibleSquare
from engine.parts.cards import PROVINCE_NUMBER
from engine.parts.squares import Kind, Position, Square
from render.drawing.atlas import Atlas
from render.drawing.boxes import least_type
from render.drawing.room import Box
from render.drawing.terrain.lake import NEIGHBOURS, normalised
from render.palette import VARIANTS
from render.phrases import Phrases

#: The maximum type size of card numbers and of letters on squares, in squares. If the minimum readable size
#: is larger, they are left out.
_LARGEST_NUMBER = 0.66
_LARGEST_LETTER = 0.6


@dataclass(frozen=True, slots=True)
class Sheet:
    """A grid of squares on a picture; square (0, 0) of the map is at (left, top) in pixels.

    ``part_of`` is the size of the whole picture if the image is only a part of it.
    """

    image: Image.Image
    atlas: Atlas
    left: int
    top: int
    part_of: tuple[int, int] | None = None

    @property
    def least(self) -> int:
        """The minimum readable type size on the picture, in pixels."""
        return least_type(*(self.part_of or self.image.size))

    @property
    def has_letters(self) -> bool:
        """Whether the squares have letters, which needs a theme with letters and enough room."""
        return self.atlas.theme.letters and has_room_for_letters(self.atlas.size, self.least)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel position of a square's upper left corner."""
        return self.left + round(x * self.atlas.size), self.top + round(y * self.atlas.size)


def has_room_for_letters(size: int, type_size: int) -> bool:
    """Return whether squares of ``size`` pixels have room for letters of ``type_size``."""
    return type_size <= size * _LARGEST_LETTER


def variant_of(position: Position, card: int) -> int:
    """Choose a square's drawing variant; it looks random but is constant for a given square."""
    mixed = (position.x * 73_856_093) ^ (position.y * 19_349_663) ^ (card * 83_492_791)
    return (mixed ^ mixed >> 7) % VARIANTS


def draw_land(sheet: Sheet, player_map: PlayerMap, *, tags: bool = True) -> None:
    """Draw the cards of a map without letters; ``tags`` adds the cards' numbers."""
    squares = player_map.squares
    draw_cards(sheet, player_map.bottom_to_top, squares)
    draw_upright(sheet, squares)
    if tags:
        draw_number_tags(sheet, squares)


def draw_cards(sheet: Sheet, cards: Iterable[LaidCard], squares: Mapping[Position, VisibleSquare]) -> None:
    """Draw cards from bottom to top, each with a shadow on the cards below."""
    lakes = frozenset(position for position, square in squares.items() if square.kind is Kind.LAKE)
    for card in cards:
        draw_shadow(sheet, card)
        draw_card_ground(sheet, card, squares, lakes)


def draw_shadow(sheet: Sheet, card: LaidCard) -> None:
    """Draw the visible part of a card's soft shadow, below and to the right of the card."""
    left, top = sheet.at(card.x, card.y)
    across, down = sheet.atlas.shadow_offset
    sheet.atlas.card_shadow(*extent(card)).put(sheet.image, left + across, top + down)


def draw_card_ground(
    sheet: Sheet, card: LaidCard, squares: Mapping[Position, VisibleSquare], lakes: Set[Position]
) -> None:
    """Draw a card's squares within its rounded outline; a terraformed square shows its new ground."""
    size = sheet.atlas.size
    columns, rows = extent(card)
    face = Image.new("RGB", (columns * size, rows * size))
    for position, printed in zip(card.positions, card.squares, strict=True):
        visible = squares.get(position)
        shown = printed if visible is None or visible.card != card.number else visible
        if shown.kind is Kind.FACTORY and shown.colour is not None:
            ground = sheet.atlas.factory(shown.colour, shown.points, sheet.least)
        else:
            ground = sheet.atlas.named(ground_of(position, shown, card.number, lakes))
        face.paste(ground, ((position.x - card.x) * size, (position.y - card.y) * size))
    sheet.atlas.card_frame(columns, rows).put(face, 0, 0)
    sheet.atlas.card_outline(columns, rows).stamp(face).put(sheet.image, *sheet.at(card.x, card.y))


def ground_of(position: Position, square: Square | VisibleSquare, card: int, lakes: Set[Position]) -> str:
    """Return the name of a square's ground (``Atlas.named``); ``lakes`` are the lakes around it."""
    if square.kind is Kind.LAKE:
        return f"lake-{normalised(lake_bits(position, lakes))}"
    return f"{square.kind}-{square.colour or variant_of(position, card)}"


def lake_bits(position: Position, lakes: Set[Position]) -> int:
    """Return the bits of a square's neighbours that are lakes, in the order of ``NEIGHBOURS``."""
    x, y = position
    return sum(1 << bit for bit, (dx, dy) in enumerate(NEIGHBOURS) if (x + dx, y + dy) in lakes)


def draw_upright(sheet: Sheet, squares: Mapping[Position, VisibleSquare]) -> None:
    """Draw everything that stands on the ground."""
    for name, x, y in upright_on(squares):
        sprite = sheet.atlas.named(name)
        sheet.image.paste(sprite, sheet.at(x, y), sprite)


def upright_on(squares: Mapping[Position, VisibleSquare]) -> list[tuple[str, float, float]]:
    """Return the names and places of tile edges, cubes and, from far to near, mountains and links."""
    mountains = {position: square for position, square in squares.items() if square.kind is Kind.MOUNTAIN}
    flat: list[tuple[str, float, float]] = []
    for position, square in squares.items():
        flat += [("tile", *position)] if square.tile else []
        flat += [(f"cube-{square.colour}", *position)] if square.cube else []
    standing: list[tuple[float, float, str]] = []
    for position, square in mountains.items():
        variant = variant_of(position, square.card)
        standing.append((position.y, position.x, f"massif-{variant}"))
        standing += [(y - 0.01, x, f"link-{variant}") for x, y in _links(position, mountains)]
    return [*flat, *((name, x, y) for y, x, name in sorted(standing, key=lambda place: place[:2]))]


def _links(position: Position, mountains: Mapping[Position, object]) -> list[tuple[float, float]]:
    """Return the places of peaks between a mountain and those linked to its right and below (rules.md 6.1).

    On a corner the peak is slightly higher, so that it hides less of the square below it.
    """
    x, y = position
    middles: list[tuple[float, float]] = []
    right, below = (x + 1, y) in mountains, (x, y + 1) in mountains
    if right:
        middles.append((x + 0.5, y))
    if below:
        middles.append((x, y + 0.5))
    if not right and not below and (x + 1, y + 1) in mountains:
        middles.append((x + 0.5, y + 0.35))
    if not below and (x - 1, y) not in mountains and (x - 1, y + 1) in mountains:
        middles.append((x - 0.5, y + 0.35))
    return middles


def draw_number_tags(
    sheet: Sheet, squares: Mapping[Position, VisibleSquare], free: Collection[Position] = ()
) -> list[Box]:
    """Draw each card's number on its first visible square, in reading order; return the numbers' boxes.

    Production squares and factories get a number only if the card has no other square. Squares in ``free``
    get none.
    """
    boxes: list[Box] = []
    if sheet.least > sheet.atlas.size * _LARGEST_NUMBER:
        return boxes
    inset = max(1, round(sheet.atlas.size * 0.03))
    for number, position in tagged_squares(squares).items():
        if position in free:
            continue
        tag = sheet.atlas.number_tag(str(number), sheet.least)
        left, top = (edge + inset for edge in sheet.at(*position))
        sheet.image.paste(tag, (left, top), tag)
        boxes.append((left, top, left + tag.width, top + tag.height))
    return boxes


def tagged_squares(squares: Mapping[Position, VisibleSquare]) -> dict[int, Position]:
    """Return the square for each card's number; the province has none."""
    busy = (Kind.PRODUCTION, Kind.FACTORY)
    order = sorted(squares, key=lambda place: (squares[place].kind in busy, place.y, place.x))
    tagged: dict[int, Position] = {}
    for position in order:
        tagged.setdefault(squares[position].card, position)
    tagged.pop(PROVINCE_NUMBER, None)
    return tagged


def draw_letters(sheet: Sheet, squares: Mapping[Position, VisibleSquare], phrases: Phrases) -> None:
    """Draw the letter of each square's kind or colour in its lower left corner, if there is room."""
    if not sheet.has_letters:
        return
    inset = round(sheet.atlas.size * 0.04)
    for position, square in squares.items():
        letter = (
            phrases.kind_letter(square.kind)
            if square.colour is None
            else phrases.colour_letter(square.colour)
        )
        sprite = sheet.atlas.letter(letter.upper(), sheet.least)
        left, bottom = sheet.at(position.x, position.y + 1)
        sheet.image.paste(sprite, (left + inset, bottom - inset - sprite.height), sprite)


def lone_mountain(atlas: Atlas, variant: int) -> Image.Image:
    """Draw a single mountain square."""
    square = atlas.ground(Kind.MOUNTAIN, 0).copy()
    square.paste(atlas.massif(variant), (0, 0), atlas.massif(variant))
    return square


def extent(card: LaidCard) -> tuple[int, int]:
    """Return the columns and rows of a turned card."""
    return (2, 3) if card.rotation % 180 == 0 else (3, 2)


def shown_alone(card: LaidCard, *, cubes: bool = False) -> dict[Position, VisibleSquare]:
    """Return the squares of a card that is not on a map."""
    return {
        position: VisibleSquare(
            square.kind,
            square.colour,
            square.points,
            card.number,
            tile=False,
            cube=cubes and square.kind is Kind.PRODUCTION,
        )
        for position, square in zip(card.positions, card.squares, strict=True)
    }


def draw_lone_card(sheet: Sheet, card: LaidCard) -> None:
    """Draw a single card without letters."""
    squares = shown_alone(card)
    draw_cards(sheet, [card], squares)
    draw_upright(sheet, squares)


def square_size(width: int, squares: float, sizes: Sequence[int]) -> int:
    """Return the largest size at which ``squares`` squares fit into ``width``, or the smallest size."""
    return max((size for size in sizes if size * squares <= width), default=sizes[0])
