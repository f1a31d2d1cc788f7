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
from bot.store.errors import StaleWriteError
from bot.store.interface import Store
from bot.store.records import Entry, EntryKind, NoticeRecord, ShuffleRecord, StoredTable, TableRecord
from bot.tables import deadlines, records
from bot.tables.change import Outcome
from bot.tables.errors import TableError
from bot.tables.events import ReminderDue, TableEvent, VoteEnded, notice_to_record
from bot.tables.table import Stage, Table
from engine.actions import Action
from engine.game import Game
from engine.shuffle import commitment_to

#: What happens with a change beside the moves.
Events = Sequence[TableEvent]

#: After so many replayed actions the event loop gets a turn.
ACTIONS_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class _Shelved:
    """A table with the numbers of the entries that are its game's actions, and of the next entry.

    ``shuffle`` is there once the game has begun.
    """

    table: Table
    numbers: tuple[int, ...] = ()
    next_number: int = 0
    shuffle: ShuffleRecord | None = None


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

    def shuffle_of(self, table: Table) -> ShuffleRecord:
        """What decides the shuffle of a table that ``table`` has just answered.

        Raises:
            TableError: ``no-shuffle-kept``, its game has not begun.
            StaleWriteError: the table has changed since.
        """
        shuffle = self._of(table).shuffle
        if shuffle is None:
            raise TableError("no-shuffle-kept")
        return shuffle

    async def add(self, table: Table) -> None:
        """Store a new table.

        Raises:
            ChannelTakenError: the channel has an open table.
        """
        await self._store.add_table(self._record(table))
        self._keep(_Shelved(table))

    async def save(self, table: Table, events: Events = (), shuffle: ShuffleRecord | None = None) -> Table:
        """Store who sits where, the stage and the affairs; answers the table as it is stored.

        Raises:
            StaleWriteError: another process was faster.
        """
        shelved = self._of(table)
        table = self._settled(table)
        saved = await self._store.save_table(self._record(table), self._notices(events), shuffle)
        table = replace(table, revision=saved.revision)
        return self._keep(replace(shelved, table=table, shuffle=shuffle or shelved.shuffle))

    async def begin(self, table: Table, shuffle: ShuffleRecord, events: Events = ()) -> Table:
        """Shuffle, deal and store how the game began.

        Raises:
            StaleWriteError: another process was faster.
        """
        words = records.words_from_text(shuffle.words)
        start, game = records.new_game(table, shuffle.secret, words, self._clock.now())
        begun = self._settled(replace(table, stage=Stage.RUNNING, game=game))
        saved = await self._store.begin_game(self._record(begun), start, self._notices(events), shuffle)
        return self._keep(_Shelved(replace(begun, revision=saved.revision), shuffle=shuffle))

    async def apply(self, table: Table, action: Action, user_id: int | None, events: Events = ()) -> Outcome:
        """Do an action and store it.

        Raises:
            GameError: the engine refuses it.
            StaleWriteError: another process was faster.
        """
        game, happened = _game_of(table).apply(action)
        shelved = self._of(table)
        number = shelved.next_number
        stage = Stage.FINISHED if game.is_over else Stage.RUNNING
        moved = self._settled(replace(table, game=game, stage=stage))
        if game.is_over and table.vote is not None:
            events = (*events, VoteEnded(table.vote.kind, "overtaken"))
        body = records.action_to_text(action)
        entry = Entry(number, EntryKind.ACTION, action.seat, user_id, body, None, self._clock.now())
        result = records.result_of(moved, self._clock.now()) if game.is_over else None
        saved = await self._store.append(
            self._record(moved), entry, notices=self._notices(events), result=result
        )
        moved = replace(moved, revision=saved.revision)
        numbers = (*shelved.numbers, number)
        self._keep(replace(shelved, table=moved, numbers=numbers, next_number=number + 1))
        return Outcome(moved, (*happened, *events), seat=action.seat, action=action)

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
        moved = self._settled(replace(table, game=game))
        saved = await self._store.append(self._record(moved), entry)
        moved = replace(moved, revision=saved.revision)
        numbers = shelved.numbers[:place] + shelved.numbers[place + 1 :]
        self._keep(replace(shelved, table=moved, numbers=numbers, next_number=entry.number + 1))
        return Outcome(moved, seat=seat, action=action)

    def entry_of(self, table: Table, place: int) -> int:
        """The number of the entry that is the action in this place of the table's game."""
        return self._of(table).numbers[place]

    def place_of(self, table: Table, entry: int) -> int | None:
        """Where in the game the action of this entry stands, or None when it is undone."""
        numbers = self._of(table).numbers
        return numbers.index(entry) if entry in numbers else None

    async def roll_back(self, table: Table, keep: int, user_id: int | None, events: Events = ()) -> Table:
        """Undo all actions but the first ``keep`` by as many entries, in one change.

        Raises:
            StaleWriteError: another process was faster.
        """
        before = _game_of(table)
        shelved = self._of(table)
        now = self._clock.now()
        undone = list(zip(before.actions, shelved.numbers, strict=True))[keep:]
        entries = [
            Entry(number, EntryKind.TAKE_BACK, action.seat, user_id, "", undoes, now)
            for number, (action, undoes) in enumerate(reversed(undone), start=shelved.next_number)
        ]
        game = Game.replay(before.options, before.deck, before.setup, before.actions[:keep])
        moved = self._settled(replace(table, game=game))
        saved = await self._store.append(self._record(moved), *entries, notices=self._notices(events))
        moved = replace(moved, revision=saved.revision)
        next_number = shelved.next_number + len(entries)
        return self._keep(
            replace(shelved, table=moved, numbers=shelved.numbers[:keep], next_number=next_number)
        )

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

    def _settled(self, table: Table) -> Table:
        return deadlines.settled(table, self._clock.now())

    def _notices(self, events: Events) -> list[NoticeRecord]:
        """The events that are kept; a reminder is news only for a moment."""
        now = self._clock.now()
        return [notice_to_record(event, now) for event in events if not isinstance(event, ReminderDue)]

    def _record(self, table: Table) -> TableRecord:
        record = replace(records.table_to_record(table), due_at=deadlines.next_due(table))
        return record if table.stage.is_open else replace(record, closed_at=self._clock.now())


async def _replay(stored: StoredTable) -> _Shelved:
    shuffle = stored.shuffle
    commitment = None if shuffle is None else commitment_to(shuffle.secret)
    table = records.table_from_record(stored.record, commitment)
    if stored.start is None:
        return _Shelved(table, shuffle=shuffle)
    game = records.game_at_start(stored.start)
    for count, entry in enumerate(stored.played, start=1):
        game, _ = game.apply(records.action_from_text(entry.body))
        if count % ACTIONS_AT_ONCE == 0:
            await asyncio.sleep(0)
    numbers = tuple(entry.number for entry in stored.played)
    return _Shelved(replace(table, game=game), numbers, len(stored.entries), shuffle)


def _game_of(table: Table) -> Game:
    if table.game is None:
        raise ValueError(f"the game of table {table.id} has not begun")
    return table.game


def _last_place(actions: Sequence[Action], action: Action) -> int:
    """Where in the list the last such action stands."""
    return max(place for place, other in enumerate(actions) if other == action)
