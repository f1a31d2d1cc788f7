"""``/hokkaido``: what a person has chosen, and what is kept of them."""

from __future__ import annotations

from bot.commands.declaring import command
from bot.interactions.context import Context
from bot.views.privacy import forget_screen
from bot.views.screen import AttachedFile, Screen
from bot.views.settings import settings_screen


class OwnDataCommands:
    """What is kept of a person: chosen, said, handed out, and deleted."""

    @command("privacy", in_words=True)
    async def privacy(self, context: Context) -> None:
        """What is kept, and for how long."""
        await context.say("privacy")

    @command("my-data", in_words=True)
    async def my_data(self, context: Context) -> None:
        """Everything that is kept of the person, as a file."""
        data = await context.services.privacy.export(context.user_id)
        file = AttachedFile("hokkaido-my-data.json", data)
        await context.show(Screen(context.texts.format("my-data"), file=file))

    @command("forget-me", in_words=True)
    async def forget_me(self, context: Context) -> None:
        """Ask whether it is to be deleted."""
        own = await context.services.tables.of_person(context.user_id)
        alone = sum(table.options.alone for table in own)
        screen = forget_screen(context.texts, context.user_id, len(own) - alone, plays_alone=alone > 0)
        await context.show(screen)


class SettingsCommands:
    """What a player likes."""

    @command("settings", in_words=True)
    async def settings(self, context: Context) -> None:
        """Language, look, reminders and the like."""
        languages = context.services.texts.languages
        await context.show(settings_screen(context.texts, context.reader.preferences, languages))
