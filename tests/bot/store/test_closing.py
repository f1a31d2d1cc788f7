"""``hokkaido close-table`` frees the channel of a game that can no longer be read."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import command_line
from bot.command_line.lock import keep_to_one
from bot.store import open_store
from bot.store.database import Location
from tests.bot.store.databases import run
from tests.bot.table_service.playing import start_bot


def use(place: Location, monkeypatch: pytest.MonkeyPatch) -> None:
    address = place.get_secret_value() if isinstance(place, SecretStr) else str(place)
    monkeypatch.setenv("HOKKAIDO_DATABASE", address)


async def close(table_id: str) -> int:
    return await asyncio.to_thread(command_line.main, ["close-table", table_id])


async def test_only_an_unreadable_open_table_is_closed(
    place: Location, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = await start_bot(place)
    readable, broken = await bot.begin(people=2, channel=1), await bot.begin(people=2, channel=2)
    await run(bot.store, "UPDATE games SET setup = 'x' WHERE table_id = ?1", broken.id)
    await bot.close()
    use(place, monkeypatch)
    assert await close(readable.id) == 2
    assert capsys.readouterr().err == f"Table {readable.id} can be read; end it in Discord with /table end\n"
    assert await close(broken.id) == 0
    assert "its channel is free" in capsys.readouterr().out
    for name in (broken.id, "nonsense", "\udce6\udc97\udca5"):  # the last is Japanese, typed in a C locale
        assert await close(name) == 2
        assert capsys.readouterr().err == f"No open table {name!r}\n"
    store = await open_store(place)
    assert await store.open_table_in(1) is not None
    assert await store.open_table_in(2) is None
    ((kept,),) = await store.database.read("SELECT count(*) FROM games")
    assert kept == 2
    await store.close()


async def test_nothing_is_closed_while_a_bot_is_using_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "games.sqlite3"
    use(place, monkeypatch)
    with ExitStack() as held:
        keep_to_one(place, held)
        assert await close("abcd") == 2
    assert capsys.readouterr().err == f"A bot is using the database {place}; stop it first\n"
