"""The bot, whose clock is as many hours ahead as a file ``HOURS`` in its folder says."""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.clock import SystemClock
from bot.command_line import main

HOURS = "hours"


def now(_: SystemClock) -> datetime:
    """The current time, on a clock that someone may have changed."""
    file = Path(HOURS)
    hours = float(file.read_text(encoding="ascii")) if file.exists() else 0.0
    return datetime.now(UTC) + timedelta(hours=hours)


if __name__ == "__main__":
    setattr(SystemClock, "now", now)  # noqa: B010 - a method
    sys.exit(main(["run"]))
