"""Trying the cards of a hand, and taking one together with its place: by buttons and by typing."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor

from bot.tables import Table
from bot.views.screen import CustomId
from engine.parts.placement import Placement
from engine.trial import Trial, placement_of
from engine.views import Phase
from tests.bot.play.button_player import card_button, control_id, offered_cards, press_to_take, pressable
from tests.bot.play.room import ENGLISH, Room, controls, custom_id, labels, shown
from tests.bot.play.test_bad_input import sentence
from tests.bot.play.test_placing import YES, wants_to_be_asked
from tests.bot.play.typist import typed_placement

SET = ENGLISH.format("own-ready", order="as_printed")


def trial_of(message: Any, control: str = "turn", card: int | None = None) -> tuple[Trial, int]:
    """Where a card is in the placer, and its number; of several cards, this one."""
    for part in controls(message):
        own = CustomId.parse(part["custom_id"])
        if own is not None and own.control == control and card in (None, int(own.arguments[-1])):
            return Trial.of(own.arguments), int(own.arguments[4])
    raise AssertionError(f"no {control} for {card}")


async def first_spot(room: Room, person: MemberActor, card: int) -> Placement:
    """The first legal placement of a card on a person's map."""
    view = await room.view(person)
    seat = view.seats[view.seat or 0]
    return next(iter(seat.map.legal_placements((await room.table()).options.deck.card(card))))


async def opened(room: Room, person: MemberActor, card: int) -> Any:
    """The placer with a card of the hand."""
    hand = room.asked(person)
    await person.user.click(hand, label=card_button(hand, "try", card))
    return room.asked(person)


async def test_a_tried_card_keeps_its_spot(room: Room) -> None:
    anna, bob = room.people(2)
    before = await room.begin([anna, bob])
    one, *_ = offered_cards(room.asked(anna), "try")
    placer = await opened(room, anna, one)
    assert trial_of(placer)[1] == one
    assert room.drawings[-1].function == "draw_trial"
    await anna.user.click(placer, label="3")
    moved = trial_of(room.asked(anna))
    await anna.user.click(room.asked(anna), label="2")
    await room.restart()
    await anna.user.click(room.asked(anna), label="3")
    assert trial_of(room.asked(anna)) == moved
    await anna.user.click(room.asked(anna), label="Back")
    assert sorted(offered_cards(room.asked(anna), "try")) == sorted(
        card.number for card in before.view(0).hand
    )
    assert (await room.table()).revision == before.revision, "nothing is decided"


async def test_a_card_that_is_only_taken_is_placed_where_it_was_tried(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    await room.begin([anna, bob, cleo])
    card = offered_cards(room.asked(anna), "try")[2]
    placer = await opened(room, anna, card)
    second = CustomId.parse(custom_id(placer, "2"))
    assert second is not None
    await anna.user.click(placer, label="2")
    tried = trial_of(room.asked(anna))
    assert tried == (Trial.of(second.arguments), card)
    await anna.user.click(room.asked(anna), label=f"Pick {card}")
    for person in (bob, cleo):
        await press_to_take(room, person)
    assert trial_of(room.asked(anna)) == tried
    assert {"Place, done", "Place here"} <= {*pressable(room.asked(anna))}


async def set_by_two(room: Room) -> tuple[list[MemberActor], Table]:
    """Three people, of whom all but the last one have taken a card and said where it goes."""
    people = room.people(3)
    await room.begin(people)
    for person in people[:2]:
        await press_to_take(room, person, how="take-place")
        assert SET in room.asked(person).content
    await press_to_take(room, people[2])
    return people, await room.table()


async def test_a_round_is_over_once_everyone_has_taken_a_card_and_placed_it(room: Room) -> None:
    (anna, bob, cleo), table = await set_by_two(room)
    assert table.view(None).phase is Phase.MAP
    assert "✅ anna · card" in room.round_message().content
    assert room.round_message().content.count("ready") == 2
    assert SET in room.asked(anna).content
    assert labels(room.asked(anna)) == ["Take back", "Nudge"]
    before = {person: len(room.private_messages(person)) for person in (anna, bob)}

    await cleo.user.click(room.asked(cleo), label="Place, done")

    after = await room.table()
    assert after.view(None).round == 2
    assert {person: len(room.private_messages(person)) for person in (anna, bob)} == before
    assert "pick a card" in room.asked(anna).content


async def test_an_intended_move_can_be_taken_back_and_the_player_is_asked_again(room: Room) -> None:
    (anna, _, cleo), _ = await set_by_two(room)
    await room.restart()
    intended = (await room.table()).intended_by(0)
    await anna.user.click(room.asked(anna), label="Take back")
    table = await room.table()
    assert [move.seat for move in table.intended_moves] == [1]
    own = table.view(0).seats[0]
    assert own.selected is not None
    assert placement_of(own.map, own.selected, trial_of(room.asked(anna))[0]) == intended
    await cleo.user.click(room.asked(cleo), label="Place, done")
    assert [seat.done for seat in (await room.table()).view(None).seats] == [False, True, True]


async def test_a_typed_placement_takes_the_card_too(room: Room) -> None:
    anna, bob, cleo = people = room.people(3)
    await room.begin(people)
    hand = [card.number for card in (await room.view(anna)).hand]
    offered = await anna.autocomplete(room.channel, "place", "card", "")
    assert [choice["value"] for choice in offered] == hand
    spot = await first_spot(room, anna, hand[1])
    under = await anna.autocomplete(
        room.channel, "place", "rotation", "0", card=hand[1], x=spot.x, y=spot.y, rotation="0"
    )
    assert any("under" in choice["name"] for choice in under)

    said = await room.said(anna, "place", **typed_placement(spot))

    assert said.splitlines()[:2] == [
        ENGLISH.format("accepted-pick", card=hand[1]),
        next(line for line in said.splitlines() if line.startswith(f"✅ Card {hand[1]} at column {spot.x}")),
    ]
    assert SET in said
    assert (await room.table()).intended_by(0) == spot
    other = await first_spot(room, anna, hand[1])
    await room.said(anna, "place", **typed_placement(other))
    await room.said(bob, "pick", card=(await room.view(bob)).hand[0].number)
    await room.said(cleo, "pick", card=(await room.view(cleo)).hand[0].number)
    table = await room.table()
    assert (table.view(None).phase, table.waiting_for) == (Phase.MAP, (1, 2)), "/pick only takes"


async def test_a_typed_placement_of_a_card_elsewhere_is_refused(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    hand = {card.number for card in (await room.view(anna)).hand}
    strange = next(number for number in range(1, 61) if number not in hand)
    spot = await first_spot(room, anna, min(hand))
    before = await room.table()
    said = await room.said(anna, "place", **typed_placement(spot._replace(card=strange)))
    assert said == sentence("card-not-in-hand", card=strange, hand=sorted(hand))
    said = await room.said(anna, "place", **typed_placement(spot._replace(x=20, y=20)))
    assert said == sentence("no-overlap")
    assert await room.table() == before


async def test_a_player_who_confirms_done_is_asked_before_taking_and_placing(room: Room) -> None:
    anna, bob = room.people(2)
    await wants_to_be_asked(room, anna)
    await room.begin([anna, bob])
    question = ENGLISH.format("confirm-placing")
    await press_to_take(room, anna, how="take-place")
    assert question in room.asked(anna).content
    await anna.user.click(room.asked(anna), label="Back")
    placer = room.asked(anna)
    assert not (await room.view(anna)).seats[0].acted
    await anna.user.click(placer, custom_id=control_id(placer, "take-place"))
    await room.restart()
    await anna.user.click(room.asked(anna), label=YES)
    assert (await room.table()).intended_by(0) is not None
    typed = await room.said(
        bob, "place", **typed_placement(await first_spot(room, bob, (await room.view(bob)).hand[0].number))
    )
    assert question not in typed
    for person in (anna, bob):
        card = (await room.view(person)).hand[0].number
        await room.said(person, "discard", card=card)
    assert (await room.table()).view(None).round == 2, "whoever has confirmed is not asked again"


async def test_a_card_of_a_trick_is_taken_and_placed_from_the_channel(room: Room) -> None:
    people = room.people(3)
    table = await room.begin(people, game="honshu")
    while table.view(None).phase is Phase.BID:
        seat = table.waiting_for[0]
        card = table.view(seat).hand[0].number
        await room.said(people[seat], "bid", card=card, cube="none")
        table = await room.table()
    seat = table.waiting_for[0]
    offer = next(label for label in labels(room.round_message()) if label.startswith("Take "))
    placer = shown(await people[seat].click(room.round_message(), label=offer))
    assert placer.ephemeral
    taken = shown(await people[seat].click(placer, custom_id=control_id(placer, "take-place")))
    assert SET in taken.content
    table = await room.table()
    assert table.intended_by(seat) is not None
    trick = table.view(None).trick
    assert trick is not None
    assert [card.taken_by for card in trick.played].count(seat) == 1
