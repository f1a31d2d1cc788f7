"""The Discord bot: commands, buttons, tables, storage and texts. Start reading in ``bot.client``."""

#: The version of the program, which ``pyproject.toml`` reads here.
__version__ = "1.0.0"
