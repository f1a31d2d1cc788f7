"""The picture of a trick: the cards on the table with their cubes, totals and takers."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.maps import LaidCard
from engine.parts.cards import MapCard
from engine.parts.tricks import CUBE_VALUE, DECK, HANDS, PAIRS
from engine.views import PlayedCard, TrickView, View
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import atlas_of
from render.drawing.boxes import LEAST_ON_DESKTOP
from render.drawing.fonts import Weight, drawable, width_of, wrapped
from render.drawing.landscape import Sheet, draw_letters, draw_lone_card, shown_alone
from render.elements import letter_key
from render.elements.panel_layout import UNIT
from render.palette import RGB, Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: In units (``render.elements.panel_layout``): a square, the column of a card, and then from top to bottom
#: the title, the total, the card, and its owner.
_SQUARE = 32
_COLUMN = 82
_MARGIN = 5
_HEADING = 24
_NUMBER = 40
_CARD_TOP = _HEADING + _NUMBER
_NAME = 24
_GROUP_GAP = 8
_HEIGHT = _CARD_TOP + 3 * _SQUARE + _NAME + _MARGIN
_TEXT = 12

#: The opacity of the veil over a card that has been taken, from 0 to 1.
_VEIL = 0.55


def draw_trick(
    view: View, names: Sequence[str], phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """Draw the public state of the trick; ``names`` are in seat order.

    Raises:
        ValueError: the view has no trick.
    """
    trick = view.trick
    if trick is None:
        raise ValueError("a view without a trick")
    drawing = _draw_pairs if trick.pairs else _draw_played
    image = drawing(trick, names, phrases, theme)
    return as_picture(image, f"trick-{view.round}", _describe(trick, names, phrases))


def _draw_played(trick: TrickView, names: Sequence[str], phrases: Phrases, theme: ThemeName) -> Image.Image:
    """Draw a column for each seat in turn order, with an empty place for seats that are still to play."""
    cards = [played.card for played in trick.played]
    image = _table(len(trick.turn_order) * _COLUMN, cards, phrases, theme)
    look = theme_of(theme)
    _write(image, _MARGIN + 6, _HEADING / 2 + 2, phrases.trick(), Weight.BOLD, 16, look.ink)
    by_seat = {played.seat: played for played in trick.played}
    highest = max((played.total for played in trick.played), default=0)
    for place, seat in enumerate(trick.turn_order):
        left = _MARGIN + place * _COLUMN
        played = by_seat.get(seat)
        if played is not None:
            _draw_total(image, left, played, theme, leads=played.total == highest)
        _draw_place(image, left, played.card if played is not None else None, phrases, theme)
        if played is not None and played.taken_by is not None:
            _dim_place(image, left, theme)
        _draw_owner(image, left, seat, names[seat], played.taken_by if played is not None else None, theme)
    return image


def _table(width: float, cards: Sequence[MapCard], phrases: Phrases, theme: ThemeName) -> Image.Image:
    """Prepare the image for columns of this width, with the key to the letters at the bottom."""
    look = theme_of(theme)
    across, type_size = round((width + 2 * _MARGIN) * UNIT), LEAST_ON_DESKTOP * UNIT
    entries = letter_key.entries([square for card in cards for square in card.squares], phrases)
    lines = letter_key.in_lines(entries, type_size, round(width * UNIT)) if look.letters else []
    foot = round(len(lines) * letter_key.LINE * type_size)
    image = Image.new("RGB", (across, round(_HEIGHT * UNIT) + foot), look.paper)
    top = round((_HEIGHT - 1) * UNIT)
    letter_key.draw_key(image, 2 * _MARGIN * UNIT, top, lines, type_size, look)
    return image


def _write(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    weight: Weight,
    size: int,
    ink: RGB,
    *,
    anchor: str = "lm",
    width: float | None = None,
) -> None:
    room = None if width is None else round(width * UNIT)
    pen.write(
        image, round(x * UNIT), round(y * UNIT), text, weight, size * UNIT, ink, anchor=anchor, width=room
    )


def _draw_total(
    image: Image.Image, left: float, played: PlayedCard, theme: ThemeName, *, leads: bool
) -> None:
    """Write the total in large type and, if a cube was added, the sum below it."""
    look = theme_of(theme)
    middle = left + _COLUMN / 2
    ink = look.accent if leads else look.ink
    _write(image, middle, _HEADING + 12, str(played.total), Weight.BLACK, 24, ink, anchor="mm")
    if played.cube is None:
        return
    text = f"{played.card.number} + {CUBE_VALUE}"
    half = width_of(text, Weight.SEMIBOLD, _TEXT * UNIT) / 2 / UNIT
    _write(image, middle - 8, _HEADING + 31, text, Weight.SEMIBOLD, _TEXT, look.ink_soft, anchor="mm")
    cube = atlas_of(theme, 54).cube(played.cube)
    image.paste(cube, (round((middle - 7 + half) * UNIT), round((_HEADING + 31) * UNIT) - 27), cube)


def _draw_place(
    image: Image.Image, left: float, card: MapCard | None, phrases: Phrases, theme: ThemeName
) -> None:
    across, top = round((left + (_COLUMN - 2 * _SQUARE) / 2) * UNIT), round(_CARD_TOP * UNIT)
    size = _SQUARE * UNIT
    if card is None:
        box = (across, top, across + 2 * size, top + 3 * size)
        pen.panel(image, box, 14, theme_of(theme).panel)
        pen.outline(image, box, 14, 3, theme_of(theme).grid)
        return
    sheet = Sheet(image, atlas_of(theme, size), across, top)
    laid = LaidCard(card.number, card.squares, 0, 0, 0)
    draw_lone_card(sheet, laid)
    draw_letters(sheet, shown_alone(laid), phrases)


def _dim_place(image: Image.Image, left: float, theme: ThemeName) -> None:
    """Veil a card that has been taken."""
    size = _SQUARE * UNIT
    across, top = round((left + (_COLUMN - 2 * _SQUARE) / 2) * UNIT), round(_CARD_TOP * UNIT)
    veil = atlas_of(theme, size).card_mask(2, 3).point(lambda value: round(value * _VEIL))
    image.paste(theme_of(theme).paper, (across, top), veil)


def _draw_owner(
    image: Image.Image, left: float, seat: int, name: str, taken_by: int | None, theme: ThemeName
) -> None:
    """Draw the player of the card and, after an arrow, the player who took it."""
    look = theme_of(theme)
    start, middle = left + 4, round((_CARD_TOP + 3 * _SQUARE + _NAME / 2) * UNIT)
    if taken_by is None:
        _draw_name(image, round(start * UNIT), middle, seat, name, look)
        return
    pen.badge(image, round((start + 14) * UNIT), middle, 15 * UNIT, seat, look)
    pen.arrow(image, round((start + 25) * UNIT), middle, round((start + 45) * UNIT), 5, look.ink_soft)
    pen.badge(image, round((start + 58) * UNIT), middle, 19 * UNIT, taken_by, look)


def _draw_name(image: Image.Image, left: int, middle: int, seat: int, name: str, look: Theme) -> None:
    """Draw a badge and a name, in two lines if necessary."""
    pen.badge(image, left + 8 * UNIT, middle, 15 * UNIT, seat, look)
    room, size = (_COLUMN - 22) * UNIT, LEAST_ON_DESKTOP * UNIT
    lines, size = wrapped(drawable(name), Weight.SEMIBOLD, _TEXT * UNIT, room, 2, size)
    for number, line in enumerate(lines):
        y = middle + round((number - (len(lines) - 1) / 2) * size * 1.02)
        pen.write(image, left + 18 * UNIT, y, line, Weight.SEMIBOLD, size, look.ink)


def _draw_pairs(trick: TrickView, names: Sequence[str], phrases: Phrases, theme: ThemeName) -> Image.Image:
    """Draw both pairs of a two-player trick side by side, each with its owner."""
    headings = {DECK: phrases.pile_pair(), HANDS: phrases.hands_pair()}
    groups = [pair for pair in PAIRS if pair in trick.pairs]
    width = len(groups) * 2 * _COLUMN + (len(groups) - 1) * _GROUP_GAP
    image = _table(width, [card for pair in groups for card in trick.pairs[pair]], phrases, theme)
    look = theme_of(theme)
    for place, pair in enumerate(groups):
        left = _MARGIN + place * (2 * _COLUMN + _GROUP_GAP)
        box = (left - 2, 3, left + 2 * _COLUMN + 2, _HEIGHT - 3)
        corners = tuple(round(edge * UNIT) for edge in box)
        pen.panel(image, (corners[0], corners[1], corners[2], corners[3]), 7 * UNIT, look.panel)
        room = 2 * _COLUMN - 12
        _write(image, left + 6, 16, headings[pair], Weight.BOLD, 15, look.ink, width=room)
        for number, card in enumerate(trick.pairs[pair]):
            _draw_of_pair(image, left + number * _COLUMN, card, trick, phrases, theme)
        for seat, chosen in enumerate(trick.chosen):
            if chosen == pair:
                start = (round((left + 8) * UNIT), round((_CARD_TOP + 3 * _SQUARE + _NAME / 2) * UNIT))
                pen.player_name(image, *start, seat, names[seat], 13 * UNIT, room * UNIT, look)
    return image


def _draw_of_pair(
    image: Image.Image, left: float, card: MapCard, trick: TrickView, phrases: Phrases, theme: ThemeName
) -> None:
    """Draw a card of a pair with its number and, if it comes from a hand, its player."""
    look, middle = theme_of(theme), _HEADING + 22
    _write(image, left + _COLUMN / 2, middle, str(card.number), Weight.BLACK, 24, look.ink, anchor="mm")
    for played in trick.played:
        if played.card.number == card.number and card in trick.pairs.get(HANDS, ()):
            pen.badge(image, round((left + 15) * UNIT), round(middle * UNIT), 15 * UNIT, played.seat, look)
    _draw_place(image, left, card, phrases, theme)


def _describe(trick: TrickView, names: Sequence[str], phrases: Phrases) -> str:
    lines = [phrases.trick()]
    for played in trick.in_turn_order:
        line = phrases.played(names[played.seat], played.card.number, played.total)
        if played.cube is not None:
            line = phrases.played_with_cube(line, played.cube)
        if played.taken_by is not None:
            line = phrases.taken(line, names[played.taken_by])
        lines.append(line)
    for pair, cards in trick.pairs.items():
        heading = phrases.pile_pair() if pair == DECK else phrases.hands_pair()
        holders = [names[seat] for seat, chosen in enumerate(trick.chosen) if chosen == pair]
        line = phrases.pair(heading, ", ".join(str(card.number) for card in cards))
        lines.append(phrases.taken(line, holders[0]) if holders else line)
    shown = [card for pair in trick.pairs.values() for card in pair] or [
        played.card for played in trick.in_turn_order
    ]
    lines += [alt_text.card_text(card, phrases) for card in shown]
    return alt_text.lines_within(lines)
