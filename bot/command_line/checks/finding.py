"""A check of an installation, and what it finds."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from bot.settings import Settings


@dataclass(frozen=True, slots=True)
class Installation:
    """The settings of a bot, and whether it is running on this machine."""

    settings: Settings
    is_running: bool


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence about something wrong, a line to paste, and whether people cannot play because of it."""

    sentence: str
    to_paste: str = ""
    stops_play: bool = False


@dataclass(frozen=True, slots=True)
class Check:
    """A name, the question that is asked, and the function that finds what is wrong."""

    name: str
    question: str
    find: Callable[[Installation], AsyncIterator[Finding]]
    is_quick: bool = False


def hokkaido(command: str) -> str:
    """Return the line that runs another command of this program.

    >>> hokkaido("run").endswith(" run")
    True
    """
    return f"{sys.argv[0]} {command}"
