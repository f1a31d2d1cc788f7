"""The practice table's language, and the commands described in it."""

from __future__ import annotations

import discord
import pytest

from bot.practice.spoken import SpokenLanguage, described, system_locale
from tests.bot.pseudo_locale import strict_texts

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "es_MX.UTF-8"}, "es-ES"),
        ({"LANG": "pt_PT@euro"}, "pt-BR"),
        ({"LC_ALL": "hu_HU", "LANG": "ru_RU"}, "hu"),
        ({"LC_ALL": "C.UTF-8", "LANG": "ru_RU"}, "en-US"),
        ({"LC_ALL": "", "LANG": "hu"}, "hu"),
        ({"LANG": "POSIX"}, "en-US"),
        ({"LANG": "de_DE.UTF-8"}, "en-US"),
        ({"LANG": "no such locale"}, "en-US"),
        ({"LC_CTYPE": "UTF-8", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({}, "en-US"),
    ],
)
def test_the_system_language_is_used_if_the_bot_has_it(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], locale: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert SpokenLanguage(strict_texts(), system_locale()).locale == locale


def test_discord_knows_every_language_of_the_bot() -> None:
    spoken = SpokenLanguage(strict_texts(), "en")
    known = {locale.value for locale in discord.Locale}
    for locale in spoken.choices:
        spoken.speak(locale)
        assert spoken.locale in known


def test_the_language_is_set_in_interactions_only() -> None:
    spoken = SpokenLanguage(strict_texts(), "hu")
    in_server = {"locale": "en-US", "guild_locale": "en-US", "id": "1"}
    directly = {"locale": "en-US", "id": "2"}
    message = {"locale": "en-US"}
    spoken.localise("INTERACTION_CREATE", in_server)
    spoken.localise("INTERACTION_CREATE", directly)
    spoken.localise("MESSAGE_CREATE", message)
    assert in_server == {"locale": "hu", "guild_locale": "hu", "id": "1"}
    assert directly == {"locale": "hu", "id": "2"}
    assert message == {"locale": "en-US"}


CHOICES = [{"name": "Hidden", "value": "h", "name_localizations": {"ru": "Скрыто"}}]
PART = {
    "name": "start",
    "description": "Open a table",
    "description_localizations": {"ru": "Открыть стол"},
    "options": [{"name": "goals", "description": "Goals", "choices": CHOICES}],
}
COMMAND = {"id": "7", "name": "play", "name_localizations": {"ru": "игра"}, "options": [PART]}
SHOWN_OPTION = {"name": "goals", "description": "Goals", "choices": [{"name": "Hidden", "value": "h"}]}
ENTRY = {
    "commandId": "7",
    "path": ["play", "start"],
    "invocation": "play start",
    "description": "Open a table",
    "options": [SHOWN_OPTION],
}


def test_a_command_has_its_name_in_the_language_and_in_english_but_keeps_its_path() -> None:
    (entry,) = described({"entries": [ENTRY], "state": "available"}, [COMMAND], "ru")["entries"]
    assert entry == ENTRY | {
        "invocation": "игра start · play start",
        "description": "Открыть стол",
        "options": [SHOWN_OPTION | {"choices": [{"name": "Скрыто", "value": "h"}]}],
    }


@pytest.mark.parametrize(("commands", "locale"), [([COMMAND], "en-US"), ([], "ru")])
def test_a_command_without_a_translation_stays_unchanged(
    commands: list[dict[str, object]], locale: str
) -> None:
    assert described({"entries": [ENTRY]}, commands, locale) == {"entries": [ENTRY]}
