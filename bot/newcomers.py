"""Who sits down at a table for the first time, and so is shown how a round goes."""

from __future__ import annotations

from bot.answers import Answer

#: Where the store keeps that somebody has been welcomed.
KEY = "welcomed.{user}"


async def is_newcomer(answer: Answer) -> bool:
    """Whether the person has never sat at a table before; said once, and remembered."""
    key = KEY.format(user=answer.user_id)
    if await answer.services.store.recall(key) is not None:
        return False
    await answer.services.store.remember(key, "yes")
    return True
