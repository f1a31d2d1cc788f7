"""Options that offer something while a command is being typed."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.errors import MISTAKES
from bot.interactions.context import Context
from bot.services import Interaction, ServingClient

log = logging.getLogger(__name__)

#: Discord shows so many suggestions.
MOST_SUGGESTIONS = 25

#: One line that is offered.
Suggestion = app_commands.Choice[str | int | float]


class Completed(app_commands.Transformer[ServingClient], ABC):
    """An option that offers something, behind the gates of its command.

    Subclasses say in ``offer`` what, and in ``transform`` how it is read.
    """

    #: Whether ``offer`` needs the table that the command is about.
    needs_table = True

    async def transform(self, _interaction: Interaction, value: Any, /) -> Any:
        """What was typed, as it is."""
        return value

    async def autocomplete(self, interaction: Interaction, value: str | float, /) -> list[Suggestion]:
        """What is offered; nothing where the command makes no sense yet."""
        context = Context.of(interaction)
        try:
            await context.meet()
            if self.needs_table and isinstance(interaction.command, app_commands.Command):
                for gate in interaction.command.extras["gates"]:
                    await gate(context)
            return list(await self.offer(context, str(value).strip()))[:MOST_SUGGESTIONS]
        except (*MISTAKES, ValueError):
            return []
        except Exception:
            log.exception("no suggestions for user %d", interaction.user.id)
            return []

    @abstractmethod
    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """What fits what has been typed so far."""


class CompletedNumber(Completed):
    """The same for an option that takes a number."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's kind of option."""
        return discord.AppCommandOptionType.integer
