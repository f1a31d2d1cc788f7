"""Who can be written to directly: learnt from Discord's refusals, and kept."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.store.interface import Store

CLOSED = "closed"


class DirectMessages:
    """The way into people's direct messages.

    Whoever has closed them is not written to again until they write to the bot there.
    """

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def are_closed(self, user_id: int) -> bool:
        """Whether this person could not be reached the last time."""
        return await self._store.recall(_key(user_id)) == CLOSED

    async def closed_among(self, user_ids: Collection[int]) -> frozenset[int]:
        """Those of these people who could not be reached the last time, read at once."""
        found = await self._store.recall_all([_key(user_id) for user_id in user_ids])
        return frozenset(user_id for user_id in user_ids if found.get(_key(user_id)) == CLOSED)

    async def note_closed(self, user_id: int) -> None:
        """Remember that a message did not reach this person."""
        await self._store.remember(_key(user_id), CLOSED)

    async def note_open(self, user_id: int) -> None:
        """Remember that this person has written to the bot directly."""
        await self._store.forget(_key(user_id))

    async def channel_of(self, user_id: int) -> int:
        """The channel of direct messages with this person.

        Raises:
            discord.Forbidden: there can be none.
        """
        return (await self._client.create_dm(discord.Object(user_id))).id


def _key(user_id: int) -> str:
    return f"direct-messages.{user_id}"
