"""What people choose for themselves, and moderators for their server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from bot.people.preferences import Hands, PlayerPreferences, Reminders, ServerPreferences, WhoMayStart
from bot.texts import Language, own_names, text_key
from bot.views.controls import NO_TABLE, Button, CustomId, Menu, Tone, choices_of
from bot.views.screen import Screen
from bot.views.usual_options import usual_options_menu, values_menu
from render.palette import ThemeName

#: The choice of no language: then it is the one of the person's Discord.
AS_DISCORD = "auto"


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


def theme_question(texts: Language, languages: Mapping[str, Language]) -> Screen:
    """The question how public pictures should look, for a server where nobody has chosen that.

    The language comes with it: Discord takes servers for English ones unless they are public communities.
    """
    buttons = tuple(
        Button(texts.format(f"theme-{text_key(theme)}"), CustomId("set-server-theme", NO_TABLE, (theme,)))
        for theme in ThemeName
    )
    menu = _language_menu(texts, "server-language", None, languages)
    return Screen(texts.format("theme-question"), rows=(buttons, (menu,)))


def server_settings_screen(
    texts: Language,
    preferences: ServerPreferences,
    languages: Mapping[str, Language],
    opened: str | None = None,
) -> Screen:
    """The settings of a server, for its moderators; below, the values of the option ``opened``."""
    text = texts.format("server-settings", role=preferences.role_id or 0)
    text += "\n" + texts.format("server-settings-forum", forum=preferences.forum_id or 0)
    text += "\n" + texts.format("server-settings-ping", role=preferences.ping_role_id or 0)
    offered = [who for who in WhoMayStart if who is not WhoMayStart.ROLE or preferences.role_id is not None]
    menus = [
        _menu(texts, "start", offered, preferences.start, of="server"),
        _language_menu(texts, "server-language", preferences.locale, languages),
        _menu(texts, "theme", ThemeName, preferences.theme, of="server"),
        usual_options_menu(texts, preferences),
    ]
    if opened is not None:
        menus.append(values_menu(texts, preferences, opened))
    return Screen(text, rows=tuple((menu,) for menu in menus))


def _menu(texts: Language, name: str, values: Iterable[StrEnum], present: StrEnum, of: str = "") -> Menu:
    """A menu of all values with the present one chosen; its texts are ``setting-NAME-VALUE``."""
    labels = {str(value): texts.format(f"setting-{name}-{text_key(value)}") for value in values}
    control = f"{of}-{name}" if of else name
    return Menu(texts.format(f"menu-{name}"), _id(control), choices_of(labels, present))


def _language_menu(
    texts: Language, control: str, present: str | None, languages: Mapping[str, Language]
) -> Menu:
    """Every language in its own words, and the choice of none."""
    labels = {AS_DISCORD: texts.format(f"setting-{control}-auto"), **own_names(languages)}
    return Menu(texts.format("menu-language"), _id(control), choices_of(labels, present or AS_DISCORD))


def _switch(texts: Language, name: str, *, on: bool) -> Button:
    """A button that says whether something is on or off, and switches it."""
    label = texts.format(f"setting-{name}", on=on)
    return Button(label, _id(name, "0" if on else "1"), Tone.GOOD if on else Tone.PLAIN)


def _id(control: str, *arguments: str) -> CustomId:
    return CustomId(f"set-{control}", NO_TABLE, arguments)
