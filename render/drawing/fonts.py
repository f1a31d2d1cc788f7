"""The typeface, and text that fits its space and has a glyph for every character."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

import font_source_sans_pro
from PIL import ImageFont

_FILES = Path(font_source_sans_pro.__file__).parent / "files"

#: A code point that is not a character; its glyph is the font's replacement for missing characters.
_NO_CHARACTER = "\uffff"

_ELLIPSIS = "…"


class Weight(StrEnum):
    """The weights of the typeface that pictures use."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"
    BLACK = "Black"


@lru_cache(maxsize=256)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """Return the typeface at a size in pixels."""
    return ImageFont.truetype(
        _FILES / f"SourceSansPro-{weight}.ttf", max(6, size), layout_engine=ImageFont.Layout.BASIC
    )


def width_of(text: str, weight: Weight, size: int) -> int:
    """Return the width of a line of text in pixels."""
    return round(font(weight, size).getlength(text))


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Return whether the typeface can draw a character."""
    face = font(Weight.SEMIBOLD, 32)
    missing = face.getmask(_NO_CHARACTER)
    drawn = face.getmask(character)
    return (drawn.size, bytes(drawn)) != (missing.size, bytes(missing))


@lru_cache(maxsize=1024)
def drawable(text: str) -> str:
    """Return the part of a text that the typeface can draw, with normalized spaces.

    Combining accents are composed first. A character without a glyph is replaced by its plain form, if it
    has one. If a letter cannot be drawn, or nothing is left, the result is empty, because the rest would look
    like another name.
    """
    plain = "".join(
        character if has_glyph(character) else _plain(character)
        for character in unicodedata.normalize("NFC", text)
    )
    composed = unicodedata.normalize("NFC", plain)
    if any(_is_letter(character) and not has_glyph(character) for character in composed):
        return ""
    kept = [
        " " if character.isspace() else character
        for character in composed
        if character.isspace() or (unicodedata.category(character)[0] in "LNPSM" and has_glyph(character))
    ]
    tidy = " ".join("".join(kept).split())
    return tidy if any(character.isalnum() for character in tidy) else ""


def _is_letter(character: str) -> bool:
    """Return whether a character is a letter, or a symbol that is read as one, such as 🅰."""
    return unicodedata.category(character)[0] == "L" or "LATIN" in unicodedata.name(character, "")


def _plain(character: str) -> str:
    """Return the plain letter for a small capital, else the compatibility form (NFKC), such as K for Ｋ."""
    letter = unicodedata.name(character, "").removeprefix("LATIN LETTER SMALL CAPITAL ")
    return letter if len(letter) == 1 else unicodedata.normalize("NFKC", character)


@lru_cache(maxsize=2048)
def fitted(text: str, weight: Weight, size: int, width: int, smallest: int = 0) -> tuple[str, int]:
    """Return a line of text and the type size at which it is at most ``width`` wide.

    The size is at least ``smallest`` (by default three quarters of ``size``); longer text is cut with an
    ellipsis.
    """
    least = smallest or max(6, size * 3 // 4)
    while width_of(text, weight, size) > width and size > least:
        size -= 1
    if width_of(text, weight, size) <= width:
        return text, size
    while text and width_of(text + _ELLIPSIS, weight, size) > width:
        text = text[:-1].rstrip()
    return (text + _ELLIPSIS if text else ""), size


@lru_cache(maxsize=1024)
def wrapped(
    text: str, weight: Weight, size: int, width: int, lines: int, smallest: int = 0
) -> tuple[tuple[str, ...], int]:
    """Break a text into at most ``lines`` lines of ``width`` pixels; return them and their type size.

    The size is at least ``smallest`` (by default two thirds of ``size``); longer lines are cut with an
    ellipsis.
    """
    least = smallest or max(6, size * 2 // 3)
    for smaller in range(size, least - 1, -1):
        broken = _broken(text, weight, smaller, width)
        if len(broken) <= lines and all(width_of(line, weight, smaller) <= width for line in broken):
            return tuple(broken), smaller
    broken = _broken(text, weight, least, width)
    kept = [*broken[: lines - 1], " ".join(broken[lines - 1 :])]
    return tuple(fitted(line, weight, least, width, least)[0] for line in kept), least


def _broken(text: str, weight: Weight, size: int, width: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", weight, size) <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines
