"""Voting."""

from __future__ import annotations

from bot.components.registry import component
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table
from bot.tables import TableError, votes
from bot.tables.table import Vote
from bot.views.votes import argument_of


@component("vote-agree", at_table, acknowledgement=Acknowledgement.SILENT)
async def agree(context: Context) -> None:
    """Agree to what has been proposed."""
    await _cast(context, agrees=True)


@component("vote-decline", at_table, acknowledgement=Acknowledgement.SILENT)
async def decline(context: Context) -> None:
    """Decline what has been proposed."""
    await _cast(context, agrees=False)


@component("vote-withdraw", at_table, acknowledgement=Acknowledgement.SILENT)
async def withdraw(context: Context) -> None:
    """Take one's own proposal back."""
    _vote_of(context)
    await context.do(votes.withdraw)


async def _cast(context: Context, *, agrees: bool) -> None:
    await context.do(votes.cast, agrees, _vote_of(context).opened_at)


def _vote_of(context: Context) -> Vote:
    """The vote that the pressed button is about.

    Raises:
        TableError: ``no-vote``, it is over.
    """
    vote = context.table.vote
    if vote is None or (argument_of(vote),) != context.arguments:
        raise TableError("no-vote")
    return vote
