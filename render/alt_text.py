"""Alt texts: in words where they fit, else in letters with the key first, never cut inside a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.cards import PROVINCE_NUMBER, MapCard
from engine.maps import VisibleSquare
from engine.squares import Colour, Kind, Position, Square
from render.phrases import Phrases

#: The longest description of an attachment that Discord takes.
LIMIT = 1024

_GAP = "."


def hand_text(cards: Sequence[MapCard], phrases: Phrases) -> str:
    """A hand, card by card."""
    if not cards:
        return phrases.hand(0)
    squares = [square for card in cards for square in card.squares]
    heading = phrases.hand(len(cards))
    lines = [card_text(card, phrases) for card in cards]
    codes = [_card_codes(card, phrases) for card in cards]
    return fitting(heading, lines, [], codes, _key(squares, phrases), phrases)


def card_text(card: MapCard, phrases: Phrases) -> str:
    """A card in words, its rows parted by strokes."""
    return _numbered(card, [square_text(square, phrases) for square in card.squares], ", ", phrases)


def _card_codes(card: MapCard, phrases: Phrases) -> str:
    return _numbered(card, [_code(square, phrases) for square in card.squares], " ", phrases)


def _numbered(card: MapCard, texts: Sequence[str], separator: str, phrases: Phrases) -> str:
    rows = " / ".join(separator.join(texts[row : row + 2]) for row in (0, 2, 4))
    if card.number == PROVINCE_NUMBER:
        return phrases.province(rows)
    return phrases.card(card.number, rows)


def square_text(square: Square | VisibleSquare, phrases: Phrases) -> str:
    """A square in words; a visible one with its cube and whether it is a tile."""
    if square.kind is Kind.FACTORY and square.colour is not None:
        text = phrases.factory(square.colour, square.points)
    elif square.kind is Kind.PRODUCTION and square.colour is not None:
        text = phrases.production(square.colour)
        if isinstance(square, VisibleSquare):
            text = phrases.with_cube(text) if square.cube else phrases.spent(text)
    else:
        text = phrases.kind(square.kind)
    if isinstance(square, VisibleSquare) and square.tile:
        text = phrases.tile(text)
    return text


def map_rows(squares: Mapping[Position, VisibleSquare], phrases: Phrases) -> tuple[list[str], list[str], str]:
    """A map's rows in words, the same in letters, and the key of the letters."""
    in_words: list[str] = []
    in_letters: list[str] = []
    for y in sorted({position.y for position in squares}):
        row = {position.x: square for position, square in squares.items() if position.y == y}
        first, last = min(row), max(row)
        texts = [
            square_text(row[x], phrases) if x in row else phrases.nothing() for x in range(first, last + 1)
        ]
        codes = [_code(row[x], phrases) if x in row else _GAP for x in range(first, last + 1)]
        in_words.append(phrases.map_row(y, first, ", ".join(texts)))
        in_letters.append(phrases.letters_row(y, first, " ".join(codes)))
    return in_words, in_letters, _key(squares.values(), phrases)


def _code(square: Square | VisibleSquare, phrases: Phrases) -> str:
    if square.colour is None:
        return phrases.kind_letter(square.kind)
    letter = phrases.colour_letter(square.colour)
    if square.kind is Kind.FACTORY:
        return f"{letter}{square.points}"
    if isinstance(square, VisibleSquare):
        return f"{letter}+" if square.cube else f"{letter}-"
    return letter


def _key(squares: Iterable[Square | VisibleSquare], phrases: Phrases) -> str:
    """What the letters mean that these squares use."""
    shown = list(squares)
    kinds = [kind for kind in Kind if any(square.kind is kind and square.colour is None for square in shown)]
    colours = [colour for colour in Colour if any(square.colour is colour for square in shown)]
    parts = [f"{phrases.kind_letter(kind)} {phrases.kind(kind)}" for kind in kinds]
    parts += [f"{phrases.colour_letter(colour)} {phrases.colour(colour)}" for colour in colours]
    if colours:
        parts.append(phrases.letters_squares(phrases.colour_letter(colours[0])))
    return phrases.letters_key(", ".join(parts))


def fitting(
    heading: str,
    rows: Sequence[str],
    ending: Sequence[str],
    short_rows: Sequence[str],
    key: str,
    phrases: Phrases,
) -> str:
    """The heading, the rows and the ending within the limit, a line each.

    Where the rows do not fit in words the short rows stand with their key first; where even they do
    not, whole rows are left off at the end and counted. The ending loses lines before rows do.
    """
    for kept in range(len(ending), -1, -1):
        whole = "\n".join([heading, *rows, *ending[:kept]])
        if len(whole) <= LIMIT:
            return whole
        if (
            kept == len(ending)
            and (short := "\n".join([heading, key, *short_rows, *ending]))
            and len(short) <= LIMIT
        ):
            return short
    for kept in range(len(short_rows), -1, -1):
        more = [phrases.more_rows(len(short_rows) - kept)] if kept < len(short_rows) else []
        text = "\n".join([heading, key, *short_rows[:kept], *more])
        if len(text) <= LIMIT:
            return text
    return shortened(heading)


def lines_within(lines: Sequence[str]) -> str:
    """As many whole lines as fit, from the first on."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if len(longer) > LIMIT:
            break
        text = longer
    return text or shortened(lines[0])


def shortened(text: str) -> str:
    """A single line that is too long even alone, cut between words."""
    if len(text) <= LIMIT:
        return text
    return text[: LIMIT - 1].rsplit(" ", 1)[0] + "…"


def places(positions: Iterable[Position]) -> str:
    """Positions as players write them."""
    return "; ".join(f"{x}, {y}" for x, y in positions)
