"""Votes, and seats that change hands.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.announce.sent_messages import forget_offer
from bot.components.registry import component, is_made_up
from bot.errors import InputError
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import at_table
from bot.interactions.lobby import show_with_welcome, sit_down
from bot.tables import TableError, seats, timing, votes
from bot.tables.checks import must_host_running, seat_at
from bot.tables.seats import check_offered
from bot.tables.table import Vote
from bot.views.screen import Screen
from bot.views.seats import GIVE_UP_SEAT, WITHDRAW_OFFER, SeatOffer
from bot.views.votes import argument_of


@component("vote-agree", at_table, acknowledgement=Acknowledgement.SILENT)
async def agree(context: Context) -> None:
    """Agree to the proposal."""
    await _cast(context, agrees=True)


@component("vote-decline", at_table, acknowledgement=Acknowledgement.SILENT)
async def decline(context: Context) -> None:
    """Decline the proposal."""
    await _cast(context, agrees=False)


@component("vote-withdraw", at_table, acknowledgement=Acknowledgement.SILENT)
async def withdraw(context: Context) -> None:
    """Withdraw the person's own proposal."""
    _vote_of(context)
    await context.do(votes.withdraw)


async def _cast(context: Context, *, agrees: bool) -> None:
    await context.do(votes.cast, agrees, _vote_of(context).opened_at)


def _vote_of(context: Context) -> Vote:
    """The vote of the pressed button.

    Raises:
        TableError: ``no-vote``, it is over.
    """
    vote = context.table.vote
    if vote is None or (argument_of(vote),) != context.arguments:
        raise TableError("no-vote")
    return vote


@component("resume", at_table, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def resume(context: Context) -> None:
    """Resume the paused game."""
    await context.do(timing.resume, moderator=context.moderates)
    await context.say("resumed-now")


@component("take-seat-back", at_table, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def take_seat_back(context: Context) -> None:
    """Let a person play their own seat again; a person who plays already has pressed another's button."""
    viewer = context.viewer
    others = tuple(number for number, of in enumerate(context.table.seats) if of.away)
    if others and viewer.seat is not None and viewer.seat not in others:
        raise InputError("seat-is-of-another", names=viewer.names(others))
    await context.do(seats.take_seat_back)
    await context.say("back-now")


# Not a text-only response, because the announcer next writes to the person, maybe for the first time, and
# needs their language.
@component("take-over", acknowledgement=Acknowledgement.NEW_MESSAGE)
async def take_over(context: Context) -> None:
    """Take the seat that a host or moderator has offered to the person; the announcer ends the offer."""
    offer, message = SeatOffer.of(context.arguments), context.interaction.message
    if offer.to != context.user_id or message is None:
        raise InputError("offer-for-another")
    # Only the custom id says who may take which seat, so it is valid only in a message of the bot.
    offered_at = None if is_made_up(context) else message.created_at
    change = await sit_down(context, seats.accept_seat, offer.seat, offer.from_user, offer.host, offered_at)
    await show_with_welcome(context, change.table, Screen(context.texts.format("seat-taken-over")))


@component(WITHDRAW_OFFER, at_table, acknowledgement=Acknowledgement.NEW_MESSAGE)
async def withdraw_offer(context: Context) -> None:
    """Delete an offer that has not been accepted, for the host or a moderator."""
    offer, message = SeatOffer.of(context.arguments), context.interaction.message
    must_host_running(context.table, context.user_id, moderator=context.moderates)
    check_offered(context.table, offer.seat, offer.from_user)
    if message is None or is_made_up(context):
        raise InputError("button-unknown")
    with suppress(discord.NotFound):
        await message.delete()
    await forget_offer(context.services.store, context.table.id, message.id)
    await context.say("offer-withdrawn")


@component(GIVE_UP_SEAT, at_table)
async def give_up_seat(context: Context) -> None:
    """Give the person's own seat to a computer player permanently, if they may still do so."""
    seat = seat_at(context.table, context.user_id)
    await context.do(seats.replace_by_computer, seat, moderator=context.moderates)
    await context.say("replaced-now")
