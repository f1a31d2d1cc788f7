"""The group ``/hokkaido``: everything about tables and about people but the moves of a game."""

from __future__ import annotations

from discord.ext import commands

from bot.commands.guests import GuestCommands
from bot.commands.help import HelpCommands
from bot.commands.history import RecordCommands, ResultCommands
from bot.commands.lobby import LobbyCommands
from bot.commands.personal import OwnDataCommands, SettingsCommands
from bot.commands.shuffles import ShuffleCommands
from bot.commands.texts import name, text


# discord.py lists what a cog inherits from the last of its classes to the first: so it stands in Discord.
class HokkaidoGroup(
    OwnDataCommands,
    ResultCommands,
    RecordCommands,
    SettingsCommands,
    ShuffleCommands,
    GuestCommands,
    HelpCommands,
    LobbyCommands,
    commands.GroupCog,
    group_name=name("command", "hokkaido"),
    group_description=text("command-hokkaido"),
):
    """``/hokkaido``."""
