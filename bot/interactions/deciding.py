"""What a person decides in a game, typed or pressed: done at the table, and shown."""

from __future__ import annotations

from bot.announce.delivery import PRIVATE
from bot.interactions.context import Context
from bot.interactions.gates import has_moved_on
from bot.moves import Decision, accepted
from bot.tables import Outcome
from bot.tables.requests import Act
from bot.views.current_screen import current_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer


async def decide(context: Context, decision: Decision) -> None:
    """Do what the person has decided, and show what that has led to.

    Raises:
        GameError: the rules refuse it.
        TableError: the table refuses it.
    """
    outcome = await context.do(Act(context.user_id, decision))
    await show_outcome(context, outcome, accepted(context.texts, outcome.action))


async def show_outcome(context: Context, outcome: Outcome, sentence: str) -> None:
    """Show one sentence, and what the person sees now unless the announcer shows that in the same place.

    The same map and the same buttons twice, one above the other, would be once too often.
    """
    viewer = Viewer(context.texts, outcome.table, outcome.seat)
    if context.in_server:
        await context.show(current_screen(viewer).with_note(sentence))
        return
    record = await context.services.store.message(outcome.table.id, PRIVATE, outcome.seat)
    pressed = context.interaction.message
    if pressed is not None and record is not None and record.message_id == pressed.id:
        return
    if context.custom_id is None:
        is_shown = record is not None and record.channel_id == context.channel_id
    else:
        # What comes next arrives as a direct message of its own.
        is_shown = has_moved_on(outcome.table, context.custom_id.moment)
    await context.show(Screen(sentence) if is_shown else current_screen(viewer).with_note(sentence))
