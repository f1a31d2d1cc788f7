"""Going back further than one's own last step."""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.deciding import show_outcome
from bot.interactions.gates import playing, seated
from bot.tables.errors import MovedOnError
from bot.tables.requests import ProposeUndo, TakeBack
from bot.tables.votes import undo_points
from bot.views.moves import taken_back
from bot.views.screen import Screen
from bot.views.undo import OWN_STEP, chosen_point, undo_screen


@component("undo", seated, acknowledgement=Acknowledgement.ANEW, in_words=True)
async def choose_how_far(context: Context) -> None:
    """Offer the moves to which all together can go back."""
    table, viewer = context.table, context.viewer
    if table.game is None or not table.stage.is_open:
        raise MovedOnError(table)
    await context.show(undo_screen(viewer, undo_points(table)))


@component("undo-to", playing, in_words=True)
async def undo_to(context: Context) -> None:
    """Go back one's own step, or ask the others."""
    if context.chosen == OWN_STEP:
        outcome = await context.do(TakeBack(context.user_id, context.step))
        said = taken_back(context.texts, outcome.action)
        if context.table.options.alone:  # no other message shows the game
            await show_outcome(context, outcome, said)
        else:
            await context.show(Screen(said))
        return
    keep, move = chosen_point(context.chosen)
    change = await context.do(ProposeUndo(context.user_id, keep, move))
    await context.say("undo-asked" if change.table.vote is not None else "undo-done")
