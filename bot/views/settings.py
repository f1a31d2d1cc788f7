"""What a player, and what a server, has chosen: menus in one message that only one person sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from bot.preferences import Hands, PlayerPreferences, Reminders, ServerPreferences, WhoMayStart
from bot.tables import Deadline, TableOptions
from bot.texts import Language
from bot.views.custom_id import NO_TABLE, CustomId
from bot.views.screen import Button, Choice, Menu, Screen, Tone
from engine.cards import Side
from engine.options import PlacingOrder
from render.palette import ThemeName

#: The language that somebody has who has chosen none: as Discord has it.
AS_DISCORD = "auto"

#: The usual options of a server's tables, in the order of the menu.
OPTIONS = ("side", "goals", "order", "deadline", "hints", "words", "by-invitation")

_Value = TypeVar("_Value", bound=StrEnum)


def settings_screen(
    texts: Language, preferences: PlayerPreferences, languages: Mapping[str, Language]
) -> Screen:
    """The settings of a player."""
    menus = (
        _menu(texts, "theme", ThemeName, preferences.theme),
        _language_menu(texts, "language", preferences.locale, languages),
        _menu(texts, "reminders", Reminders, preferences.reminders),
        _menu(texts, "hands", Hands, preferences.hands),
    )
    switches = (
        _switch(texts, "hints", on=preferences.hints),
        _switch(texts, "confirm", on=preferences.confirm_done),
    )
    return Screen(texts.format("settings"), rows=(*((menu,) for menu in menus), switches))


def server_settings_screen(
    texts: Language, preferences: ServerPreferences, languages: Mapping[str, Language]
) -> Screen:
    """The settings of a server, for its moderators."""
    text = texts.format("server-settings", role=preferences.role_id or 0)
    offered = [who for who in WhoMayStart if who is not WhoMayStart.ROLE or preferences.role_id is not None]
    options = tuple(
        Choice(texts.format(f"usual-{option}", **_values(texts, preferences.options)), option)
        for option in OPTIONS
    )
    menus = (
        _menu(texts, "start", offered, preferences.start, of="server"),
        _language_menu(texts, "server-language", preferences.locale, languages),
        _menu(texts, "theme", ThemeName, preferences.theme, of="server"),
        Menu(texts.format("menu-usual"), _id("server-usual"), options),
    )
    return Screen(text, rows=tuple((menu,) for menu in menus))


def next_option(options: TableOptions, option: str) -> TableOptions:
    """The usual options with one of them changed to its next value.

    Raises:
        KeyError: there is no such option.
    """
    return {
        "side": lambda: replace(options, side=_next(Side, options.side)),
        "goals": lambda: replace(options, with_goals=not options.with_goals),
        "order": lambda: replace(options, order=_next(PlacingOrder, options.order)),
        "deadline": lambda: replace(options, deadline=_next(Deadline, options.deadline)),
        "hints": lambda: replace(options, hints=not options.hints),
        "words": lambda: replace(options, words=not options.words),
        "by-invitation": lambda: replace(options, by_invitation=not options.by_invitation),
    }[option]()


def _next(kind: type[_Value], value: _Value) -> _Value:
    values = list(kind)
    return values[(values.index(value) + 1) % len(values)]


def _values(texts: Language, options: TableOptions) -> dict[str, object]:
    """The usual options for the lines of their menu."""
    return {
        "side": options.side,
        "goals": options.with_goals,
        "order": options.order,
        "deadline": texts.format(f"choice-deadline-{options.deadline}"),
        "hints": options.hints,
        "words": options.words,
        "invitation": options.by_invitation,
    }


def _menu(texts: Language, name: str, values: Iterable[StrEnum], present: StrEnum, of: str = "") -> Menu:
    """A menu of all values, the present one chosen; the texts ``setting-NAME-VALUE``."""
    choices = tuple(
        Choice(texts.format(f"setting-{name}-{value.replace('_', '-')}"), str(value), chosen=value is present)
        for value in values
    )
    control = f"{of}-{name}" if of else name
    return Menu(texts.format(f"menu-{name}"), _id(control), choices)


def _language_menu(
    texts: Language, control: str, present: str | None, languages: Mapping[str, Language]
) -> Menu:
    """Every language by its own name, and that of Discord."""
    choices = [Choice(texts.format(f"setting-{control}-auto"), AS_DISCORD, chosen=present is None)]
    choices += [
        Choice(language.format("language-name"), locale, chosen=locale == present)
        for locale, language in languages.items()
    ]
    return Menu(texts.format("menu-language"), _id(control), tuple(choices))


def _switch(texts: Language, name: str, *, on: bool) -> Button:
    """A button that says how it stands, and turns it the other way."""
    label = texts.format(f"setting-{name}", on=on)
    return Button(label, _id(name, "0" if on else "1"), Tone.GOOD if on else Tone.PLAIN)


def _id(control: str, *arguments: str) -> CustomId:
    return CustomId(f"set-{control}", NO_TABLE, arguments)
