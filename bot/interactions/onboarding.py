"""A person who sits down at a table for the first time is shown how a round goes."""

from __future__ import annotations

from bot.interactions.context import Context
from bot.views.help import welcome_screen

#: Where the store keeps that somebody has been welcomed.
KEY = "welcomed.{user}"


async def welcome(context: Context) -> None:
    """Offer the walk through one round, in a message of its own, to a person who has just sat down.

    That is done once for each person.
    """
    key = KEY.format(user=context.user_id)
    if await context.services.store.recall(key) is None:
        await context.services.store.remember(key, "yes")
        await context.add(welcome_screen(context.texts))
