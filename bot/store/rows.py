"""Rows of the database as records, and back. Moments are kept as ISO texts in UTC."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from bot.store.interface import Entry, EntryKind, GameStart, MessageRecord, SeatRecord, TableRecord

#: A row as sqlite3 answers it: its values have whatever types the columns have.
Row = Sequence[Any]


def moment(when: datetime) -> str:
    """A moment as text; texts sort as the moments do."""
    return when.astimezone(UTC).isoformat(timespec="microseconds")


def moment_or_none(when: datetime | None) -> str | None:
    """A moment as text, or None."""
    return None if when is None else moment(when)


def new_table(table: TableRecord) -> tuple[object, ...]:
    """The values of a new row in ``tables``."""
    opened_at = moment(table.opened_at)
    return (
        table.id,
        table.guild_id,
        table.channel_id,
        table.host_id,
        table.stage,
        table.options,
        opened_at,
        table.revision,
    )


def table(row: Row, seats: Sequence[Row]) -> TableRecord:
    """The row of ``queries.TABLE`` with those of ``queries.SEATS``."""
    (table_id, guild_id, channel_id, host_id, stage, options, opened_at, closed_at, revision) = row
    return TableRecord(
        id=table_id,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        stage=stage,
        options=options,
        seats=tuple(SeatRecord(*seat) for seat in seats),
        opened_at=datetime.fromisoformat(opened_at),
        closed_at=None if closed_at is None else datetime.fromisoformat(closed_at),
        revision=revision,
    )


def game_start(row: Row) -> GameStart:
    """The row of ``queries.GAME_START``."""
    seed, options, deck, setup, begun_at = row
    return GameStart(seed, options, deck, setup, datetime.fromisoformat(begun_at))


def entry(row: Row) -> Entry:
    """A row of ``queries.ENTRIES``."""
    number, kind, seat, user_id, body, undoes, accepted_at = row
    return Entry(number, EntryKind(kind), seat, user_id, body, undoes, datetime.fromisoformat(accepted_at))


def entry_row(of: Entry) -> tuple[object, ...]:
    """The values of a new row in ``entries``, the table's id apart."""
    return (of.number, of.kind, of.seat, of.user_id, of.body, of.undoes, moment(of.accepted_at))


def message(row: Row) -> MessageRecord:
    """A row of ``queries.MESSAGE``."""
    channel_id, message_id, shown, created_at = row
    return MessageRecord(channel_id, message_id, shown, datetime.fromisoformat(created_at))


def message_row(of: MessageRecord) -> tuple[object, ...]:
    """The values that ``queries.REMEMBER_MESSAGE`` takes after the place."""
    return (of.channel_id, of.message_id, of.shown, moment(of.created_at))
