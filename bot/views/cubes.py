"""Cubes of one's own map that can be given in a trick: which, how they are called, and menus of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice

from bot.texts import Language
from bot.views.custom_id import CustomId
from bot.views.screen import MOST_OPTIONS, MOST_ROWS, Choice, Menu, Row
from bot.views.viewer import Viewer
from engine.squares import Colour, Position


def typed_square(position: Position) -> str:
    """A square as one types it: the same in every language."""
    return f"{position.x},{position.y}"


def cube_label(texts: Language, position: Position, colour: Colour) -> str:
    """A cube by its colour and its square."""
    return texts.format("cube-choice", colour=colour, position=position)


def cube_menus(
    viewer: Viewer, cubes: Mapping[Position, Colour], control: str, arguments: Iterable[str]
) -> tuple[Row, ...]:
    """As many menus as the cubes need; one row stays free for buttons."""
    rows: list[Row] = []
    remaining = iter(cubes.items())
    while len(rows) < MOST_ROWS - 1 and (some := tuple(islice(remaining, MOST_OPTIONS))):
        choices = tuple(
            Choice(cube_label(viewer.texts, position, colour), typed_square(position))
            for position, colour in some
        )
        own = CustomId(control, viewer.moment, (*arguments, str(len(rows))))
        rows.append((Menu(viewer.format("menu-cube"), own, choices),))
    return tuple(rows)
