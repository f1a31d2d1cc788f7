"""``make bench``: print the measurements for docs/performance.md as rows of a Markdown table."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable, Iterator, Mapping

from tests.programs.bench import board, games, moves, pictures, players, size

#: What was measured, and the result with its unit.
Row = tuple[str, str]

PARTS: Mapping[str, Callable[[], Iterator[Row]]] = {
    "size": size.rows,
    "moves": moves.rows,
    "games": games.rows,
    "players": players.rows,
    "pictures": pictures.rows,
    "board": board.rows,
}


def main() -> None:
    """Measure every part, or the parts named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=f"of {', '.join(PARTS)}"
    )
    parser.add_argument("--files", action="store_true", help="list the files that a /place and a press run")
    chosen = parser.parse_args()
    if chosen.files:
        moves.print_files()
        return
    print(f"Python {platform.python_version()}, {platform.machine()}\n\n| what | figure |\n|---|---|")
    for part in chosen.parts or PARTS:
        for what, figure in PARTS[part]():
            print(f"| {what} | {figure} |", flush=True)


if __name__ == "__main__":
    main()
