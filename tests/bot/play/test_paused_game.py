"""A paused game offers nothing that would be refused: what decides is greyed out until it goes on."""

from __future__ import annotations

from tests.bot.play.presser import pressable
from tests.bot.play.room import ENGLISH, Room


async def test_the_cards_of_a_hand_cannot_be_pressed_until_the_game_goes_on(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    cards = pressable(room.asked(bob))
    await room.said(anna, "table pause")
    assert pressable(room.asked(bob)) == ["All maps"]
    assert ENGLISH.format("paused", days=14) in room.asked(bob).content
    await room.said(anna, "table resume")
    assert pressable(room.asked(bob)) == cards
    assert ENGLISH.format("paused", days=14) not in room.asked(bob).content
