"""Settings of servers and players: stored, validated, and with defaults."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.people.preferences import (
    Hands,
    PlayerPreferences,
    Preferences,
    Reminders,
    ServerPreferences,
    WhoMayStart,
)
from bot.store import Store, open_store
from bot.store.records import Owner
from bot.tables import Deadline, TableError, TableOptions
from render.palette import ThemeName


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def preferences(store: Store) -> Preferences:
    return Preferences(store, ["en", "pt-BR"])


async def of_player(preferences: Preferences, user_id: int) -> PlayerPreferences:
    """A player's settings, read together with a note."""
    _, players, _ = await preferences.with_notes(None, [user_id], ["a note"])
    return players[user_id]


async def test_no_change_is_lost_if_two_processes_change_settings_at_the_same_time(
    preferences: Preferences, store: Store
) -> None:
    other = Preferences(store, ["en"])
    await preferences.change_player(1, lambda before: replace(before, hints=False))
    save, meanwhile = store.people.save_preferences, [other]

    async def save_late(owner: Owner, owner_id: int, body: str, before: str | None) -> bool:
        while meanwhile:
            await meanwhile.pop().change_player(1, lambda before: replace(before, confirm_done=True))
        return await save(owner, owner_id, body, before)

    store.people.save_preferences = save_late  # type: ignore[method-assign]
    await preferences.change_player(1, lambda before: replace(before, theme=ThemeName.DARK))
    expected = PlayerPreferences(theme=ThemeName.DARK, hints=False, confirm_done=True)
    assert await of_player(preferences, 1) == expected


async def test_settings_deleted_during_a_change_stay_deleted(preferences: Preferences, store: Store) -> None:
    await preferences.change_player(1, lambda before: replace(before, hints=False))
    save = store.people.save_preferences

    async def save_late(owner: Owner, owner_id: int, body: str, before: str | None) -> bool:
        await store.personal_data.forget(1, ())
        return await save(owner, owner_id, body, before)

    store.people.save_preferences = save_late  # type: ignore[method-assign]
    await preferences.change_player(1, lambda before: replace(before, theme=ThemeName.DARK))
    assert await of_player(preferences, 1) == PlayerPreferences(theme=ThemeName.DARK)


async def test_changed_settings_are_stored(preferences: Preferences, store: Store) -> None:
    server = ServerPreferences(
        WhoMayStart.ROLE,
        77,
        TableOptions(with_goals=True, scoring_card="random", deadline=Deadline.DAY),
        "pt-BR",
    )
    player = PlayerPreferences(ThemeName.COLOUR_BLIND, "en", Reminders.OFF, Hands.CHANNEL, False, True)
    assert await preferences.change_server(1, lambda _: server) == server
    assert await preferences.change_player(1, lambda _: player) == player
    again = Preferences(store, ["en"])
    assert await again.of_server(1) == server
    assert await of_player(again, 1) == player
    assert await again.of_server(2) == ServerPreferences()
    assert await again.with_notes(1, [1, 2], ["key"]) == (server, {1: player, 2: PlayerPreferences()}, {})
    assert await again.with_notes(2, [], ["key"]) == (ServerPreferences(), {}, {})


async def test_invalid_settings_change_nothing(preferences: Preferences) -> None:
    with pytest.raises(TableError, match="unknown-locale"):
        await preferences.change_player(1, lambda now: replace(now, locale="tlh"))
    with pytest.raises(TableError, match="unknown-locale"):
        await preferences.change_server(1, lambda now: replace(now, locale="tlh"))
    with pytest.raises(TableError, match="role-missing"):
        await preferences.change_server(1, lambda now: replace(now, start=WhoMayStart.ROLE))
    assert await preferences.of_server(1) == ServerPreferences()
    assert await of_player(preferences, 1) == PlayerPreferences()


async def test_who_may_start_tables(preferences: Preferences) -> None:
    await preferences.check_may_start(1, (), moderator=False)
    await preferences.change_server(1, lambda now: replace(now, start=WhoMayStart.ROLE, role_id=77))
    await preferences.check_may_start(1, (5, 77), moderator=False)
    await preferences.check_may_start(1, (), moderator=True)
    with pytest.raises(TableError, match="only-role-starts"):
        await preferences.check_may_start(1, (5,), moderator=False)
    await preferences.change_server(1, lambda now: replace(now, start=WhoMayStart.MODERATORS))
    await preferences.check_may_start(1, (), moderator=True)
    with pytest.raises(TableError, match="only-moderators-start"):
        await preferences.check_may_start(1, (77,), moderator=False)


@pytest.mark.parametrize("body", ["{", "[]", '{"theme": "plaid"}', "null"])
async def test_unreadable_settings_are_read_as_the_defaults(
    preferences: Preferences, store: Store, body: str
) -> None:
    await store.people.save_preferences(Owner.PLAYER, 1, body, None)
    assert await of_player(preferences, 1) == PlayerPreferences()
