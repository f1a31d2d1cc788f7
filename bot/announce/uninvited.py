"""The message to a person whom the host or a moderator of a table has removed from it.

They are informed directly, without a slot, because they have no seat. The channel shows nothing about it.
``threads`` removes them from the private thread of the table.
"""

from __future__ import annotations

import logging

import discord

from bot.announce.announcer import OUTAGES
from bot.connection.refusals import CLOSED_INBOX
from bot.escaping import escaped
from bot.services import Services
from bot.tables import Table
from bot.views.screen import Screen

log = logging.getLogger(__name__)


async def notify_uninvited(
    client: discord.Client, services: Services, table: Table, user_id: int, by: str
) -> bool:
    """Inform a person quietly that ``by`` has removed them from ``table``, given as it was before.

    Returns whether they could be informed.
    """
    _, readers = await services.readers.of_table(table.guild_id, [user_id], table.options.locale)
    reader = readers[user_id]
    if reader.is_unreachable:
        return False
    what = "watching" if table.is_watched_by(user_id) else "invitation"
    what = what if table.seat_of(user_id) is None else "seat"
    text = reader.texts.format("uninvited", what=what, by=escaped(by), channel=table.channel_id)
    try:
        channel = await client.create_dm(discord.Object(user_id))
        await channel.send(**Screen(text).for_reader(reader).new_message(None), silent=True)
    except (discord.HTTPException, *OUTAGES) as error:
        if isinstance(error, discord.HTTPException) and error.code in CLOSED_INBOX:
            await services.readers.note_unreachable(user_id)
            return False
        log.warning("table %s: cannot tell user %d that they were uninvited: %r", table.id, user_id, error)
        return False
    return True
