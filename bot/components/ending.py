"""Whether a running game is to be ended."""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.context import Context
from bot.interactions.gates import at_table
from bot.tables.requests import Close
from bot.views.ending import END, KEEP


@component(END, at_table, in_words=True)
async def end(context: Context) -> None:
    """End the game: the person who was asked may have ceased to be host or moderator since."""
    await context.do(Close(context.user_id, moderator=context.moderates))
    await context.say("ended-now")


@component(KEEP, in_words=True)
async def keep(context: Context) -> None:
    """Let the game go on."""
    await context.say("game-kept")
