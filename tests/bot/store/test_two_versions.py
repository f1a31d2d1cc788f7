"""While one process after another is replaced, two versions serve the same database."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from pydantic import SecretStr

from bot.history import History
from bot.store import StoreError, open_store, postgresql_migrations
from bot.store import migrations as migrations_package
from bot.store.migrations import migrations, newest_version, understood_from
from bot.store.opening import prepare
from bot.tables.table import Stage
from tests.bot.store.databases import rows, run
from tests.bot.tables.playing import ANN, start_bot

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)

NEXT = newest_version() + 1

#: What the next version may add: more to know, which the present one need not.
EXPANDS = f"""
-- Understood from {newest_version()} on.
ALTER TABLE tables ADD COLUMN mood TEXT;
ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';
CREATE TABLE moods (name TEXT NOT NULL PRIMARY KEY);
"""

#: What the version after it may take away.
CONTRACTS = f"""
-- Understood from {NEXT + 1} on.
ALTER TABLE tables DROP COLUMN announced;
"""


def migrated(place: SecretStr, monkeypatch: pytest.MonkeyPatch, *scripts: str) -> None:
    """A later version has brought the database to its own shape."""
    later = (*migrations("postgresql"), *enumerate(scripts, NEXT))
    with monkeypatch.context() as patched:
        for module in (migrations_package, postgresql_migrations):
            patched.setattr(module, "migrations", lambda kind="postgresql": later)
        prepare(place)


async def test_a_game_goes_on_at_this_version_while_the_next_one_serves_beside_it(
    server_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await start_bot(server_place)
    table = await bot.begin(people=1, computers=2)
    before = await bot.play(table, until=lambda now: now.view(None).round > 2)
    migrated(server_place, monkeypatch, EXPANDS)
    assert await rows(bot.store, "SELECT version FROM shape") == [(NEXT,)]
    # The next version knows more of a table, which this one passes over.
    for column, what in (("affairs", '{"mood": "merry"'), ("options", '{"mood": "merry"')):
        await run(
            bot.store,
            f"UPDATE tables SET {column} = overlay({column} PLACING ?1 FROM 1 FOR 1) "
            f"WHERE id = ?2 AND {column} <> '{{}}'",
            what + ", ",
            before.id,
        )
    # So it does with what has happened there that it knows nothing of.
    await run(
        bot.store,
        "INSERT INTO notices (table_id, number, entry, event, body, noted_at) "
        "SELECT table_id, max(number) + 1, max(entry), 'MoodChanged', '{}', max(noted_at) "
        "FROM notices WHERE table_id = ?1 GROUP BY table_id",
        before.id,
    )
    known = await bot.store.notices(table.id)
    assert known
    assert await History(bot.store, bot.tables).log(table.id)
    await bot.play(table, until=lambda now: now.view(None).round > 4)
    restarted = await start_bot(server_place)
    assert await restarted.tables.get(table.id) == await bot.tables.get(table.id)
    over = await restarted.play(await restarted.tables.get(table.id))
    assert over.stage is Stage.FINISHED
    assert (await restarted.open(channel=2)).host_id == ANN.id
    await bot.close()
    await restarted.close()


async def test_what_the_version_after_the_next_takes_away_ends_this_one(
    server_place: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrated(server_place, monkeypatch, EXPANDS, CONTRACTS)
    with pytest.raises(StoreError, match=r"a newer version of the bot has written it"):
        await open_store(server_place)


def test_whoever_says_nothing_is_understood_by_their_own_version_alone() -> None:
    assert understood_from(9, "CREATE TABLE moods (name TEXT);") == 9
    assert understood_from(9, "-- Moods.\n-- Understood from 8 on.\nCREATE TABLE moods (name TEXT);") == 8


def test_every_migration_of_a_server_says_who_understands_it() -> None:
    for number, script in migrations("postgresql"):
        said = re.findall(r"^-- Understood from (\d+) on\.$", script, re.MULTILINE)
        assert number < postgresql_migrations.FIRST_TO_SAY or len(said) == 1, number
        assert all(int(one) <= number for one in said)
