"""What the bot asks of a database: one small interface, so that another can take SQLite's place.

It takes and gives tables as ``bot.tables`` knows them. Every method that writes is one transaction, done
when the method returns.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from bot.store.records import MessageRecord, Owner, PersonData, StoredTable, TableMessage, TableVersion
from bot.tables.change import Change
from bot.tables.events import Notice
from bot.tables.results import GameResult
from bot.tables.table import Table


class PeopleStore(Protocol):
    """Settings, results, export and forgetting: the part of the store that is about people.

    All methods may raise ``StoreError``.
    """

    async def preferences(self, owner: Owner, owner_id: int) -> str | None:
        """The settings of a server or of a player, as JSON; None where there are none."""
        ...

    async def preferences_of_all(
        self, owners: Collection[tuple[Owner, int]]
    ) -> Mapping[tuple[Owner, int], str]:
        """The settings of several servers and players, read at once; those without any are left out."""
        ...

    async def save_preferences(self, owner: Owner, owner_id: int, body: str) -> None:
        """Keep these settings in place of those before."""
        ...

    async def results_of(self, guild_id: int) -> tuple[GameResult, ...]:
        """The results of all games that were finished in a server, the oldest first."""
        ...

    async def data_of(self, user_id: int) -> PersonData:
        """Everything that names this person."""
        ...

    async def forget(self, user_id: int, places: Sequence[tuple[str, int]]) -> None:
        """Delete what is kept of a person; games stay, with the seats anonymous.

        ``places`` are seats that the person has just left: their private messages are forgotten too.
        """
        ...


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

    async def add_table(self, table: Table) -> None:
        """Store a new table.

        Raises:
            ChannelTakenError: the channel has an open table.
        """
        ...

    async def save(self, before: Table, change: Change, now: datetime) -> None:
        """Store what has become of a table: the table itself, and all that the change adds.

        The table's game is not stored but for how it began and its history. A shuffle is kept for good
        once a table has one: its secret as it is, its words in place of those before.

        Raises:
            StaleWriteError: the table has changed since ``before``, or the number of an entry is taken.
        """
        ...

    async def load(self, table_id: str) -> StoredTable | None:
        """The table with that id and its whole history, as they were at one moment.

        Raises:
            GameError, ValueError: what is stored of it makes no sense.
        """
        ...

    async def revision(self, table_id: str) -> int | None:
        """The table's present revision; cheap."""
        ...

    async def notices(self, table_id: str, after: int = -1) -> tuple[Notice, ...]:
        """The notices of a table with a greater number than ``after``, in order."""
        ...

    async def revision_and_notices(self, table_id: str, after: int) -> tuple[int | None, tuple[Notice, ...]]:
        """The table's present revision, and its notices with a greater number than ``after`` then."""
        ...

    async def next_due(self) -> datetime | None:
        """The earliest ``due_at`` of all tables."""
        ...

    async def due_tables(self, now: datetime) -> tuple[str, ...]:
        """The ids of the tables that are due, the longest overdue first."""
        ...

    async def open_table_in(self, channel_id: int) -> TableVersion | None:
        """The open table in that channel."""
        ...

    async def last_game_in(self, channel_id: int) -> str | None:
        """The id of the table in that channel whose game was the last to end, or to be ended."""
        ...

    async def open_tables(self) -> tuple[TableVersion, ...]:
        """All open tables, oldest first."""
        ...

    async def open_tables_of(self, user_id: int) -> tuple[TableVersion, ...]:
        """The open tables at which this person sits, oldest first."""
        ...

    async def open_tables_with_guest(self, user_id: int) -> tuple[TableVersion, ...]:
        """The open tables to which this person is invited or that they watch, oldest first."""
        ...

    async def open_tables_in_server(self, guild_id: int) -> tuple[TableVersion, ...]:
        """The open tables of a server, oldest first."""
        ...

    async def unannounced_tables(self) -> tuple[TableVersion, ...]:
        """Closed tables whose end has not been shown to all yet, oldest first."""
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

    async def recall_all(self, keys: Collection[str]) -> Mapping[str, str]:
        """The texts under several keys, read at once; keys that there are not are left out."""
        ...

    async def forget(self, key: str) -> None:
        """Drop the key; nothing happens when there is none."""
        ...
