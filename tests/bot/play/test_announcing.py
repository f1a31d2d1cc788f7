"""What the channel and the players are told: at once, once, and again after anything that goes wrong."""

from __future__ import annotations

import asyncio

import discord
from simcord import MemberActor

from bot.announce import Announcer
from bot.tables import Stage
from bot.views.controls import CustomId
from tests.bot.play.room import (
    ENGLISH,
    Room,
    controls,
    left_to_press,
)
from tests.bot.play.typist import Typist, typed_placement


def edits_of(room: Room, message: discord.Message) -> int:
    """How often a message has been edited."""
    path = f"/channels/{room.channel.id}/messages/{message.id}"
    return sum(1 for request in room.env.http_requests if request.method == "PATCH" and request.path == path)


def posted(room: Room) -> list[str]:
    """The text of every message that was ever sent to the channel, also of those that are gone."""
    path = f"/channels/{room.channel.id}/messages"
    sent = [request for request in room.env.http_requests if (request.method, request.path) == ("POST", path)]
    return [str((request.json or {}).get("content")) for request in sent]


async def pick_first(room: Room, *people: MemberActor) -> None:
    """Each picks the first card of the hand."""
    for person in people:
        await room.said(person, "pick", card=(await room.view(person)).hand[0].number)


async def test_the_message_of_a_round_is_edited_once_a_second_at_most(patient_room: Room) -> None:
    room = patient_room
    people = room.people(5)
    await room.begin(people)
    message = room.round_message()
    await room.env.advance_time(1)
    before = edits_of(room, message)

    await pick_first(room, *people[:4])

    assert edits_of(room, message) == before + 1
    await room.env.advance_time(1)
    assert edits_of(room, message) == before + 2
    assert all(f"✅ {name}" in room.round_message().content for name in ("anna", "bob", "cleo", "dora"))
    await room.env.advance_time(60)
    assert edits_of(room, message) == before + 2


async def test_tables_are_looked_at_only_once_the_bot_is_there(room: Room) -> None:
    table = await room.begin(room.people(2))
    announcer = Announcer(room.bot, room.bot.services)
    # What it begins is the bot's own work.
    with room.env._bot_scope():
        announcer.notice(table)
    await asyncio.sleep(0.2)
    assert announcer.is_busy(table.id), "it waits"
    with room.env._bot_scope():
        await announcer.begin()
    for _ in range(100):
        if not announcer.is_busy(table.id):
            break
        await asyncio.sleep(0.02)
    assert not announcer.is_busy(table.id)
    await announcer.close()


async def test_no_public_button_or_text_tells_a_hidden_card(room: Room) -> None:
    people = room.people(3)
    room.close_direct_messages(people[2])
    table = await room.begin(people)
    typist = Typist(room, people)
    while table.stage is Stage.RUNNING and table.view(None).round < 3:
        public = [message for message in room.messages() if not message.flags.ephemeral]
        ids = [
            CustomId.parse(component["custom_id"]) for message in public for component in controls(message)
        ]
        assert all(
            parsed is not None and parsed.arguments == () and parsed.moment.step == 0 for parsed in ids
        )
        if table.view(None).phase == "pick":
            _, _, running = room.round_message().content.rpartition("## Round")
            assert "card" not in running.replace("picks a card", "").replace("card of", "")
        table = await typist.type_one(table)


async def test_the_end_of_a_round_shows_all_maps_with_the_scores_of_that_moment(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people, order="in_order")
    typist = Typist(room, people)
    table = await typist.play_until(table, 2)
    scores = [seat.score.total for seat in table.view(None).seats]
    await room.bot.announcer.close()
    # A card more lies open on the maps before the bot comes to tell of round 2.
    while not any(seat.placed for seat in table.view(None).seats) or table.view(None).round < 3:
        if table.view(None).round == 3 and table.view(None).phase == "pick":
            scores = [seat.score.total for seat in table.view(None).seats]
        table = await typist.type_one(table)
    await room.restart()
    (over,) = (message for message in room.messages() if "Round 2 of 12 is over" in message.content)
    for person, points in zip(people, scores, strict=True):
        assert f"{person.name}: {points} point" in over.content
    assert [attachment.filename for attachment in over.attachments] == ["draw_round.jpg"]


async def test_a_game_can_be_ended_in_the_middle(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    await room.end_game(people[0], "hokkaido cancel")
    assert ENGLISH.format("game-cancelled") in [message.content for message in room.messages()]
    everything = [*room.messages(), *(m for person in people for m in room.private_messages(person))]
    assert left_to_press(everything) == []
    ended = ENGLISH.format("closed-game-over", stage="cancelled", channel=room.channel.id)
    for person in people:
        lines = room.private_messages(person)[-1].content.splitlines()
        assert lines[1:] == [ENGLISH.format("closed-undecided-end"), ended]
    # The channel is free for another table.
    await room.said(people[1], "hokkaido start")


async def test_an_own_map_can_be_seen_by_its_owner_only(room: Room) -> None:
    anna, bob = room.people(2)
    table = await room.begin([anna, bob])
    typist = Typist(room, [anna, bob])
    table = await typist.play_to_phase(table)
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    spot = next(iter(own.map.legal_placements(own.selected)))
    await room.said(anna, "place", **typed_placement(spot))
    seen = await room.said(bob, "map", player="anna")
    before = own.score.total
    assert seen == ENGLISH.format("map-of-another", name="anna", round=1, points=before)
    assert str(spot.card) in (await room.said(anna, "map"))
