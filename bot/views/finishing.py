"""What takes a while of a screen, made by worker processes when it is sent: its hints and its picture."""

from __future__ import annotations

import logging

from bot.views.screen import Screen
from bot.workers.fair_queue import TooMuchAtOnceError
from bot.workers.pictures import Pictures
from bot.workers.pool import Workers
from render.picture import Picture

log = logging.getLogger(__name__)


async def finished(screen: Screen, pictures: Pictures) -> tuple[Screen, Picture | None]:
    """A screen with its hints, and its picture; what cannot be made is logged and left out."""
    screen = await _with_hints(screen, pictures.workers)
    return screen, await pictures.picture_of(screen.drawing, screen.theme)


async def _with_hints(screen: Screen, workers: Workers) -> Screen:
    hints = screen.hints
    if hints is None:
        return screen
    try:
        thought = await workers.run(hints.thought.func, *hints.thought.args, **hints.thought.keywords)
    except TooMuchAtOnceError:
        log.warning("hints were left out: too many were asked for at once")
        return screen.without_hints()
    except Exception:
        log.exception("hints could not be found")
        return screen.without_hints()
    return screen.become(hints.screen_with(thought))
