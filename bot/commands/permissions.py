"""What the bot must be allowed to do in a channel before a table opens there."""

from __future__ import annotations

import discord

#: For every channel; a thread needs another permission to write.
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")


def missing_permissions(granted: discord.Permissions, channel: object) -> tuple[str, ...]:
    """The permissions that the bot lacks in a channel, by discord.py's names."""
    needed = NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    return tuple(name for name in needed if not getattr(granted, name))
