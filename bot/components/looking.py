"""What somebody looks at: hand, maps, the log, one's games, and the rules, which may belong to no table."""

from __future__ import annotations

import asyncio

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table, playing, seated, sparingly, watching
from bot.interactions.hints import hints_of, screen_with_hints
from bot.interactions.looking import show_own_games
from bot.tables import TableOptions
from bot.views.controls import NO_TABLE, CustomId
from bot.views.current_screen import with_the_others
from bot.views.game_over import all_maps_screen, last_map_screen
from bot.views.log import LOG, log_screen
from bot.views.map_screens import MAPS, OWN_MAP, POINTS, maps_screen, other_map_screen, own_map_screen
from bot.views.own_games import GAMES
from bot.views.rules import RULES, WALK, page_of, rules_screen, walk_screen
from bot.views.trick import own_hand_screen
from engine.trial import tried_in


@component("hand", playing)
async def show_hand(context: Context) -> None:
    """The person's hand."""
    hints = await hints_of(context, context.viewer)
    await context.show(own_hand_screen(context.viewer, hints.cards))


@component("map", playing)
async def show_map(context: Context) -> None:
    """The person's map."""
    await context.show(own_map_screen(context.viewer))


@component(MAPS, at_table)
async def show_maps(context: Context) -> None:
    """Everybody's map; the way back leads to a card that was being tried, where it was."""
    viewer = context.viewer
    is_open = viewer.table.stage.is_open
    tried = context.arguments if context.pressed.moment == viewer.moment else ()
    await context.show(maps_screen(viewer, tried) if is_open else all_maps_screen(viewer.everybody))


@component(OWN_MAP, seated)
async def show_own_map(context: Context) -> None:
    """The person's map, whatever round the button was made in."""
    viewer = context.viewer
    await context.show(own_map_screen(viewer) if viewer.table.stage.is_open else last_map_screen(viewer))


@component(POINTS, watching)
async def show_points(context: Context) -> None:
    """One's own or another's map with what its lakes and towns score, or without it again."""
    seat, with_points = int(context.arguments[0]), context.arguments[1] == "1"
    viewer = context.viewer
    if seat == viewer.seat:
        await context.show(with_the_others(viewer, own_map_screen(viewer, with_points=with_points)))
    else:
        await context.show(other_map_screen(viewer, seat, with_points=with_points))


@component("place", playing)
@component("tile", playing)
@component("trick", playing)
@component("now", playing)
async def show_current(context: Context) -> None:
    """Whatever the person is asked for now; a card that was being tried is where it was."""
    await context.show(await screen_with_hints(context, context.table, tried_in(context.arguments)))


@component(LOG, at_table, sparingly)
async def turn_page_of_log(context: Context) -> None:
    """Another page of the log."""
    entries = await context.services.history.log(context.table_id)
    page = int(context.arguments[0])
    await context.show(await asyncio.to_thread(log_screen, context.viewer.everybody, entries, page))


def _where_it_says(custom_id: CustomId) -> Acknowledgement:
    """From page to page, and in the walk, the message changes; elsewhere a new one comes."""
    return Acknowledgement.IN_PLACE if custom_id.arguments else Acknowledgement.ANEW


@component(RULES, acknowledgement=_where_it_says)
async def rules(context: Context) -> None:
    """A page of the rules: of what is played at the button's table, if it is that of a table."""
    options: TableOptions | None = None
    page = 1
    if len(context.arguments) > 1:
        options, page = page_of(context.arguments)
    elif context.pressed.moment != NO_TABLE:
        options = (await context.services.tables.get(context.table_id)).options
    await context.show(rules_screen(context.texts, options, page))


@component(WALK)
async def walk(context: Context) -> None:
    """A step of the walk through one round."""
    await context.show(walk_screen(context.texts, int(context.arguments[0])))


@component(GAMES, acknowledgement=Acknowledgement.ANEW)
async def games(context: Context) -> None:
    """The list of the person's games."""
    await show_own_games(context)
