"""The settings of a person, and those of a server and its new tables, for moderators.

Also the question before a person's data is deleted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.people.preferences import GONE_ROLE, Hands, Reader, Reminders, ServerPreferences, WhoMayStart
from bot.tables.options import TYPED, changed, fitting, next_value, value_of
from bot.texts import Language, own_names, text_key
from bot.views.screen import NO_TABLE, Button, CustomId, Menu, Screen, Tone, button_without_table, choices_of
from bot.views.table_message import deck_name, value_key
from bot.views.viewer import BOARD
from render.palette import ThemeName

#: The last argument of the answer to a question, after which the other settings are not shown.
ASKED = "asked"

#: The choice of no language or theme: that of the person's Discord client or the server applies.
AUTO = "auto"


#: The button that ends a person's links to the board.
NEW_LINK = "new-link"


def settings_screen(reader: Reader, languages: Mapping[str, Language]) -> Screen:
    """The settings of a player."""
    texts, preferences = reader.texts, reader.preferences
    menus = (
        _menu(texts, "theme", (AUTO, *ThemeName), preferences.theme or AUTO),
        _language_menu(texts, "language", preferences.locale, languages),
        _menu(texts, "reminders", Reminders, preferences.reminders),
        _menu(texts, "hands", Hands, preferences.hands),
    )
    switches = (
        _switch(texts, "hints", on=preferences.hints),
        _switch(texts, "confirm", on=preferences.confirm_done),
        *((button_without_table(texts, NEW_LINK),) if reader.links is not None else ()),
    )
    text = texts.format("settings")
    if reader.links is not None:
        text += "\n" + texts.format("settings-links")
    return Screen(text, rows=(*((menu,) for menu in menus), switches))


def theme_question(texts: Language, languages: Mapping[str, Language]) -> Screen:
    """The question for the look of public pictures, for a server where no one has chosen it.

    The language is asked as well, because Discord reports English for servers that are not public
    communities.
    """
    buttons = tuple(
        button_without_table(texts, "set-server-theme", theme, ASKED, text=f"theme-{text_key(theme)}")
        for theme in ThemeName
    )
    menu = _language_menu(texts, "server-language", None, languages)
    asked = replace(menu, id=replace(menu.id, arguments=(ASKED,)))
    return Screen(texts.format("theme-question"), rows=(buttons, (asked,)))


def server_settings_screen(
    texts: Language,
    preferences: ServerPreferences,
    languages: Mapping[str, Language],
    opened: str | None = None,
    *,
    has_board: bool = False,
) -> Screen:
    """The settings of a server, for its moderators; below them, the values of the option ``opened``.

    The links to the board can be switched off if the bot ``has_board``.
    """
    starts = preferences.role_id if preferences.start is WhoMayStart.ROLE else None
    text = texts.format("server-settings", role=_role(starts))
    text += "\n" + texts.format("server-settings-forum", forum=preferences.forum_id or 0)
    text += "\n" + texts.format("server-settings-ping", role=_role(preferences.ping_role_id))
    offered = [who for who in WhoMayStart if who is not WhoMayStart.ROLE or preferences.role_id is not None]
    menus = [
        _menu(texts, "start", offered, preferences.start, of="server"),
        _language_menu(texts, "server-language", preferences.locale, languages),
        _menu(texts, "theme", ThemeName, preferences.theme, of="server"),
        default_options_menu(texts, preferences, has_board=has_board),
    ]
    if opened is not None:
        menus.append(values_menu(texts, preferences, opened))
    return Screen(text, rows=tuple((menu,) for menu in menus))


def _role(role_id: int | None) -> int | str:
    """A role's id for the texts, or their variant for no role or a deleted one."""
    return "gone" if role_id == GONE_ROLE else role_id or 0


def _menu(texts: Language, name: str, values: Iterable[str], present: str, of: str = "") -> Menu:
    """A menu of all values with the present one selected; its texts are ``setting-NAME-VALUE``."""
    labels = {str(value): texts.format(f"setting-{name}-{text_key(value)}") for value in values}
    control = f"{of}-{name}" if of else name
    return Menu(texts.format(f"menu-{name}"), _id(control), choices_of(labels, present))


def _language_menu(
    texts: Language, control: str, present: str | None, languages: Mapping[str, Language]
) -> Menu:
    """Every language by its own name, and the choice of none."""
    labels = {AUTO: texts.format(f"setting-{control}-auto"), **own_names(languages)}
    return Menu(texts.format("menu-language"), _id(control), choices_of(labels, present or AUTO))


def _switch(texts: Language, name: str, *, on: bool) -> Button:
    """A button that shows whether a setting is on or off, and switches it."""
    value, tone = ("0", Tone.GOOD) if on else ("1", Tone.PLAIN)
    return button_without_table(texts, f"set-{name}", value, tone=tone, text=f"setting-{name}", on=on)


def _id(control: str) -> CustomId:
    return CustomId(f"set-{control}", NO_TABLE)


#: The control of both menus of a server's defaults.
SET_DEFAULT = "set-server-usual"

#: Separates an option from its chosen value.
EQUALS = "="


def default_options_menu(texts: Language, preferences: ServerPreferences, *, has_board: bool) -> Menu:
    """The menu of all options with their present values, and of the links to the board.

    A custom deck, the forum, and the role pinged for new tables can be removed.
    """
    defaults = preferences.options
    labels = {}
    for name, option in fitting(TYPED, defaults).items():
        label = texts.format(value_key(name, value_of(defaults, name)))
        labels[name] = f"{label}…" if option.has_menu else label
    if defaults.own_deck is not None:
        labels["deck"] = texts.format("usual-deck", deck=deck_name(defaults.deck))
    labels["thread"] = texts.format("usual-thread", thread=preferences.in_thread)
    if has_board:
        labels[BOARD] = texts.format("usual-board", on=preferences.board)
    if preferences.forum_id is not None:
        labels["forum"] = texts.format("usual-forum")
    if preferences.ping_role_id is not None:
        labels["ping"] = texts.format("usual-ping")
    return Menu(texts.format("menu-usual"), CustomId(SET_DEFAULT, NO_TABLE), choices_of(labels, None))


def values_menu(texts: Language, preferences: ServerPreferences, name: str) -> Menu:
    """The menu of the values of an option with many, with the present one chosen."""
    labels = {f"{name}{EQUALS}{value}": texts.format(value_key(name, value)) for value in TYPED[name].values}
    present = f"{name}{EQUALS}{value_of(preferences.options, name)}"
    custom_id = CustomId(SET_DEFAULT, NO_TABLE, (name,))
    return Menu(texts.format(f"table-option-{name}"), custom_id, choices_of(labels, present))


def with_choice(preferences: ServerPreferences, chosen: str) -> ServerPreferences:
    """The settings after a choice from either menu.

    Raises:
        KeyError: there is no such option.
        ValueError: the option has no such value.
    """
    option, _, value = chosen.partition(EQUALS)
    defaults = preferences.options
    if option == "thread":
        return replace(preferences, in_thread=not preferences.in_thread)
    if option == BOARD:
        return replace(preferences, board=not preferences.board)
    if option == "forum":
        return replace(preferences, forum_id=None)
    if option == "ping":
        return replace(preferences, ping_role_id=None)
    if option == "deck":
        return replace(preferences, options=replace(defaults, own_deck=None))
    options = changed(defaults, option, value or next_value(defaults, option))
    # A menu from before a change of the game can offer an option that the game does not have.
    return replace(preferences, options=options.in_game(options.rules))


#: The two buttons: delete all data, or keep it.
FORGET = "forget-me"
KEEP_DATA = "keep-me"


def forget_screen(texts: Language, user_id: int, open_tables: int, *, plays_alone: bool) -> Screen:
    """The consequences of deleting a person's data, and the two buttons, which only that person can press.

    ``open_tables`` is the number of tables with others.
    """
    forget = button_without_table(texts, FORGET, str(user_id), tone=Tone.BAD)
    text = texts.format("forget-me", tables=open_tables, alone=plays_alone)
    return Screen(text, rows=((forget, button_without_table(texts, KEEP_DATA)),))
