"""The screen of a person's decision, with the hints that they want."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.tables import Table
from bot.views.current_screen import NO_HINTS, Hints, current_screen, find_hints, find_tile_gains, gets_hints
from bot.views.screen import Screen
from bot.views.tiles import NO_TILE_GAINS, TileGains
from bot.views.viewer import Viewer
from engine.trial import Trial


async def screen_with_hints(context: Context, table: Table, trial: Trial | None = None) -> Screen:
    """The person's present screen with hints; ``trial`` is the card that they were trying."""
    viewer = context.viewer_of(table)
    return current_screen(viewer, await hints_of(context, viewer), trial)


async def hints_of(context: Context, viewer: Viewer) -> Hints:
    """Hints for a viewer's present decision, unless the person wants none."""
    if not (context.reader.preferences.hints and gets_hints(viewer)):
        return NO_HINTS
    await context.acknowledge()
    return await find_hints(viewer, context.services.pictures.workers)


async def tile_gains_of(context: Context, viewer: Viewer) -> TileGains:
    """The gain of each tile that a viewer can lay, unless the table or the person wants no hints."""
    if not (context.reader.preferences.hints and viewer.table.options.hints):
        return NO_TILE_GAINS
    await context.acknowledge()
    return await find_tile_gains(viewer, context.services.pictures.workers)
