"""What is kept in memory of settings and notes is what is stored, whoever has changed it in whatever way."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio

from bot.store import Store, StoreError, open_store
from bot.store.people import KeptTexts
from bot.store.records import Owner
from tests.bot.store.databases import run, sqlite_of

ANN = (Owner.PLAYER, 1)
KEYS = ("locale.1", "direct-messages.1")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


async def of_ann(store: Store) -> tuple[str | None, dict[str, str]]:
    settings, notes = await store.people.preferences_and_notes([ANN], KEYS)
    return settings.get(ANN), dict(notes)


async def test_what_is_known_is_not_read_again(store: Store) -> None:
    assert await of_ann(store) == (None, {})
    await run(store, "INSERT INTO notes (key, value) VALUES ('locale.1', 'hu')")  # behind its back
    assert await of_ann(store) == (None, {})


async def test_whatever_is_written_is_read_again(store: Store) -> None:
    await of_ann(store)
    await store.remember("locale.1", "hu")
    await store.people.save_preferences(*ANN, "{}", None)
    assert await of_ann(store) == ("{}", {"locale.1": "hu"})
    await store.forget("locale.1")
    assert await store.remember_first("direct-messages.1", "closed") == "closed"
    assert await of_ann(store) == ("{}", {"direct-messages.1": "closed"})


async def test_nothing_is_kept_of_whoever_is_forgotten(store: Store) -> None:
    await store.remember("locale.1", "hu")
    await store.people.save_preferences(*ANN, "{}", None)
    await of_ann(store)
    await store.personal_data.forget(1, [])
    assert await of_ann(store) == (None, {})


async def test_a_failed_change_changes_nothing(store: Store) -> None:
    await store.remember("locale.1", "hu")
    await of_ann(store)
    with (
        patch.object(sqlite_of(store), "change", side_effect=StoreError("the disk is full")),
        pytest.raises(StoreError),
    ):
        await store.remember("locale.1", "ru")
    assert await of_ann(store) == (None, {"locale.1": "hu"})


async def test_a_change_whose_caller_gives_up_is_seen(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, goes_on = threading.Event(), threading.Event()
    writer = sqlite_of(store).writer
    write = writer._do

    def slow(*work: Any) -> None:
        begun.set()
        assert goes_on.wait(60)
        write(*work)

    monkeypatch.setattr(writer, "_do", slow)
    writing = asyncio.create_task(store.remember("locale.1", "hu"))
    assert await asyncio.to_thread(begun.wait, 60)
    writing.cancel()
    await asyncio.wait([writing])
    assert await of_ann(store) == (None, {}), "it is not stored yet"
    goes_on.set()
    await run(store, "DELETE FROM decks")  # comes after it
    assert await of_ann(store) == (None, {"locale.1": "hu"})


async def test_what_another_process_writes_to_a_shared_database_is_seen(tmp_path: Path) -> None:
    database = sqlite_of(await open_store(tmp_path / "games.sqlite3"))
    with patch.object(database, "is_shared", new=True):
        one, other = Store(database), Store(database)
        await of_ann(one)
        await other.remember("locale.1", "hu")
        assert await of_ann(one) == (None, {"locale.1": "hu"})
        await one.close()


def test_what_was_read_before_a_change_is_not_kept_after_it() -> None:
    kept = KeptTexts()
    moment = kept.moment
    with kept.changing("one"):
        pass
    kept.keep(["one"], {"one": "old"}, moment)
    assert kept.known(["one"]) is None


def test_what_is_read_during_a_change_is_not_kept() -> None:
    kept = KeptTexts()
    with kept.changing("one"):
        kept.keep(["one", "two"], {"one": "old", "two": "2"}, kept.moment)
    assert kept.known(["one"]) is None
    assert kept.known(["two"]) == {"two": "2"}


def test_the_texts_that_were_wanted_last_are_kept() -> None:
    kept = KeptTexts(2)
    kept.keep(["one", "two"], {"one": "1"}, kept.moment)
    assert kept.known(["one"]) == {"one": "1"}
    kept.keep(["three"], {}, kept.moment)
    assert kept.known(["two"]) is None
    assert kept.known(["one", "three"]) == {"one": "1"}
