"""Moving from one database to another: everything is copied, and the source does not change."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import command_line as bot_command_line
from bot.command_line.arguments import FAILED, WRONG_USAGE
from bot.people.preferences import PlayerPreferences, Preferences
from bot.shards import EVERYONE
from bot.store import SentMessage, StoreError, migrations, open_store
from bot.store.database import Location
from bot.store.moving import TABLES, back_up, move, opened_unchanged
from bot.store.records import STRIPPED, ChannelState, MessagePlace, Role
from bot.tables import Stage, lobby, timing
from bot.tables.alone import day_at
from tests.bot.store.databases import run
from tests.bot.table_service.playing import start_bot
from tests.bot.tables.sitting import ANN, GUILD

Contents = dict[str, list[tuple[object, ...]]]


@pytest.fixture
def place(tmp_path: Path, server_place: SecretStr, request: pytest.FixtureRequest) -> Location:
    return tmp_path / "from.sqlite3" if request.param == "sqlite" else server_place


@pytest.fixture
def other_place(tmp_path: Path, server_place: SecretStr, place: Location) -> Location:
    """An empty database of the other kind."""
    return tmp_path / "folder" / "to.sqlite3" if place == server_place else server_place


both = pytest.mark.parametrize("place", ["sqlite", "postgresql"], indirect=True)


async def fill(place: Location) -> str:
    """Store games and something in each other table; return the running game's table id."""
    bot = await start_bot(place)
    finished = await bot.begin(people=2, computers=1, channel=1)
    assert (await bot.play(finished)).stage is Stage.FINISHED
    running = await bot.begin(people=2, channel=2)
    await bot.do(running.id, timing.pause, ANN)
    await bot.do(running.id, timing.resume, ANN)
    await bot.play(await bot.tables.get(running.id), until=lambda now: now.view(None).round > 2)
    await Preferences(bot.store, ["en"]).change_player(ANN.id, lambda _: PlayerPreferences(hints=False))
    await bot.store.remember("locale.1", "hu")
    await bot.store.people.unlist(GUILD, ANN.id)
    await bot.store.remember_channel(running.id, ChannelState(2, is_thread=True, members=frozenset({ANN.id})))
    await bot.store.people.keep_try(day_at(bot.clock.now()), "digest")
    await bot.store.note_beats(bot.clock.now(), EVERYONE, {0: bot.clock.now() - timedelta(hours=1)})
    await bot.close()
    return running.id


async def contents(place: Location) -> Contents:
    """Every row of a database."""
    async with opened_unchanged(place) as database:
        found = await database.read_at_once(
            [(f"SELECT {', '.join(columns)} FROM {name}", ()) for name, columns in TABLES.items()]
        )
    return {
        name: sorted((tuple(row) for row in rows), key=repr) for name, rows in zip(TABLES, found, strict=True)
    }


@both
async def test_everything_is_copied_and_games_continue_in_the_new_database(
    place: Location, other_place: Location
) -> None:
    running = await fill(place)
    before = await contents(place)
    assert all(before[name] for name in TABLES if name != "messages")
    file_before = place.read_bytes() if isinstance(place, Path) else None
    async with opened_unchanged(place) as source:
        count = await move(source, other_place)
    assert count == sum(map(len, before.values()))
    assert await contents(other_place) == before == await contents(place)
    assert not isinstance(place, Path) or place.read_bytes() == file_before
    here, there = await start_bot(place), await start_bot(other_place)
    assert await here.tables.get(running) == await there.tables.get(running)
    assert (await there.play(await there.tables.get(running))).stage is Stage.FINISHED
    await here.close()
    await there.close()


@both
async def test_nothing_is_moved_to_a_database_that_is_not_empty(
    place: Location, other_place: Location
) -> None:
    await fill(place)
    store = await open_store(other_place)
    await store.remember("key", "value")
    await store.close()
    before = await contents(other_place)
    assert await command_line("move-database", place, other_place) == WRONG_USAGE
    assert await contents(other_place) == before


@both
async def test_a_database_that_could_not_be_filled_is_removed(
    place: Location, other_place: Location, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(place)
    before = await contents(place)
    lost = {**TABLES, "result_seats": (*TABLES["result_seats"][:-1], "no_such_column")}
    monkeypatch.setattr("bot.store.moving.TABLES", lost)
    assert await command_line("move-database", place, other_place) == WRONG_USAGE
    monkeypatch.undo()
    with pytest.raises(StoreError, match=r"there is no such file|it contains no games"):
        await contents(other_place)
    assert await contents(place) == before
    assert await command_line("move-database", place, other_place) == 0
    assert await contents(other_place) == before


@both
async def test_the_commands_report_what_they_have_done_but_never_the_address(
    place: Location, other_place: Location, capfd: pytest.CaptureFixture[str]
) -> None:
    await fill(place)
    assert await command_line("move-database", place, other_place) == 0
    moved, checked = capfd.readouterr().out.splitlines()
    assert " was copied to " in moved
    assert checked.endswith("tables with problems: 0")
    assert "tables: 2, games: 2, moves: " in checked
    assert await command_line("check", other_place) == 0
    assert capfd.readouterr().out.splitlines() == [checked]
    assert "postgres@" not in moved + checked


async def damage(place: Location, *statements: tuple[str, ...]) -> None:
    """Change a database directly, with statements and their values."""
    store = await open_store(place)
    for sql, *values in statements:
        await run(store, sql, *values)
    await store.close()


@both
async def test_games_that_cannot_be_replayed_are_found_and_named(
    place: Location, capfd: pytest.CaptureFixture[str]
) -> None:
    running = await fill(place)
    entry = (
        "INSERT INTO entries (table_id, number, kind, seat, body, accepted_at)"
        " VALUES (?1, 999, 'action', 0, '{\"action\": \"done\", \"seat\": 0}', '2026')"
    )
    await damage(place, ("UPDATE result_seats SET total = total + 1 WHERE seat = 0",), (entry, running))
    assert await command_line("check", place) == FAILED
    said = capfd.readouterr()
    assert said.out.endswith("tables with problems: 2\n")
    first, second = said.err.splitlines()
    assert "the points do not match the stored result" in first
    assert second.startswith(f"table {running}: ")


@both
async def test_a_damaged_notice_is_found_and_its_table_is_named(
    place: Location, capfd: pytest.CaptureFixture[str]
) -> None:
    running = await fill(place)
    await damage(place, ("UPDATE notices SET body = '[' WHERE table_id = ?1", running))
    assert await command_line("check", place) == FAILED
    (said,) = capfd.readouterr().err.splitlines()
    assert said.startswith(f"table {running}: ")


@both
async def test_a_backup_is_an_sqlite_file_with_everything(place: Location, tmp_path: Path) -> None:
    await fill(place)
    copy = tmp_path / "backup.sqlite3"
    copy.write_text("a former copy")
    await back_up(place, copy)
    assert await contents(copy) == await contents(place)
    assert copy.stat().st_mode & 0o077 == 0


@both
async def test_a_backup_marks_the_messages_of_open_tables_as_out_of_date(
    place: Location, tmp_path: Path
) -> None:
    """Otherwise, after a restore, messages would keep showing a later state of the game."""
    bot = await start_bot(place)
    running, closed = await bot.begin(people=2, channel=1), await bot.open(channel=2)
    now = bot.clock.now()
    standing = SentMessage(1, 66, 1, "fingerprint", now)
    over = replace(standing, message_id=67, fingerprint=STRIPPED)
    shown, result = MessagePlace(Role.ROUND), MessagePlace(Role.RESULT, number=1)
    await bot.store.remember_messages(running.id, (shown, standing), (result, over))
    await bot.store.remember_messages(closed.id, (shown, standing))
    await bot.do(closed.id, lobby.close, ANN)
    await bot.close()
    await back_up(place, tmp_path / "backup.sqlite3")
    store = await open_store(tmp_path / "backup.sqlite3")
    assert await store.messages(running.id) == {shown: replace(standing, fingerprint=""), result: over}
    assert await store.messages(closed.id) == {shown: standing}
    await store.close()


async def test_a_database_of_an_older_version_is_not_moved(
    server_place: SecretStr,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await (await open_store(server_place)).close()
    present, number = migrations.migrations, migrations.newest_version() + 1
    one_more = (number, "CREATE TABLE timers (id BIGINT);\n")
    monkeypatch.setattr(migrations, "migrations", lambda kind="sqlite": (*present(kind), one_more))
    assert await command_line("move-database", server_place, tmp_path / "to.sqlite3") == WRONG_USAGE
    assert "it was written by an older version of the bot" in capfd.readouterr().err


async def command_line(command: str, *places: Location) -> int:
    """Run ``hokkaido`` with databases as arguments and return the exit code."""
    arguments = [place.get_secret_value() if isinstance(place, SecretStr) else str(place) for place in places]
    return await asyncio.to_thread(bot_command_line.main, [command, *arguments])
