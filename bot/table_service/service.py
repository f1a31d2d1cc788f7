"""``TableService``: everything that can be done with tables, for one caller a table at a time.

A change is made by a rule (``bot.tables.rules``), stored in one transaction, and only then told to
whoever asked and to the subscribers. Nothing about a game lives only here: a table is read from the
store whenever another process may have changed it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import overload
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.store.errors import ChannelTakenError, StaleWriteError
from bot.store.interface import Store
from bot.store.records import TableVersion
from bot.table_service.cache import TableCache, UnreadableTableError
from bot.table_service.computer_moves import PATIENCE, ComputerMoves, Think
from bot.table_service.scheduler import Scheduler
from bot.table_service.seeds import new_secret
from bot.tables import lobby, requests, shuffles
from bot.tables.change import Change, Outcome
from bot.tables.errors import TableError
from bot.tables.events import GameCommitted, Notice
from bot.tables.options import TableOptions
from bot.tables.own_games import GameOfGuest, GameOfPerson, game_of_person, welcome_of
from bot.tables.rules import change_of
from bot.tables.table import Table
from bot.tables.table_state import Person
from engine.actions import Action
from engine.events import Event
from engine.shuffle import ShuffleProof

log = logging.getLogger(__name__)

#: Called with every table that has changed, after the change is stored; must not wait for anything.
Subscriber = Callable[[Table, tuple[Event, ...]], None]

#: How many games are kept in memory; a game takes less than 100 kB.
KEPT_GAMES = 200

#: How often a change is tried again when another process was faster.
ATTEMPTS = 5

#: Letters and digits of table ids: none that is read as another.
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8


class TableService:
    """All tables of the bot.

    Every method that is given a ``table_id`` raises ``TableError("table-gone")`` when there is no such
    table, and ``UnreadableTableError`` when it cannot be read. A refused request changes nothing and is
    told to nobody else.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        think: Think,
        kept_games: int = KEPT_GAMES,
        patience: float = PATIENCE,
    ) -> None:
        """Use ``think`` for the decisions of computer seats.

        ``kept_games`` is how many games are kept in memory, at least one, and ``patience`` how many
        seconds a computer player may think.
        """
        self._store = store
        self._clock = clock
        self._cache = TableCache(store, kept_games)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._subscribers: list[Subscriber] = []
        self._computers = ComputerMoves(think, self.get, self._act_for_computer, patience, clock)
        self._scheduler = Scheduler(store, clock, self._let_happen)

    def subscribe(self, callback: Subscriber) -> None:
        """Have ``callback`` called after every stored change, in the order of the changes of a table.

        It is called with the table and with what has happened: events of the engine and those of
        ``bot.tables.events``.
        """
        self._subscribers.append(callback)

    # Changing tables

    @overload
    async def do(self, table_id: str, request: requests.Act | requests.TakeBack) -> Outcome: ...

    @overload
    async def do(self, table_id: str, request: requests.Request) -> Change: ...

    async def do(self, table_id: str, request: requests.Request) -> Change:
        """Do what is asked of a table, store it, and tell the subscribers.

        Raises:
            TableError: the table refuses it; ``table-busy`` when other processes keep changing it.
            GameError: the engine refuses it.
            MovedOnError: the moment that was meant has passed.
        """
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            for _ in range(ATTEMPTS):
                table = await self.get(table_id)
                change = change_of(table, request, self._clock.now())
                if change.unchanged:
                    return change
                try:
                    await self._store.save(table, change, self._clock.now())
                except StaleWriteError:
                    continue
                self._cache.keep(change.table)
                self._tell(change.table, change.events)
                return change
        raise TableError("table-busy")

    async def open(
        self, guild_id: int, channel_id: int, host: Person, options: TableOptions, computers: int = 0
    ) -> Table:
        """Open a table in a channel; the host has the first seat, computer players the next.

        Raises:
            TableError: ``channel-has-table`` or ``computers-out-of-range``.
            InvalidInput: the options fit no game.
        """
        now = self._clock.now()
        return await self._add(
            lobby.new_table(_new_table_id(), guild_id, channel_id, host, options, computers, now)
        )

    async def begin(self, table_id: str, user_id: int) -> Table:
        """Draw a secret seed, commit to it and deal the cards; computer seats start to move.

        At a table with words players are asked to get ready first (``AddWord``): the table is in the
        stage ``READY`` then.

        Raises:
            TableError: ``not-host-begin``, ``too-few-seats``, ``game-running``, or the table is closed.
        """
        lobby.check_begin(await self.get(table_id), user_id)
        return (await self.do(table_id, requests.Begin(user_id, new_secret()))).table

    async def rematch(self, table_id: str, person: Person) -> Table:
        """Open a table in the same channel with the same options and computer seats.

        The person who asks becomes host; the other people are invited. When somebody else was faster, the
        person sits down at the table that was opened.

        Raises:
            TableError: ``game-not-over``, ``not-seated``, ``channel-has-table``.
        """
        before = await self.get(table_id)
        table = lobby.rematch_of(before, _new_table_id(), person, self._clock.now())
        try:
            return await self._add(table)
        except TableError as error:
            found = await self._store.open_table_in(before.channel_id)
            if error.key != "channel-has-table" or found is None:
                raise
            return (await self.do(found.id, requests.JoinRematch(person, before.id))).table

    # Looking up

    async def get(self, table_id: str) -> Table:
        """The table as it is stored now, open or closed."""
        table = await self._cache.get(table_id)
        if table is None:
            raise TableError("table-gone")
        return table

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table in this channel."""
        found = await self._store.open_table_in(channel_id)
        table = None if found is None else await self._cache.get(found.id, found.revision)
        return table if table is not None and table.stage.is_open else None

    async def open_rematch(self, table_id: str) -> Table | None:
        """The open table in the channel of this one that is its rematch, if there is one by now."""
        before = await self.get(table_id)
        table = await self.in_channel(before.channel_id)
        return table if table is not None and table.rematch_of == before.id else None

    async def of_person(self, user_id: int) -> tuple[Table, ...]:
        """The open tables at which this person sits, oldest first."""
        return await self._readable(await self._store.open_tables_of(user_id))

    async def of_server(self, guild_id: int) -> tuple[Table, ...]:
        """The open tables of a server, oldest first."""
        return await self._readable(await self._store.open_tables_in_server(guild_id))

    async def games_of(self, user_id: int) -> tuple[GameOfPerson, ...]:
        """The open tables at which this person sits, oldest first, with what each wants of them."""
        found = (game_of_person(table, user_id) for table in await self.of_person(user_id))
        return tuple(game for game in found if game is not None)

    async def guest_games_of(self, user_id: int) -> tuple[GameOfGuest, ...]:
        """The open tables to which this person is invited or that they watch, oldest first."""
        tables = await self._readable(await self._store.open_tables_with_guest(user_id))
        found = ((table, welcome_of(table, user_id)) for table in tables)
        return tuple(GameOfGuest(table, welcome) for table, welcome in found if welcome is not None)

    async def unannounced(self) -> tuple[Table, ...]:
        """Tables that have closed while their end has not been shown to all (``mark_announced``)."""
        return await self._readable(await self._store.unannounced_tables())

    async def mark_announced(self, table_id: str) -> None:
        """Note that the end of this table has been shown to all; see ``unannounced``."""
        await self._store.mark_announced(table_id)

    async def notices(self, table_id: str, after: int = -1) -> tuple[Notice, ...]:
        """What has happened at a table beside the moves, with a greater number than ``after``.

        Notices are stored with the changes themselves: whoever remembers the number of the last one that
        was told misses none and tells none twice. Reminders are not among them.
        """
        return await self._store.notices(table_id, after)

    async def with_notices(self, table_id: str, after: int = -1) -> tuple[Table, tuple[Notice, ...]]:
        """A table and its ``notices`` as they were at one moment.

        Raises:
            TableError: ``table-busy`` when it keeps changing while it is read.
        """
        for _ in range(ATTEMPTS):
            revision, notices = await self._store.revision_and_notices(table_id, after)
            table = None if revision is None else await self._cache.get(table_id, revision)
            if table is None:
                raise TableError("table-gone")
            if table.revision == revision:
                return table, notices
        raise TableError("table-busy")

    async def proof(self, table_id: str) -> ShuffleProof:
        """Secret, words and commitment of a game that is over or was cancelled.

        Raises:
            TableError: ``shuffle-still-secret``, or ``no-shuffle-kept`` when the game never began.
        """
        table = await self.get(table_id)
        events = [notice.event for notice in await self.notices(table_id)]
        told = next((event.commitment for event in events if isinstance(event, GameCommitted)), None)
        return shuffles.proof_of(table, told)

    async def checked_proof(self, table_id: str) -> ShuffleProof:
        """The same, after the shuffle was made again and compared with what was told and dealt.

        Raises:
            GameError: ``wrong-commitment``, ``wrong-shuffle`` or ``words-deleted``.
            TableError: as ``proof`` does; ``cards-not-dealt`` when it was cancelled before the deal.
        """
        proof = await self.proof(table_id)
        shuffles.check_proof(await self.get(table_id), proof)
        return proof

    # What goes on by itself

    async def resume(self, look_at: Callable[[Table], None] | None = None) -> None:
        """Let computer seats of all running games go on, and begin to keep the time; once at start.

        The time in which the bot was off does not count for anybody. ``look_at`` is called with every open
        table: what else has to be done with all of them at start is done here, for each is read only once.
        """
        off_since = await self._scheduler.off_since()
        for version in await self._store.open_tables():
            for table in await self._readable([version]):
                if off_since is not None:
                    table = (await self.do(table.id, requests.GiveTimeBack(off_since))).table
                self._computers.wake(table)
                if look_at is not None:
                    look_at(table)
        self._scheduler.start()

    async def settled(self) -> None:
        """Wait until nothing that goes on by itself is left to do at this moment."""
        await self._scheduler.settled()
        await self._computers.settled()

    async def close(self) -> None:
        """Stop the scheduler and the computer players where they are; the store stays open."""
        await self._scheduler.close()
        await self._computers.close()

    # Within

    async def _add(self, table: Table) -> Table:
        """Store a new table and tell of it.

        Raises:
            TableError: ``channel-has-table``.
        """
        for _ in range(ATTEMPTS):
            try:
                await self._store.add_table(table)
            except ChannelTakenError:
                other = await self.in_channel(table.channel_id)
                if other is not None:
                    raise TableError("channel-has-table", host=other.host_name) from None
            else:
                self._cache.keep(table)
                self._tell(table, ())
                return table
        raise TableError("table-busy")

    async def _act_for_computer(self, table_id: str, action: Action) -> None:
        await self.do(table_id, requests.ActForComputer(action))

    async def _let_happen(self, table_id: str) -> None:
        await self.do(table_id, requests.Due())

    def _tell(self, table: Table, events: tuple[Event, ...]) -> None:
        """Tell of a stored change and wake what goes on by itself; should that fail, the change stands."""
        for subscriber in (*self._subscribers, self._computers.wake, self._scheduler.notice):
            try:
                subscriber(table, events)
            except Exception:
                log.exception("a subscriber failed on table %s at revision %d", table.id, table.revision)

    async def _readable(self, versions: Iterable[TableVersion]) -> tuple[Table, ...]:
        """These tables, but for any that cannot be read: it must not keep the bot from all others."""
        found = []
        for version in versions:
            try:
                table = await self._cache.get(version.id, version.revision)
            except UnreadableTableError:
                log.exception("table %s is left out", version.id)
                continue
            if table is not None:
                found.append(table)
        return tuple(found)


def _new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
