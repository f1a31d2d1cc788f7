"""Getting ready, taking a seat back or over, another game, and checking a shuffle."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord

from bot.components.press import Handler, Press
from bot.errors import InputError
from bot.escaping import escaped
from bot.interactions.permissions import must_be_allowed_to_open
from bot.people.names import person_of
from bot.tables import TableError
from bot.tables.requests import AcceptSeat, AddWord, TakeSeatBack
from bot.views.guests import Offer
from bot.views.shuffle import WORD, verified_screen, word_question
from bot.views.viewer import Viewer

log = logging.getLogger(__name__)


async def _ask_for_word(press: Press) -> None:
    """Open the modal, which has to be the very first answer."""
    table = await press.services.tables.get(press.id.moment.table_id)
    if table.seat_of(press.answer.user_id) is None:
        raise TableError("not-seated")
    if table.ready is None:
        raise TableError("not-getting-ready")
    question = word_question(press.texts, press.id)
    await press.answer.interaction.response.send_modal(question.modal())


async def _be_ready(press: Press) -> None:
    """Be ready, with the word that was typed into the modal or, without one, as one was."""
    await press.answer.begin_new()
    word = press.fields.get(WORD)
    request = AddWord(press.answer.user_id, word)
    table = (await press.services.tables.do(press.id.moment.table_id, request)).table
    await press.answer.say("ready-now", dealt=table.game is not None)


async def _take_seat_back(press: Press) -> None:
    """Play oneself again; whoever plays already has taken another person's button for their own."""
    await press.answer.begin_new()
    table = await press.services.tables.get(press.id.moment.table_id)
    seat = table.seat_of(press.answer.user_id)
    others = tuple(number for number, of in enumerate(table.seats) if of.away)
    if others and seat is not None and seat not in others:
        raise InputError("seat-is-of-another", names=Viewer(press.texts, table, seat).names(others))
    await press.services.tables.do(table.id, TakeSeatBack(press.answer.user_id))
    await press.answer.say("back-now")


async def _take_over(press: Press) -> None:
    """Somebody to whom a host or moderator has offered a seat takes it."""
    await press.answer.begin_new()
    offer = Offer.of(press.id.arguments)
    user = press.answer.interaction.user
    if offer.to != user.id:
        raise InputError("offer-for-another")
    request = AcceptSeat(person_of(user), offer.seat, offer.from_user)
    await press.services.tables.do(press.id.moment.table_id, request)
    await press.answer.say("seat-taken-over")
    await _without_buttons(press)


async def _without_buttons(press: Press) -> None:
    """Take the button off an offer that is over; where that fails, a press is refused all the same."""
    message = press.answer.interaction.message
    if message is not None:
        try:
            await message.edit(view=None)
        except discord.HTTPException as error:
            log.info("the offer in message %d keeps its button: %s", message.id, error)


async def _rematch(press: Press) -> None:
    """Open a table for the same people, or sit down at the one that another of them has opened."""
    await press.answer.begin_new()
    tables = press.services.tables
    person = person_of(press.answer.interaction.user)
    before = await tables.get(press.id.moment.table_id)
    if before.seat_of(person.id) is None:
        raise TableError("not-seated")
    there = await tables.open_rematch(before.id)
    if there is None:
        await must_be_allowed_to_open(press.answer, before.guild_id)
    elif there.seat_of(person.id) is not None:
        raise TableError("already-seated")
    table = await tables.rematch(before.id, person)
    if table.host_id == person.id:
        await press.answer.say("rematch-open", count=len(table.invited))
    else:
        await press.answer.say("joined", host=escaped(table.host_name))


async def _verify(press: Press) -> None:
    await press.answer.begin_new()
    proof = await press.services.tables.checked_proof(press.id.moment.table_id)
    await press.answer.show(verified_screen(press.texts, proof))


HANDLERS: Mapping[str, Handler] = {
    "ready": _be_ready,
    "add-word": _ask_for_word,
    "ready-word": _be_ready,
    "take-seat-back": _take_seat_back,
    "take-over": _take_over,
    "rematch": _rematch,
    "verify": _verify,
}
