"""``TableService``: reads, changes and stores tables, with one caller per table at a time.

A rule makes a change (``bot.tables.applying``), one transaction stores it, and only then do the caller and
the subscribers learn of it. Nothing about a game is kept only in memory: a table is read from the store
whenever another process may have changed it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from datetime import date, datetime
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.shards import EVERYONE, Reachable
from bot.store import Store
from bot.store.database import ChannelTakenError, StaleWriteError, StoreError
from bot.store.records import OnSign, TableMessage, TableVersion
from bot.table_service.computer_moves import PAUSE, ComputerMoves
from bot.table_service.heartbeat import Heartbeat
from bot.table_service.queries import ATTEMPTS, TableCache, TableQueries, UnreadableTableError, new_secret
from bot.table_service.scheduler import CatchUp, Scheduler
from bot.tables import alone, applying, lobby, shuffles
from bot.tables.change import Change, P, PersonRule, Rule
from bot.tables.checks import TableError, channel_taken
from bot.tables.options import TableOptions
from bot.tables.table import Person, Stage, Table
from bot.workers.thinking import Think

log = logging.getLogger(__name__)

#: Called with each change after it is stored. Must not block.
OnChange = Callable[[Change], None]

#: Called with a table's id and the person who changed it in another process, or None if its messages are only
#: to be checked. Must not block.
OnRemoteChange = Callable[[str, int | None], None]

#: Called with the id of a table that can't be read. Must not block.
OnUnreadable = Callable[[str], None]

#: How many games are kept in memory; a game takes less than 100 kB.
KEPT_GAMES = 200

#: Letters and digits of table ids, without those that are easily confused.
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8


class TableService(TableQueries):
    """All tables of the bot. A refused request changes nothing and notifies no one."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        think: Think,
        kept_games: int = KEPT_GAMES,
        pause: float = PAUSE,
        reachable: Callable[[], Reachable] = lambda: EVERYONE,
    ) -> None:
        """Create the service; ``think`` decides for computer seats.

        ``kept_games`` is the number of games kept in memory, at least one. ``pause`` is the time in seconds
        before a computer player moves. ``reachable`` returns the shards on which people can reach
        the bot; nothing is due where they can't.
        """
        heartbeat = Heartbeat(store, clock, reachable)
        super().__init__(store, TableCache(store, kept_games), clock, heartbeat)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._computers = ComputerMoves(self, clock, think, pause)
        self._scheduler = Scheduler(self, store, clock, heartbeat)
        self._catch_up = CatchUp(self, store)
        self._on_change: list[OnChange] = []
        self._on_remote_change: list[OnRemoteChange] = []
        self._on_unreadable: list[OnUnreadable] = []
        self._followers: list[tuple[Collection[str], OnChange]] = []

    def subscribe(
        self,
        on_change: OnChange,
        on_remote_change: OnRemoteChange | None = None,
        on_unreadable: OnUnreadable | None = None,
    ) -> None:
        """Call ``on_change`` after every stored change, in the order of a table's changes.

        The others are called for what this process has not changed: ``on_remote_change`` for changes and
        ``refresh`` requests of other processes for its tables, ``on_unreadable`` for tables found at start.
        """
        self._on_change.append(on_change)
        if on_remote_change is not None:
            self._on_remote_change.append(on_remote_change)
        if on_unreadable is not None:
            self._on_unreadable.append(on_unreadable)

    def follow(self, table_ids: Collection[str], on_change: OnChange) -> None:
        """Call ``on_change`` after every change of this process, and of these tables in any other.

        ``table_ids`` may be a view that changes, such as of the tables with open pages of the board.
        """
        self._followers.append((table_ids, on_change))

    # Changing tables

    async def do(
        self, table_id: str, rule: PersonRule[P], by: Person, *args: P.args, **kwargs: P.kwargs
    ) -> Change:
        """Apply a rule for a person, store the change, and notify the subscribers.

        Raises:
            TableError: the table refuses it, or ``table-busy`` if other processes keep changing it.
            GameError: the engine refuses it.
            MovedOnError: the moment that was meant has passed.
        """

        def change_of(table: Table, now: datetime) -> Change:
            return applying.asked(table, now, rule, by, *args, **kwargs)

        return await self._change(table_id, change_of, by.id)

    async def do_unasked(self, table_id: str, rule: Rule[P], *args: P.args, **kwargs: P.kwargs) -> Change:
        """Apply a rule for the clock or a computer player; otherwise like ``do``."""

        def change_of(table: Table, now: datetime) -> Change:
            return applying.unasked(table, now, rule, *args, **kwargs)

        return await self._change(table_id, change_of, None)

    async def _change(
        self, table_id: str, change_of: Callable[[Table, datetime], Change], by: int | None
    ) -> Change:
        """Make and store a change, and try again from the stored table if another process was faster."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            for _ in range(ATTEMPTS):
                stored = await self._cache.get(table_id)
                if stored is None:
                    raise TableError("table-gone")
                table, given_back = await self._with_time_back(stored)
                now = self._clock.now()
                change = change_of(table, now)
                if change.unchanged:
                    return change
                change = replace(change, events=(*given_back, *change.events))
                try:
                    await self._store.save(table, change, now, by)
                except StaleWriteError:
                    continue
                except StoreError:
                    # The change may have been stored although the server's answer was lost.
                    if await self.get(table_id) != change.table:
                        raise
                self._cache.keep(change.table)
                self._publish(change)
                return change
        raise TableError("table-busy")

    async def add(self, table: Table, *sent: TableMessage) -> Table:
        """Store a new table and announce it; ``sent`` are its messages that were sent before.

        Raises:
            TableError: ``channel-has-table``, or ``table-busy`` if tables keep opening and closing there.
        """
        downtimes = await self._heartbeat.downtimes()
        table = replace(table, downtime=downtimes[-1].number if downtimes else 0)
        for _ in range(ATTEMPTS):
            try:
                await self._store.add_table(table, *sent)
            except ChannelTakenError:
                other = await self.in_channel(table.channel_id)
                if other is not None:
                    raise channel_taken(other) from None
            else:
                self._cache.keep(table)
                self._publish(applying.unchanged(table))
                return table
        raise TableError("table-busy")

    async def play_alone(self, guild_id: int, person: Person, options: TableOptions) -> Table:
        """Deal a game for one person (``bot.tables.alone``), or return the one that is running.

        A map of another day that was begun goes on (``alone.goes_on``); otherwise it is closed. Each person
        gets the map of a day once; after that, the finished game is returned.

        Raises:
            TableError: ``day-tried``, the person had played this map and then deleted their data.
        """
        place = alone.place_of(person.id, options.day)
        async with self.once(f"alone at {place}"):
            table = await self.in_channel(place)
            if table is not None and table.options.day != options.day:
                if alone.goes_on(table, options):
                    return table
                await self.do(table.id, lobby.close, person)
                table = None
            if table is None and options.day is not None:
                table = await self.last_of_day(person.id, options.day)
                if table is None:
                    await self._must_not_have_tried(person.id, options.day)
            if table is None:
                now = self._clock.now()
                table = await self.add(alone.table_alone(new_table_id(), guild_id, person, options, now))
            return await self.begin(table.id, person) if table.stage is Stage.LOBBY else table

    async def _must_not_have_tried(self, user_id: int, day: date) -> None:
        if await self._store.people.has_tried(day, await self._digest_of_player(user_id, day)):
            raise TableError("day-tried", until=int(alone.end_of_day(day).timestamp()))

    async def set_aside_alone(self, place: int) -> bool:
        """Close the deal at this place (``alone.place_of``) if it can't be read; return whether that was so.

        Nothing is deleted, and another deal can begin there.
        """
        try:
            await self.in_channel(place)
        except UnreadableTableError as error:
            await self._store.set_aside(error.table_id, self._clock.now())
            return True
        return False

    def once(self, what: str) -> asyncio.Lock:
        """Lock for doing ``what`` once; a concurrent second caller waits and finds it done."""
        return self._locks.setdefault(what, asyncio.Lock())

    async def begin(self, table_id: str, by: Person) -> Table:
        """Commit to a secret seed: a new one, or that of the day for its map.

        The cards are dealt when the announcer has posted the commitment; in a game for one, immediately.

        Raises:
            TableError: ``not-host-begin``, ``too-few-seats``, or the game has begun or the table is closed.
        """
        day = (await self.get(table_id)).options.day
        secret = new_secret() if day is None else await self.secret_of_day(day)
        return (await self.do(table_id, shuffles.begin, by, secret)).table

    async def rematch(self, table_id: str, person: Person) -> Table:
        """Open a table in the same channel with the same options and computer seats.

        The person who asks becomes the host, and the other people are invited. The game begins if all the
        other players are computers. If someone else was faster, the person joins that table.

        Raises:
            TableError: ``game-not-over``, ``not-seated``, ``channel-has-table``.
        """
        before = await self.get(table_id)
        table = lobby.rematch_of(before, new_table_id(), person, self._clock.now())
        try:
            table = await self.add(table)
        except TableError as error:
            found = await self._store.open_table_in(before.channel_id)
            if error.key != "channel-has-table" or found is None:
                raise
            return (await self.do(found.id, lobby.join_rematch, person, before.id)).table
        return await self.begin(table.id, person) if lobby.has_everyone(table) else table

    # Tables that have not changed

    async def refresh(self, table: Table) -> None:
        """Check and update the messages of an unchanged table; deleted ones are sent again."""
        if table.options.alone:
            return
        if self._store.owns(table.guild_id):
            self._publish_remote(table.id, None)
        await self.publish(table)

    def show(self, table: Table) -> None:
        """Notify this process's subscribers of an unchanged table."""
        self._publish(applying.unchanged(table))

    async def publish(self, table: Table) -> None:
        """Notify the subscribers of an unchanged table, in the process that announces it."""
        if self._store.owns(table.guild_id):
            self.show(table)
        else:
            await self._store.wake_owner(table)

    async def refresh_tables_of(self, user_id: int) -> None:
        """``refresh`` a person's open tables, because they are notified in another way now."""
        await self._refresh_each(await self._store.open_tables_of(user_id))

    async def refresh_tables_in(self, guild_id: int) -> None:
        """``refresh`` a server's open tables."""
        await self._refresh_each(await self._store.open_tables_in_server(guild_id))

    async def _refresh_each(self, versions: Iterable[TableVersion]) -> None:
        for version in versions:
            try:
                for table in await self.readable([version]):
                    await self.refresh(table)
            except StoreError as error:  # perhaps only this table's
                log.error("table %s will not be updated until its next change: %s", version.id, error)

    def drop(self, table_ids: Iterable[str]) -> None:
        """Forget the cached state of tables whose stored data was deleted in part."""
        for table_id in table_ids:
            self._cache.drop(table_id)

    def publish_unreadable(self, table_id: str) -> None:
        """Notify the subscribers of a table that can't be read."""
        for on_unreadable in self._on_unreadable:
            on_unreadable(table_id)

    # Clock and computer players

    def resume(
        self, on_sign: OnSign = lambda *_, **__: None, taken: Callable[[], object] = lambda: None
    ) -> None:
        """Notify the subscribers of all tables of this process, and start the scheduler; called at start.

        This happens in the background. From then on other processes' changes are noticed as well;
        ``on_sign`` is called with the signs of life from their boards, ``taken`` if another process serves
        these tables instead.
        """
        self._store.listen(self._note_remote_change, on_sign, self._note_missed, taken)
        self._catch_up.add()
        self._scheduler.start()

    def look_again(self, table_id: str) -> None:
        """Notify the subscribers of a table in the background, though it has not changed."""
        self._catch_up.add(table_id)

    def check_time(self) -> None:
        """Do what is due now; called when the bot is connected again."""
        self._scheduler.wake()

    async def settled(self) -> None:
        """Wait until the scheduler and the computer players have nothing left to do now."""
        await self._catch_up.settled()
        await self._scheduler.settled()
        await self._computers.settled()

    async def close(self) -> None:
        """Stop the scheduler and the computer players; the store stays open."""
        await self._catch_up.close()
        await self._scheduler.close()
        await self._computers.close()

    def _note_remote_change(self, table_id: str, user_id: int | None, is_own: bool) -> None:
        if is_own:
            self._publish_remote(table_id, user_id)
        if is_own or any(table_id in followed for followed, _ in self._followers):
            self._catch_up.add(table_id)

    def _note_missed(self) -> None:
        self._catch_up.add()
        for followed, _ in self._followers:
            for table_id in followed:
                self._catch_up.add(table_id)

    def _publish_remote(self, table_id: str, user_id: int | None) -> None:
        for on_remote_change in self._on_remote_change:
            on_remote_change(table_id, user_id)

    def _publish(self, change: Change) -> None:
        """Notify the subscribers of a stored change; a subscriber that fails doesn't undo the change.

        Only followers are notified of another process's table; that process notifies its own subscribers.
        """
        table = change.table
        notified: list[OnChange] = [on_change for _, on_change in self._followers]
        if self._store.owns(table.guild_id):
            notified += [*self._on_change, self._computers.on_change, self._scheduler.on_change]
        for on_change in notified:
            try:
                on_change(change)
            except Exception:
                log.exception("a subscriber failed on table %s at revision %d", table.id, table.revision)


def new_table_id() -> str:
    """A random id for a new table."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
