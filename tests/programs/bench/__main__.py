"""Print every figure: ``python -m tests.programs.bench``. Never a test: a noisy machine may miss a bound."""

from __future__ import annotations

import platform

from tests.programs.bench import (
    beside_thinking,
    databases,
    first_offered,
    games,
    maps,
    messages,
    pictures,
    placer,
    thinking,
)


def main() -> None:
    """Measure one group of figures after the other."""
    print(f"Python {platform.python_version()}, {platform.machine()}")
    groups = (maps, games, databases, pictures, placer, messages, thinking, beside_thinking, first_offered)
    for group in groups:
        for figure in group.figures():
            print(figure, flush=True)


if __name__ == "__main__":
    main()
