"""Hints for the person of an interaction, which is acknowledged before a worker looks for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec, TypeVar

from bot.interactions.context import Context
from bot.tables import Table
from bot.views.current_screen import current_screen, find_hints, gets_hints
from bot.views.decisions import NO_HINTS, Hints
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from bot.workers.pool import Workers
from engine.trial import Trial

P = ParamSpec("P")
Found = TypeVar("Found")


async def screen_with_hints(context: Context, table: Table, trial: Trial | None = None) -> Screen:
    """The person's present screen with hints; ``trial`` is the card that they were trying."""
    viewer = context.viewer_of(table)
    return current_screen(viewer, await hints_of(context, viewer, trial), trial)


async def hints_of(context: Context, viewer: Viewer, trial: Trial | None = None) -> Hints:
    """Hints for a viewer's present decision, unless the person wants none."""
    if not gets_hints(viewer):
        return NO_HINTS
    await context.acknowledge()
    return await find_hints(viewer, context.services.pictures.workers, trial)


async def find_for(
    context: Context,
    search: Callable[Concatenate[Viewer, Workers, P], Awaitable[Found]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Found | None:
    """The result of a search for hints, or None if the table or the person wants no hints."""
    if not context.viewer.wants_hints:
        return None
    await context.acknowledge()
    return await search(context.viewer, context.services.pictures.workers, *args, **kwargs)
