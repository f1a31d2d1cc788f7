"""What players are told when their table's channel is gone: deleted, locked, or closed to the bot."""

from __future__ import annotations

import logging
from http import HTTPStatus

import discord

from bot.announce.delivery import THREAD_ASLEEP, Delivery
from bot.announce.direct_messages import DirectMessages
from bot.announce.posts import Post
from bot.services import Services
from bot.tables import Stage, Table
from bot.views.screen import Screen

log = logging.getLogger(__name__)

#: The place in the book, by seats.
LOST_CHANNEL = "lost-channel"

#: Discord's code for a thread that was locked; one that sleeps as well cannot be woken by sending.
THREAD_LOCKED = 160005


def is_lost(error: discord.HTTPException) -> bool:
    """Whether Discord will not take messages in this channel until somebody changes something there."""
    if error.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND):
        return True
    return error.code in (THREAD_ASLEEP, THREAD_LOCKED)


async def tell_that_channel_is_lost(
    services: Services, direct_messages: DirectMessages, table: Table, delivery: Delivery
) -> None:
    """Tell everybody at an open table, directly and once each time the channel is lost."""
    if not table.stage.is_open:
        return
    for seat, who in enumerate(table.seats):
        if who.user_id is None or await direct_messages.are_closed(who.user_id):
            continue
        shown = await delivery.book.shown(LOST_CHANNEL, seat)
        if shown is not None and not shown.stripped:
            continue
        texts = (await services.readers.person(who.user_id)).texts
        begun = "yes" if table.stage is Stage.RUNNING else "no"
        screen = Screen(texts.format("channel-lost", channel=table.channel_id, begun=begun))
        try:
            channel_id = await direct_messages.channel_of(who.user_id)
            await delivery.bring(Post(LOST_CHANNEL, seat, LOST_CHANNEL, screen), channel_id)
        except discord.Forbidden as error:
            log.info("table %s: user %d takes no direct messages (%d)", table.id, who.user_id, error.code)
            await direct_messages.note_closed(who.user_id)


async def take_back_that_channel_is_lost(table: Table, delivery: Delivery) -> None:
    """The channel takes messages again: what was said of it goes."""
    for seat in range(len(table.seats)):
        await delivery.delete(LOST_CHANNEL, seat)
