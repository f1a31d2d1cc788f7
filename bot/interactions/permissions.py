"""Who may open a table where, what the bot must be allowed there, and who may know a game that is over.

All of such a game may know who had a seat, or can see where it was played. A private thread is for those who
are in it, and for whoever manages threads there. What somebody has played alone stands in no channel.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TypeGuard

import discord

from bot.connection.refusals import Channel, channel_of, is_for_now
from bot.errors import InputError
from bot.interactions.context import Context
from bot.people.limits import MOST_TABLES, Cost
from bot.tables import Table, TableError
from bot.tables.game_history import GameResult
from bot.texts import text_key

#: For every channel; a thread needs another permission to write, the text chat of a voice channel one more.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_IN_VOICE = (*NEEDED, "connect")

#: Where a table wants a thread of its own.
FOR_NEW_THREADS = ("create_public_threads", "create_private_threads", "send_messages_in_threads")

#: Everything that the bot is ever allowed to do: what the link in docs/hosting.md asks for.
ALL_USED = tuple(dict.fromkeys((*NEEDED_IN_VOICE, *NEEDED_IN_THREADS, *FOR_NEW_THREADS)))


@asynccontextmanager
async def allowed_to_open(
    context: Context, guild_id: int, *, here: bool = True, calls: bool = False
) -> AsyncIterator[None]:
    """Refuse to open a table, in the channel of this interaction or elsewhere, unless all is well for it.

    The body opens it: where that fails, it does not count among those that this person has opened lately.
    With ``calls`` its first messages call somebody: those of the game before, or a role.

    Raises:
        TableError: the moderators let only a role, or only themselves, open tables.
        InputError: ``permissions-missing``, the bot lacks a permission there; ``too-many-tables``, or
            ``too-often``.
    """
    await must_be_allowed_to_start(context, guild_id)
    if here:
        must_be_able_to_play_here(context)
    await must_have_time(context, guild_id)
    costs = (Cost.TABLES, Cost.MENTIONS) if calls else (Cost.TABLES,)
    with context.services.limits.taken(*costs, user_id=context.user_id, guild_id=guild_id):
        yield


async def must_have_time(context: Context, guild_id: int) -> None:
    """Refuse another seat to a person who sits at many open tables of a server.

    Raises:
        InputError: ``too-many-tables``.
    """
    own = await context.services.tables.of_person(context.user_id)
    if sum(table.guild_id == guild_id and not table.options.alone for table in own) >= MOST_TABLES:
        raise InputError("too-many-tables", most=MOST_TABLES)


async def must_be_allowed_to_start(context: Context, guild_id: int) -> None:
    """Refuse whom the moderators of a server let open no tables.

    Raises:
        TableError: they let only a role, or only themselves.
    """
    member = _member(context, guild_id)
    roles = [] if member is None else [role.id for role in member.roles]
    preferences = context.services.preferences
    await preferences.check_may_start(guild_id, roles, moderator=context.moderates_in(guild_id))


async def may_start(context: Context, guild_id: int) -> bool:
    """Whether the moderators of a server let the person open tables."""
    try:
        await must_be_allowed_to_start(context, guild_id)
    except TableError:
        return False
    return True


def must_be_able_to_write_here(context: Context) -> None:
    """Refuse to open a table where the person may not write themselves: the bot would do it for them.

    Raises:
        InputError: ``may-not-write-here``.
    """
    in_thread = isinstance(context.interaction.channel, discord.Thread)
    may = context.interaction.permissions
    if not (may.send_messages_in_threads if in_thread else may.send_messages):
        raise InputError("may-not-write-here")


def must_be_able_to_play_here(context: Context) -> None:
    """Refuse, naming what is missing, where the bot lacks a permission in the channel of this interaction.

    Raises:
        InputError: ``permissions-missing``.
    """
    must_have(context, *needed_in(context.interaction.channel))


def needed_in(channel: object) -> tuple[str, ...]:
    """What the bot must be allowed in a channel of this kind to play there, by discord.py's names."""
    if isinstance(channel, discord.Thread):
        return NEEDED_IN_THREADS
    voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return NEEDED_IN_VOICE if voice else NEEDED


def missing(granted: discord.Permissions, needed: Iterable[str]) -> tuple[str, ...]:
    """Those of the permissions, by discord.py's names, that are not granted."""
    return tuple(name for name in needed if not getattr(granted, name))


def must_have(context: Context, *permissions: str) -> None:
    """Refuse, naming what is missing, where the bot lacks one of these permissions.

    Raises:
        InputError: ``permissions-missing``.
    """
    lacking = missing(context.interaction.app_permissions, permissions)
    if lacking:
        names = [context.texts.format(f"permission-{text_key(name)}") for name in lacking]
        raise InputError("permissions-missing", names=names, count=len(names))


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
    except (discord.NotFound, discord.Forbidden) as error:
        if is_for_now(error):
            raise
        return False


async def may_press(context: Context, table: Table) -> bool:
    """Whether a control of this table can be before a person, who may have made up its custom id.

    They sit at the table, or are a guest of it or see its channel, on its server. A table by invitation is
    for guests and moderators, but for its own channel, where the rules answer the others.
    """
    if table.seat_of(context.user_id) is not None or context.moderates_in(table.guild_id):
        return True
    if table.has_guest(context.user_id):
        return context.guild_id in (None, table.guild_id)
    is_elsewhere = table.channel_id != context.channel_id
    return not (table.options.by_invitation and is_elsewhere) and await sees(context, table)


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
