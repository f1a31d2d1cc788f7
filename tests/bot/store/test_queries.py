"""Frequent queries use an index, so that they do not slow down as the database grows."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from bot.store import people, queries
from tests.bot.empty_database import make_empty_database
from tests.postgresql.server import TEMPLATE, Server

#: Every statement of the module that reads or changes existing rows.
STATEMENTS = {
    name: sql
    for name, sql in vars(queries).items()
    if name.isupper()
    and not name.startswith("_")
    and isinstance(sql, str)
    and not sql.strip().startswith("INSERT INTO")
}

#: Allowed scans: indexes with few rows, for open tables and for those not yet announced.
SMALL = tuple(
    f"SCAN tables USING INDEX {index}"
    for index in ("open_tables", "one_open_table_a_channel", "tables_not_announced")
)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    path = tmp_path / "games.sqlite3"
    make_empty_database(path)
    connection = sqlite3.connect(path)
    yield connection
    connection.close()


def plan(database: sqlite3.Connection, sql: str) -> list[str]:
    """SQLite's query plan."""
    places = len(set(re.findall(r"\?\d+", sql)))
    explained = database.execute(f"EXPLAIN QUERY PLAN {sql}", [""] * places)
    return [str(row[3]) for row in explained]


@pytest.mark.parametrize("name", STATEMENTS)
def test_no_statement_scans_a_whole_table(database: sqlite3.Connection, name: str) -> None:
    steps = plan(database, STATEMENTS[name])
    assert steps
    assert [step for step in steps if step.startswith("SCAN") and not step.startswith(SMALL)] == []


def test_the_results_of_a_server_are_found_with_an_index(database: sqlite3.Connection) -> None:
    steps = plan(database, people.RESULTS)
    assert len(steps) == 3
    assert all(step.startswith("SEARCH") for step in steps), steps


def test_the_latest_results_of_a_server_are_found_with_an_index(database: sqlite3.Connection) -> None:
    steps = plan(database, people.LATEST_RESULTS)
    assert [step for step in steps if step.startswith("SCAN")] == ["SCAN latest"]
    assert any("results_of_a_server" in step for step in steps), steps


def test_only_open_tables_are_searched_for_guests(database: sqlite3.Connection) -> None:
    assert plan(database, queries.OPEN_TABLES_NAMING) == ["SCAN tables USING INDEX open_tables"]


@pytest.fixture(scope="module")
def server_database(server: Server) -> Iterator[psycopg.Connection]:
    """A connection that scans a whole table only if there is no other way."""
    with psycopg.connect(server.address(TEMPLATE).get_secret_value(), autocommit=True) as connection:
        connection.execute("SET enable_seqscan = off")
        yield connection


@pytest.mark.parametrize("name", STATEMENTS)
def test_postgresql_scans_no_whole_table_either(server_database: psycopg.Connection, name: str) -> None:
    sql = re.sub(r"\?(\d)", r"$\1", STATEMENTS[name])
    steps = [row[0] for row in server_database.execute(f"EXPLAIN (GENERIC_PLAN) {sql}".encode())]
    assert steps
    assert [step for step in steps if "Seq Scan" in step] == []
