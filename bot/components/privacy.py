"""The buttons of ``/hokkaido forget-me``."""

from __future__ import annotations

from bot.components.registry import component
from bot.errors import InputError
from bot.interactions.context import Context
from bot.views.privacy import FORGET, KEEP_DATA


@component(FORGET, in_words=True)
async def forget(context: Context) -> None:
    """Delete what is kept of the person; the button of one person does nothing for another."""
    if context.arguments != (str(context.user_id),):
        raise InputError("not-your-data")
    forgotten = await context.services.privacy.forget(context.user_id)
    await context.say("forgotten", left=forgotten.left, closed=forgotten.closed)


@component(KEEP_DATA, in_words=True)
async def keep(context: Context) -> None:
    """Forget nothing."""
    await context.say("nothing-forgotten")
