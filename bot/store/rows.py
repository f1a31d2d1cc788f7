"""Rows of the database as records, and back. Moments are kept as ISO texts in UTC."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from bot.store.records import (
    Entry,
    EntryKind,
    GameStart,
    MessageRecord,
    NoticeRecord,
    SeatRecord,
    ShuffleRecord,
    TableRecord,
)

#: A row as sqlite3 answers it: its values have whatever types the columns have.
Row = Sequence[Any]


def moment(when: datetime) -> str:
    """A moment as text; texts sort as the moments do."""
    return when.astimezone(UTC).isoformat(timespec="microseconds")


def moment_or_none(when: datetime | None) -> str | None:
    """A moment as text, or None."""
    return None if when is None else moment(when)


def read_moment_or_none(text: str | None) -> datetime | None:
    """The moment that a text names, or None."""
    return None if text is None else datetime.fromisoformat(text)


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
        table.affairs,
        moment_or_none(table.due_at),
    )


def table(row: Row, seats: Sequence[Row]) -> TableRecord:
    """The row of ``queries.TABLE`` with those of ``queries.SEATS``."""
    (table_id, guild_id, channel_id, host_id, stage, options, opened_at, closed_at, *rest) = row
    revision, affairs, due_at = rest
    return TableRecord(
        id=table_id,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        stage=stage,
        options=options,
        seats=tuple(
            SeatRecord(user_id, name, computer, bool(away), missed)
            for user_id, name, computer, away, missed in seats
        ),
        opened_at=datetime.fromisoformat(opened_at),
        closed_at=read_moment_or_none(closed_at),
        revision=revision,
        affairs=affairs,
        due_at=read_moment_or_none(due_at),
    )


def seat_rows(of: TableRecord) -> list[tuple[object, ...]]:
    """The values of all rows in ``seats``."""
    return [
        (of.id, number, seat.user_id, seat.name, seat.computer, int(seat.away), seat.missed)
        for number, seat in enumerate(of.seats)
    ]


def shuffle(row: Row) -> ShuffleRecord:
    """The row of ``queries.SHUFFLE``."""
    secret, words = row
    return ShuffleRecord(secret, words)


def notice(row: Row) -> NoticeRecord:
    """A row of ``queries.NOTICES``."""
    number, entry_number, event, body, noted_at = row
    return NoticeRecord(event, body, datetime.fromisoformat(noted_at), number, entry_number)


def notice_row(of: NoticeRecord) -> tuple[object, ...]:
    """The values of a new row in ``notices``, the table's id and the numbers apart."""
    return (of.event, of.body, moment(of.noted_at))


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
