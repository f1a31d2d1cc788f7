"""Pictures of cards: one large card, or a whole deck."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.maps import LaidCard
from engine.parts.cards import PROVINCE_NUMBER, MapCard
from render import alt_text
from render.drawing.atlas import atlas_of
from render.drawing.boxes import least_type
from render.drawing.fonts import Weight, font
from render.drawing.landscape import Sheet, draw_letters, draw_lone_card, has_room_for_letters, shown_alone
from render.elements import letter_key
from render.palette import Theme, ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

#: The sides of squares, in pixels.
_CARD_SQUARE = 164
_DECK_SQUARE = 44

#: The number of layout passes for the key, because a taller picture needs larger type.
_ATTEMPTS = 4

#: The number of cards per row in the picture of a deck.
_DECK_COLUMNS = 10


def draw_card(card: MapCard, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT) -> Picture:
    """Draw one large card."""
    image = _in_rows([card], phrases, theme, 1, _CARD_SQUARE)
    return as_picture(image, f"card-{card.number}", alt_text.card_text(card, phrases))


def draw_deck(
    cards: Sequence[MapCard], name: str, phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """Draw all cards of a deck in numerical order."""
    ordered = sorted(cards, key=lambda card: card.number)
    image = _in_rows(ordered, phrases, theme, _DECK_COLUMNS, _DECK_SQUARE)
    first, last = ordered[0].number, ordered[-1].number
    text = phrases.deck(name, len(ordered), first, last)
    return as_picture(image, "deck", alt_text.shortened(text))


def _in_rows(
    cards: Sequence[MapCard],
    phrases: Phrases,
    theme: ThemeName,
    columns: int,
    size: int,
) -> Image.Image:
    """Draw cards in rows, each below its number, with the key to the letters at the bottom."""
    gap, heading = round(size * 0.4), round(size * 0.78)
    rows = max(1, -(-len(cards) // columns))
    width = columns * (2 * size + gap) + gap
    height = rows * (3 * size + heading) + (rows - 1) * round(gap * 0.6) + round(gap * 1.1)
    look = theme_of(theme)
    lines, type_size = _key(cards, phrases, (width, height), size, look)
    key_height = round(len(lines) * letter_key.LINE * type_size) + (gap // 3 if lines else 0)
    image = Image.new("RGB", (width, height + key_height), look.paper)
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        left = gap + column * (2 * size + gap)
        top = heading + row * (3 * size + heading + round(gap * 0.6)) + round(gap * 0.1)
        sheet = Sheet(image, atlas_of(theme, size), left, top)
        laid = LaidCard(card.number, card.squares, 0, 0, 0)
        draw_lone_card(sheet, laid)
        draw_letters(sheet, shown_alone(laid), phrases)
        if card.number != PROVINCE_NUMBER:
            _write_number(sheet, card.number, look)
    letter_key.draw_key(image, gap, height, lines, type_size, look)
    return image


def _key(
    cards: Sequence[MapCard], phrases: Phrases, extent: tuple[int, int], size: int, look: Theme
) -> tuple[list[list[letter_key.Entry]], int]:
    """Return the lines of the key, if squares of this size have letters, and its type size."""
    width, height = extent
    entries = letter_key.entries([square for card in cards for square in card.squares], phrases)
    lines: list[list[letter_key.Entry]] = []
    type_size = least_type(width, height)
    if not look.letters or not has_room_for_letters(size, type_size):
        return lines, type_size
    # The key makes the picture taller, so a desktop client scales it down further.
    for _ in range(_ATTEMPTS):
        lines = letter_key.in_lines(entries, type_size, width - round(size * 0.8))
        type_size = least_type(width, height + len(lines) * letter_key.LINE * type_size + size * 0.2)
    return letter_key.in_lines(entries, type_size, width - round(size * 0.8)), type_size


def _write_number(sheet: Sheet, number: int, look: Theme) -> None:
    size = sheet.atlas.size
    face = font(Weight.BOLD, max(round(size * 0.68), sheet.least))
    place = (sheet.left + size, sheet.top - size * 0.11)
    ImageDraw.Draw(sheet.image).text(place, str(number), look.ink, face, anchor="ms")
