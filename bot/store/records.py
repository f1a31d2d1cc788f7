"""What the store takes and gives: tables, games and people as plain values, the same for every database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class EntryKind(StrEnum):
    """What a row of a game's history is."""

    ACTION = "action"
    TAKE_BACK = "take_back"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A stored seat: of a person (``user_id``) or of a computer player (``computer``).

    It has neither when the data of its person was deleted. ``away`` says that a computer player plays
    it for its person, ``missed`` how many deadlines in a row that person has missed.
    """

    user_id: int | None
    name: str
    computer: str | None
    away: bool = False
    missed: int = 0


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A stored table without its history.

    ``options`` is JSON. ``revision`` counts the changes and is the one that was read: a write with
    an older one raises ``StaleWriteError``.
    """

    id: str
    guild_id: int
    channel_id: int
    host_id: int
    stage: str
    options: str
    seats: tuple[SeatRecord, ...]
    opened_at: datetime
    closed_at: datetime | None = None
    revision: int = 0
    affairs: str = "{}"
    due_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class GameStart:
    """How a game began: enough to replay it without shuffling anything again.

    ``options``, ``deck`` and ``setup`` are JSON; ``options`` names the edition of the rulings.
    ``seed`` is secret until the game is over.
    """

    seed: str
    options: str
    deck: str
    setup: str
    begun_at: datetime


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a game's history, which only ever grows.

    ``number`` counts from 0. A ``TAKE_BACK`` undoes the action with the number ``undoes``; its
    ``body`` is empty. ``user_id`` is None for a computer seat.
    """

    number: int
    kind: EntryKind
    seat: int
    user_id: int | None
    body: str
    undoes: int | None
    accepted_at: datetime


@dataclass(frozen=True, slots=True)
class ShuffleRecord:
    """What decides a shuffle: the secret seed, and what players have added to it (``words``, JSON)."""

    secret: str
    words: str


@dataclass(frozen=True, slots=True)
class NoticeRecord:
    """Something that was said at a table beside the moves: the name of the event, and it as JSON.

    ``number`` counts the notices of a table from 0, ``entry`` is the length of the game's history by
    then; the store fills in both.
    """

    event: str
    body: str
    noted_at: datetime
    number: int = -1
    entry: int = 0


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with everything that is needed to replay its game.

    ``start`` is None until the cards are dealt, ``shuffle`` until the game has begun.
    """

    record: TableRecord
    start: GameStart | None
    entries: tuple[Entry, ...]
    shuffle: ShuffleRecord | None = None

    @property
    def played(self) -> tuple[Entry, ...]:
        """The actions that stand, in order: those that no later entry undoes."""
        undone = {entry.undoes for entry in self.entries}
        return tuple(
            entry for entry in self.entries if entry.kind is EntryKind.ACTION and entry.number not in undone
        )


@dataclass(frozen=True, slots=True)
class MessageRecord:
    """A message that the bot has sent for a table.

    ``shown`` is what the message was last known to show, in the announcer's own words.
    """

    channel_id: int
    message_id: int
    shown: str
    created_at: datetime


@dataclass(frozen=True, slots=True)
class TableMessage:
    """A remembered message with its place: its role at the table and, for private ones, the seat."""

    role: str
    seat: int | None
    message: MessageRecord


class Owner(StrEnum):
    """Whose settings they are."""

    SERVER = "server"
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class ResultSeat:
    """How a seat has ended a game; ``rank`` counts from 1, and those who tie have the same."""

    user_id: int | None
    name: str
    computer: str | None
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """How a game has ended, one entry a seat."""

    table_id: str
    guild_id: int
    rules: str
    finished_at: datetime
    seats: tuple[ResultSeat, ...]


#: What is kept of a person, by the names of the tables of the database: rows by the names of columns.
PersonData = Mapping[str, Sequence[Mapping[str, object]]]
