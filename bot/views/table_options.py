"""The options of a table, which its host may change until the game begins."""

from __future__ import annotations

from collections.abc import Mapping

from bot.errors import InputError
from bot.tables.option_values import AS_IN_SERVER, LANGUAGE, NO, VALUES, next_value, value_of
from bot.tables.options import TableOptions
from bot.texts import Language, own_names, text_key
from bot.views.controls import Button, CustomId, Menu, Row, Tone, choices_of
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.rules import GAMES

#: The control of the button that opens the options, and that of everything that changes one.
OPTIONS = "options"
CHANGE = "change-option"

#: The controls of the buttons that open the languages, and move the table into a thread of its own.
LANGUAGES = "table-language"
THREAD = "into-thread"

#: The options that are buttons, each of which goes on to the next of two or three values.
SWITCHES = ("side", "order", "hints", "words", "by-invitation")


def options_screen(viewer: Viewer, languages: Mapping[str, Language], *, has_threads: bool) -> Screen:
    """All options with their present values, for the host alone.

    ``has_threads`` says that the table stands in a channel in which it could have a thread of its own.
    """
    menus = [_menu(viewer, option) for option in _in_menus(viewer.table.options)]
    switches = tuple(_switch(viewer, option) for option in SWITCHES)
    further: Row = (_language_button(viewer, languages),)
    if has_threads:
        further = (*further, viewer.button(THREAD))
    return Screen(viewer.format("table-options"), rows=(*((menu,) for menu in menus), switches, further))


def languages_screen(viewer: Viewer, languages: Mapping[str, Language]) -> Screen:
    """The languages that a table can have, each in its own words."""
    labels = {AS_IN_SERVER: viewer.format("table-option-language-auto"), **own_names(languages)}
    choices = choices_of(labels, viewer.table.options.locale or AS_IN_SERVER)
    change = CustomId(CHANGE, viewer.moment, (LANGUAGE,))
    back = viewer.button(LANGUAGES, arguments=("back",), text="button-back")
    menu = Menu(viewer.format("menu-language"), change, choices)
    return Screen(viewer.format("table-options"), rows=((menu,), (back,)))


def _language_button(viewer: Viewer, languages: Mapping[str, Language]) -> Button:
    """Says the language of the table, and leads to the others."""
    name = own_names(languages).get(viewer.table.options.locale or "")
    if name is None:
        return viewer.button(LANGUAGES, text="table-option-language-auto")
    return viewer.button(LANGUAGES, Tone.GOOD, text="table-option-language", language=name)


def _in_menus(options: TableOptions) -> tuple[str, ...]:
    """The options that have a menu; a game has goals or scoring cards."""
    extra = "goals" if GAMES[options.rules].has_goals else "scoring-card"
    return ("variant", extra, "deadline")


def _menu(viewer: Viewer, option: str) -> Menu:
    labels = {value: viewer.format(_label(option, value)) for value in VALUES[option]}
    placeholder = viewer.format(f"table-option-{option}")
    change = CustomId(CHANGE, viewer.moment, (option,))
    return Menu(placeholder, change, choices_of(labels, value_of(viewer.table.options, option)))


def _switch(viewer: Viewer, option: str) -> Button:
    """A button that says the present value, and leads to the next one."""
    options = viewer.table.options
    present, following = value_of(options, option), next_value(options, option)
    tone = Tone.PLAIN if present in (NO, VALUES["side"][0], VALUES["order"][0]) else Tone.GOOD
    return viewer.button(CHANGE, tone, arguments=(option, following.lower()), text=_label(option, present))


def _label(option: str, value: str) -> str:
    """The key of the text that says what an option is set to."""
    return f"table-option-{option}-{text_key(value.lower())}"


def value_in(option: str, argument: str) -> str:
    """The value of an option that a custom id, which has small letters only, means.

    Raises:
        InputError: the button is of another version, and it has no such value in this one.
    """
    for value in VALUES.get(option, ()):
        if value.lower() == argument:
            return value
    raise InputError("button-unknown")
