"""The bot, which cannot make a host's private message while a file ``BROKEN`` is in its folder."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.announce import seat_posts
from bot.command_line import main
from bot.views.current_screen import outline
from bot.views.screen import Screen
from bot.views.viewer import Viewer

#: The file that makes the messages fail.
BROKEN = "broken"


def failing(viewer: Viewer) -> Screen:
    """The outline of a private message, if it can be made."""
    if viewer.seat == 0 and Path(BROKEN).exists():
        raise ZeroDivisionError
    return outline(viewer)


if __name__ == "__main__":
    setattr(seat_posts, "outline", failing)  # noqa: B010 - it is imported there
    sys.exit(main(["run"]))
