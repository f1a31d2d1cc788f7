"""How long a press in the placer takes: from the press to the answer, through the bot's own code.

The Discord is a simulated one in the same process, so that no network is measured; the pictures are
the real ones, drawn in worker processes. Once that is a game of two from its first round to its
last; then the heaviest that there is: the last rounds of five, every square with its letter, and
all five pressing at the same moment.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles

from simcord import MemberActor

from bot.components import registry
from bot.interactions.context import Context
from bot.tables import Stage, Table
from bot.workers.pictures import Pictures
from engine.options import Rules
from render.palette import ThemeName
from tests.bot.play.presser import pressable
from tests.bot.play.room import Room, custom_id, open_room, shown
from tests.bot.play.test_presses import press_at_once
from tests.bot.play.typist import Typist
from tests.closing import closing
from tests.programs.bench.figures import Figure

#: What the bot does with a press.
PRESS = registry.press

#: What somebody presses who looks for a place: the best spots cost most, arrows come most often.
PRESSES = (
    "→", "→", "↓", "Turn ↻", "←", "↑", "Next spot", "Next spot", "Best spots", "→", "Turn ↻", "↓",
)  # fmt: skip

#: In these rounds a map has the most cards, and the most places for one more.
LAST_ROUNDS = (10, 11, 12)

#: A press is answered within so many milliseconds, ninety-nine times of a hundred.
WANTED = 300


def figures() -> Iterator[Figure]:
    """The median and the slowest hundredth; those that press at once wait for each other."""
    # What the measurements before have left in memory is none of the bot's: its collector passes it by.
    gc.collect()
    gc.freeze()
    yield from _figures_of("a press in the placer, to its answer", asyncio.run(_game_of_two()), WANTED)
    for rules in Rules:
        alone, at_once = asyncio.run(_last_rounds_of_five(rules))
        yield from _figures_of(f"  the same in rounds 10 to 12 of five, {rules}", alone, WANTED)
        yield from _figures_of(f"  the same, all five at once, {rules}", at_once, WANTED)


def _figures_of(name: str, times: Sequence[float], wanted: float) -> Iterator[Figure]:
    yield Figure(f"{name}, median", median(times), "ms")
    yield Figure(f"{name}, 99th percentile", quantiles(times, n=100)[98], "ms", wanted)
    yield Figure("    presses that were measured", len(times), "presses")


async def _game_of_two() -> list[float]:
    """Milliseconds of each press in a game of two, in the usual look."""
    async with open_room_with_workers(2) as (room, people, stopwatch):
        table = await room.begin(people)
        typist = Typist(room, people, player="random")
        while table.stage is Stage.RUNNING:
            if _all_are_placing(table):
                for person in people:
                    await press_about(room, person, stopwatch)
            table = await typist.type_one(table)
        return stopwatch.times


async def _last_rounds_of_five(rules: Rules) -> tuple[list[float], list[float]]:
    """Milliseconds of each press in the last rounds: one after the other, and all five at once."""
    async with open_room_with_workers(5) as (room, people, stopwatch):
        for person in people:
            await room.bot.services.preferences.change_player(
                person.id, lambda usual: replace(usual, theme=ThemeName.COLOUR_BLIND)
            )
        table = await room.begin(people, game=str(rules), selection="draft", order="simultaneous")
        typist = Typist(room, people, player="random")
        alone: list[float] = []
        at_once: list[float] = []
        while table.stage is Stage.RUNNING:
            if _all_are_placing(table) and table.view(None).round in LAST_ROUNDS:
                for person in people:
                    await press_about(room, person, stopwatch)
                alone += stopwatch.read()
                await _press_together(room, people, stopwatch)
                at_once += stopwatch.read()
            table = await typist.type_one(table)
        return alone, at_once


def _all_are_placing(table: Table) -> bool:
    view = table.view(None)
    return view.phase == "map" and not any(seat.placed for seat in view.seats)


async def press_about(room: Room, person: MemberActor, stopwatch: Stopwatch) -> None:
    """One person looks for a place."""
    message = shown(await person.click(room.round_message(), label="Place"))
    for label in PRESSES:
        if label in pressable(message):
            with stopwatch:
                message = shown(await person.click(message, label=label))


async def _press_together(room: Room, people: Sequence[MemberActor], stopwatch: Stopwatch) -> None:
    """Each press by all of them, in their direct messages, before the bot has looked at the first."""
    for label in PRESSES:
        placers = [(person, room.asked(person)) for person in people]
        pressed = [(person, at, custom_id(at, label)) for person, at in placers if label in pressable(at)]
        with stopwatch:
            await press_at_once(room, *pressed)


@asynccontextmanager
async def open_room_with_workers(count: int) -> AsyncIterator[tuple[Room, list[MemberActor], Stopwatch]]:
    """A room with so many people, and workers that have started as they have long before a press."""
    with tempfile.TemporaryDirectory() as folder:
        async with closing(Pictures()) as pictures, open_room(Path(folder), pictures) as room:
            await asyncio.gather(*(pictures.workers.run(time.sleep, 1.0) for _ in range(2)))
            yield room, room.people(count), Stopwatch()


class Stopwatch:
    """Measures what the bot does from a press to its last word about it; the newest one does."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._runs = False

        async def measured(context: Context) -> None:
            start = time.perf_counter()
            await PRESS(context)
            if self._runs:
                self.times.append((time.perf_counter() - start) * 1000)

        registry.press = measured

    def read(self) -> list[float]:
        """What was measured since the last time."""
        times, self.times = self.times, []
        return times

    def __enter__(self) -> None:
        self._runs = True

    def __exit__(self, *_: object) -> None:
        self._runs = False
