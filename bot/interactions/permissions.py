"""Checks who may open a table, which permissions the bot needs, and who may see a finished game.

A finished game may be seen by its players, and by anyone who can see where it was played. A private thread is
visible to its members, and to those who may manage threads. A game played alone has no channel.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TypeGuard

import discord

from bot.errors import InputError
from bot.interactions.context import Context
from bot.people.limits import Cost
from bot.refusals import Channel, channel_of, is_for_now
from bot.tables import Table, TableError
from bot.tables.game_history import GameResult
from bot.tables.lobby import MOST_TABLES
from bot.texts import text_key

#: For every channel; writing in a thread needs another permission, the text chat of a voice channel one more.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_IN_VOICE = (*NEEDED, "connect")

#: For a table in a new thread.
FOR_NEW_THREADS = ("create_public_threads", "create_private_threads", "send_messages_in_threads")

#: All permissions that the bot ever uses, as in the link in docs/hosting.md.
ALL_USED = tuple(dict.fromkeys((*NEEDED_IN_VOICE, *NEEDED_IN_THREADS, *FOR_NEW_THREADS)))


@asynccontextmanager
async def allowed_to_open(context: Context, guild_id: int, *, here: bool = True) -> AsyncIterator[None]:
    """Check that a table may be opened in the channel of this interaction or elsewhere.

    The body opens the table; if it fails, the table does not count as one that this person has opened lately.

    Raises:
        TableError: ``too-many-tables``, or the moderators allow only a role, or only themselves, to open
            tables.
        InputError: ``permissions-missing``, the bot lacks a permission there; or ``too-often``.
    """
    await must_be_allowed_to_start(context, guild_id)
    if here:
        must_be_able_to_play_here(context)
    await _check_table_limit(context, guild_id)
    with context.services.limits.taken(Cost.TABLES, context.user_id, guild_id):
        yield


async def _check_table_limit(context: Context, guild_id: int) -> None:
    """Refuse to make a thread or a post for someone whose table the store would refuse.

    Raises:
        TableError: ``too-many-tables``.
    """
    own = await context.services.tables.of_person(context.user_id)
    if sum(table.guild_id == guild_id and not table.options.alone for table in own) >= MOST_TABLES:
        raise TableError("too-many-tables", most=MOST_TABLES)


async def must_be_allowed_to_start(context: Context, guild_id: int) -> None:
    """Refuse a person whom the moderators of a server do not allow to open tables.

    Raises:
        TableError: they allow only a role, or only themselves.
    """
    member = _member(context, guild_id)
    roles = [] if member is None else [role.id for role in member.roles]
    preferences = context.services.preferences
    await preferences.check_may_start(guild_id, roles, moderator=context.moderates_in(guild_id))


async def may_start(context: Context, guild_id: int) -> bool:
    """Whether the moderators of a server allow the person to open tables."""
    try:
        await must_be_allowed_to_start(context, guild_id)
    except TableError:
        return False
    return True


def may_write_here(context: Context) -> bool:
    """Whether the person could write in this channel themselves; if not, the bot must not for them."""
    in_thread = isinstance(context.interaction.channel, discord.Thread)
    may = context.interaction.permissions
    return may.send_messages_in_threads if in_thread else may.send_messages


def must_be_able_to_play_here(context: Context) -> None:
    """Refuse if the bot lacks a permission in the channel of this interaction, and list the missing ones.

    Raises:
        InputError: ``permissions-missing``.
    """
    must_have(context, *needed_in(context.interaction.channel))


def needed_in(channel: object) -> tuple[str, ...]:
    """The permissions that the bot needs for a game in a channel of this kind, by discord.py's names."""
    if isinstance(channel, discord.Thread):
        return NEEDED_IN_THREADS
    voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return NEEDED_IN_VOICE if voice else NEEDED


def missing(granted: discord.Permissions, needed: Iterable[str]) -> tuple[str, ...]:
    """The permissions that are not granted, by discord.py's names."""
    return tuple(name for name in needed if not getattr(granted, name))


def must_have(context: Context, *permissions: str) -> None:
    """Refuse if the bot lacks one of these permissions, and list the missing ones.

    Raises:
        InputError: ``permissions-missing``.
    """
    lacking = missing(context.interaction.app_permissions, permissions)
    if lacking:
        names = [context.texts.format(f"permission-{text_key(name)}") for name in lacking]
        raise InputError("permissions-missing", names=names, count=len(names))


async def sees(context: Context, table: Table) -> bool:
    """Whether a person may see a game whose id they know; Discord is asked if necessary."""
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
    """Whether a person may use a control of this table, because they could have forged its custom id.

    They must sit at the table, be a guest of it or see its channel, on its server. A table by invitation is
    for guests and moderators only, except in its own channel, where the rules refuse the others.
    """
    if table.seat_of(context.user_id) is not None or context.moderates_in(table.guild_id):
        return True
    if table.is_invited(context.user_id) or table.is_watched_by(context.user_id):
        return context.guild_id in (None, table.guild_id)
    is_elsewhere = table.channel_id != context.channel_id
    return not (table.options.by_invitation and is_elsewhere) and await sees(context, table)


def surely_sees(context: Context, result: GameResult) -> bool:
    """Whether a game may be shown to a person who has not asked for it.

    Discord is not asked, because this is checked at each typed letter. A game in an archived or private
    thread is shown only to its players and to people in that thread.
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
    """The person as a member of the server, if the interaction is there."""
    member = context.interaction.user
    return member if guild_id == context.guild_id and isinstance(member, discord.Member) else None


def _is_private(channel: Channel) -> TypeGuard[discord.Thread]:
    return isinstance(channel, discord.Thread) and channel.is_private()


def _may(channel: Channel, member: discord.Member) -> discord.Permissions:
    """A member's permissions there; none without a server, or if Discord hides the parent channel."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return discord.Permissions.none()
    try:
        return channel.permissions_for(member)
    except discord.ClientException:  # the parent channel of a thread is unknown
        return discord.Permissions.none()
