"""How long a press in the placer takes: from the press to the answer, through the bot's own code.

The Discord is a simulated one in the same process, so that no network is measured; the pictures are
the real ones, drawn in worker processes, on maps from the first round to the last.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from simcord import MemberActor

from bot.pictures import Pictures
from bot.services import Interaction
from bot.tables import Stage
from tests.benchmarks.figures import Figure
from tests.bot.play.room import Room, labels, open_room, shown
from tests.bot.play.typist import Typist

#: What somebody presses who looks for a place: the best spots cost most, arrows come most often.
PRESSES = (
    "→", "→", "↓", "Turn ↻", "←", "↑", "Next legal spot", "Next legal spot", "Best spots", "→", "Turn ↻", "↓",
)  # fmt: skip


def figures() -> Iterator[Figure]:
    """The median and the slowest hundredth."""
    times = asyncio.run(_measured())
    yield Figure("a press in the placer, to its answer, median", median(times), "ms")
    yield Figure(
        "a press in the placer, to its answer, 99th percentile", quantiles(times, n=100)[98], "ms", 300
    )
    yield Figure("  presses that were measured", len(times), "presses")


async def _measured() -> list[float]:
    """Milliseconds of each press in a game of two."""
    with tempfile.TemporaryDirectory() as folder:
        async with Pictures() as pictures, open_room(Path(folder), pictures) as room:
            people = room.people(2)
            stopwatch = Stopwatch(room)
            table = await room.begin(people)
            typist = Typist(room, people, player="random")
            while table.stage is Stage.RUNNING:
                view = table.view(None)
                if view.phase == "map" and not any(seat.placed for seat in view.seats):
                    for person in people:
                        await _press_about(room, person, stopwatch)
                table = await typist.type_one(table)
            # The first pictures of all wait for the workers to start.
            return stopwatch.times[len(PRESSES) :]


async def _press_about(room: Room, person: MemberActor, stopwatch: Stopwatch) -> None:
    message = shown(await person.click(room.round_message(), label="Place"))
    for label in PRESSES:
        if label in labels(message):
            with stopwatch:
                message = shown(await person.click(message, label=label))


class Stopwatch:
    """Measures what the bot does from a press to its last word about it."""

    def __init__(self, room: Room) -> None:
        self.times: list[float] = []
        self._runs = False
        pressed = room.bot.pressed

        async def measured(interaction: Interaction, *rest: Any) -> None:
            start = time.perf_counter()
            await pressed(interaction, *rest)
            if self._runs:
                self.times.append((time.perf_counter() - start) * 1000)

        room.bot.pressed = measured  # type: ignore[method-assign, assignment]

    def __enter__(self) -> None:
        self._runs = True

    def __exit__(self, *_: object) -> None:
        self._runs = False
