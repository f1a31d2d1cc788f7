"""The floor: a bot that acknowledges everything, answers "ok", and does nothing else.

What discord.py, HTTP and the machine take for themselves shows here; ``python -m tests.load`` starts it.
"""

from __future__ import annotations

import asyncio
import os

import discord

from bot.client import use_addresses


class Floor(discord.Client):
    """Answers every interaction in the way of the real bot: a deferral, and an edit of what it promised."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer."""
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
            return
        await interaction.response.defer(ephemeral=interaction.guild_id is not None, thinking=True)
        await interaction.edit_original_response(content="ok")


async def serve() -> None:
    """Answer until the process is ended."""
    use_addresses(os.environ["DISCORD_API_URL"], os.environ["DISCORD_GATEWAY_URL"])
    async with Floor() as floor:
        await floor.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(serve())
