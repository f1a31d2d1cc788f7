"""Few messages, each worth a ring: what a whole live game sends stays within what is promised."""

from __future__ import annotations

from engine.options import ROUNDS
from tests.bot.play.room import Room
from tests.programs.bench.messages import MOST_MESSAGES, MOST_REQUESTS, MOST_RINGS, traffic_of_a_game


async def test_one_person_against_two_computers_sees_one_message_a_round(room: Room) -> None:
    traffic = await traffic_of_a_game(room, room.people(1), computers=2)
    assert ROUNDS < traffic.channel_messages <= MOST_MESSAGES
    assert 0 < traffic.rings <= MOST_RINGS


async def test_five_people_cost_few_requests_of_the_bots_token(room: Room) -> None:
    traffic = await traffic_of_a_game(room, room.people(5), computers=0)
    assert ROUNDS < traffic.channel_messages <= MOST_MESSAGES
    assert 0 < traffic.requests <= MOST_REQUESTS
