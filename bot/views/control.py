"""The one kind of button and menu that this bot has: found again by its custom id after a restart."""

from __future__ import annotations

import re
from typing import Any, Protocol, Self, cast

import discord

from bot.views.custom_id import TEMPLATE, CustomId

Item = discord.ui.Item[discord.ui.View]


class TakesPresses(Protocol):
    """The client, as far as a control knows it."""

    async def pressed(
        self, interaction: discord.Interaction[Any], custom_id: CustomId, values: tuple[str, ...]
    ) -> None:
        """Somebody pressed a button or chose ``values`` of a menu."""


class Control(discord.ui.DynamicItem[Item], template=TEMPLATE):
    """A button or menu whose custom id says all that there is to know about it."""

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        _match: re.Match[str],
        /,
    ) -> Self:
        """Make the control of a message that was sent at any time before."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client; errors are answered there, for discord.py only logs them."""
        custom_id = CustomId.parse(self.custom_id)
        if custom_id is None:  # not reached: discord.py calls this for ids that match the template
            return
        values = tuple(self.item.values) if isinstance(self.item, discord.ui.Select) else ()
        await cast(TakesPresses, interaction.client).pressed(interaction, custom_id, values)
