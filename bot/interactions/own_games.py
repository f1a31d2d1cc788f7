"""The list of a person's games, for a command and for a button."""

from __future__ import annotations

from bot.announce.sent_messages import LOBBY, ROUND
from bot.interactions.context import Context
from bot.tables import Table
from bot.views.own_games import own_games_screen


async def show_own_games(context: Context) -> None:
    """One's open games, and where they are."""
    tables = context.services.tables
    seated = await tables.games_of(context.user_id)
    as_guest = await tables.guest_games_of(context.user_id)
    found = [*(game.table for game in seated), *(game.table for game in as_guest)]
    links = {table.id: await _link(context, table) for table in found}
    await context.show(own_games_screen(context.texts, seated, as_guest, links))


async def _link(context: Context, table: Table) -> str:
    """Where the newest message of a table is, or else its channel."""
    client = context.interaction.client
    channel = client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    for role in (ROUND, LOBBY):
        message = await context.services.store.message(table.id, role, None)
        if message is not None:
            return channel.get_partial_message(message.message_id).jump_url
    return channel.jump_url
