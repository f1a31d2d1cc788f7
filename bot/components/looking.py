"""Looking at the hand, maps, the log, a person's games, and the rules; and showing them to everyone.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.components.playing import show_placer, trying
from bot.components.registry import component
from bot.errors import InputError
from bot.interactions.alone import played_at
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table, playing, seated, sparingly, watching
from bot.interactions.permissions import may_write_here
from bot.interactions.showing import hints_of, review_of, screen_with_hints, show_own_games, told_apart
from bot.tables import TableOptions
from bot.tables.alone import must_be_over
from bot.texts import Language
from bot.views.current_screen import with_the_others
from bot.views.decisions import Opener, opener_of
from bot.views.game_over import KEEPSAKE, all_maps_screen, keepsake_screen, last_map_screen
from bot.views.hand import own_hand_screen
from bot.views.log import LOG, log_screen
from bot.views.map_screens import MAPS, OWN_MAP, POINTS, maps_screen, other_map_screen, own_map_screen
from bot.views.menus import arguments_of, number_in
from bot.views.own_games import GAMES
from bot.views.results import ALONE, COMPUTERS, leaderboard_screen, shared_screen, stats_screen
from bot.views.review import REVIEW, replay_screen, review_screen, reviewed_seats, seat_in
from bot.views.rulebook import RULES, WALK, page_of, rules_screen, walk_screen
from bot.views.screen import BOARD, NO_TABLE, REPLAY, SHOW, STATS, CustomId, Screen
from bot.views.viewer import BOARD as LINK
from bot.views.viewer import Viewer
from engine.trial import tried_in


@component("hand", playing)
async def show_hand(context: Context) -> None:
    """Show the person's hand."""
    hints = await hints_of(context, context.viewer)
    await context.show(own_hand_screen(context.viewer, hints))


@component(LINK, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def show_link(context: Context) -> None:
    """Show the present link to the board: the person's own, or else the one for everyone."""
    await context.show(context.viewer.board_screen)


@component("map", playing)
async def show_map(context: Context) -> None:
    """Show the person's map."""
    await context.show(own_map_screen(context.viewer))


@component(MAPS, at_table)
async def show_maps(context: Context) -> None:
    """Show everyone's map; the back button leads to the card that was being tried, in the same place."""
    viewer, trial = context.viewer, tried_in(context.arguments)
    is_open = viewer.table.stage.is_open
    is_outdated = trial is None or context.pressed.moment != viewer.moment
    tried = () if is_outdated else arguments_of(number_in(context.arguments), trial)
    await context.show(maps_screen(viewer, tried) if is_open else all_maps_screen(viewer.everyone))


@component(OWN_MAP, seated)
async def show_own_map(context: Context) -> None:
    """Show the person's map, whatever the round of the button."""
    viewer = context.viewer
    await context.show(own_map_screen(viewer) if viewer.table.stage.is_open else last_map_screen(viewer))


@component(POINTS, watching)
async def show_points(context: Context) -> None:
    """Show or hide the points of lakes and towns on the person's or another player's map."""
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
    """Show the person's present decision; a card that was being tried stays where it was."""
    tried = tried_in(context.arguments)
    if tried is not None and opener_of(context.viewer.view) is not Opener.PLACE:
        await trying(context)
        await show_placer(context, tried)
        return
    await context.show(await screen_with_hints(context, context.table, tried))


@component(LOG, at_table, sparingly)
async def turn_page_of_log(context: Context) -> None:
    """Show another page of the log."""
    entries = await context.services.history.log(context.table_id)
    page = int(context.arguments[0])
    await context.show(await asyncio.to_thread(log_screen, context.viewer.everyone, entries, page))


def _where_it_says(custom_id: CustomId) -> Acknowledgement:
    """Between pages and in the tutorial the message is edited; elsewhere a new one is sent."""
    return Acknowledgement.IN_PLACE if custom_id.arguments else Acknowledgement.NEW_MESSAGE


@component(RULES, acknowledgement=_where_it_says)
async def rules(context: Context) -> None:
    """Show a page of the rules: of the game at the button's table, if it has one."""
    options: TableOptions | None = None
    page = 1
    if len(context.arguments) > 1:
        options, page = page_of(context.arguments)
    elif context.pressed.moment != NO_TABLE:
        options = (await context.services.tables.get(context.table_id)).options
    await context.show(rules_screen(context.reader, options, page))


@component(WALK)
async def walk(context: Context) -> None:
    """Show a step of the tutorial through one round; it can open a table where there is none."""
    here = context.channel_id if context.in_server else None
    may_open = here is not None and await context.services.tables.in_channel(here) is None
    await context.show(walk_screen(context.reader, int(context.arguments[0]), may_open=may_open))


@component(GAMES, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def games(context: Context) -> None:
    """Show the list of the person's games."""
    await show_own_games(context)


@component(SHOW, sparingly)
async def show_to_all(context: Context) -> None:
    """Post a private screen again, for everyone and in their language.

    A double press posts it only once, and the other buttons stay. A button may be older than the rule that
    the map of a day can be shown only after that day.
    """
    interaction, message = context.interaction, context.interaction.message
    may_show = context.pressed_in_private and may_write_here(context)
    if context.guild_id is None or message is None or not may_show:
        raise InputError("may-not-show")
    await context.acknowledge()
    async with context.in_order() as is_latest:
        if not is_latest:
            return
        controls = discord.ui.View.from_message(await interaction.original_response(), timeout=None)
        buttons = (item for item in controls.children if isinstance(item, discord.ui.Button))
        pressed = next((item for item in buttons if item.custom_id == str(context.pressed)), None)
        if pressed is None:
            return
        screen = await _screen_for_all(context, context.guild_id)
        controls.remove_item(pressed).stop()
        await interaction.edit_original_response(view=controls)
        await context.add_for_all(screen)


async def _screen_for_all(context: Context, guild_id: int) -> Screen:
    services, (what, *details) = context.services, context.arguments
    has_table = context.pressed.moment != NO_TABLE
    table = await services.tables.get(context.table_id) if has_table else None
    locale = None if table is None else table.options.locale
    public = await services.readers.public(guild_id, locale)
    if table is None:
        return await _OF_SERVER[what](context, public.texts, guild_id, *details)
    if what != ALONE:  # these screens do not show the map
        must_be_over(table, services.clock.now())
    return await _OF_TABLE[what](context, Viewer(public, table, None), *details)


async def _board(context: Context, texts: Language, guild_id: int, kind: str) -> Screen:
    with_computers = kind == COMPUTERS
    board = await context.services.history.leaderboard(guild_id, with_computers=with_computers)
    return leaderboard_screen(texts, await told_apart(context, board), with_computers=with_computers)


async def _stats(context: Context, texts: Language, guild_id: int, user_id: str) -> Screen:
    stats = await context.services.history.stats(guild_id, int(user_id))
    standing = stats.among_people or stats.with_computers
    # A person whose data was deleted meanwhile has neither results nor a name.
    name = texts.format("nobody") if standing is None else standing.name
    return stats_screen(texts, name, stats)


_OF_SERVER: Mapping[str, Callable[..., Awaitable[Screen]]] = {BOARD: _board, STATS: _stats}


async def _replay(_context: Context, viewer: Viewer, seat: str, page: str) -> Screen:
    return replay_screen(viewer, seat_in(seat), int(page))


async def _keepsake(context: Context, viewer: Viewer, seat: str, form: str) -> Screen:
    return keepsake_screen(viewer, int(seat), await context.services.history.day_of(viewer.table), form)


async def _review(context: Context, viewer: Viewer, seat: str, page: str) -> Screen:
    if int(seat) not in reviewed_seats(viewer.table):
        raise InputError("review-gone")
    found = await review_of(context, viewer.table)
    return review_screen(viewer, found, int(seat), int(page))


async def _alone(context: Context, viewer: Viewer) -> Screen:
    return shared_screen(viewer, await played_at(context, viewer.table))


_OF_TABLE: Mapping[str, Callable[..., Awaitable[Screen]]] = {
    REPLAY: _replay,
    KEEPSAKE: _keepsake,
    REVIEW: _review,
    ALONE: _alone,
}
