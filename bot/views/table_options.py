"""The options of a table, which its host may change until the game begins."""

from __future__ import annotations

from bot.tables.option_values import NO, VALUES, value_of
from bot.tables.options import TableOptions
from bot.views.controls import Button, Choice, Menu, Tone
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.rules import GAMES

#: The control of the button that opens the options, and that of everything that changes one.
OPTIONS = "options"
CHANGE = "change-option"

#: The control of the button that moves the table into a thread of its own.
THREAD = "into-thread"

#: The options that are buttons, each of which goes on to the other of two values.
SWITCHES = ("side", "hints", "words", "by-invitation")


def options_screen(viewer: Viewer, *, has_threads: bool) -> Screen:
    """All options with their present values, for the host alone.

    ``has_threads`` says that the table stands in a channel in which it could have a thread of its own.
    """
    menus = [_menu(viewer, option) for option in _in_menus(viewer.table.options)]
    switches = tuple(_switch(viewer, option) for option in SWITCHES)
    if has_threads:
        switches = (*switches, viewer.button(THREAD))
    return Screen(viewer.format("table-options"), rows=(*((menu,) for menu in menus), switches))


def _in_menus(options: TableOptions) -> tuple[str, ...]:
    """The options that have a menu; a game has goals or scoring cards."""
    extra = "goals" if GAMES[options.rules].has_goals else "scoring-card"
    return ("variant", extra, "deadline", "order")


def _menu(viewer: Viewer, option: str) -> Menu:
    present = value_of(viewer.table.options, option)
    choices = tuple(
        Choice(viewer.format(_label(option, value)), value, chosen=value == present)
        for value in VALUES[option]
    )
    placeholder = viewer.format(f"table-option-{option}")
    return Menu(placeholder, viewer.button(CHANGE, arguments=(option,), text="button-options").id, choices)


def _switch(viewer: Viewer, option: str) -> Button:
    """A button that says the present value, and leads to the other one."""
    present = value_of(viewer.table.options, option)
    (other,) = (value for value in VALUES[option] if value != present)
    tone = Tone.PLAIN if present in (NO, VALUES["side"][0]) else Tone.GOOD
    return viewer.button(CHANGE, tone, arguments=(option, other.lower()), text=_label(option, present))


def _label(option: str, value: str) -> str:
    """The key of the text that says what an option is set to."""
    return f"table-option-{option}-{value.lower().replace('_', '-')}"


def value_in(option: str, argument: str) -> str:
    """The value of an option that a custom id, which has small letters only, means.

    Raises:
        ValueError: it has no such value.
    """
    for value in VALUES.get(option, ()):
        if value.lower() == argument:
            return value
    raise ValueError(f"the option {option} has no value {argument}")
