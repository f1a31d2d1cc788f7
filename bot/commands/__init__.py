"""The slash commands: cogs of discord.py, with what is typed read by transformers.

``bot.commands.declaring`` says how a command is declared; ``COGS`` are all that the bot has.
"""

from discord.ext import commands

from bot.commands.hokkaido_group import HokkaidoGroup
from bot.commands.lobby import SoloGroup
from bot.commands.playing import Cards, Placing, Tiles, Trick
from bot.commands.table_group import TableGroup

#: In the order in which Discord shows their commands.
COGS: tuple[type[commands.Cog], ...] = (HokkaidoGroup, SoloGroup, TableGroup, Cards, Trick, Placing, Tiles)

__all__ = ["COGS"]
