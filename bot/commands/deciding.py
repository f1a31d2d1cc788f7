"""What a typed decision leads to: done at the table, and answered."""

from __future__ import annotations

from bot import moves
from bot.answers import Answer
from bot.tables import Outcome, Table
from bot.views.screen import Screen
from bot.views.situation import situation


async def decide(answer: Answer, table: Table, decision: moves.Decision, *, with_map: bool = False) -> None:
    """Do what was typed, and answer what that has led to."""
    outcome = await answer.services.tables.act(table.id, answer.user_id, decision)
    await show_outcome(answer, outcome, moves.accepted(answer.texts, outcome), with_map=with_map)


async def show_outcome(answer: Answer, outcome: Outcome, sentence: str, *, with_map: bool) -> None:
    """One sentence and, in a server or ``with_map``, what the person sees now.

    In a direct message the announcer shows the same in the message that stands there already.
    """
    if answer.in_server or with_map:
        await answer.show(situation(answer.texts, outcome.table, outcome.seat).with_note(sentence))
    else:
        await answer.show(Screen(sentence))
