"""The bot, whose hints take too long while a file ``LONG`` is in its folder."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from bot.command_line import main
from bot.views import current_screen

#: The file that makes hints take too long, and one with a line for each such hint that a worker has begun.
LONG, BEGUN = "long", "begun"

_Arguments = ParamSpec("_Arguments")
_Found = TypeVar("_Found")


def long(
    search: Callable[_Arguments, _Found], *arguments: _Arguments.args, **options: _Arguments.kwargs
) -> _Found:
    """Search for hints in a worker, at times for too long."""
    if Path(LONG).exists():
        with Path(BEGUN).open("a", encoding="ascii") as begun:
            begun.write("begun\n")
        time.sleep(6 * current_screen.LONGEST_SEARCH)
    return search(*arguments, **options)


if __name__ == "__main__":
    for name in ("best_spots", "best_prospects", "bid_prospects", "tile_prospects"):
        setattr(current_screen, name, partial(long, getattr(current_screen, name)))
    sys.exit(main(["run"]))
