"""What the pressed message offers already, so that it can be kept when the message is redrawn."""

from __future__ import annotations

import discord

from bot.views.controls import Choice, CustomId, Menu, Moment


def offered_menu(message: discord.Message | None, control: str, moment: Moment) -> Menu | None:
    """The menu ``control`` of a message, if it was made at this moment; else what it says is out of date.

    What was long work to find need not be found again at each press, and nobody has to remember it.
    """
    for row in () if message is None else message.components:
        for part in row.children if isinstance(row, discord.ActionRow) else ():
            custom_id = CustomId.parse(part.custom_id or "")
            if (
                isinstance(part, discord.SelectMenu)
                and custom_id is not None
                and (custom_id.control, custom_id.moment) == (control, moment)
            ):
                choices = (Choice(line.label, line.value, line.description) for line in part.options)
                return Menu(part.placeholder or "", custom_id, tuple(choices))
    return None
