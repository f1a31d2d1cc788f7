"""A minimal bot that behaves like the real one at the practice table."""

from __future__ import annotations

import asyncio
from datetime import datetime
from io import BytesIO

import discord
from discord import app_commands

from bot.clock import Clock

#: More computer players are refused with an error inside the bot.
MOST_COMPUTERS = 4

#: The bytes of the bot's picture, which no program can decode.
PICTURE = b"not a picture"


class SmallTranslator(app_commands.Translator):
    """Translates every name and description into fake Russian."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return f"ру-{string.message.lower()}" if locale is discord.Locale.russian else None


class SmallBot(discord.Client):
    """Answers `/hokkaido start` with a message; its button edits it immediately and again after a second."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.clock = clock
        self.tree = app_commands.CommandTree(self)
        self.presses = 0
        #: The start time by its own clock.
        self.began_at: datetime | None = None
        #: The user's and the server's Discord languages at each interaction.
        self.locales: list[tuple[str, str | None]] = []
        self._under_way: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        self.began_at = self.clock.now()
        group = app_commands.Group(name="hokkaido", description="The game")

        @group.command(description="Open a table")
        async def start(interaction: discord.Interaction, computers: int) -> None:
            self._note_locale(interaction)
            if computers > MOST_COMPUTERS:
                await interaction.response.send_message("too many")
                raise ValueError(computers)
            await interaction.response.send_message(f"{computers} computers", view=self._buttons())

        # Buttons from before a restart.
        self.add_view(self._buttons())
        self.tree.add_command(group)
        await self.tree.set_translator(SmallTranslator())
        await self.tree.sync()

    def _buttons(self) -> discord.ui.View:
        view = discord.ui.View(timeout=None)
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(label="Count", custom_id="count")
        button.callback = self._press  # type: ignore[method-assign]  # as discord.py intends
        return view.add_item(button)

    async def _press(self, interaction: discord.Interaction) -> None:
        self.presses += 1
        self._note_locale(interaction)
        await interaction.response.edit_message(content=f"pressed {self.presses}")
        assert interaction.message is not None
        task = asyncio.create_task(self._later(interaction.message, interaction.user))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def _note_locale(self, interaction: discord.Interaction) -> None:
        server = interaction.guild_locale
        self.locales.append((str(interaction.locale), None if server is None else str(server)))

    async def _later(self, message: discord.Message, user: discord.User | discord.Member) -> None:
        presses = self.presses
        await self.clock.sleep(1.0)
        await message.edit(content=f"pressed {presses}, a second ago")
        await user.send("counted", file=discord.File(BytesIO(PICTURE), "map.jpg"))
