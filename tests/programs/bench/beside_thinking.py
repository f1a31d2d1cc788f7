"""What people notice of hard computer players: presses while two of them think, and how long a round takes.

``python -m tests.programs.bench.beside_thinking`` prints these figures alone.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import median

from bot.clock import SystemClock
from bot.store import open_store
from bot.table_service import TableService
from bot.tables import Person, Stage, Table, TableOptions, game_moves
from bot.tables.computer_seats import Strength
from bot.workers.thinking import Thinkers
from engine.actions import Action, Done
from engine.chance import Chance
from engine.options import GameOptions
from engine.players import decide
from engine.views import view_of
from tests.bot.play.typist import Typist
from tests.bot.tables.playing import open_table
from tests.closing import closing
from tests.engine import random_games
from tests.programs.bench.figures import Figure
from tests.programs.bench.placer import LAST_ROUNDS, WANTED, open_room_with_workers, press_about

#: A round is over so soon after the person's Done, in seconds.
WANTED_OF_ROUND = 8

ANN = Person(101, "Ann")


def figures() -> Iterator[Figure]:
    """The presses, then the rounds."""
    alone, beside = asyncio.run(_presses())
    yield Figure("a press in the placer while nobody thinks, median", median(alone), "ms")
    yield Figure("  the longest", max(alone), "ms", WANTED)
    yield Figure("a press in the placer while two hard players think, median", median(beside), "ms")
    yield Figure("  the longest", max(beside), "ms", WANTED)
    yield Figure("  presses that were measured", len(beside), "presses")
    rounds = asyncio.run(_rounds())
    yield Figure("one person and four hard players: Done to the next round, median", median(rounds), "s")
    yield Figure("  the longest", max(rounds), "s", WANTED_OF_ROUND)


async def _presses() -> tuple[list[float], list[float]]:
    """Milliseconds of each press in the last rounds of a game for two: alone, and while two think."""
    async with open_room_with_workers(2) as (room, (one, other), stopwatch), closing(Thinkers()) as thinkers:
        table = await room.begin([one, other])
        typist = Typist(room, [one, other], player="random")
        while table.view(None).round < min(LAST_ROUNDS):
            table = await typist.type_one(table)
        await asyncio.gather(*(thinkers.run(time.sleep, 1.0) for _ in range(2)))
        alone: list[float] = []
        beside: list[float] = []
        while table.stage is Stage.RUNNING:
            view = table.view(None)
            if view.phase == "map" and not any(seat.placed for seat in view.seats):
                await press_about(room, one, stopwatch)
                alone += stopwatch.read()
                over = asyncio.Event()
                thinking = [asyncio.create_task(_think_until(over, thinkers)) for _ in range(2)]
                await press_about(room, other, stopwatch)
                beside += stopwatch.read()
                over.set()
                await asyncio.gather(*thinking)
            table = await typist.type_one(table)
        return alone, beside


async def _think_until(over: asyncio.Event, thinkers: Thinkers) -> None:
    """Decide in the middle of a game, where there is most to think about, again and again."""
    turns = random_games.play(GameOptions(4), 5)
    view = next(
        view_of(turn.after, 0) for turn in turns if turn.after.round == 8 and turn.after.phase == "pick"
    )
    while not over.is_set():
        await thinkers.think(Strength.HARD, view, Chance(b""))


async def _rounds() -> list[float]:
    """Seconds from a person's Done to the next round, at a table with four hard players."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "hokkaido.sqlite3")
        async with closing(Thinkers()) as thinkers:
            tables = TableService(store, clock=SystemClock(), think=thinkers.think)
            try:
                return await _play(tables)
            finally:
                await tables.close()
                await store.close()


async def _play(tables: TableService) -> list[float]:
    table = await open_table(tables, 900, 700, ANN, TableOptions(), 4, Strength.HARD)
    table = await tables.begin(table.id, ANN)
    changed = asyncio.Event()
    tables.subscribe(lambda _table, _events: changed.set())
    times: list[float] = []
    while table.stage is Stage.RUNNING:
        changed.clear()
        table = await tables.get(table.id)
        if 0 not in table.view(None).waiting_for:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), 1)
            continue
        action = decide("random", table.view(0), Chance(b"Ann"))
        before, start = table.view(None).round, time.perf_counter()
        await tables.do(table.id, game_moves.act, ANN, partial(_as_decided, action))
        if isinstance(action, Done):
            table = await _after_round(tables, table, before, changed)
            times.append(time.perf_counter() - start)
    return times


def _as_decided(action: Action, _seat: int) -> Action:
    return action


async def _after_round(tables: TableService, table: Table, number: int, changed: asyncio.Event) -> Table:
    while True:
        changed.clear()
        table = await tables.get(table.id)
        if table.stage is not Stage.RUNNING or table.view(None).round > number:
            return table
        await changed.wait()


if __name__ == "__main__":
    for figure in figures():
        print(figure, flush=True)
