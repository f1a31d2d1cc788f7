"""The slash commands: discord.py cogs, whose options are parsed by transformers.

``bot.commands.declaring`` documents how to declare a command; ``COGS`` are all cogs of the bot.
"""

from discord.ext import commands

from bot.commands.hokkaido_group import HokkaidoGroup
from bot.commands.opening import SoloGroup
from bot.commands.table_group import TableGroup
from bot.commands.typed_moves import Cards, Placing, Tiles, Trick

#: In the order in which Discord shows their commands.
COGS: tuple[type[commands.Cog], ...] = (HokkaidoGroup, SoloGroup, TableGroup, Cards, Trick, Placing, Tiles)

__all__ = ["COGS"]
