"""Makes the moves of computer players in the background.

A computer player sees only the view of its seat. It thinks without holding the table's lock, so no person
waits for it. ``bot.tables.computer_seats`` decides whose turn it is.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.store.database import StoreError
from bot.table_service.scheduler import Tables
from bot.tables import game_moves
from bot.tables.change import Change
from bot.tables.checks import TableError
from bot.tables.computer_seats import DEFAULT_COMPUTER, is_seen, mover, seat_to_move
from bot.tables.table import Table
from bot.workers.thinking import Think
from engine.actions import Action, Done
from engine.chance import Chance
from engine.errors import GameError
from engine.players import decide
from engine.views import Phase

log = logging.getLogger(__name__)

#: The computer player that steps in when another has failed or is overdue.
STAND_IN = DEFAULT_COMPUTER

#: Those that step in, in this order, if the stand-in fails too. They are quick enough to need no worker.
LAST_RESORTS = ("greedy", "random")

#: Seconds for people to see what has happened before a computer player moves. It thinks in the meantime.
PAUSE = 1.25

#: Seconds until a failed move is tried again. Without retries, a game could stop when only computer players
#: are to move.
RETRIES = (5.0, 30.0, 120.0, 600.0)

#: The longest pause while the database can't be used. Attempts go on until it works again.
OUTAGE_PAUSE = 30.0


class ComputerMoves:
    """Moves for the computer seats of all tables, with a task for each table where one is to move.

    If a computer player fails, the failure is logged and a stand-in moves. If a move can't be stored, it is
    tried again after a while, and with the table's next change.
    """

    def __init__(self, tables: Tables, clock: Clock, think: Think, pause: float) -> None:
        """``pause`` is the time in seconds before a computer player moves."""
        self._tables = tables
        self._clock = clock
        self._think = think
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        #: The tables where a move has failed, with the time of the next attempt.
        self._resting: dict[str, datetime] = {}
        #: The tables where people are given time to look, with the time of the next move.
        self._pausing: dict[str, datetime] = {}
        self._rests = asyncio.Event()
        self._closed = False

    def on_change(self, change: Change) -> None:
        """Start a table's computer players if it is their turn, without waiting; the service calls it."""
        table = change.table
        if self._closed or change.seat_to_move is None:
            return
        self._woken.setdefault(table.id, asyncio.Event()).set()
        self._resting.pop(table.id, None)
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._run(table.id), name=f"computers of {table.id}")

    async def settled(self) -> None:
        """Wait until no computer player is thinking or moving."""
        while any(self._is_busy(table_id) for table_id in self._tasks):
            self._rests.clear()
            await self._rests.wait()

    def _is_busy(self, table_id: str) -> bool:
        until = self._pausing.get(table_id) or self._resting.get(table_id)
        return until is None or until <= self._clock.now()

    async def close(self) -> None:
        """Stop immediately; moves that are not stored are decided again after the next start."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: str) -> None:
        woken = self._woken[table_id]
        retries = iter(RETRIES)
        try:
            # The table may have changed after it was last read.
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
        """Wait before the next attempt; with None, give up until the table's next change."""
        if seconds is None:
            return
        await self._wait(self._resting, table_id, woken, timedelta(seconds=seconds))
        woken.set()

    async def _move_all(self, table_id: str) -> None:
        """Move until no computer seat is to move."""
        while True:
            table = await self._tables.get(table_id)
            seat = seat_to_move(table)
            if seat is None:
                return
            await self._move(table, seat)

    async def _move(self, table: Table, seat: int) -> None:
        """Move a seat once, with a stand-in if its player fails, unless the table has moved on.

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
                await self._tables.do_unasked(table.id, game_moves.act_for_computer, action)
            except GameError as error:
                # It was legal when it was decided, so the table may have moved on.
                if (await self._tables.get(table.id)).revision != table.revision:
                    return
                log.error("the %s player of table %s seat %d: %s", kind, table.id, seat, error)
            else:
                return
        raise RuntimeError(f"no computer player could move seat {seat}")

    async def _wait(
        self, waiting: dict[str, datetime], table_id: str, woken: asyncio.Event, time: timedelta
    ) -> None:
        """Wait for a time, listed in ``waiting``, or until ``woken`` is set."""
        until = waiting[table_id] = self._clock.now() + time
        self._rests.set()
        try:
            await self._clock.wait_until(woken, until)
        finally:
            waiting.pop(table_id, None)

    async def _decision(self, table: Table, seat: int, kind: str) -> Action | None:
        """The action that a kind of computer player decides on, or None if it fails or takes too long."""
        view = table.view(seat)
        if seat in table.people and view.phase is Phase.MAP and view.seats[seat].placed:
            # The computer doesn't terraform for an overdue person who has placed.
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
