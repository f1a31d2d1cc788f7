"""Reads what is typed into the options of commands."""

from __future__ import annotations

import re
from typing import Literal

from bot.errors import InputError
from bot.escaping import escaped
from bot.views.controls import cut
from bot.views.viewer import Viewer
from engine.cards import MapCard
from engine.maps import PlayerMap
from engine.squares import Position

#: What can be typed for a rotation, in degrees clockwise.
ROTATIONS = {"0": 0, "90": 90, "180": 180, "270": 270, "rot": 90}

#: What can be typed for a card that lies over all others, and for one under all that it touches.
NOTHING = frozenset({"", "none", "nothing", "-"})
EVERYTHING = "all"

#: Longer lists of cards are not looked at.
LONGEST_LIST = 200

#: So much of what was typed is repeated in an answer.
LONGEST_ECHO = 40

_NUMBERS = re.compile(r"#?\d{1,9}(?:[\s,;+]+#?\d{1,9})*")
_POSITION = re.compile(r"\(?(-?\d{1,9})[\s,]+(-?\d{1,9})\)?", re.ASCII)
_POSITIONS = re.compile(
    r"\(?(-?\d{1,9})[\s,]+(-?\d{1,9})\)?[\s,;]+\(?(-?\d{1,9})[\s,]+(-?\d{1,9})\)?", re.ASCII
)
_MENTION = re.compile(r"<@!?(\d{1,20})>")


def read_rotation(text: str) -> int:
    """Degrees clockwise.

    Raises:
        InputError: it is none of the rotations.
    """
    rotation = ROTATIONS.get(text.strip().lower().removesuffix("°"))
    if rotation is None:
        raise InputError("rotation-unknown", given=echo(text))
    return rotation


def read_under(
    text: str | None, map_: PlayerMap, card: MapCard, spot: tuple[int, int, int]
) -> frozenset[int]:
    """The cards to go under; ``spot`` is x, y and rotation, which say what "all" are.

    Raises:
        InputError: these are no card numbers.
        InvalidInput: ``all``, at a spot that no map reaches.
    """
    typed = "" if text is None else text.strip().lower()
    if typed in NOTHING:
        return frozenset()
    if typed == EVERYTHING:
        return frozenset(map_.touched(card, *spot))
    if len(typed) > LONGEST_LIST or not _NUMBERS.fullmatch(typed):
        raise InputError("under-unknown", given=echo(text or ""))
    return frozenset(int(number) for number in re.findall(r"\d+", typed))


def read_scoring_card(choice: str) -> int | Literal["random"] | None:
    """The scoring card that was chosen: a number, one at random, or None for none."""
    if choice == "random":
        return "random"
    return None if choice in NOTHING else int(choice)


def read_cube(text: str | None) -> Position | None:
    """One square, an x and a y; None for no cube.

    Raises:
        InputError: it is something else.
    """
    typed = "" if text is None else text.strip()
    if typed.lower() in NOTHING:
        return None
    match = _POSITION.fullmatch(typed)
    if match is None:
        raise InputError("cube-unknown", given=echo(typed))
    x, y = (int(number) for number in match.groups())
    return Position(x, y)


def read_cubes(text: str) -> tuple[Position, Position]:
    """Two squares, each an x and a y.

    Raises:
        InputError: it is something else.
    """
    match = _POSITIONS.fullmatch(text.strip())
    if match is None:
        raise InputError("cubes-unknown", given=echo(text))
    x, y, other_x, other_y = (int(number) for number in match.groups())
    return Position(x, y), Position(other_x, other_y)


def read_seat(viewer: Viewer, text: str) -> int:
    """The seat that is meant: by its number from 1, by name, or by a mention.

    Raises:
        InputError: nobody of that name sits there.
    """
    table = viewer.table
    typed = text.strip()
    if mention := _MENTION.fullmatch(typed):
        seat = table.seat_of(int(mention[1]))
        if seat is not None:
            return seat
    if typed.isascii() and typed.isdigit() and len(typed) < 3 and 1 <= int(typed) <= len(table.seats):
        return int(typed) - 1
    for seat in range(len(table.seats)):
        if viewer.plain_name(seat).casefold() == typed.removeprefix("@").casefold():
            return seat
    raise InputError("player-unknown", given=echo(text))


def echo(text: str) -> str:
    """What was typed, fit to be repeated in an answer: short, and it formats and pings nothing."""
    return escaped(cut(" ".join(text.split()), LONGEST_ECHO))
