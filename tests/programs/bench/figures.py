"""A measured figure, and how to come by one."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Figure:
    """What was measured; ``wanted`` is the bound that it should keep, or None."""

    name: str
    value: float
    unit: str
    wanted: float | None = None
    at_least: bool = False

    @property
    def keeps(self) -> bool:
        """Whether the figure keeps its bound."""
        if self.wanted is None:
            return True
        return self.value >= self.wanted if self.at_least else self.value <= self.wanted

    def __str__(self) -> str:
        value = f"{self.value:>9}" if isinstance(self.value, int) else f"{self.value:>9.3f}"
        line = f"{self.name:<64} {value} {self.unit}"
        if self.wanted is not None:
            words = "at least" if self.at_least else "at most"
            line += f"  ({words} {self.wanted:g}: {'yes' if self.keeps else 'NO'})"
        return line


def milliseconds(
    calls: Iterable[Callable[[], object]], clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """How long each call takes; every one is made once, so that nothing is remembered from before."""
    times = []
    gc.collect()
    gc.disable()
    try:
        for call in calls:
            start = clock()
            call()
            times.append((clock() - start) * 1000)
    finally:
        gc.enable()
    return times


def median_of(calls: Iterable[Callable[[], object]]) -> float:
    """The median time of some calls, in milliseconds."""
    return median(milliseconds(calls))
