"""The group ``/solo``: playing alone.

It is a group of its own, for ``/hokkaido`` has as many commands as Discord takes.
"""

from __future__ import annotations

from discord.ext import commands

from bot.commands.completion import GameOption, YesOrNo
from bot.commands.declaring import command
from bot.commands.lobby import SideOption
from bot.commands.texts import name, text
from bot.interactions.alone import play_deal, play_map_of_day
from bot.interactions.context import Context
from bot.interactions.gates import sparingly
from bot.tables.alone import options_alone
from engine.options import Rules
from engine.parts.cards import Side


class SoloGroup(
    commands.GroupCog, group_name=name("command", "solo"), group_description=text("command-solo")
):
    """``/solo``."""

    @command("start", sparingly, of="solo", game="solo-game", side="solo-side", goals="solo-goals")
    async def start(
        self,
        context: Context,
        game: GameOption | None = None,
        side: SideOption | None = None,
        goals: YesOrNo | None = None,
    ) -> None:
        """A deal of one's own."""
        options = options_alone(game or Rules.HOKKAIDO, side or Side.A, with_goals=bool(goals))
        await play_deal(context, options)

    @command("today", sparingly, of="solo")
    async def today(self, context: Context) -> None:
        """The map of the day."""
        await play_map_of_day(context)
