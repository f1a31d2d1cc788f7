"""Menus of squares on the viewer's map: cubes to give in a trick, and deserts to lay a tile on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.texts import Language
from bot.views.controls import MOST_OPTIONS, MOST_ROWS, Choice, CustomId, Menu, Row
from bot.views.viewer import Viewer
from engine.squares import Colour, Position


def typed_square(position: Position) -> str:
    """A square as it is typed, which is the same in every language."""
    return f"{position.x},{position.y}"


def square_of(typed: str) -> Position:
    """The square that ``typed_square`` has written."""
    x, y = map(int, typed.split(","))
    return Position(x, y)


def cube_label(texts: Language, position: Position, colour: Colour) -> str:
    """A cube by its colour and its square."""
    return texts.format("cube-choice", colour=colour, position=position)


def cube_menus(
    viewer: Viewer, control: str, cubes: Mapping[Position, Colour], arguments: Iterable[str]
) -> tuple[Row, ...]:
    """Menus of these cubes."""
    labels = {position: cube_label(viewer.texts, position, colour) for position, colour in cubes.items()}
    return square_menus(viewer, control, "menu-cube", labels, arguments)


def square_menus(
    viewer: Viewer, control: str, placeholder: str, labels: Mapping[Position, str], arguments: Iterable[str]
) -> tuple[Row, ...]:
    """As many menus as the squares need, with what each is called, and with one row left for buttons.

    The last argument of each is its number, as no two controls of a message may have the same custom id.
    """
    choices = [Choice(label, typed_square(position)) for position, label in labels.items()]
    starts = range(0, len(choices), MOST_OPTIONS)[: MOST_ROWS - 1]
    return tuple(
        (
            Menu(
                viewer.format(placeholder),
                CustomId(control, viewer.moment, (*arguments, str(number))),
                tuple(choices[start : start + MOST_OPTIONS]),
            ),
        )
        for number, start in enumerate(starts)
    )
