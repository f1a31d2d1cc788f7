"""The menus of the settings: each change is stored immediately, and the menus show it.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bot.components.registry import component
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.gates import moderating, sparingly
from bot.interactions.showing import server_settings
from bot.people.preferences import Hands, PlayerPreferences, Reminders, ServerPreferences, WhoMayStart
from bot.tables.options import TYPED
from bot.views.settings import (
    ASKED,
    AUTO,
    FORGET,
    KEEP_DATA,
    NEW_LINK,
    SET_DEFAULT,
    settings_screen,
    with_choice,
)
from bot.views.viewer import BOARD
from render.palette import ThemeName

#: Changes settings to the value chosen from a menu, or given by a button.
PlayerChange = Callable[[PlayerPreferences, str], PlayerPreferences]
ServerChange = Callable[[ServerPreferences, str], ServerPreferences]

T = TypeVar("T", PlayerPreferences, ServerPreferences)


async def change_own(change: PlayerChange, context: Context) -> None:
    """Change one of the person's own settings."""
    value, services = context.chosen, context.services
    await services.preferences.change_player(context.user_id, lambda before: _changed(change, before, value))
    await _show_changed(context, "settings-kept")
    # Messages of games show the change with their next update, because redrawing all of them for one press
    # would be expensive. A change of where they are sent applies now. A person who has closed direct messages
    # and chooses them asks for them again.
    if change in (_set_hands, _set_reminders):
        if value in (Hands.DIRECT, Reminders.DIRECT):
            await services.readers.note_reachable(context.user_id)
        await services.tables.refresh_tables_of(context.user_id)


@component(NEW_LINK, sparingly)
async def end_links(context: Context) -> None:
    """End the person's links to the board, and show new ones in their messages."""
    readers = context.services.readers
    if readers.links is None:
        raise InputError("button-unknown")
    await readers.renew_links(context.user_id, context.services.clock.now())
    await _show_changed(context, "links-renewed")
    await context.services.tables.refresh_tables_of(context.user_id)


async def _show_changed(context: Context, note: str) -> None:
    """Show the person's settings as they are now, below a note."""
    await context.load_reader()
    screen = settings_screen(context.reader, context.services.texts.languages)
    await context.show(screen.with_note(context.texts.format(note)))


async def change_server(change: ServerChange, context: Context) -> None:
    """Change a setting of the server; the answer to a question does not show the other settings."""
    value, services = context.chosen, context.services
    preferences = await services.preferences.change_server(
        context.server_id, lambda before: _changed(change, before, value)
    )
    if ASKED in context.arguments:
        await context.say("settings-kept")
        return
    screen = server_settings(context, preferences)
    await context.show(screen.with_note(context.texts.format("settings-kept")))


@component(SET_DEFAULT, moderating, sparingly)
async def change_default(context: Context) -> None:
    """Change an option with few values to its next one; for one with a menu, show that first."""
    option = TYPED.get(context.chosen)
    if option is None or not option.has_menu:
        await change_server(with_choice, context)
        if context.chosen == BOARD:  # the messages of open games have links
            await context.services.tables.refresh_tables_in(context.server_id)
        return
    preferences = await context.services.preferences.of_server(context.server_id)
    await context.show(server_settings(context, preferences, context.chosen))


def _changed(change: Callable[[T, str], T], before: T, value: str) -> T:
    """The settings after a change.

    Raises:
        InputError: the menu or the button is from another version, with a value unknown to this one.
    """
    try:
        return change(before, value)
    except (KeyError, ValueError) as error:
        raise InputError("button-unknown") from error


def _locale(value: str) -> str | None:
    return None if value == AUTO else value


def _set_reminders(before: PlayerPreferences, value: str) -> PlayerPreferences:
    return replace(before, reminders=Reminders(value))


def _set_hands(before: PlayerPreferences, value: str) -> PlayerPreferences:
    return replace(before, hands=Hands(value))


#: The change by each menu and button of a person's own settings.
OWN: Mapping[str, PlayerChange] = {
    "set-theme": lambda before, value: replace(before, theme=None if value == AUTO else ThemeName(value)),
    "set-language": lambda before, value: replace(before, locale=_locale(value)),
    "set-reminders": _set_reminders,
    "set-hands": _set_hands,
    "set-hints": lambda before, value: replace(before, hints=value == "1"),
    "set-confirm": lambda before, value: replace(before, confirm_done=value == "1"),
}
for _control, _change in OWN.items():
    component(_control, sparingly)(partial(change_own, _change))

#: The change by each menu and button of a server's settings.
OF_SERVER: Mapping[str, ServerChange] = {
    "set-server-start": lambda before, value: replace(before, start=WhoMayStart(value)),
    "set-server-language": lambda before, value: replace(before, locale=_locale(value)),
    "set-server-theme": lambda before, value: replace(before, theme=ThemeName(value)),
}
for _control, _server_change in OF_SERVER.items():
    component(_control, moderating, sparingly)(partial(change_server, _server_change))


@component(FORGET, sparingly)
async def forget(context: Context) -> None:
    """Delete the person's data; another person's button has no effect."""
    if context.arguments != (str(context.user_id),):
        raise InputError("not-your-data")
    forgotten = await context.services.privacy.forget(context.user_id)
    await context.say("forgotten", left=forgotten.left, closed=forgotten.closed)


@component(KEEP_DATA)
async def keep(context: Context) -> None:
    """Delete nothing."""
    await context.say("nothing-forgotten")
