"""Unreadable rows: the error names the field, and never contains what people have written."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from bot.store import rows
from tests.bot.store.test_store import LOBBY

SECRET = "Ann's own words"
STORED = rows.new_table_row(LOBBY)[:-1]
STATE = json.dumps({"invited": [{"id": SECRET, "name": SECRET}]})


def table_with(place: int, value: str) -> object:
    return rows.table((*STORED[:place], value, *STORED[place + 1 :]), [], [])


@pytest.mark.parametrize(
    ("read", "field"),
    [
        (lambda: table_with(8, STATE), "tables.state"),
        (lambda: table_with(5, json.dumps({"own_deck": [SECRET]})), "tables.options"),
        (lambda: table_with(4, SECRET), "tables.stage"),
        (lambda: rows.game_start((SECRET, json.dumps(SECRET), "", "", "")), "games.options"),
        (lambda: rows.entry((3, rows.ACTION, 0, None, json.dumps({SECRET: 1}), None, "")), "entries.body"),
        (lambda: rows.notice((3, 0, SECRET, "{}", "")), "notices.event"),
        (lambda: rows.notice((3, 0, "SeatLeft", json.dumps({"seat": SECRET}), "")), "notices.event"),
    ],
)
def test_the_error_for_a_damaged_row_names_the_field_without_its_value(
    read: Callable[[], object], field: str
) -> None:
    with pytest.raises(ValueError, match=f"^{field}") as raised:
        read()
    error: BaseException | None = raised.value
    assert error is not None
    assert SECRET not in str(error)
    assert error.__suppress_context__, "the log shows no chained error"
