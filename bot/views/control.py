"""The one kind of button and menu that this bot has: it works after a restart, thanks to its custom id."""

from __future__ import annotations

import re
from typing import Any, Protocol, Self, cast

import discord

from bot.views.custom_id import TEMPLATE, CustomId

Item = discord.ui.Item[discord.ui.View]


class TakesPresses(Protocol):
    """The part of the client that a control knows."""

    async def pressed(
        self, interaction: discord.Interaction[Any], custom_id: CustomId, values: tuple[str, ...]
    ) -> None:
        """Somebody pressed a button or chose ``values`` of a menu."""


class Control(discord.ui.DynamicItem[Item], template=TEMPLATE):
    """A button or menu whose custom id says everything about it."""

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        _match: re.Match[str],
        /,
    ) -> Self:
        """Make the control of a message that may have been sent long ago."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client, which also answers errors: discord.py would only log them."""
        custom_id = CustomId.parse(self.custom_id)
        if custom_id is None:  # never happens: discord.py calls this only for ids that match the template
            return
        values = tuple(self.item.values) if isinstance(self.item, discord.ui.Select) else ()
        await cast(TakesPresses, interaction.client).pressed(interaction, custom_id, values)
