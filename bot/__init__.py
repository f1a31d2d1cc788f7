"""The Discord bot: commands, buttons, tables, storage and texts. Start reading in ``bot.client``."""
