"""The order of the settings that decide a reader's language and theme."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.people.preferences import Preferences, Readers
from bot.store import Store, open_store
from render.palette import ThemeName
from tests.bot.pseudo_locale import strict_texts

ANN, SERVER = 101, 900
TEXTS = strict_texts()


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


def readers_of(store: Store, in_discord: str | None = None) -> tuple[Readers, Preferences]:
    """The readers and their settings; ``in_discord`` is the Discord language of every server."""
    preferences = Preferences(store, TEXTS.languages)
    return Readers(preferences, store, TEXTS, lambda _: in_discord), preferences


async def test_a_person_reads_their_setting_else_their_current_discord_language_else_the_last_one(
    store: Store,
) -> None:
    readers, preferences = readers_of(store)
    await readers.note_locale(ANN, "hu")
    _, people = await readers.of_table(SERVER, [ANN], None)
    assert people[ANN].texts is TEXTS.of("hu"), "without an interaction, the last known language counts"
    assert (await readers.person(ANN, "ru")).texts is TEXTS.of("ru")
    await preferences.change_player(ANN, lambda now: replace(now, locale="pt-BR"))
    assert (await readers.person(ANN, "ru")).texts is TEXTS.of("pt-BR")


async def test_a_discord_language_is_new_only_if_it_changes_what_the_person_reads(
    store: Store,
) -> None:
    readers, preferences = readers_of(store)
    assert not (await readers.person(ANN, "en-GB")).is_locale_new, "English is the default"
    assert (await readers.person(ANN, "hu")).is_locale_new
    await readers.note_locale(ANN, "hu")
    assert not (await readers.person(ANN, "hu")).is_locale_new
    assert (await readers.person(ANN, "en-US")).is_locale_new
    await preferences.change_player(ANN, lambda now: replace(now, locale="pt-BR"))
    assert not (await readers.person(ANN, "en-US")).is_locale_new, "their setting takes precedence"


@pytest.mark.parametrize(
    ("of_table", "chosen", "in_discord", "read"),
    [
        ("hu", "ru", "es-ES", "hu"),
        (None, "ru", "es-ES", "ru"),
        (None, None, "es-ES", "es-ES"),
        (None, None, None, "pt-BR"),
    ],
)
async def test_everyone_reads_the_tables_language_else_the_servers(
    store: Store, of_table: str | None, chosen: str | None, in_discord: str | None, read: str
) -> None:
    earlier, preferences = readers_of(store, "pt-BR")
    await earlier.public(SERVER)
    await preferences.change_server(SERVER, lambda now: replace(now, locale=chosen))
    readers, _ = readers_of(store, in_discord)
    assert (await readers.public(SERVER, of_table)).texts is TEXTS.of(read)


async def test_a_servers_language_is_stored_only_when_it_changes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []
    remember = store.remember

    async def counted(key: str, value: str) -> None:
        noted.append(value)
        await remember(key, value)

    monkeypatch.setattr(store, "remember", counted)
    for in_discord in ("hu", "hu", "ru", None, "ru"):
        readers, _ = readers_of(store, in_discord)
        await readers.public(SERVER)
    assert noted == ["hu", "ru"]


async def test_a_persons_theme_is_the_servers_until_they_choose_one(store: Store) -> None:
    readers, preferences = readers_of(store)
    await preferences.change_server(SERVER, lambda now: replace(now, theme=ThemeName.COLOUR_BLIND))

    async def themes() -> tuple[ThemeName, ThemeName, ThemeName]:
        """The theme of the messages at a table, on the server, and at its table from direct messages."""
        _, people = await readers.of_table(SERVER, [ANN], None)
        in_private = await readers.at_table_of(SERVER, await readers.person(ANN, "en-GB"))
        return people[ANN].theme, (await readers.person(ANN, "en-GB", SERVER)).theme, in_private.theme

    assert await themes() == (ThemeName.COLOUR_BLIND,) * 3
    await preferences.change_player(ANN, lambda now: replace(now, theme=ThemeName.LIGHT))
    assert await themes() == (ThemeName.LIGHT,) * 3
