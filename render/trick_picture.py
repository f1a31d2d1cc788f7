"""The picture of a running trick: the cards on the table, their cubes and totals, who took what."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.cards import MapCard
from engine.maps import LaidCard
from engine.tricks import CUBE_VALUE, DECK, HANDS, PAIRS
from engine.views import PlayedCard, TrickView, View
from render import alt_text, pen
from render.atlas import atlas_of
from render.fonts import Weight, width_of
from render.landscape import Sheet, draw_lone_card
from render.palette import ThemeName, theme_of
from render.phrases import Phrases
from render.picture import Picture, as_picture

_SQUARE = 96
_COLUMN = 260
_MARGIN = 28
_HEADING = 96
_NUMBER = 132
_NAME = 84
_GROUP_GAP = 40


def draw_trick(
    view: View, names: Sequence[str], phrases: Phrases, theme: ThemeName = ThemeName.LIGHT
) -> Picture:
    """The trick of the round as all see it; ``names`` in seat order.

    Raises:
        ValueError: the view has no trick.
    """
    trick = view.trick
    if trick is None:
        raise ValueError("a view without a trick")
    if trick.pairs:
        image = _draw_pairs(trick, names, phrases, theme)
    else:
        image = _draw_played(trick, names, phrases, theme)
    return as_picture(image, f"trick-{view.round}", _describe(trick, names, phrases))


def _draw_played(trick: TrickView, names: Sequence[str], phrases: Phrases, theme: ThemeName) -> Image.Image:
    """A column a seat, in turn order; seats that are still to play have an empty place."""
    image = _table(len(trick.turn_order) * _COLUMN, theme)
    pen.write(image, _MARGIN + 20, 60, phrases.trick(), Weight.BOLD, 48, theme_of(theme).ink)
    by_seat = {played.seat: played for played in trick.played}
    highest = max((played.total for played in trick.played), default=0)
    for place, seat in enumerate(trick.turn_order):
        left = _MARGIN + place * _COLUMN
        played = by_seat.get(seat)
        if played is not None:
            _draw_total(image, left, played, theme, leads=played.total == highest)
        _draw_place(image, left, played.card if played is not None else None, phrases, theme)
        _draw_owner(image, left, seat, names[seat], played.taken_by if played is not None else None, theme)
    return image


def _table(width: int, theme: ThemeName) -> Image.Image:
    height = _HEADING + _NUMBER + 3 * _SQUARE + _NAME + _MARGIN
    return Image.new("RGB", (width + 2 * _MARGIN, height), theme_of(theme).paper)


def _draw_total(image: Image.Image, left: int, played: PlayedCard, theme: ThemeName, *, leads: bool) -> None:
    """The total large, below it how it comes about where a cube was added."""
    look = theme_of(theme)
    middle = left + _COLUMN // 2
    ink = look.accent if leads else look.ink
    pen.write(image, middle, _HEADING + 40, str(played.total), Weight.BLACK, 72, ink, anchor="mm")
    if played.cube is None:
        return
    text = f"{played.card.number} + {CUBE_VALUE}"
    half = width_of(text, Weight.SEMIBOLD, 32) // 2
    pen.write(image, middle - 24, _HEADING + 104, text, Weight.SEMIBOLD, 32, look.ink_soft, anchor="mm")
    cube = atlas_of(theme, 54).cube(played.cube)
    image.paste(cube, (middle - 24 + half + 4, _HEADING + 74), cube)


def _draw_place(
    image: Image.Image, left: int, card: MapCard | None, phrases: Phrases, theme: ThemeName
) -> None:
    across, top = left + (_COLUMN - 2 * _SQUARE) // 2, _HEADING + _NUMBER
    if card is None:
        box = (across, top, across + 2 * _SQUARE, top + 3 * _SQUARE)
        pen.panel(image, box, 14, theme_of(theme).panel)
        pen.outline(image, box, 14, 3, theme_of(theme).grid)
        return
    sheet = Sheet(image, atlas_of(theme, _SQUARE), across, top)
    draw_lone_card(sheet, LaidCard(card.number, card.squares, 0, 0, 0), phrases)


def _draw_owner(
    image: Image.Image, left: int, seat: int, name: str, taken_by: int | None, theme: ThemeName
) -> None:
    """Who played the card and, after an arrow, who took it."""
    look = theme_of(theme)
    start, middle = left + (_COLUMN - 2 * _SQUARE) // 2, _HEADING + _NUMBER + 3 * _SQUARE + 48
    if taken_by is None:
        pen.player_name(image, start, middle, seat, name, 30, 2 * _SQUARE + 40, look)
        return
    pen.badge(image, start + 22, middle, 44, seat, look)
    pen.arrow(image, start + 60, middle, start + 124, 5, look.ink_soft)
    pen.badge(image, start + 162, middle, 56, taken_by, look)


def _draw_pairs(trick: TrickView, names: Sequence[str], phrases: Phrases, theme: ThemeName) -> Image.Image:
    """For two players: both pairs side by side, each with whoever has it by now."""
    headings = {DECK: phrases.pile_pair(), HANDS: phrases.hands_pair()}
    groups = [pair for pair in PAIRS if pair in trick.pairs]
    image = _table(len(groups) * 2 * _COLUMN + (len(groups) - 1) * _GROUP_GAP, theme)
    look = theme_of(theme)
    for place, pair in enumerate(groups):
        left = _MARGIN + place * (2 * _COLUMN + _GROUP_GAP)
        box = (left - 8, 20, left + 2 * _COLUMN + 8, image.height - 16)
        pen.panel(image, box, 22, look.panel)
        pen.write(image, left + 24, 68, headings[pair], Weight.BOLD, 42, look.ink, width=2 * _COLUMN - 40)
        for number, card in enumerate(trick.pairs[pair]):
            column = left + number * _COLUMN
            middle = column + _COLUMN // 2
            pen.write(image, middle, _HEADING + 70, str(card.number), Weight.BLACK, 72, look.ink, anchor="mm")
            for played in trick.played:
                if pair == HANDS and played.card.number == card.number:
                    pen.badge(image, column + 44, _HEADING + 72, 44, played.seat, look)
            _draw_place(image, column, card, phrases, theme)
        for seat, chosen in enumerate(trick.chosen):
            if chosen == pair:
                middle = _HEADING + _NUMBER + 3 * _SQUARE + 48
                pen.player_name(image, left + 34, middle, seat, names[seat], 34, 2 * _COLUMN - 60, look)
    return image


def _describe(trick: TrickView, names: Sequence[str], phrases: Phrases) -> str:
    lines = [phrases.trick()]
    for played in trick.played:
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
    shown = [played.card for played in trick.played] or [
        card for pair in trick.pairs.values() for card in pair
    ]
    lines += [alt_text.card_text(card, phrases) for card in shown]
    return alt_text.lines_within(lines)
