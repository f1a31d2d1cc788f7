"""Going back further than one's own last step, and voting."""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table, playing, seated
from bot.moves import taken_back
from bot.tables import TableError
from bot.tables.errors import MovedOnError
from bot.tables.requests import CastVote, ProposeUndo, TakeBack, WithdrawVote
from bot.tables.table_state import Vote
from bot.tables.votes import undo_points
from bot.views.screen import Screen
from bot.views.votes import OWN_STEP, argument_of, chosen_point, undo_screen


@component("undo", seated, acknowledgement=Acknowledgement.ANEW, in_words=True)
async def choose_how_far(context: Context) -> None:
    """Offer the moves to which all together can go back."""
    table, viewer = context.table, context.viewer
    if table.game is None or not table.stage.is_open:
        raise MovedOnError(table, viewer.own_seat)
    await context.show(undo_screen(viewer, undo_points(table)))


@component("undo-to", playing, in_words=True)
async def undo_to(context: Context) -> None:
    """Go back one's own step, or ask the others."""
    if context.chosen == OWN_STEP:
        outcome = await context.do(TakeBack(context.user_id, context.step))
        await context.show(Screen(taken_back(context.texts, outcome.action)))
        return
    keep, move = chosen_point(context.chosen)
    change = await context.do(ProposeUndo(context.user_id, keep, move))
    await context.say("undo-asked" if change.table.vote is not None else "undo-done")


@component("vote-agree", at_table, acknowledgement=Acknowledgement.SILENT, in_words=True)
async def agree(context: Context) -> None:
    """Agree to what has been proposed."""
    await _cast(context, agrees=True)


@component("vote-decline", at_table, acknowledgement=Acknowledgement.SILENT, in_words=True)
async def decline(context: Context) -> None:
    """Decline what has been proposed."""
    await _cast(context, agrees=False)


@component("vote-withdraw", at_table, acknowledgement=Acknowledgement.SILENT, in_words=True)
async def withdraw(context: Context) -> None:
    """Take one's own proposal back."""
    _vote_of(context)
    await context.do(WithdrawVote(context.user_id))


async def _cast(context: Context, *, agrees: bool) -> None:
    await context.do(CastVote(context.user_id, agrees, _vote_of(context).opened_at))


def _vote_of(context: Context) -> Vote:
    """The vote that the pressed button is about.

    Raises:
        TableError: ``no-vote``, it is over.
    """
    vote = context.table.vote
    if vote is None or (argument_of(vote),) != context.arguments:
        raise TableError("no-vote")
    return vote
