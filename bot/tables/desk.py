"""The desk at which every change of a table is made: one at a time, stored, and then told.

``Tables`` and the groups of what can be done with a table (``shuffles``, ``votes``, ``hosting``,
``company``) all work through it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.store.errors import ChannelTakenError, StaleWriteError
from bot.store.interface import Store
from bot.store.records import ShuffleRecord
from bot.tables.change import Outcome
from bot.tables.errors import TableError
from bot.tables.events import Notice, TableEvent, notice_from_record
from bot.tables.shelf import Shelf
from bot.tables.table import Table
from engine.actions import Action
from engine.events import Event

log = logging.getLogger(__name__)

#: Called with every table that has changed, after the change is stored; must not wait for anything.
Subscriber = Callable[[Table, tuple[Event, ...]], None]

#: How often a change is tried again when another process was faster.
ATTEMPTS = 5

#: Letters and digits of table ids: none that is read as another.
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8

_Changed = TypeVar("_Changed")


class Desk:
    """Where tables are read and changed."""

    def __init__(self, store: Store, clock: Clock, kept_games: int) -> None:
        """Keep at most ``kept_games`` games in memory."""
        self.store = store
        self.clock = clock
        self.shelf = Shelf(store, clock, kept_games)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._subscribers: list[Subscriber] = []
        self._followers: list[Callable[[Table], None]] = []

    def subscribe(self, callback: Subscriber) -> None:
        """Have ``callback`` called after every stored change, in the order of the changes of a table."""
        self._subscribers.append(callback)

    def follow(self, callback: Callable[[Table], None]) -> None:
        """Have ``callback`` called as subscribers are, and after all of them."""
        self._followers.append(callback)

    async def get(self, table_id: str) -> Table:
        """The table as it is stored now.

        Raises:
            TableError: ``table-gone``.
        """
        table = await self.shelf.table(table_id)
        if table is None:
            raise TableError("table-gone")
        return table

    async def notices(self, table_id: str, after: int = -1) -> tuple[Notice, ...]:
        """What has happened at a table beside the moves, with a greater number than ``after``."""
        return tuple(map(notice_from_record, await self.store.notices(table_id, after)))

    async def change(self, table_id: str, step: Callable[[Table], Awaitable[_Changed]]) -> _Changed:
        """Run ``step`` alone on the table as it is stored, and again if another process was faster.

        Raises:
            TableError: ``table-gone``, or ``table-busy`` when other processes keep changing it.
        """
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            for _ in range(ATTEMPTS):
                table = await self.get(table_id)
                try:
                    return await step(table)
                except StaleWriteError:
                    continue
        raise TableError("table-busy")

    def new_id(self) -> str:
        """The id of a table to come."""
        return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))

    async def open(self, table: Table) -> Table:
        """Store a new table and tell of it; not within a step.

        Raises:
            TableError: ``channel-has-table``.
        """
        for _ in range(ATTEMPTS):
            try:
                await self.shelf.add(table)
            except ChannelTakenError:
                other_id = await self.store.open_table_in(table.channel_id)
                other = None if other_id is None else await self.shelf.table(other_id)
                if other is not None and other.stage.is_open:
                    raise TableError("channel-has-table", host=other.host_name) from None
            else:
                self.tell(table)
                return table
        raise TableError("table-busy")

    # Within a step

    async def save(
        self,
        table: Table,
        *events: TableEvent,
        shuffle: ShuffleRecord | None = None,
        by_person: bool = True,
    ) -> Table:
        """Store a changed table and tell of it; ``by_person`` when somebody has done something."""
        if by_person:
            table = self.touched(table)
        saved = await self.shelf.save(table, events, shuffle)
        self.tell(saved, events)
        return saved

    async def deal(self, table: Table, shuffle: ShuffleRecord, *events: TableEvent) -> Table:
        """Begin the game of a table with this shuffle, and tell of it."""
        dealt = await self.shelf.begin(table, shuffle, events)
        self.tell(dealt, events)
        return dealt

    async def apply(self, table: Table, action: Action, user_id: int | None, *events: TableEvent) -> Outcome:
        """Do an action and tell of it; ``user_id`` is None when a computer player has decided."""
        if user_id is not None:
            table = self.touched(table)
        outcome = await self.shelf.apply(table, action, user_id, events)
        self.tell(outcome.table, outcome.events)
        return outcome

    async def roll_back(self, table: Table, keep: int, user_id: int | None, *events: TableEvent) -> Table:
        """Go back to where ``keep`` actions of the game stand, and tell of it."""
        table = await self.shelf.roll_back(table, keep, user_id, events)
        self.tell(table, events)
        return table

    def touched(self, table: Table) -> Table:
        """The table with the note that a person has done something just now."""
        return table.with_affairs(touched_at=self.clock.now())

    def tell(self, table: Table, events: tuple[Event, ...] = ()) -> None:
        """Tell the subscribers of a stored change, then those who follow it."""
        for subscriber in self._subscribers:
            try:
                subscriber(table, events)
            except Exception:
                log.exception("a subscriber failed on table %s at revision %d", table.id, table.revision)
        for follower in self._followers:
            follower(table)
