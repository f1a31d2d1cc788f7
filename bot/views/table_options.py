"""The options of a table, which its host may change until the game begins."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.option_values import AS_IN_SERVER, LANGUAGE, NO, VALUES, next_value, value_of
from bot.tables.options import TableOptions
from bot.texts import Language, text_key
from bot.views.controls import Button, Choice, Menu, Row, Tone
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
    present = viewer.table.options.locale
    choices = [Choice(viewer.format("table-option-language-auto"), AS_IN_SERVER, chosen=present is None)]
    choices += [
        Choice(language.format("language-name"), locale, chosen=locale == present)
        for locale, language in languages.items()
    ]
    change = viewer.button(CHANGE, arguments=(LANGUAGE,), text="button-options").id
    back = viewer.button(LANGUAGES, arguments=("back",), text="button-back")
    menu = Menu(viewer.format("menu-language"), change, tuple(choices))
    return Screen(viewer.format("table-options"), rows=((menu,), (back,)))


def _language_button(viewer: Viewer, languages: Mapping[str, Language]) -> Button:
    """Says the language of the table, and leads to the others."""
    chosen = languages.get(viewer.table.options.locale or "")
    if chosen is None:
        return viewer.button(LANGUAGES, text="table-option-language-auto")
    name = chosen.format("language-name")
    return viewer.button(LANGUAGES, Tone.GOOD, text="table-option-language", language=name)


def _in_menus(options: TableOptions) -> tuple[str, ...]:
    """The options that have a menu; a game has goals or scoring cards."""
    extra = "goals" if GAMES[options.rules].has_goals else "scoring-card"
    return ("variant", extra, "deadline")


def _menu(viewer: Viewer, option: str) -> Menu:
    present = value_of(viewer.table.options, option)
    choices = tuple(
        Choice(viewer.format(_label(option, value)), value, chosen=value == present)
        for value in VALUES[option]
    )
    placeholder = viewer.format(f"table-option-{option}")
    return Menu(placeholder, viewer.button(CHANGE, arguments=(option,), text="button-options").id, choices)


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
        ValueError: it has no such value.
    """
    for value in VALUES.get(option, ()):
        if value.lower() == argument:
            return value
    raise ValueError(f"the option {option} has no value {argument}")
