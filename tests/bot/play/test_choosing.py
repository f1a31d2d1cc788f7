"""Choosing a card: the player's map below the hand, and what each card is worth."""

from __future__ import annotations

import re

from simcord import MemberActor

from bot.tables import Stage, Table
from engine.maps import PlayerMap
from engine.players.advice import bid_prospects
from engine.players.prospects import best_prospects
from engine.views import Phase
from render.pictures.choice_picture import Offer
from tests.bot.play.button_player import offered_cards
from tests.bot.play.room import ENGLISH, Room, labels
from tests.bot.play.typist import Typist

GAIN = re.compile(r"(.*): ([+−]\d+)(?: \(([+−]\d+)\))?")


def offers_above(room: Room, player_map: PlayerMap) -> tuple[Offer, ...]:
    """The offers in the newest picture that has this map below them."""
    choices = [one.arguments for one in reversed(room.drawings) if one.function == "draw_choice"]
    offers: tuple[Offer, ...] = next(offers for offers, below, *_ in choices if below == player_map)
    return offers


async def until(
    room: Room, people: list[MemberActor], table: Table, phase: Phase, round_number: int
) -> Table:
    typist = Typist(room, people)
    while table.view(None).phase is not phase or table.view(None).round < round_number:
        assert table.stage is Stage.RUNNING
        table = await typist.type_one(table)
    return table


async def test_in_a_trick_the_open_cards_are_shown_and_the_best_to_take_comes_first(
    room: Room,
) -> None:
    people = room.people(3)
    table = await room.begin(people, game="honshu")
    table = await until(room, people, table, Phase.BID, 2)
    typist = Typist(room, people)
    table = await typist.type_one(table)
    view = table.view(table.view(None).waiting_for[0])
    person = people[view.waiting_for[0]]
    assert view.trick is not None
    assert view.seat is not None
    bids = bid_prospects(view)
    assert offered_cards(room.asked(person), "bid") == list(bids)
    assert ENGLISH.format("hand-bids") in room.asked(person).content
    (number, bid), *others = bids.items()
    label, *other_labels = labels(room.asked(person))
    marked = f"💡 {number}{' + 60' if bid.takes_cube else ''}: {bid.best:+d}"
    assert label == marked.replace("-", "−"), "only the best one says what it brings"
    assert other_labels[: len(others)] == [str(number) for number, _ in others]
    own = view.seats[view.seat].map
    played, hand = offers_above(room, own)
    assert [offered.card for offered in played.cards] == [card.card for card in view.trick.played]
    assert {offered.card for offered in hand.cards} == set(view.hand)
    table = await until(room, people, table, Phase.TAKE, 2)
    table = await typist.type_one(table)
    view = table.view(table.view(None).waiting_for[0])
    person = people[view.waiting_for[0]]
    assert view.trick is not None
    left = [card.card for card in view.trick.played if card.taken_by is None]
    message = room.asked(person)
    assert offered_cards(message, "try") == list(best_prospects(view, left))
    assert view.seat is not None
    (offer,) = offers_above(room, view.seats[view.seat].map)
    assert [offered.taken for offered in offer.cards].count(True) == 1
    # The public message does not show what a card is worth to a player.
    assert not any(GAIN.fullmatch(label) for label in labels(room.round_message()))
