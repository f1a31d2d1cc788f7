"""The menus of tiles: for terraforming and for free tiles."""

from __future__ import annotations

from functools import partial

from bot.components.registry import component
from bot.interactions.context import Context
from bot.interactions.deciding import decide, terraform_with_usual_cubes
from bot.interactions.gates import playing
from bot.tables.errors import MovedOnError
from bot.views.square_menus import square_of
from bot.views.tiles import tile_screen
from bot.workers.trial import placement_of, tried_in
from engine.actions import FreeTile
from engine.squares import Kind
from engine.views import Phase


@component("terraform", playing)
async def terraform(context: Context) -> None:
    """Ask what a desert is to become."""
    if context.viewer.own.terraformed:
        raise MovedOnError(context.table)
    await context.show(tile_screen(context.viewer, trial=tried_in(context.arguments)))


@component("terraform-terrain", playing)
@component("free-tile-terrain", playing)
async def choose_terrain(context: Context) -> None:
    """Ask which desert is to become that."""
    viewer = context.viewer
    if viewer.view.phase is Phase.FREE_TILE and not viewer.is_asked:
        raise MovedOnError(context.table)
    await context.show(tile_screen(viewer, Kind(context.chosen), tried_in(context.arguments)))


@component("terraform-desert", playing)
@component("free-tile-desert", playing)
async def lay_tile(context: Context) -> None:
    """Turn the chosen desert into the chosen terrain; a card that was being tried stays where it was."""
    terrain, *others = context.arguments
    position, viewer = square_of(context.chosen), context.viewer
    if viewer.view.phase is Phase.FREE_TILE:
        await decide(context, partial(FreeTile, position=position, terrain=Kind(terrain)))
        return
    trial = tried_in(tuple(others))
    tried = None if trial is None else placement_of(*viewer.map_and_card, trial)
    decision = terraform_with_usual_cubes(viewer, position, Kind(terrain))
    await decide(context, decision, tried=tried)
