"""Where the processor time of the main process goes: the bot, sampled; ``make load`` starts it.

Whenever the process has used a little more processor time, the system interrupts it, and the part counts that
is innermost on the stack then. What the standard library does counts for the part that has called it, so that
pickling counts for ``bot/workers`` and sending for aiohttp.
"""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Self

from tests.loopback.process import BotProcess

#: How this module is run in place of the bot itself.
SAMPLED = ("-m", "tests.programs.load.ledger")

#: Seconds of processor time between two samples; most systems take them less often.
INTERVAL = 0.001

#: The parts of the libraries that the main process uses; other code counts by its own folder.
LIBRARIES = {
    "aiohttp": "aiohttp",
    "aiosignal": "aiohttp",
    "multidict": "aiohttp",
    "yarl": "aiohttp",
    "discord": "discord.py",
    "babel": "bot/texts",
    "fluent": "bot/texts",
    "prometheus_client": "bot/monitoring",
    "structlog": "bot/monitoring",
}

#: What is left: nothing else was on the stack.
LOOP = "asyncio: waiting, and waking tasks"

#: What the main process does beside its main thread.
THREADS = "threads: writing to the database, games replayed"

_FOLDERS = re.compile(r".*/(?:(bot/\w+|engine(?=/)|render(?=/))|site-packages/(\w+)/)")

#: Where everything else is called from.
_OUTERMOST = "bot/command_line"


@dataclass(frozen=True, slots=True)
class Reading:
    """How often each part was met so far, and the processor time used: by the main thread, by the process."""

    samples: Counter[str]
    main_thread: float
    process: float

    def since(self, before: Reading) -> dict[str, float]:
        """Seconds that each part has used since then, most first."""
        met = self.samples - before.samples
        main_thread = self.main_thread - before.main_thread
        used = {part: count / met.total() * main_thread for part, count in met.most_common()}
        return {**used, THREADS: self.process - before.process - main_thread}

    @classmethod
    async def of(cls, bot: BotProcess, folder: Path) -> Self:
        """Ask a bot that is sampled."""
        place = folder / _PLACE
        place.unlink(missing_ok=True)
        bot.send(signal.SIGUSR1)
        while not place.exists():  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.01)
        found = json.loads(place.read_text(encoding="utf-8"))
        return cls(Counter(found["samples"]), found["main_thread"], found["process"])


#: Where the bot writes what was met, in its folder.
_PLACE = "samples"


class Sampler:
    """Counts what the main thread is at."""

    def __init__(self) -> None:
        self._samples: Counter[str] = Counter()

    def begin(self) -> None:
        """Count from now on, and write down what was met whenever that is asked for."""
        signal.signal(signal.SIGPROF, self._note)
        signal.signal(signal.SIGUSR1, self._write)
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def _note(self, _: int, frame: FrameType | None) -> None:
        part = None
        while frame is not None and part is None:
            part, frame = part_of(frame.f_code.co_filename), frame.f_back
        self._samples[part or LOOP] += 1

    def _write(self, _: int, __: FrameType | None) -> None:
        used = {"main_thread": time.thread_time(), "process": time.process_time()}
        new = Path(f"{_PLACE}-new")
        new.write_text(json.dumps({"samples": self._samples, **used}), encoding="utf-8")
        new.replace(_PLACE)


@cache
def part_of(path: str) -> str | None:
    """The part to which a file of code belongs; None for the standard library."""
    found = _FOLDERS.match(path)
    if found is None:
        return None
    own, library = found.groups()
    part = own if own is not None else LIBRARIES.get(library)
    return None if part == _OUTERMOST else part


def main() -> int:
    """``hokkaido run``, sampled."""
    from bot.command_line import main as run

    Sampler().begin()
    return run(["run"])


if __name__ == "__main__":
    sys.exit(main())
