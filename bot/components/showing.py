"""What somebody shows to everybody: results, and what is left of games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.components.registry import component
from bot.errors import InputError
from bot.interactions.alone import played_at
from bot.interactions.context import Context
from bot.interactions.gates import sparingly
from bot.interactions.looking import review_of
from bot.tables.alone import must_be_over
from bot.texts import Language
from bot.views.alone import ALONE, shared_screen
from bot.views.controls import NO_TABLE
from bot.views.game_over import KEEPSAKE, keepsake_screen, replay_screen
from bot.views.review import REVIEW, review_screen, reviewed_seats
from bot.views.screen import BOARD, REPLAY, SHOW, STATS, Screen
from bot.views.standings import COMPUTERS, leaderboard_screen, stats_screen
from bot.views.viewer import Viewer


@component(SHOW, sparingly)
async def show_to_all(context: Context) -> None:
    """Post once more, for everybody and in their language, what the person sees alone.

    An impatient finger shows it only once, and finds the other buttons still there. A button may be older
    than the rule that nobody shows the map of a day before the day is over.
    """
    interaction, message = context.interaction, context.interaction.message
    may_show = context.pressed_in_private and _may_write(interaction)
    if context.guild_id is None or message is None or not may_show:
        raise InputError("may-not-show")
    await context.acknowledge()
    async with context.services.tables.once(f"show {message.id}"):
        controls = discord.ui.View.from_message(await interaction.original_response(), timeout=None)
        pressed = next((item for item in controls.children if _is_pressed(item, context)), None)
        if pressed is None:
            return
        screen = await _screen_for_all(context, context.guild_id)
        controls.remove_item(pressed).stop()
        await interaction.edit_original_response(view=controls)
        await context.add_for_all(screen)


def _is_pressed(item: discord.ui.Item[discord.ui.View], context: Context) -> bool:
    return isinstance(item, discord.ui.Button) and item.custom_id == str(context.pressed)


async def _screen_for_all(context: Context, guild_id: int) -> Screen:
    services, (what, *details) = context.services, context.arguments
    has_table = context.pressed.moment != NO_TABLE
    table = await services.tables.get(context.table_id) if has_table else None
    locale = None if table is None else table.options.locale
    everybody = await services.readers.everybody_in(guild_id, locale)
    if table is None:
        screen = await _OF_SERVER[what](context, everybody.texts, guild_id, *details)
    else:
        if what != ALONE:  # what shows nothing of the map
            must_be_over(table, services.clock.now())
        screen = await _OF_TABLE[what](context, Viewer(everybody.texts, table, None), *details)
    return screen.for_reader(everybody)


def _may_write(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether the person could write in this channel themselves."""
    granted = interaction.permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    return granted.send_messages_in_threads if in_thread else granted.send_messages


async def _board(context: Context, texts: Language, guild_id: int, kind: str) -> Screen:
    with_computers = kind == COMPUTERS
    board = await context.services.history.leaderboard(guild_id, with_computers=with_computers)
    return leaderboard_screen(texts, board, with_computers=with_computers)


async def _stats(context: Context, texts: Language, guild_id: int, user_id: str) -> Screen:
    stats = await context.services.history.stats(guild_id, int(user_id))
    standing = stats.among_people or stats.with_computers
    # A person who was forgotten meanwhile has neither results nor a name.
    name = texts.format("nobody") if standing is None else standing.name
    return stats_screen(texts, name, stats)


_OF_SERVER: Mapping[str, Callable[..., Awaitable[Screen]]] = {BOARD: _board, STATS: _stats}


async def _replay(_context: Context, viewer: Viewer, seat: str = "") -> Screen:
    return replay_screen(viewer, int(seat) if seat else None)


async def _keepsake(context: Context, viewer: Viewer, seat: str) -> Screen:
    return keepsake_screen(viewer, int(seat), await context.services.history.day_of(viewer.table))


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
