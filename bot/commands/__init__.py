"""The slash commands: they read what was typed, and leave the rest to the tables and the screens."""

from bot.commands.lobby import lobby_group
from bot.commands.playing import playing_commands
from bot.commands.table_group import table_group

__all__ = ["lobby_group", "playing_commands", "table_group"]
