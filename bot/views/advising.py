"""Hints on a screen: a worker process looks for them when the screen is sent."""

from __future__ import annotations

import logging

from bot.views.screen import Screen
from bot.workers.pool import Workers
from bot.workers.turns import TooMuchAtOnceError

log = logging.getLogger(__name__)


async def advised(screen: Screen, workers: Workers) -> Screen:
    """A screen with its hints, found by a worker process; without them if that fails, which is logged."""
    advice = screen.advice
    if advice is None:
        return screen
    try:
        thought = await workers.run(advice.thought.func, *advice.thought.args, **advice.thought.keywords)
    except TooMuchAtOnceError:
        log.warning("hints were left out: too many were asked for at once")
        return screen.without_hints()
    except Exception:
        log.exception("hints could not be found")
        return screen.without_hints()
    return screen.become(advice.screen_with(thought))
