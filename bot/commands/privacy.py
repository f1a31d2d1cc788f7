"""What is kept of a person: said, handed out, and deleted."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.building import named
from bot.interactions.context import answering
from bot.services import Interaction
from bot.texts import Language
from bot.views.privacy import forget_screen, privacy_screen
from bot.views.screen import AttachedFile, Screen

Subcommand = app_commands.Command[Any, ..., None]


def privacy_commands(texts: Language) -> list[Subcommand]:
    """All subcommands of this module, described in this language."""

    @named(texts, "privacy")
    async def privacy(interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            await answer.show(privacy_screen(answer.texts))

    @named(texts, "my-data")
    async def my_data(interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            data = await answer.services.privacy.export(answer.user_id)
            file = AttachedFile("hokkaido-my-data.json", data)
            await answer.show(Screen(answer.texts.format("my-data"), file=file))

    @named(texts, "forget-me")
    async def forget_me(interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.begin()
            open_tables = await answer.services.tables.of_person(answer.user_id)
            await answer.show(forget_screen(answer.texts, answer.user_id, len(open_tables)))

    return [privacy, my_data, forget_me]
