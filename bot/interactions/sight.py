"""Who may know all of a game that is over: those who had a seat, or can see where it was played.

A private thread is for those who are in it, and for whoever manages threads there. What somebody has
played alone stands in no channel.
"""

from __future__ import annotations

from typing import TypeGuard

import discord

from bot.connection.channels import Channel, channel_of
from bot.interactions.context import Context
from bot.tables import Table
from bot.tables.results import GameResult


async def sees(context: Context, table: Table) -> bool:
    """Whether a person may know all of a game of which they know the id; Discord is asked if need be."""
    if table.seat_of(context.user_id) is not None:
        return True
    member = _member(context, table.guild_id)
    if member is None or table.options.alone:
        return False
    if table.channel_id == context.channel_id:
        return True
    try:
        channel = await channel_of(context.interaction.client, table.channel_id)
        if _is_private(channel) and not _may(channel, member).manage_threads:
            await channel.fetch_member(member.id)
        return _may(channel, member).view_channel
    except (discord.NotFound, discord.Forbidden):
        return False


def surely_sees(context: Context, result: GameResult) -> bool:
    """Whether a game may be named to a person who has not asked for it.

    Nobody is asked, for that is needed at each letter that is typed: where a thread sleeps, or is private,
    it is named to those who had a seat, and to those who are in that very place.
    """
    if any(seat.user_id == context.user_id for seat in result.seats):
        return True
    member = _member(context, result.guild_id)
    if member is None:
        return False
    if result.channel_id == context.channel_id:
        return True
    channel = context.interaction.client.get_channel(result.channel_id)
    if channel is None:
        return False
    may = _may(channel, member)
    return may.view_channel and (may.manage_threads or not _is_private(channel))


def _member(context: Context, guild_id: int) -> discord.Member | None:
    """The person as a member of the server, if that is where they ask."""
    member = context.interaction.user
    return member if guild_id == context.guild_id and isinstance(member, discord.Member) else None


def _is_private(channel: Channel) -> TypeGuard[discord.Thread]:
    return isinstance(channel, discord.Thread) and channel.is_private()


def _may(channel: Channel, member: discord.Member) -> discord.Permissions:
    """What a member may do there; nothing where there is no server, or Discord hides what is around it."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return discord.Permissions.none()
    try:
        return channel.permissions_for(member)
    except discord.ClientException:  # the channel above a thread is unknown
        return discord.Permissions.none()
