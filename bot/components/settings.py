"""The menus of the settings: each change is kept at once, and the menus show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.components.press import Handler, Press
from bot.errors import InputError
from bot.people.preferences import Hands, PlayerPreferences, Reminders, ServerPreferences, WhoMayStart
from bot.views.settings import AS_DISCORD, server_settings_screen, settings_screen
from bot.views.usual_options import USUAL, VALUES, with_choice
from render.palette import ThemeName

#: Changes settings to what was chosen from a menu, or to what a button says.
PlayerChange = Callable[[PlayerPreferences, str], PlayerPreferences]
ServerChange = Callable[[ServerPreferences, str], ServerPreferences]


async def _change_own(change: PlayerChange, press: Press) -> None:
    await press.answer.begin()
    value = _chosen(press)
    preferences = await press.services.preferences.change_player(
        press.answer.user_id, lambda before: change(before, value)
    )
    await press.answer.meet()
    texts = press.texts
    screen = settings_screen(texts, preferences, press.services.texts.languages)
    await press.answer.show(screen.with_note(texts.format("settings-kept")))
    # Language, look and place of the game's private messages follow at once. Whoever has closed direct
    # messages and chooses them asks for them again.
    chosen = {"set-hands": preferences.hands, "set-reminders": preferences.reminders}
    asked = chosen.get(press.id.control) in (Hands.DIRECT, Reminders.DIRECT)
    await press.answer.interaction.client.look_again(press.answer.user_id, directly=asked)


async def _change_server(change: ServerChange, press: Press) -> None:
    await press.answer.begin()
    guild_id = _moderated_server(press)
    value = _chosen(press)
    preferences = await press.services.preferences.change_server(
        guild_id, lambda before: change(before, value)
    )
    screen = server_settings_screen(press.texts, preferences, press.services.texts.languages)
    await press.answer.show(screen.with_note(press.texts.format("settings-kept")))
    # So do language and look of its public ones.
    await press.answer.interaction.client.look_again_in_server(guild_id)


async def _change_usual(press: Press) -> None:
    """An option of few values goes on to the next; of one with many they are offered first."""
    chosen = _chosen(press)
    if chosen not in VALUES:
        await _change_server(with_choice, press)
        return
    await press.answer.begin()
    preferences = await press.services.preferences.of_server(_moderated_server(press))
    languages = press.services.texts.languages
    await press.answer.show(server_settings_screen(press.texts, preferences, languages, opened=chosen))


def _moderated_server(press: Press) -> int:
    """The server whose settings somebody changes who may.

    Raises:
        InputError: this is no server, or they may not manage it.
    """
    guild_id = press.answer.interaction.guild_id
    if guild_id is None or not press.answer.is_moderator:
        raise InputError("moderators-only")
    return guild_id


def _chosen(press: Press) -> str:
    return press.values[0] if press.values else press.id.arguments[0]


def _locale(value: str) -> str | None:
    return None if value == AS_DISCORD else value


_OWN: Mapping[str, PlayerChange] = {
    "set-theme": lambda before, value: replace(before, theme=ThemeName(value)),
    "set-language": lambda before, value: replace(before, locale=_locale(value)),
    "set-reminders": lambda before, value: replace(before, reminders=Reminders(value)),
    "set-hands": lambda before, value: replace(before, hands=Hands(value)),
    "set-hints": lambda before, value: replace(before, hints=value == "1"),
    "set-confirm": lambda before, value: replace(before, confirm_done=value == "1"),
}
_SERVER: Mapping[str, ServerChange] = {
    "set-server-start": lambda before, value: replace(before, start=WhoMayStart(value)),
    "set-server-language": lambda before, value: replace(before, locale=_locale(value)),
    "set-server-theme": lambda before, value: replace(before, theme=ThemeName(value)),
}

HANDLERS: Mapping[str, Handler] = {
    **{control: partial(_change_own, change) for control, change in _OWN.items()},
    **{control: partial(_change_server, change) for control, change in _SERVER.items()},
    USUAL: _change_usual,
}
