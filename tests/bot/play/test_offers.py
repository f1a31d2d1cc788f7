"""Offering a seat to someone else: who can take it, and who can withdraw the offer."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor

from bot.tables import Person, seats
from bot.tables.deadlines import is_absent
from tests.bot.play.button_player import offered_cards
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_absences import DAY, pick
from tests.bot.play.test_hosting import moderator, seat_lost


async def offered(room: Room, host: MemberActor, seat: str, to: MemberActor) -> Any:
    """Offer a seat, whose player goes away first if necessary, and return the message with the offer."""
    table = await room.table()
    number = next(number for number, of in enumerate(table.seats) if of.name == seat)
    is_own = table.seats[number].user_id == host.id
    if not is_own and not is_absent(table, number, room.bot.services.clock.now()):
        with room.env._bot_scope():
            person = Person(table.seats[number].user_id or 0, seat)
            await room.bot.services.tables.do(table.id, seats.leave_to_computer, person)
    said = await room.said(host, "table offer", player=seat, to=to.user)
    assert said == ENGLISH.format("offered-now", user=to.id)
    return [message for message in room.messages() if "Take the seat" in labels(message)][-1]


async def test_an_offered_seat_is_taken_over_only_by_the_person_it_was_offered_to(room: Room) -> None:
    anna, bob = people = room.people(2)
    fay = room.person("fay")
    await room.begin(people)
    hand = [card.number for card in (await room.view(bob)).hand]
    await room.env.advance_time(DAY)
    before = len(room.private_messages(bob))
    message = await offered(room, anna, "bob", fay)
    assert message.content == ENGLISH.format("seat-offered", user=fay.id, name="bob")
    assert message.raw_mentions == [fay.id]
    wrong = await bob.click(message, label="Take the seat")
    assert shown(wrong).content == ENGLISH.format("offer-for-another")
    assert (await room.table()).seat_of(bob.id) == 1
    await room.restart()

    taken = await fay.click(message, label="Take the seat")

    assert shown(taken).content.splitlines()[0] == ENGLISH.format("seat-taken-over")
    assert "🔁 fay has taken over from bob." in [m.content for m in room.messages()]
    table = await room.table()
    assert (table.seat_of(fay.id), table.seat_of(bob.id)) == (1, None)
    assert sorted(offered_cards(room.asked(fay), "try")) == sorted(hand)
    assert len(room.private_messages(bob)) <= before, "the reminder is deleted"
    assert labels(room.asked(bob)) == [], "bob sees nothing of fay's"
    assert room.asked(bob).content == seat_lost(room)
    (offer,) = (found for found in room.messages() if found.id == message.id)
    assert labels(offer) == []
    await pick(room, fay)


async def test_an_offer_can_be_withdrawn_only_by_the_host_or_a_moderator(room: Room) -> None:
    anna, bob = people = room.people(2)
    fay = room.person("fay")
    table = await room.begin_without_hints(people)
    offer = await offered(room, anna, "bob", fay)
    for person in (bob, fay):
        refused = shown(await person.click(offer, label="Withdraw"))
        assert refused.content == ENGLISH.format("not-host", host="anna")
    withdrawn = shown(await anna.click(offer, label="Withdraw"))
    assert withdrawn.content == ENGLISH.format("offer-withdrawn")
    assert offer.id not in [message.id for message in room.messages()]
    noted = await room.bot.services.store.messages(table.id)
    assert not [one.role for one in noted if one.role.startswith("offer")]
    boss, gus = moderator(room), room.person("gus")
    offer = await offered(room, anna, "bob", gus)
    await boss.click(offer, label="Withdraw")
    assert offer.id not in [message.id for message in room.messages()]
