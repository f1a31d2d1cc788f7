"""Alt texts: in words if they fit, otherwise in letters with a key, and never cut within a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.maps import VisibleSquare
from engine.parts.cards import PROVINCE_NUMBER, MapCard
from engine.parts.squares import Colour, Kind, Position, Square
from render.phrases import Phrases

#: Discord's maximum length of an attachment description.
LIMIT = 1024

_GAP = "."


def card_text(card: MapCard, phrases: Phrases) -> str:
    """Describe a card in words, with its rows separated by slashes."""
    texts = [square_text(square, phrases) for square in card.squares]
    rows = " / ".join(", ".join(texts[row : row + 2]) for row in (0, 2, 4))
    if card.number == PROVINCE_NUMBER:
        return phrases.province(rows)
    return phrases.card(card.number, rows)


def square_text(square: Square | VisibleSquare, phrases: Phrases) -> str:
    """Describe a square in words; for one on a map, including whether it has a cube or is a tile."""
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
    """Return the rows of a map in words, the same rows in letters, and the key to the letters."""
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
    """Explain the letters that these squares use."""
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
    """Combine the heading, the rows and the ending, one per line, within the limit.

    If the rows do not fit in words, the short rows are used after their key. If those do not fit either,
    lines of the ending are dropped first, then whole rows from the end, which are counted.
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
    """Return as many whole lines as fit, from the first one."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if len(longer) > LIMIT:
            break
        text = longer
    return text or shortened(lines[0])


def shortened(text: str) -> str:
    """Shorten a line that is too long, between two words."""
    if len(text) <= LIMIT:
        return text
    return text[: LIMIT - 1].rsplit(" ", 1)[0] + "…"


def places(positions: Iterable[Position]) -> str:
    """Format positions as players type them."""
    return "; ".join(f"{x}, {y}" for x, y in positions)
