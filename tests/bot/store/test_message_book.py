"""What is kept in memory of messages is what is stored, or will be within a moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio

from bot.store import Store, StoreError, message_book, open_store
from bot.store.records import SentMessage, TableMessage
from tests.bot.store.databases import rows, run, sqlite_of
from tests.bot.store.test_store import LOBBY, NOON

SENT = SentMessage(2, 7, "1.pick", "first", NOON)
PLACE = (LOBBY.id, "private", 0)

FULL = StoreError("the disk is full")


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "games.sqlite3")
    await opened.add_table(LOBBY)
    yield opened
    await opened.close()


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for others is written at once when the event loop gets a turn."""
    monkeypatch.setattr(message_book, "TOGETHER", 0)


def shown(fingerprint: str) -> TableMessage:
    return TableMessage("private", 0, replace(SENT, fingerprint=fingerprint))


async def written(store: Store) -> list[str]:
    """What the database says that the messages of all tables show."""
    return [str(row[0]) for row in await rows(store, "SELECT shown ->> 'fingerprint' FROM messages")]


async def known(store: Store) -> list[str]:
    return [one.message.fingerprint for one in await store.message_book.of_table(LOBBY.id)]


async def test_a_message_that_was_sent_is_on_the_disk_at_once(store: Store) -> None:
    await store.message_book.note(LOBBY.id, shown("first"))
    assert await written(store) == await known(store) == ["first"]


async def test_a_change_is_known_at_once_and_written_with_the_next_message_that_is_sent(store: Store) -> None:
    book = store.message_book
    await book.note(LOBBY.id, shown("first"))
    await book.note_soon(LOBBY.id, shown("second"))
    assert await known(store) == ["second"]
    assert await book.find(*PLACE) == replace(SENT, fingerprint="second")
    assert await written(store) == ["first"]
    await book.note(LOBBY.id, TableMessage("round", None, SENT))
    assert await written(store) == await known(store) == ["second", "first"]


@pytest.mark.usefixtures("moment")
async def test_changes_of_a_moment_are_written_together(store: Store) -> None:
    with patch.object(sqlite_of(store), "change", wraps=store.database.change) as change:
        for fingerprint in ("first", "second", "third"):
            await store.message_book.note_soon(LOBBY.id, shown(fingerprint))
        while await written(store) != ["third"]:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0)
    assert change.call_count == 1


async def test_what_waits_is_seen_also_where_it_is_not_in_memory(store: Store) -> None:
    await store.message_book.note(LOBBY.id, shown("first"))
    await store.message_book.note_soon(LOBBY.id, shown("second"))
    store.message_book.read_anew()
    assert await known(store) == ["second"]


async def test_what_waits_is_written_when_the_store_is_closed(tmp_path: Path, store: Store) -> None:
    await store.message_book.note_soon(LOBBY.id, shown("first"))
    await store.close()
    again = await open_store(tmp_path / "games.sqlite3")
    assert await known(again) == ["first"]
    await again.close()


async def test_a_message_that_is_forgotten_while_its_change_waits_stays_forgotten(store: Store) -> None:
    await store.message_book.note(LOBBY.id, shown("first"))
    await store.message_book.note_soon(LOBBY.id, shown("second"))
    await store.message_book.forget(*PLACE)
    assert await written(store) == await known(store) == []
    assert await store.message_book.find(*PLACE) is None


@pytest.mark.usefixtures("moment")
async def test_a_change_that_cannot_be_written_is_written_later(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    with patch.object(sqlite_of(store), "change", side_effect=FULL) as change:
        await store.message_book.note_soon(LOBBY.id, shown("first"))
        while change.call_count < 3:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0)
    assert await known(store) == ["first"]
    while await written(store) != ["first"]:  # noqa: ASYNC110 - nobody tells of it
        await asyncio.sleep(0)
    assert [record.message for record in caplog.records] == [
        "how messages have changed is not written yet: the disk is full"
    ]


@pytest.mark.usefixtures("moment")
async def test_a_sent_message_that_cannot_be_written_is_an_error_and_written_later(store: Store) -> None:
    with patch.object(sqlite_of(store), "change", side_effect=FULL), pytest.raises(StoreError):
        await store.message_book.note(LOBBY.id, shown("first"))
    assert await known(store) == ["first"]
    while await written(store) != ["first"]:  # noqa: ASYNC110 - nobody tells of it
        await asyncio.sleep(0)


async def test_a_message_of_no_table_holds_up_no_other(store: Store) -> None:
    await store.message_book.note_soon(LOBBY.id, shown("first"))
    with pytest.raises(StoreError):
        await store.message_book.note("nobody", shown("second"))
    await store.message_book.note(LOBBY.id, shown("third"))
    assert await written(store) == await known(store) == ["third"]


async def test_what_waits_is_handed_out_to_whom_it_is_about(store: Store) -> None:
    await store.message_book.note_soon(
        LOBBY.id, TableMessage("invitation", None, replace(SENT, occasion="21,22"))
    )
    exported = await store.personal_data.export(21)
    assert [told["role"] for told in exported["told"]] == ["invitation"]


async def test_nothing_of_whoever_is_forgotten_is_left_in_memory(store: Store) -> None:
    invitation = TableMessage("invitation", None, replace(SENT, occasion="21,22"))
    await store.message_book.note_soon(LOBBY.id, invitation)
    assert await store.message_book.of_table(LOBBY.id) == (invitation,)
    await store.personal_data.forget(21, [])
    (left,) = await store.message_book.of_table(LOBBY.id)
    assert left.message.occasion == "22"


async def test_what_changes_while_it_is_written_is_written_after_it(store: Store) -> None:
    book = store.message_book
    write = store.database.change

    async def slow(work: Any) -> Any:
        await book.note_soon(LOBBY.id, shown("second"))
        return await write(work)

    with patch.object(sqlite_of(store), "change", side_effect=slow):
        await book.note(LOBBY.id, shown("first"))
    assert await written(store) == ["first"]
    await book.write()
    assert await written(store) == await known(store) == ["second"]


async def test_what_is_kept_of_a_person_is_handed_out_also_while_nothing_can_be_written(store: Store) -> None:
    await store.message_book.note(LOBBY.id, TableMessage("invitation", None, replace(SENT, occasion="21,22")))
    await store.message_book.note_soon(LOBBY.id, shown("second"))
    with patch.object(sqlite_of(store), "change", side_effect=FULL):
        exported = await store.personal_data.export(21)
    assert [told["role"] for told in exported["told"]] == ["invitation"]


async def test_messages_of_a_shared_database_are_read_anew_and_written_at_once(tmp_path: Path) -> None:
    database = sqlite_of(await open_store(tmp_path / "games.sqlite3"))
    with patch.object(database, "is_shared", new=True):
        one, other = Store(database), Store(database)
        await one.add_table(LOBBY)
        await one.message_book.note(LOBBY.id, shown("first"))
        assert await known(other) == ["first"]
        await one.message_book.note_soon(LOBBY.id, shown("second"))
        assert await written(other) == await known(other) == ["second"]
        await other.message_book.forget(*PLACE)
        assert await known(one) == []
        await one.close()


async def test_the_messages_of_many_tables_are_kept_and_no_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_book, "MOST_KEPT", 1)
    await store.add_table(replace(LOBBY, id="other", channel_id=77))
    await store.message_book.note(LOBBY.id, shown("first"))
    await store.message_book.note("other", shown("second"))
    assert await known(store) == ["first"]
    await run(store, "UPDATE messages SET message_id = 8")  # behind its back
    assert (await store.message_book.of_table(LOBBY.id))[0].message.message_id == SENT.message_id
    assert (await store.message_book.of_table("other"))[0].message.message_id == 8
    assert (await store.message_book.of_table(LOBBY.id))[0].message.message_id == 8
