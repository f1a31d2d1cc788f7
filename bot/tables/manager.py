"""``Tables``: everything that can be done with a table, for one caller at a time.

A change is made by the engine or the lobby's rules, stored in one transaction, and only then told
to whoever asked and to the subscribers. Nothing about a game lives only here: a table is read from
the store whenever another process may have changed it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.store.interface import ChannelTakenError, StaleWriteError, Store
from bot.tables import lobby
from bot.tables.computers import PATIENCE, ComputerSeats, Think
from bot.tables.errors import TableError
from bot.tables.shelf import Shelf
from bot.tables.table import Outcome, Person, Stage, Table, TableOptions, TableSeat
from engine.actions import Action
from engine.events import Event

log = logging.getLogger(__name__)

#: Called with every table that has changed, after the change is stored; must not wait for anything.
Subscriber = Callable[[Table, tuple[Event, ...]], None]

_Changed = TypeVar("_Changed")

#: How many games are kept in memory; a game takes less than 100 kB.
KEPT_GAMES = 200

#: How often a change is tried again when another process was faster.
ATTEMPTS = 5

#: Letters and digits of table ids: none that is read as another.
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8


class Tables:
    """All tables of the bot.

    Every method that is given a ``table_id`` raises ``TableError("table-gone")`` when there is no
    such table, and ``TableError("table-busy")`` when other processes keep changing it. A refused
    request changes nothing and is told to nobody else.
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
        self._clock = clock
        self._shelf = Shelf(store, clock, max(1, kept_games))
        self._store = store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._subscribers: list[Subscriber] = []
        self._computers = ComputerSeats(think, self.get, self._act_for_computer, patience)

    def subscribe(self, callback: Subscriber) -> None:
        """Have ``callback`` called after every stored change, in the order of the changes of a table."""
        self._subscribers.append(callback)

    # The lobby

    async def open(
        self, guild_id: int, channel_id: int, host: Person, options: TableOptions, computers: int = 0
    ) -> Table:
        """Open a table in a channel; the host has the first seat, computer players the next.

        Raises:
            TableError: ``channel-has-table`` or ``computers-out-of-range``.
        """
        lobby.check_computers(computers)
        seats = (
            TableSeat(host.id, host.name),
            *(TableSeat(None, "", lobby.USUAL_COMPUTER) for _ in range(computers)),
        )
        table = Table(
            id="".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)),
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.id,
            options=options,
            stage=Stage.LOBBY,
            seats=seats,
            game=None,
            opened_at=self._clock.now(),
        )
        for _ in range(ATTEMPTS):
            try:
                await self._shelf.add(table)
            except ChannelTakenError:
                other = await self.in_channel(channel_id)
                if other is not None:
                    raise TableError("channel-has-table", host=other.host_name) from None
            else:
                self._tell(table)
                return table
        raise TableError("table-busy")

    async def join(self, table_id: str, person: Person) -> Table:
        """Sit down.

        Raises:
            TableError: ``already-seated``, ``table-full``, ``game-running``, or the table is closed.
        """
        return await self._sit(table_id, lambda table: lobby.join(table, person))

    async def leave(self, table_id: str, user_id: int) -> Table:
        """Stand up; the table passes to the next person, or closes when there is none.

        Raises:
            TableError: ``not-seated``, ``game-running``, or the table is closed.
        """
        return await self._sit(table_id, lambda table: lobby.leave(table, user_id))

    async def add_computer(self, table_id: str, user_id: int, kind: str = lobby.USUAL_COMPUTER) -> Table:
        """Fill the next seat with a computer player.

        Raises:
            TableError: ``not-seated``, ``table-full``, ``game-running``, or the table is closed.
        """
        return await self._sit(table_id, lambda table: lobby.add_computer(table, user_id, kind))

    async def remove_computer(self, table_id: str, user_id: int) -> Table:
        """Free the last computer seat.

        Raises:
            TableError: ``not-seated``, ``no-computer-seat``, ``game-running``, or the table is closed.
        """
        return await self._sit(table_id, lambda table: lobby.remove_computer(table, user_id))

    async def cancel(self, table_id: str, user_id: int, moderator: bool = False) -> Table:
        """Close the table, also in the middle of a game.

        Raises:
            TableError: ``not-host-cancel``, or the table is closed already.
        """
        return await self._sit(table_id, lambda table: lobby.cancel(table, user_id, moderator=moderator))

    async def begin(self, table_id: str, user_id: int) -> Table:
        """Deal the cards; computer seats start to move.

        Raises:
            TableError: ``not-host-begin``, ``too-few-seats``, ``game-running``, or the table is closed.
        """

        async def step(table: Table) -> Table:
            lobby.check_begin(table, user_id)
            begun = await self._shelf.begin(table)
            self._tell(begun)
            return begun

        return await self._change(table_id, step)

    # The game

    async def act(self, table_id: str, user_id: int, decision: Callable[[int], Action]) -> Outcome:
        """Do what a person has decided; ``decision`` is called with the person's seat.

        Raises:
            GameError: the engine refuses the action.
            TableError: ``not-seated``, ``not-your-seat``, ``game-not-begun``, or the table is closed.
        """

        async def step(table: Table) -> Outcome:
            seat = lobby.seat_in_running_game(table, user_id)
            action = decision(seat)
            if action.seat != seat:
                raise TableError("not-your-seat")
            return await self._apply(table, action, user_id)

        return await self._change(table_id, step)

    async def take_back(
        self, table_id: str, user_id: int, check: Callable[[Table, int], None] | None = None
    ) -> Outcome:
        """Undo a person's last action, as long as nobody has seen anything of it.

        ``check`` is called with the table and the seat just before, while nobody else can change the
        table; it may raise whatever it likes to refuse.

        Raises:
            GameError: it can no longer be taken back.
            TableError: ``not-seated``, ``game-not-begun``, or the table is closed.
        """

        async def step(table: Table) -> Outcome:
            seat = lobby.seat_in_running_game(table, user_id)
            if check is not None:
                check(table, seat)
            outcome = await self._shelf.take_back(table, seat, user_id)
            self._tell(outcome.table)
            return outcome

        return await self._change(table_id, step)

    # Looking up

    async def get(self, table_id: str) -> Table:
        """The table as it is stored now, open or closed.

        Raises:
            TableError: ``table-gone``.
        """
        table = await self._shelf.table(table_id)
        if table is None:
            raise TableError("table-gone")
        return table

    async def in_channel(self, channel_id: int) -> Table | None:
        """The table in this channel that is in the lobby or running."""
        table_id = await self._store.open_table_in(channel_id)
        table = None if table_id is None else await self._shelf.table(table_id)
        return table if table is not None and table.stage.is_open else None

    async def of_person(self, user_id: int) -> tuple[Table, ...]:
        """The tables in the lobby or running at which this person sits, oldest first."""
        return await self._all(await self._store.open_tables_of(user_id))

    async def running(self) -> tuple[Table, ...]:
        """All tables whose game is running, oldest first."""
        return await self._all(await self._store.tables_in(frozenset({Stage.RUNNING})))

    async def unfinished(self) -> tuple[Table, ...]:
        """All tables in the lobby or running, oldest first."""
        return await self._all(await self._store.tables_in(frozenset({Stage.LOBBY, Stage.RUNNING})))

    async def unannounced(self) -> tuple[Table, ...]:
        """Tables that have closed while their end has not been shown to all (``mark_announced``)."""
        return await self._all(await self._store.unannounced_tables())

    async def mark_announced(self, table_id: str) -> None:
        """Note that the end of this table has been shown to all; see ``unannounced``."""
        await self._store.mark_announced(table_id)

    # Computer seats

    async def resume(self) -> None:
        """Let computer seats of all running games go on; to be called once at start."""
        for table in await self.running():
            self._computers.wake(table)

    async def settled(self) -> None:
        """Wait until no computer seat is thinking or moving."""
        await self._computers.settled()

    async def close(self) -> None:
        """Stop the computer seats where they are; the store stays open."""
        await self._computers.close()

    async def _act_for_computer(
        self, table_id: str, action: Action, may_still: Callable[[Table], bool]
    ) -> Outcome | None:
        """Do what a computer seat has decided; None when the table no longer asks for it."""

        async def step(table: Table) -> Outcome | None:
            return await self._apply(table, action, None) if may_still(table) else None

        return await self._change(table_id, step)

    # Within

    async def _change(self, table_id: str, step: Callable[[Table], Awaitable[_Changed]]) -> _Changed:
        """Run ``step`` alone on the table as it is stored, and again if another process was faster."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            for _ in range(ATTEMPTS):
                table = await self.get(table_id)
                try:
                    return await step(table)
                except StaleWriteError:
                    continue
        raise TableError("table-busy")

    async def _sit(self, table_id: str, rule: Callable[[Table], Table]) -> Table:
        """Change who sits at a table, or close it, by one of the lobby's rules."""

        async def step(table: Table) -> Table:
            changed = await self._shelf.save(rule(table))
            self._tell(changed)
            return changed

        return await self._change(table_id, step)

    async def _apply(self, table: Table, action: Action, user_id: int | None) -> Outcome:
        outcome = await self._shelf.apply(table, action, user_id)
        self._tell(outcome.table, outcome.events)
        return outcome

    async def _all(self, table_ids: Iterable[str]) -> tuple[Table, ...]:
        found = [await self._shelf.table(table_id) for table_id in table_ids]
        return tuple(table for table in found if table is not None)

    def _tell(self, table: Table, events: tuple[Event, ...] = ()) -> None:
        """Tell the subscribers of a stored change, and the computer seats that it may be their turn."""
        for subscriber in self._subscribers:
            try:
                subscriber(table, events)
            except Exception:
                log.exception("a subscriber failed on table %s at revision %d", table.id, table.revision)
        self._computers.wake(table)
