"""What the store raises."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be used; the message is one readable line (for the person who hosts the bot)."""


class UnreachableError(StoreError):
    """The database cannot be used just now: its server does not answer, its disk is full. It may later."""


class StaleWriteError(Exception):
    """The table has changed since it was read: somebody else was faster, nothing was written."""


class ChannelTakenError(Exception):
    """The channel has an open table already; nothing was written."""
