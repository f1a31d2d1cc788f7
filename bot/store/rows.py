"""Converts between database rows and tables, games and histories.

Times are stored as ISO texts in UTC; options, set-ups and actions as JSON in the format of docs/record.md. A
game is stored with its whole set-up and deck, so that it can go on after the shipped deck has changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from datetime import UTC, date, datetime
from enum import StrEnum
from functools import lru_cache
from typing import TypeVar

from pydantic import TypeAdapter

from bot.store import records
from bot.store.database import Row
from bot.store.records import ChannelState, MessagePlace, Refusal, Role, SentMessage, TableMessage
from bot.tables.change import Notice, TableEvent
from bot.tables.deadlines import Downtime
from bot.tables.game_history import Entry, GameResult, GameStart
from bot.tables.options import TableOptions
from bot.tables.table import Shuffle, Stage, Table, TableSeat, TableState
from bot.tables.timing import next_due
from engine.actions import from_json, to_json
from engine.decks import Deck, deck_from_json, whole_deck_to_json
from engine.errors import GameError
from engine.options import Rules
from engine.record.record import options_from_json, options_to_json, setup_from_json, setup_to_json

#: The kinds of history entries: an action, and a take-back, which undoes an action.
ACTION = "action"
TAKE_BACK = "take_back"

#: Marks the result of a game played alone; a map of the day has its date instead.
ALONE = "alone"

#: The seat of a message for everyone at the table.
EVERYONE = -1

#: The number of parsed decks kept in memory; most games share the shipped ones.
DECKS = 32


_Word = TypeVar("_Word", bound=StrEnum)

_OPTIONS = TypeAdapter(TableOptions)
_STATE = TypeAdapter(TableState)
_EVENTS: Mapping[str, TypeAdapter[TableEvent]] = {
    kind.__name__: TypeAdapter(kind) for kind in TableEvent.__subclasses__()
}


@contextmanager
def _field(called: str) -> Iterator[None]:
    """Name the invalid field in errors, but not its value, which people may have written.

    Raises:
        ValueError: replaces any error that the block raises about the value.
    """
    try:
        yield
    except (GameError, KeyError, TypeError, ValueError) as error:
        said = error.key if isinstance(error, GameError) else type(error).__name__
        raise ValueError(f"{called} cannot be read ({said})") from None


def moment(when: datetime) -> str:
    """Return a time as text; the texts sort chronologically."""
    return when.astimezone(UTC).isoformat(timespec="microseconds")


def moment_or_none(when: datetime | None) -> str | None:
    """Return a time as text, or None."""
    return None if when is None else moment(when)


def read_moment_or_none(text: str | None) -> datetime | None:
    """Parse a time, or return None."""
    return None if text is None else datetime.fromisoformat(text)


# Tables


def counts_by_stage(found: Sequence[Row]) -> Mapping[Stage, int]:
    """Count tables in every open stage, from rows for the stages that have any."""
    counted = {Stage(stage): int(count) for stage, count in found}
    return {stage: counted.get(stage, 0) for stage in Stage if stage.is_open}


def new_table_row(table: Table) -> Row:
    """Return the values of a new row in ``tables``."""
    return (
        table.id,
        table.guild_id,
        table.channel_id,
        table.host_id,
        table.stage.value,
        written_options(table),
        moment(table.opened_at),
        table.revision,
        _written_state(table),
        moment_or_none(next_due(table)),
    )


def written_options(of: Table) -> str:
    """Return a table's options as stored."""
    return _OPTIONS.dump_json(of.options).decode()


def pattern_of_day(day: date) -> str:
    """Return the ``LIKE`` pattern for stored options with this map of the day."""
    return f'%"day":"{day.isoformat()}"%'


def changed_table_row(table: Table, before: int) -> Row:
    """Return the parameters of ``queries.CHANGE_TABLE``, for the row with the revision ``before``."""
    return (table.revision, _written_state(table), moment_or_none(next_due(table)), table.id, before)


def place_row(table: Table) -> Row:
    """Return a table's server, channel, host and stage as stored."""
    return (table.guild_id, table.channel_id, table.host_id, table.stage.value)


def table(row: Row, seats: Sequence[Row], shuffles: Sequence[Row]) -> Table:
    """Return a table without its game, from the rows of ``queries.TABLE``, ``SEATS`` and ``SHUFFLE``.

    Raises:
        ValueError: a value is invalid.
    """
    table_id, guild_id, channel_id, host_id, stage, options, opened_at, revision, written_state = row
    with _field("tables.state"):
        state = _STATE.validate_json(written_state)
    with _field("tables.options"):
        table_options = _OPTIONS.validate_json(options)
    with _field("tables.stage, tables.opened_at"):
        known_stage, opened = Stage(stage), datetime.fromisoformat(opened_at)
    return Table(
        id=table_id,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        options=table_options,
        stage=known_stage,
        seats=tuple(
            TableSeat(user_id, name, computer, bool(away), missed)
            for user_id, name, computer, away, missed in seats
        ),
        game=None,
        opened_at=opened,
        revision=revision,
        shuffle=Shuffle(*shuffles[0]) if shuffles else None,
        **{field.name: getattr(state, field.name) for field in fields(state)},
    )


def seat_rows(of: Table) -> list[Row]:
    """Return the values of all rows in ``seats``."""
    return [
        (of.id, number, seat.user_id, seat.name, seat.computer, int(seat.away), seat.missed)
        for number, seat in enumerate(of.seats)
    ]


def shuffle_row(table_id: str, of: Shuffle) -> Row:
    """Return the values of the row in ``shuffles``."""
    return (table_id, of.secret, of.commitment, of.message_id)


def _written_state(of: Table) -> str:
    return _STATE.dump_json(of, exclude_defaults=True).decode()


# Games and their histories


def deck_row(start: GameStart) -> tuple[str, str]:
    """Return the values of a new row in ``decks``: the hash that games refer to, and the deck."""
    deck = _written(whole_deck_to_json(start.deck))
    return hashlib.sha256(deck.encode()).hexdigest(), deck


def game_row(table_id: str, start: GameStart, deck_hash: str) -> Row:
    """Return the values of a new row in ``games``."""
    options, setup = _written(options_to_json(start.options)), _written(setup_to_json(start.setup))
    return (table_id, start.seed, options, deck_hash, setup, moment(start.begun_at))


def game_start(row: Row) -> GameStart:
    """Return a game's start from the row of ``queries.GAME_START``.

    Raises:
        ValueError: a value is invalid.
    """
    seed, written_options, written_deck, written_setup, begun_at = row
    with _field("games.options"):
        options = options_from_json(json.loads(written_options))
    with _field("decks.body"):
        deck = _deck(written_deck, options.rules)
    with _field("games.setup"):
        setup = setup_from_json(json.loads(written_setup), options, deck)
    with _field("games.begun_at"):
        return GameStart(seed, options, deck, setup, datetime.fromisoformat(begun_at))


@lru_cache(maxsize=DECKS)
def _deck(written: str, rules: Rules) -> Deck:
    """Parse a stored deck. Cached, because parsing a deck takes longer than reading a game."""
    return deck_from_json(json.loads(written), rules, with_provinces=True)


def entry_row(table_id: str, of: Entry) -> Row:
    """Return the values of a new row in ``entries``."""
    kind, body = (TAKE_BACK, "") if of.action is None else (ACTION, _written(to_json(of.action)))
    return (table_id, of.number, kind, of.seat, of.user_id, body, of.undoes, moment(of.accepted_at))


def entry(row: Row) -> Entry:
    """Return a history entry from a row of ``queries.ENTRIES``.

    Raises:
        ValueError: a value is invalid.
    """
    number, kind, seat, user_id, body, undoes, accepted_at = row
    with _field(f"entries.body, entries.accepted_at of entry {number}"):
        action = from_json(json.loads(body)) if kind == ACTION else None
        return Entry(number, seat, user_id, datetime.fromisoformat(accepted_at), action, undoes)


def notice_row(table_id: str, event: TableEvent, now: datetime) -> Row:
    """Return the values of a new row in ``notices``, without the numbers."""
    name = type(event).__name__
    return (table_id, name, _EVENTS[name].dump_json(event).decode(), moment(now))


def notice(row: Row) -> Notice:
    """Return a notice from a row of ``queries.NOTICES``.

    Raises:
        ValueError: a value is invalid.
    """
    number, entry_number, name, body, noted_at = row
    with _field(f"notices.event, notices.body, notices.noted_at of notice {number}"):
        event = _EVENTS[name].validate_json(body)
        return Notice(number, entry_number, datetime.fromisoformat(noted_at), event)


def result_row(of: GameResult) -> Row:
    """Return the values of a new row in ``results``."""
    alone = (ALONE if of.day is None else of.day.isoformat()) if of.alone else None
    return (of.table_id, of.guild_id, of.rules, moment(of.finished_at), alone)


def seat_result_rows(of: GameResult) -> list[Row]:
    """Return the values of the new rows in ``result_seats``."""
    return [
        (of.table_id, number, seat.user_id, seat.name, seat.computer, seat.total, seat.rank)
        for number, seat in enumerate(of.seats)
    ]


# Downtimes


def downtime(row: Row) -> Downtime:
    """Return a downtime from a row of ``queries.DOWNTIMES``."""
    number, shard, shards, since, until = row
    return Downtime(number, shard, shards, datetime.fromisoformat(since), datetime.fromisoformat(until))


# Messages


def is_known(row: Row) -> bool:
    """Return whether this version knows the role of a message in a row of ``queries.MESSAGES``."""
    return _known(Role, row[0]) is not None


def message(row: Row) -> TableMessage:
    """Return a message and its place from such a row."""
    role, seat, number, channel_id, message_id, occasion, fingerprint, sent_at = row
    place = MessagePlace(Role(role), None if seat == EVERYONE else seat, number)
    about, sent = records.read(place.role, occasion), datetime.fromisoformat(sent_at)
    return place, SentMessage(channel_id, message_id, about, fingerprint, sent)


def message_row(table_id: str, place: MessagePlace, of: SentMessage) -> Row:
    """Return the parameters of ``queries.REMEMBER_MESSAGE``."""
    occasion = records.written(of.occasion)
    sent = (of.channel_id, of.message_id, occasion, of.fingerprint, moment(of.sent_at))
    return (table_id, *place_of_message(place), *sent)


def place_of_message(place: MessagePlace) -> Row:
    """Return the role, seat and number of a message as they are stored."""
    return (str(place.role), EVERYONE if place.seat is None else place.seat, place.number)


def channel_state(channel_id: int, found: Sequence[Row]) -> ChannelState:
    """Return the state of a channel from rows of ``queries.CHANNEL_STATE``, one for each member.

    A tag that only a later version knows counts as none, so that the post is tagged again.
    """
    if not found:
        return ChannelState(channel_id)
    is_thread, tagged, refusal, _ = found[0]
    return ChannelState(
        channel_id,
        None if is_thread is None else bool(is_thread),
        frozenset(user_id for *_, user_id in found if user_id is not None),
        _known(Stage, tagged),
        None if refusal is None else Refusal(refusal),
    )


def channel_state_row(table_id: str, of: ChannelState) -> Row:
    """Return the parameters of ``queries.REMEMBER_CHANNEL``."""
    is_thread = None if of.is_thread is None else int(of.is_thread)
    tagged, refusal = (None if one is None else str(one) for one in (of.tagged, of.refusal))
    return (table_id, of.channel_id, is_thread, tagged, refusal)


def _known(kind: type[_Word], text: str | None) -> _Word | None:
    """Return the value with this text; None if there is no such value."""
    return next((value for value in kind if value == text), None)


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
