"""``TableService``: everything that can be done with tables, for one caller per table at a time.

A change is made by a rule (``bot.tables.rules``), stored in one transaction, and only then told to the
person who asked and to the subscribers. Nothing about a game lives only here: a table is read from the
store whenever another process may have changed it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from datetime import datetime
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.store import Store
from bot.store.database import ChannelTakenError, StaleWriteError, StoreError
from bot.store.records import TableMessage, TableVersion
from bot.table_service.cache import TableCache, UnreadableTableError
from bot.table_service.calls import ChangesElsewhere, Heard
from bot.table_service.computer_moves import PAUSE, ComputerMoves
from bot.table_service.queries import ATTEMPTS, TableQueries
from bot.table_service.resumption import GoOn, Resumption, SetAside
from bot.table_service.scheduler import Scheduler
from bot.table_service.seeds import new_secret
from bot.tables import alone, game_moves, lobby, rules, shuffles, timing
from bot.tables.change import Change, P, PersonRule, Rule
from bot.tables.checks import channel_taken
from bot.tables.errors import TableError
from bot.tables.options import TableOptions
from bot.tables.table import Person, Stage, Table
from bot.workers.thinking import Think
from engine.actions import Action
from engine.events import Event

log = logging.getLogger(__name__)

#: Called with every table that has changed, after the change is stored; must not wait for anything.
Subscriber = Callable[[Table, tuple[Event, ...]], None]

#: How many games are kept in memory; a game takes less than 100 kB.
KEPT_GAMES = 200

#: Letters and digits of table ids: none that is read as another.
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8


def _nothing(*_: object) -> None:
    """Do nothing."""


def _always() -> bool:
    """Yes."""
    return True


class TableService(TableQueries):
    """All tables of the bot. A refused request changes nothing and is told to nobody else."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        think: Think,
        kept_games: int = KEPT_GAMES,
        pause: float = PAUSE,
        is_connected: Callable[[], bool] = _always,
    ) -> None:
        """Use ``think`` for the decisions of computer seats.

        ``kept_games`` is how many games are kept in memory, at least one, and ``pause`` how many
        seconds pass before a computer player is seen to move. ``is_connected`` tells whether people can
        reach the bot: nothing is due while they cannot.
        """
        super().__init__(store, TableCache(store, kept_games), clock)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._subscribers: list[Subscriber] = []
        self._computers = ComputerMoves(think, self.get, self._act_for_computer, pause, clock)
        self._scheduler = Scheduler(store, clock, self._do_due, self._give_time_back, is_connected)
        self._heard: Heard = _nothing
        self._elsewhere = ChangesElsewhere(store, self._tell_of)
        self._resumption = Resumption(store, self.readable)

    def subscribe(self, callback: Subscriber) -> None:
        """Have ``callback`` called after every stored change, in the order of the changes of a table.

        It is called with the table and with what has happened: events of the engine and those of
        ``bot.tables.events``.
        """
        self._subscribers.append(callback)

    # Changing tables

    async def do(
        self, table_id: str, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs
    ) -> Change:
        """Apply a rule that a person asks for, store the change, and notify the subscribers.

        Raises:
            TableError: the table refuses it; ``table-busy`` when other processes keep changing it.
            GameError: the engine refuses it.
            MovedOnError: the moment that was meant has passed.
        """

        def change_of(table: Table, now: datetime) -> Change:
            return rules.asked(table, now, rule, by, *args, **kwargs)

        return await self._change(table_id, change_of, by.id)

    async def do_unasked(self, table_id: str, rule: Rule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
        """Apply a rule for the clock or for a computer player; otherwise as ``do``."""

        def change_of(table: Table, now: datetime) -> Change:
            return rules.unasked(table, now, rule, *args, **kwargs)

        return await self._change(table_id, change_of, None)

    async def _change(
        self, table_id: str, change_of: Callable[[Table, datetime], Change], by: int | None
    ) -> Change:
        """Make a change from the stored table until it can be stored, for one caller per table at a time."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            for _ in range(ATTEMPTS):
                table = await self.get(table_id)
                now = self._clock.now()
                change = change_of(table, now)
                if change.unchanged:
                    return change
                try:
                    await self._store.save(table, change, now, by)
                except StaleWriteError:
                    continue
                except StoreError:
                    # The answer of the server may be lost, and the change stored.
                    if await self.get(table_id) != change.table:
                        raise
                self._cache.keep(change.table)
                self._tell(change.table, change.events)
                return change
        raise TableError("table-busy")

    def new_table(
        self,
        guild_id: int,
        channel_id: int,
        host: Person,
        options: TableOptions,
        computers: int,
        strength: str,
    ) -> Table:
        """A table that nobody knows of before ``add``; the host has the first seat, computers the next.

        Raises:
            TableError: ``computers-out-of-range``, ``deck-few-goals``.
            InvalidInput: the options fit no game.
        """
        now = self._clock.now()
        return lobby.new_table(_new_table_id(), guild_id, channel_id, host, options, computers, now, strength)

    async def add(self, table: Table, *sent: TableMessage) -> Table:
        """Store a new table and announce it; ``sent`` are messages of it that are there already.

        Raises:
            TableError: ``channel-has-table``; ``table-busy`` when others come and go there meanwhile.
        """
        for _ in range(ATTEMPTS):
            try:
                await self._store.add_table(table, *sent)
            except ChannelTakenError:
                other = await self.in_channel(table.channel_id)
                if other is not None:
                    raise channel_taken(other) from None
            else:
                self._cache.keep(table)
                self._tell(table, ())
                return table
        raise TableError("table-busy")

    async def play_alone(
        self, guild_id: int, person: Person, options: TableOptions, secret: str | None = None
    ) -> Table:
        """Deal for somebody who plays alone (``bot.tables.alone``); the game that runs already, if one does.

        A map of an earlier day that was left open is closed: its day is over. That of a later day, dealt
        before the clock was set back, goes on. ``secret`` is that of the day, whose map nobody gets twice:
        once that is over, it is returned as it is.
        """
        place = alone.place_of(person.id, options.day)
        async with self.once(f"alone at {place}"):
            table = await self.in_channel(place)
            if table is not None and table.options.day != options.day:
                if alone.is_of_later_day(table, options):
                    return table
                await self.do(table.id, lobby.close, person)
                table = None
            if table is None and options.day is not None:
                table = await self.last_of_day(person.id, options.day)
            if table is None:
                now = self._clock.now()
                table = await self.add(alone.table_alone(_new_table_id(), guild_id, person, options, now))
            return await self.begin(table.id, person, secret) if table.stage is Stage.LOBBY else table

    async def set_aside_alone(self, place: int) -> bool:
        """Close the deal at this place (``alone.place_of``) if it cannot be read; returns whether it was so.

        Nothing of it is deleted, and another one can begin there.
        """
        try:
            await self.in_channel(place)
        except UnreadableTableError as error:
            await self._store.set_aside(error.table_id, self._clock.now())
            return True
        return False

    def once(self, what: str) -> asyncio.Lock:
        """To be held while ``what`` is done: whoever is so quick as to ask twice finds it done already."""
        return self._locks.setdefault(what, asyncio.Lock())

    async def begin(self, table_id: str, by: Person, secret: str | None = None) -> Table:
        """Commit to a secret seed, which is drawn unless one is given.

        The cards are dealt once the announcer has posted the commitment; in a game played alone,
        immediately.

        Raises:
            TableError: ``not-host-begin``, ``too-few-seats``, the host has begun, or the table is closed;
                ``not-alone`` for the map of a day without its secret (``play_alone``).
        """
        if secret is None and (await self.get(table_id)).options.day is not None:
            raise TableError("not-alone")
        return (await self.do(table_id, shuffles.begin, by, secret or new_secret())).table

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
            return await self.add(table)
        except TableError as error:
            found = await self._store.open_table_in(before.channel_id)
            if error.key != "channel-has-table" or found is None:
                raise
            return (await self.do(found.id, lobby.join_rematch, person, before.id)).table

    # Tables that have not changed

    async def look_at(self, table: Table) -> None:
        """Update the messages of a table that has not changed, and send deleted ones again."""
        if table.options.alone:
            return
        if self._store.owns(table.guild_id):
            self._heard(table.id, None)
        await self.notice(table)

    async def notice(self, table: Table) -> None:
        """Update the messages of a table that has not changed."""
        if self._store.owns(table.guild_id):
            self._tell(table, ())
        else:
            await self._store.wake_owner(table)

    async def look_at_those_of(self, user_id: int) -> None:
        """``look_at`` the open tables of a person, who is to be notified in another way."""
        await self._look_at_each(await self._store.open_tables_of(user_id))

    async def look_at_those_in(self, guild_id: int) -> None:
        """``look_at`` the open tables of a server, whose messages are to look or read differently."""
        await self._look_at_each(await self._store.open_tables_in_server(guild_id))

    async def _look_at_each(self, versions: Iterable[TableVersion]) -> None:
        for version in versions:
            try:
                for table in await self.readable([version]):
                    await self.look_at(table)
            except StoreError as error:  # it may be this table alone
                log.error("table %s will not be updated before its next change: %s", version.id, error)

    def drop(self, table_ids: Iterable[str]) -> None:
        """Drop from memory the tables of which something was deleted in the store."""
        for table_id in table_ids:
            self._cache.drop(table_id)

    def listen(self, heard: Heard) -> None:
        """Begin to hear of changes that other processes make to tables of this one, and of ``look_at``."""
        self._heard = heard
        self._elsewhere.listen(heard)

    async def _tell_of(self, table_id: str) -> None:
        self._tell(await self.get(table_id), ())

    # What goes on by itself

    async def begin_to_resume(self, look_at: GoOn = _nothing, set_aside: SetAside = _nothing) -> None:
        """Let computer seats of all running games go on, and begin to keep the time; once at start.

        ``look_at`` is called with every open table of this process, and ``set_aside`` with the ids of those
        that cannot be read. Returns when it is known which tables are open: they go on one after another, and
        a person who wants something of a table meanwhile does not wait for that.
        """

        def go_on(table: Table) -> None:
            self._computers.wake(table)
            look_at(table)

        await self._resumption.begin(go_on, set_aside)
        self._scheduler.start()

    def check_time(self) -> None:
        """Do what is due now; to be called when the bot is connected again."""
        self._scheduler.wake()

    async def _do_due(self, table_id: str) -> Change:
        return await self.do_unasked(table_id, timing.due)

    async def _give_time_back(self, table_id: str, since: datetime) -> Change:
        return await self.do_unasked(table_id, timing.give_time_back, since)

    async def _act_for_computer(self, table_id: str, action: Action) -> Change:
        return await self.do_unasked(table_id, game_moves.act_for_computer, action)

    async def settled(self) -> None:
        """Wait until nothing that goes on by itself is left to do at this moment."""
        await self._resumption.done()
        await self._scheduler.settled()
        await self._computers.settled()

    async def close(self) -> None:
        """Stop the scheduler and the computer players where they are; the store stays open."""
        await self._resumption.close()
        await self._scheduler.close()
        await self._computers.close()
        await self._elsewhere.close()

    # Within

    def _tell(self, table: Table, events: tuple[Event, ...]) -> None:
        """Tell of a stored change and wake what goes on by itself; should that fail, the change stands.

        A table that another process announces is told of there.
        """
        if not self._store.owns(table.guild_id):
            return
        for subscriber in (*self._subscribers, self._computers.wake, self._scheduler.notice):
            try:
                subscriber(table, events)
            except Exception:
                log.exception("a subscriber failed on table %s at revision %d", table.id, table.revision)


def _new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
