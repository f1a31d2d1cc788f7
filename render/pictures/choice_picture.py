"""The picture of the cards to choose from and the player's map, in one scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.maps import LaidCard, PlayerMap
from engine.parts.cards import MapCard
from engine.parts.squares import Colour
from render import alt_text
from render.drawing import pen
from render.drawing.atlas import atlas_of
from render.drawing.boxes import LEAST_ON_DESKTOP, least_type
from render.drawing.fonts import Weight, width_of
from render.drawing.landscape import (
    Sheet,
    draw_land,
    draw_letters,
    draw_lone_card,
    has_room_for_letters,
    shown_alone,
)
from render.elements import letter_key
from render.elements.panel_layout import UNIT
from render.palette import Theme, ThemeName, mix, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture
from render.pictures.choice_layout import GAP, ChoiceLayout, choice_layout

#: The opacity of the veil over a card that has been taken, from 0 to 1.
_VEIL = 0.55

#: The radius of the corner of the panel with the cards, in pixels.
_ROUND = 5 * UNIT

#: The share of the line colour in the ground of open cards, from 0 to 1.
_TABLE = 0.7

#: The type size of the number above a card, in squares, and the share of its square that a cube fills.
_NUMBER = 0.6
_CUBE = 0.62

#: The type size above the map, in units.
_MAP_HEADING_TYPE = 12


@dataclass(frozen=True)  # no slots, because they make pickling much slower
class OfferedCard:
    """A card that can be chosen, or could have been.

    ``cube`` is the cube added to it in a trick; ``taken`` is true if a player has taken it, ``marked`` if the
    viewer has chosen it, and ``drawn`` if the viewer has just drawn it.
    """

    card: MapCard
    cube: Colour | None = None
    taken: bool = False
    marked: bool = False
    drawn: bool = False


@dataclass(frozen=True)  # no slots, as in OfferedCard
class Offer:
    """A group of cards: a hand, or ``open`` cards on the table. Several groups show their titles."""

    cards: tuple[OfferedCard, ...]
    is_open: bool = False
    title: str = ""


def draw_choice(
    offers: Sequence[Offer], player_map: PlayerMap, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """Draw the cards of each offer in separate rows, with a map below or beside them."""
    shown = [offer for offer in offers if offer.cards]
    cards = [offered.card for offer in shown for offered in offer.cards]
    layout, key = _laid_out(shown, cards, player_map, phrases, theme)
    look = theme_of(theme)
    foot = round(_foot(len(key)) * UNIT)
    image = Image.new("RGB", (layout.width, layout.height + foot), look.paper)
    image.paste(look.ground, (0, 0, layout.width, layout.height))
    # Only the corner of the panel that is not at the edge of the picture is round.
    pen.panel(image, (-_ROUND, -_ROUND, *layout.panel), _ROUND, look.paper)
    _draw_map(image, layout, player_map, phrases, theme)
    for number, offer in enumerate(shown):
        if offer.is_open:
            pen.panel(image, layout.table(number), GAP * UNIT // 2, mix(look.paper, look.grid, _TABLE))
        if layout.title:
            _write_title(image, layout, number, offer.title, look)
        for place, offered in enumerate(offer.cards):
            _draw_offered(image, layout, layout.card_at(number, place), offered, phrases, theme)
    letter_key.draw_key(image, GAP * UNIT, layout.height, key, _type_of_key(layout, key), look)
    return as_picture(image, "hand", _describe(shown, player_map, phrases))


def _write_title(image: Image.Image, layout: ChoiceLayout, number: int, title: str, look: Theme) -> None:
    """Write the title of a group above its cards."""
    (left, middle), (right, _) = layout.title_at(number), layout.panel
    type_size = max(_MAP_HEADING_TYPE * UNIT, least_type(*image.size))
    room = right - 2 * left
    pen.write(image, left, middle, title, Weight.BOLD, type_size, look.ink_soft, width=room)


def _laid_out(
    offers: Sequence[Offer],
    cards: Sequence[MapCard],
    player_map: PlayerMap,
    phrases: Phrases,
    theme: ThemeName,
) -> tuple[ChoiceLayout, list[list[letter_key.Entry]]]:
    """Return the layout, with room for the key to the letters at the bottom, and that key."""
    left, top, right, bottom = player_map.bounds
    counts = [len(offer.cards) for offer in offers]
    columns, rows = right - left + 1, bottom - top + 1
    layout = choice_layout(counts, columns, rows)
    if not theme_of(theme).letters:
        return layout, []
    squares = [square for card in cards for square in card.squares]
    entries = letter_key.entries([*squares, *player_map.squares.values()], phrases)
    lines: list[list[letter_key.Entry]] = []
    for _ in range(len(entries)):
        before, size = len(lines), _type_of_key(layout, lines)
        lines = letter_key.in_lines(entries, size, layout.width - 2 * GAP * UNIT)
        if len(lines) <= before:
            break
        layout = choice_layout(counts, columns, rows, _foot(len(lines)))
    return (
        (layout, lines) if has_room_for_letters(layout.square, _type_of_key(layout, lines)) else (layout, [])
    )


def _foot(lines: int) -> float:
    """The height of the key at the minimum type size, in units."""
    return lines * letter_key.LINE * LEAST_ON_DESKTOP + GAP if lines else 0


def _type_of_key(layout: ChoiceLayout, lines: Sequence[object]) -> int:
    return least_type(layout.width, layout.height + round(_foot(len(lines)) * UNIT))


def _draw_map(
    image: Image.Image, layout: ChoiceLayout, player_map: PlayerMap, phrases: Phrases, theme: ThemeName
) -> None:
    """Draw the map, with a heading for the viewer."""
    look, size, (x, y) = theme_of(theme), layout.square, layout.map_at
    heading, type_size = phrases.map_heading(), max(_MAP_HEADING_TYPE * UNIT, least_type(*image.size))
    room = layout.width - layout.map_heading[0] - GAP * UNIT
    pen.write(image, *layout.map_heading, heading, Weight.BOLD, type_size, look.ink_soft, width=room)
    left, top, *_ = player_map.bounds
    sheet = Sheet(image, atlas_of(theme, size), x - left * size, y - top * size)
    draw_land(sheet, player_map)
    draw_letters(sheet, player_map.squares, phrases)


def _draw_offered(
    image: Image.Image,
    layout: ChoiceLayout,
    corner: tuple[int, int],
    offered: OfferedCard,
    phrases: Phrases,
    theme: ThemeName,
) -> None:
    """Draw a card below its number, veiled if it is taken."""
    size, look = layout.square, theme_of(theme)
    sheet = Sheet(image, atlas_of(theme, size), *corner)
    if offered.marked or offered.drawn:
        edge = round(size * 0.1)
        box = (corner[0] - edge, corner[1] - edge, corner[0] + 2 * size + edge, corner[1] + 3 * size + edge)
        pen.panel(image, box, round(size * 0.2), look.good if offered.marked else look.accent)
    laid = LaidCard(offered.card.number, offered.card.squares, 0, 0, 0)
    draw_lone_card(sheet, laid)
    draw_letters(sheet, shown_alone(laid), phrases)
    _write_number(image, layout, corner, offered, look, theme)
    if offered.taken:
        veil = atlas_of(theme, size).card_mask(2, 3).point(lambda value: round(value * _VEIL))
        image.paste(look.paper, corner, veil)


def _write_number(
    image: Image.Image,
    layout: ChoiceLayout,
    corner: tuple[int, int],
    offered: OfferedCard,
    look: Theme,
    theme: ThemeName,
) -> None:
    """Write the number above a card, followed by the cube that was added to it."""
    size, middle = layout.square, corner[1] - round(layout.heading * 0.52)
    type_size = max(least_type(*image.size), min(round(size * _NUMBER), round(layout.heading * 0.85)))
    text = f"+ {offered.card.number}" if offered.drawn else str(offered.card.number)
    ink = look.good if offered.marked else look.ink_soft if offered.taken else look.ink
    width = width_of(text, Weight.BOLD, type_size)
    cube = None if offered.cube is None else atlas_of(theme, round(type_size / _CUBE)).cube(offered.cube)
    left = corner[0] + size - (width + (0 if cube is None else cube.width)) // 2
    pen.write(image, left, middle, text, Weight.BOLD, type_size, ink)
    if cube is not None:
        image.paste(cube, (left + width, middle - cube.height // 2), cube)


def _describe(offers: Sequence[Offer], player_map: PlayerMap, phrases: Phrases) -> str:
    """Describe the cards to choose from, then as much of the map as fits."""
    left, top, right, bottom = player_map.bounds
    lines: list[str] = []
    for offer in offers:
        cards = [offered.card for offered in offer.cards]
        heading = offer.title if offer.is_open else phrases.hand(len(cards))
        lines += [heading, *(alt_text.card_text(card, phrases) for card in cards)]
    area = phrases.map_area(left, top, right, bottom)
    lines = [*(lines or [phrases.hand(0)]), f"{phrases.own_map()} {area}"]
    told = alt_text.lines_within(lines)
    if told != "\n".join(lines):
        return told
    rows, short_rows, key = alt_text.map_rows(player_map.squares, phrases)
    return alt_text.fitting(told, rows, (), short_rows, key, phrases)
