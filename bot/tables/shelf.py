"""The tables in memory: at most so many, each as the store has it.

A table is taken from memory only while its revision is the stored one, so several processes may
serve the same tables. A game is never stored as such: it is replayed from its start and its actions.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.clock import Clock
from bot.store.interface import Entry, EntryKind, StaleWriteError, Store, StoredTable, TableRecord
from bot.tables import records
from bot.tables.table import Outcome, Stage, Table
from engine.actions import Action
from engine.game import Game

#: After so many replayed actions the event loop gets a turn.
ACTIONS_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class _Shelved:
    """A table with the numbers of the entries that are its game's actions, and of the next entry."""

    table: Table
    numbers: tuple[int, ...] = ()
    next_number: int = 0


class Shelf:
    """Reads and writes tables, and keeps those that were used last."""

    def __init__(self, store: Store, clock: Clock, kept: int) -> None:
        """Keep at most ``kept`` tables in memory."""
        self._store = store
        self._clock = clock
        self._kept = kept
        self._shelved: OrderedDict[str, _Shelved] = OrderedDict()

    async def table(self, table_id: str) -> Table | None:
        """The table as it is stored now."""
        shelved = await self._find(table_id)
        return None if shelved is None else shelved.table

    async def add(self, table: Table) -> None:
        """Store a new table.

        Raises:
            ChannelTakenError: the channel has an open table.
        """
        await self._store.add_table(records.table_to_record(table))
        self._keep(_Shelved(table))

    async def save(self, table: Table) -> Table:
        """Store who sits where and the stage; answers the table with its new revision.

        Raises:
            StaleWriteError: another process was faster.
        """
        shelved = self._of(table)
        saved = await self._store.save_table(self._record(table))
        return self._keep(replace(shelved, table=replace(table, revision=saved.revision)))

    async def begin(self, table: Table) -> Table:
        """Shuffle, deal and store how the game began.

        Raises:
            StaleWriteError: another process was faster.
        """
        start, game = records.new_game(table, self._clock.now())
        begun = replace(table, stage=Stage.RUNNING, game=game)
        saved = await self._store.begin_game(self._record(begun), start)
        return self._keep(_Shelved(replace(begun, revision=saved.revision)))

    async def apply(self, table: Table, action: Action, user_id: int | None) -> Outcome:
        """Do an action and store it.

        Raises:
            GameError: the engine refuses it.
            StaleWriteError: another process was faster.
        """
        game, events = _game_of(table).apply(action)
        shelved = self._of(table)
        number = shelved.next_number
        moved = replace(table, game=game, stage=Stage.FINISHED if game.is_over else Stage.RUNNING)
        body = records.action_to_text(action)
        entry = Entry(number, EntryKind.ACTION, action.seat, user_id, body, None, self._clock.now())
        saved = await self._store.append(self._record(moved), entry)
        moved = replace(moved, revision=saved.revision)
        self._keep(_Shelved(moved, (*shelved.numbers, number), number + 1))
        return Outcome(moved, action.seat, action, tuple(events))

    async def take_back(self, table: Table, seat: int, user_id: int | None) -> Outcome:
        """Undo a seat's last action and store that it is undone.

        Raises:
            GameError: the engine refuses it.
            StaleWriteError: another process was faster.
        """
        before = _game_of(table)
        game, action = before.take_back(seat)
        shelved = self._of(table)
        place = _last_place(before.actions, action)
        entry = Entry(
            number=shelved.next_number,
            kind=EntryKind.TAKE_BACK,
            seat=seat,
            user_id=user_id,
            body="",
            undoes=shelved.numbers[place],
            accepted_at=self._clock.now(),
        )
        moved = replace(table, game=game)
        saved = await self._store.append(self._record(moved), entry)
        moved = replace(moved, revision=saved.revision)
        numbers = shelved.numbers[:place] + shelved.numbers[place + 1 :]
        self._keep(_Shelved(moved, numbers, entry.number + 1))
        return Outcome(moved, seat, action, ())

    async def _find(self, table_id: str) -> _Shelved | None:
        shelved = self._shelved.get(table_id)
        if shelved is not None and shelved.table.revision == await self._store.revision(table_id):
            self._shelved.move_to_end(table_id)
            return shelved
        stored = await self._store.load(table_id)
        if stored is None:
            self._shelved.pop(table_id, None)
            return None
        found = await _replay(stored)
        self._keep(found)
        return found

    def _of(self, table: Table) -> _Shelved:
        """What is kept beside a table that ``table`` has just answered."""
        shelved = self._shelved.get(table.id)
        if shelved is None or shelved.table.revision != table.revision:
            raise StaleWriteError(table.id)
        return shelved

    def _keep(self, shelved: _Shelved) -> Table:
        """Keep a table unless a newer state of it is kept already: a slow reader may come late."""
        table = shelved.table
        other = self._shelved.get(table.id)
        if other is None or other.table.revision <= table.revision:
            self._shelved[table.id] = shelved
        self._shelved.move_to_end(table.id)
        while len(self._shelved) > self._kept:
            self._shelved.popitem(last=False)
        return table

    def _record(self, table: Table) -> TableRecord:
        record = records.table_to_record(table)
        return record if table.stage.is_open else replace(record, closed_at=self._clock.now())


async def _replay(stored: StoredTable) -> _Shelved:
    table = records.table_from_record(stored.record)
    if stored.start is None:
        return _Shelved(table)
    undone = {entry.undoes for entry in stored.entries}
    played = [
        entry for entry in stored.entries if entry.kind is EntryKind.ACTION and entry.number not in undone
    ]
    game = records.game_at_start(stored.start)
    for count, entry in enumerate(played, start=1):
        game, _ = game.apply(records.action_from_text(entry.body))
        if count % ACTIONS_AT_ONCE == 0:
            await asyncio.sleep(0)
    numbers = tuple(entry.number for entry in played)
    return _Shelved(replace(table, game=game), numbers, len(stored.entries))


def _game_of(table: Table) -> Game:
    if table.game is None:
        raise ValueError(f"the game of table {table.id} has not begun")
    return table.game


def _last_place(actions: Sequence[Action], action: Action) -> int:
    """Where in the list the last such action stands."""
    return max(place for place, other in enumerate(actions) if other == action)
