"""What the bot asks of a database: one small interface, so that another can take SQLite's place.

The store knows neither the engine nor Discord: options, set-ups and actions pass through it as
JSON texts. Every method that writes is one transaction, done when the method returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.store.people import PeopleStore, ResultRecord


class StoreError(Exception):
    """The database cannot be used; the message is one readable line (for the person who hosts the bot)."""


class StaleWriteError(Exception):
    """The table has changed since it was read: somebody else was faster, nothing was written."""


class ChannelTakenError(Exception):
    """The channel has an open table already; nothing was written."""


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


#: Notices to be stored together with a change.
Notices = Sequence[NoticeRecord]


class Store(Protocol):
    """Tables, seats, histories, messages and small settings; ``people`` has what is kept of people.

    All methods may raise ``StoreError``.
    """

    @property
    def people(self) -> PeopleStore:
        """Settings, results, export and forgetting."""
        ...

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        ...

    # Tables

    async def add_table(self, table: TableRecord) -> None:
        """Store a new table.

        Raises:
            ChannelTakenError: the channel has an open table.
        """
        ...

    async def save_table(
        self, table: TableRecord, notices: Notices = (), shuffle: ShuffleRecord | None = None
    ) -> TableRecord:
        """Store the table's stage, host, seats and affairs; answers it with its new revision.

        ``shuffle``, when given, is kept with the table: its secret for good, its words in place of those
        before. The notices are added, as they are by the other methods that take some.

        Raises:
            StaleWriteError: the table has changed since ``table.revision``.
        """
        ...

    async def begin_game(
        self,
        table: TableRecord,
        start: GameStart,
        notices: Notices = (),
        shuffle: ShuffleRecord | None = None,
    ) -> TableRecord:
        """Store the table as ``save_table`` does, and how its game began.

        Raises:
            StaleWriteError: the table has changed since ``table.revision``.
        """
        ...

    async def append(
        self,
        table: TableRecord,
        *entries: Entry,
        notices: Notices = (),
        result: ResultRecord | None = None,
    ) -> TableRecord:
        """Add rows to the game's history and store the table as ``save_table`` does.

        ``result`` comes with the last row of a finished game.

        Raises:
            StaleWriteError: the table has changed since ``table.revision``, or a number is taken.
        """
        ...

    async def load(self, table_id: str) -> StoredTable | None:
        """The table with that id and its whole history, as they were at one moment."""
        ...

    async def revision(self, table_id: str) -> int | None:
        """The table's present revision; cheap."""
        ...

    async def notices(self, table_id: str, after: int = -1) -> tuple[NoticeRecord, ...]:
        """The notices of a table with a greater number than ``after``, in order."""
        ...

    async def next_due(self) -> datetime | None:
        """The earliest ``due_at`` of all tables."""
        ...

    async def due_tables(self, now: datetime) -> tuple[str, ...]:
        """The ids of the tables that are due, the longest overdue first."""
        ...

    async def open_table_in(self, channel_id: int) -> str | None:
        """The id of the table in that channel that is open."""
        ...

    async def last_game_in(self, channel_id: int) -> str | None:
        """The id of the table in that channel whose game was the last to end, or to be ended."""
        ...

    async def open_tables_of(self, user_id: int) -> tuple[str, ...]:
        """The ids of the tables open at which this person sits, oldest first."""
        ...

    async def open_tables_with_guest(self, user_id: int) -> tuple[str, ...]:
        """The ids of the open tables to which this person is invited or that they watch, oldest first."""
        ...

    async def open_tables_in_server(self, guild_id: int) -> tuple[str, ...]:
        """The ids of the open tables of a server, oldest first."""
        ...

    async def tables_in(self, stages: frozenset[str]) -> tuple[str, ...]:
        """The ids of all tables in one of these stages, oldest first."""
        ...

    async def unannounced_tables(self) -> tuple[str, ...]:
        """The ids of closed tables whose end has not been shown to all yet, oldest first."""
        ...

    async def mark_announced(self, table_id: str) -> None:
        """Note that the end of this table has been shown to all."""
        ...

    # Messages: one for each table, role and seat

    async def remember_message(
        self, table_id: str, role: str, seat: int | None, message: MessageRecord
    ) -> None:
        """Keep this message in its place; the one that was there before is forgotten."""
        ...

    async def message(self, table_id: str, role: str, seat: int | None) -> MessageRecord | None:
        """The message in that place."""
        ...

    async def messages(self, table_id: str) -> tuple[TableMessage, ...]:
        """All remembered messages of a table, in the order in which they were first remembered."""
        ...

    async def forget_message(self, table_id: str, role: str, seat: int | None) -> None:
        """Empty that place; nothing happens when it is empty."""
        ...

    # Small settings

    async def remember(self, key: str, value: str) -> None:
        """Keep a small text under a key, in place of the one before."""
        ...

    async def recall(self, key: str) -> str | None:
        """The text under that key."""
        ...

    async def forget(self, key: str) -> None:
        """Drop the key; nothing happens when there is none."""
        ...
