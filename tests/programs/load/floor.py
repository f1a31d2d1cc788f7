"""The floor: a bot that acknowledges everything, answers "ok", and does nothing else.

What discord.py, HTTP and the machine take for themselves shows here; ``make load`` starts it.
With ``LOAD_EDITS`` it then edits a message so often, with a picture and buttons as the real bot's have.
"""

from __future__ import annotations

import asyncio
import io
import os

import discord

from bot.command_line.serving import use_addresses

#: What the messages of the real bot have: so many bytes of a picture, so many buttons.
PICTURE = 20_000
BUTTONS = 8


class Floor(discord.Client):
    """Answers every interaction in the way of the real bot: a deferral, and an edit of what it promised."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._edits = int(os.environ.get("LOAD_EDITS", "0"))
        self._messages: dict[int, discord.Message] = {}

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer."""
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
            return
        await interaction.response.defer(ephemeral=interaction.guild_id is not None, thinking=True)
        await interaction.edit_original_response(content="ok")
        if interaction.channel_id is not None and self._edits:
            await self._edit(interaction.channel_id)

    async def _edit(self, channel_id: int) -> None:
        message = self._messages.get(channel_id)
        if message is None:
            message = await self.get_partial_messageable(channel_id).send("ok")
            self._messages[channel_id] = message
        for number in range(self._edits):
            view = discord.ui.View(timeout=None)
            for button in range(BUTTONS):
                view.add_item(discord.ui.Button(label="ok", custom_id=f"{number}:{button}"))
            picture = discord.File(io.BytesIO(bytes(PICTURE)), "ok.jpg")
            await message.edit(content="ok", view=view, attachments=[picture])


async def serve() -> None:
    """Answer until the process is ended."""
    use_addresses(os.environ["DISCORD_API_URL"], os.environ["DISCORD_GATEWAY_URL"])
    async with Floor() as floor:
        await floor.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(serve())
