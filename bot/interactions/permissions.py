"""Who may open a table where, and what the bot must be allowed to do there."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.errors import InputError
from bot.interactions.context import Context
from bot.people.limits import MOST_TABLES, Cost
from bot.texts import text_key

#: For every channel; a thread needs another permission to write.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")

#: Where a table wants a thread of its own.
FOR_NEW_THREADS = ("create_public_threads", "create_private_threads", "send_messages_in_threads")

#: Everything that the bot is ever allowed to do: what the link in docs/hosting.md asks for.
ALL_USED = tuple(dict.fromkeys((*NEEDED, *NEEDED_IN_THREADS, *FOR_NEW_THREADS)))


async def must_be_allowed_to_open(context: Context, guild_id: int, *, here: bool = True) -> None:
    """Refuse to open a table, in the channel of this interaction or elsewhere, unless all is well for it.

    Raises:
        TableError: the moderators let only a role, or only themselves, open tables.
        InputError: ``permissions-missing``, the bot lacks a permission there; ``too-many-tables`` of this
            host are open, or ``too-often``.
    """
    user = context.interaction.user
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    preferences = context.services.preferences
    await preferences.check_may_start(guild_id, roles, moderator=context.is_moderator)
    if here:
        must_be_able_to_play_here(context)
    own = await context.services.tables.of_person(user.id)
    if sum(table.host_id == user.id for table in own) >= MOST_TABLES:
        raise InputError("too-many-tables", most=MOST_TABLES)
    context.services.limits.take(Cost.TABLES, user.id, guild_id)


def must_be_able_to_play_here(context: Context) -> None:
    """Refuse, naming what is missing, where the bot lacks a permission in the channel of this interaction.

    Raises:
        InputError: ``permissions-missing``.
    """
    in_thread = isinstance(context.interaction.channel, discord.Thread)
    must_have(context, *(NEEDED_IN_THREADS if in_thread else NEEDED))


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
