"""Finding out what somebody can do now, at this moment and in this place."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.tables import Table
from bot.views.viewer import Viewer
from bot.views.what_now import what_now_screen


async def show_what_now(context: Context) -> None:
    """What there is to do at the channel's table, or in direct messages at the person's only one."""
    tables = context.services.tables
    games = await tables.games_of(context.user_id)
    table: Table | None = None
    if context.in_server:
        table = await tables.in_channel(context.channel_id)
    elif len(games) == 1:
        table = games[0].table
    viewer = None if table is None else Viewer(context.texts, table, table.seat_of(context.user_id))
    elsewhere = [game for game in games if game.asked and (table is None or game.table.id != table.id)]
    await context.show(what_now_screen(context.texts, viewer, len(elsewhere), in_server=context.in_server))
