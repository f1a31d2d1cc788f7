"""Who may see a game that is over."""

from __future__ import annotations

import discord

from bot.connection.channels import channel_of
from bot.interactions.context import Context
from bot.tables import Table


async def sees_table(context: Context, table: Table) -> bool:
    """Whether a person may know all of a game that is over: they had a seat, or can see where it was played.

    A private thread is for those who are in it, and for whoever manages threads there.
    """
    if table.seat_of(context.user_id) is not None:
        return True
    member = context.interaction.user
    if table.guild_id != context.guild_id or not isinstance(member, discord.Member):
        return False
    if table.channel_id == context.channel_id:
        return True
    client = context.interaction.client
    try:
        channel = await channel_of(client, table.channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return False
        allowed = channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not allowed.manage_threads:
            await channel.fetch_member(member.id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return allowed.view_channel
