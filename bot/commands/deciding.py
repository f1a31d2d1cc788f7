"""What a typed decision leads to: done at the table, and answered."""

from __future__ import annotations

from bot import moves
from bot.announce.sent_messages import PRIVATE
from bot.interactions.context import Answer
from bot.tables import Outcome, Table
from bot.tables.requests import Act
from bot.views.current_screen import current_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer


async def decide(answer: Answer, table: Table, decision: moves.Decision) -> None:
    """Do what was typed, and answer what that has led to."""
    outcome = await answer.services.tables.do(table.id, Act(answer.user_id, decision))
    await show_outcome(answer, outcome, moves.accepted(answer.texts, outcome))


async def show_outcome(answer: Answer, outcome: Outcome, sentence: str) -> None:
    """One sentence, and what the person sees now unless the announcer shows that in the same place.

    The same map and the same buttons twice, one above the other, would be once too often.
    """
    if await _is_shown_anyway(answer, outcome):
        await answer.show(Screen(sentence))
    else:
        await answer.show(
            current_screen(Viewer(answer.texts, outcome.table, outcome.seat)).with_note(sentence)
        )


async def _is_shown_anyway(answer: Answer, outcome: Outcome) -> bool:
    """Whether the message that the announcer keeps up to date stands in this very direct message."""
    record = await answer.services.store.message(outcome.table.id, PRIVATE, outcome.seat)
    return not answer.in_server and record is not None and record.channel_id == answer.channel_id
