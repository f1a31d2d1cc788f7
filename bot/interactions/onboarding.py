"""Who sits down at a table for the first time is shown how a round goes."""

from __future__ import annotations

from bot.interactions.context import Answer
from bot.views.help import welcome_screen

#: Where the store keeps that somebody has been welcomed.
KEY = "welcomed.{user}"


async def welcome(answer: Answer) -> None:
    """Offer the walk through one round, in a message of its own, to a person who has just sat down.

    That is done once for each person.
    """
    key = KEY.format(user=answer.user_id)
    if await answer.services.store.recall(key) is None:
        await answer.services.store.remember(key, "yes")
        await answer.add(welcome_screen(answer.texts))
