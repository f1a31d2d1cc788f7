"""The moves of computer players, made one after another in the background.

A computer player sees the view of its seat and nothing else. It never keeps a person waiting: it thinks
without holding the table's lock. ``bot.tables.computer_seats`` says when it is its turn.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.store.database import StoreError
from bot.tables.computer_seats import USUAL_COMPUTER, is_seen, mover, seat_to_move
from bot.tables.errors import TableError
from bot.tables.table import Table
from bot.workers.thinking import Think
from engine.actions import Action, Done
from engine.chance import Chance
from engine.errors import GameError
from engine.events import Event
from engine.players import decide
from engine.views import Phase

log = logging.getLogger(__name__)

#: The computer player that steps in when another has failed or is overdue.
STAND_IN = USUAL_COMPUTER

#: Those that step in one after another when that has failed, too. They think so little that they do without a
#: worker; and random has nothing in common with the others that could fail.
LAST_RESORTS = ("greedy", "random")

#: For how many seconds people see what has happened before a computer player is seen to move. It thinks
#: meanwhile.
PAUSE = 1.25

#: Seconds until what has failed is tried again: a game must not stand still because the disk was busy
#: when nobody but computer players was to move.
RETRIES = (5.0, 30.0, 120.0, 600.0)

#: The longest pause while the database cannot be used: that is tried again for as long as it takes, for
#: nobody else would let the game go on afterwards.
OUTAGE_PAUSE = 30.0

#: Reads a table as it is stored now.
TableNow = Callable[[str], Awaitable[Table]]

#: Does the decision of a computer player at a table, if it is still asked for.
ActForSeat = Callable[[str, Action], Awaitable[object]]


class ComputerMoves:
    """Moves for the computer seats of all tables: one task per table at most, none while nobody is to move.

    A failure of a computer player is logged, and a stand-in moves instead. When a move cannot be stored, the
    seat is tried again some time later, and with the next change of the table.
    """

    def __init__(
        self, think: Think, table_now: TableNow, act: ActForSeat, pause: float, clock: Clock
    ) -> None:
        """Use ``table_now`` to read a table and ``act`` to do a decision, if it is still asked for.

        ``pause`` is how many seconds pass before a computer player is seen to move.
        """
        self._think = think
        self._table_now = table_now
        self._act = act
        self._pause = pause
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        #: The tables at which a failure has to pass first, with the moment of the next attempt.
        self._resting: dict[str, datetime] = {}
        #: The tables at which people look at what has happened, with the moment of the next move.
        self._pausing: dict[str, datetime] = {}
        self._rests = asyncio.Event()
        self._closed = False

    def wake(self, table: Table, _events: tuple[Event, ...] = ()) -> None:
        """Let the computer players of a table move if it is their turn; returns at once."""
        if self._closed or seat_to_move(table) is None:
            return
        self._woken.setdefault(table.id, asyncio.Event()).set()
        self._resting.pop(table.id, None)
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._run(table.id), name=f"computers of {table.id}")

    async def settled(self) -> None:
        """Wait until nobody is thinking or moving."""
        while any(self._is_busy(table_id) for table_id in self._tasks):
            self._rests.clear()
            await self._rests.wait()

    def _is_busy(self, table_id: str) -> bool:
        until = self._pausing.get(table_id) or self._resting.get(table_id)
        return until is None or until <= self._clock.now()

    async def close(self) -> None:
        """Stop at once; what is not stored yet will be thought of again after the next start."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: str) -> None:
        woken = self._woken[table_id]
        retries = iter(RETRIES)
        try:
            # A wake-up during the last look at the table must not be lost, so look again after it.
            while woken.is_set():
                woken.clear()
                try:
                    await self._move_all(table_id)
                except StoreError as error:
                    log.warning("computer seats of table %s cannot move: %s", table_id, error)
                    await self._rest(table_id, woken, min(next(retries, OUTAGE_PAUSE), OUTAGE_PAUSE))
                except TableError as error:
                    log.warning("computer seats of table %s cannot move: %s", table_id, error.key)
                    await self._rest(table_id, woken, next(retries, None))
                except Exception:
                    log.exception("computer seats of table %s cannot move", table_id)
                    await self._rest(table_id, woken, next(retries, None))
        finally:
            del self._woken[table_id]
            del self._tasks[table_id]
            self._rests.set()

    async def _rest(self, table_id: str, woken: asyncio.Event, seconds: float | None) -> None:
        """Wait so long before the next attempt, or give up until the next change of the table."""
        if seconds is None:
            return
        await self._wait(self._resting, table_id, woken, timedelta(seconds=seconds))
        woken.set()

    async def _move_all(self, table_id: str) -> None:
        """Move one seat after another until no computer seat is to move."""
        while True:
            table = await self._table_now(table_id)
            seat = seat_to_move(table)
            if seat is None:
                return
            await self._move(table, seat)

    async def _move(self, table: Table, seat: int) -> None:
        """Move a seat once, by a stand-in if its player fails, unless the table has moved on meanwhile.

        Raises:
            RuntimeError: every kind of player has failed.
        """
        since = self._clock.elapsed()
        for kind in dict.fromkeys((mover(table, seat) or STAND_IN, STAND_IN, *LAST_RESORTS)):
            action = await self._decision(table, seat, kind)
            if action is None:
                continue
            if is_seen(table, seat):
                thought = self._clock.elapsed() - since
                pause = timedelta(seconds=self._pause) - thought
                await self._wait(self._pausing, table.id, asyncio.Event(), pause)
            try:
                await self._act(table.id, action)
            except GameError as error:
                # Legal when it was thought of: if the table has moved on since, think again.
                if (await self._table_now(table.id)).revision != table.revision:
                    return
                log.error("the %s player of table %s seat %d: %s", kind, table.id, seat, error)
            else:
                return
        raise RuntimeError(f"no computer player could move seat {seat}")

    async def _wait(
        self, waiting: dict[str, datetime], table_id: str, woken: asyncio.Event, time: timedelta
    ) -> None:
        """Wait among those that rest or pause: until then nobody is busy at the table."""
        until = waiting[table_id] = self._clock.now() + time
        self._rests.set()
        try:
            await self._clock.wait_until(woken, until)
        finally:
            waiting.pop(table_id, None)

    async def _decision(self, table: Table, seat: int, kind: str) -> Action | None:
        """What a kind of computer player decides for a seat; None if it fails or takes too long."""
        view = table.view(seat)
        if seat in table.people and view.phase is Phase.MAP and view.seats[seat].placed:
            # An overdue person's placement stands: nobody terraforms in their name.
            return Done(seat)
        chance = Chance(secrets.token_bytes(32))
        try:
            if kind in LAST_RESORTS:
                return await asyncio.to_thread(decide, kind, view, chance)
            action = await self._think(kind, view, chance)
            if action.seat != seat:
                raise ValueError(f"it decided for seat {action.seat}")
            return action
        except Exception:
            log.exception(
                "the %s player failed at table %s, seat %d, round %d", kind, table.id, seat, view.round
            )
        return None
