"""The rules for people who are to be forgotten: they leave for good."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.tables import lobby
from bot.tables.change import Change, also_alone
from bot.tables.checks import must_be_open, seat_at
from bot.tables.events import SeatReplaced, TableClosed, TableEvent
from bot.tables.seats import given_to_computer, nobody_else_plays
from bot.tables.table import Stage, Table
from bot.tables.table_state import Person


def remove_guest(table: Table, now: datetime, user_id: int) -> Change:
    """Take a person who is to be forgotten off both lists; a closed table has none."""
    if not table.stage.is_open:
        return Change(table, unchanged=True)
    return Change(table.without_guest(user_id))


@also_alone
def remove_person(table: Table, now: datetime, by: Person) -> Change:
    """Let a person who is to be forgotten leave for good; the log does not name them any more."""
    must_be_open(table)
    seat = seat_at(table, by.id)
    if table.stage is Stage.LOBBY:
        return lobby.leave(table, now, by)
    if nobody_else_plays(table, seat):
        return Change(replace(table, stage=Stage.CANCELLED), (TableClosed("empty"),))
    change = given_to_computer(table, seat)
    return replace(change, events=tuple(map(_unnamed, change.notices)))


def _unnamed(event: TableEvent) -> TableEvent:
    return replace(event, former=None) if isinstance(event, SeatReplaced) else event
