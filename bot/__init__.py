"""The Discord bot: commands, buttons, tables, storage and texts. Start reading at ``bot.client``."""
