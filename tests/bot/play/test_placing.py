"""Placing by command and with the placer: the input, the responses, and taking back."""

from __future__ import annotations

from simcord import MemberActor

from bot.views.moves import understood
from engine.actions import Place
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.typist import Typist, typed_placement


async def picked(room: Room, people: list[MemberActor], **options: object) -> None:
    """Begin a game and play it to the map phase."""
    table = await room.begin(people, **options)
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)


async def test_a_legal_placement_shows_the_players_map_and_can_be_taken_back(room: Room) -> None:
    anna, bob = room.people(2)
    await picked(room, [anna, bob])
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    spot = next(iter(own.map.legal_placements(own.selected)))

    result = await anna.slash(room.channel, "place", **typed_placement(spot))

    answer = shown(result)
    assert [attachment.filename for attachment in answer.attachments] == ["draw_seat.jpg"]
    assert labels(answer) == ["Done", "Terraform", "Take back", "Show points"]
    # No one else sees it until everyone is done.
    assert (await room.view(bob)).seats[0].map == own.map
    assert "has placed" in room.round_message().content

    undone = await anna.click(answer, label="Take back")
    assert shown(undone).content.startswith(ENGLISH.format("taken-back-place", card=spot.card))
    assert (await room.view(anna)).seats[0] == own
    await room.said(anna, "place", **typed_placement(spot))
    await room.said(anna, "done")
    # In a simultaneous round, even "done" can be taken back.
    assert ENGLISH.format("taken-back-done") in await room.said(anna, "undo")
    assert not (await room.view(anna)).seats[0].done


async def test_a_placement_typed_in_direct_messages_shows_the_map_and_its_buttons_once(room: Room) -> None:
    anna, bob = room.people(2)
    await picked(room, [anna, bob])
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    spot = next(iter(own.map.legal_placements(own.selected)))

    await anna.user.slash("place", **typed_placement(spot))

    answer, kept = room.private_messages(anna)[-2:]
    assert answer.content == understood(ENGLISH, Place(0, spot))
    assert not answer.attachments
    assert labels(answer) == []
    assert labels(kept) == ["Done", "Terraform", "Take back", "Show points"]
    assert kept.attachments
    await anna.user.slash("undo")
    told = [message.content for message in room.private_messages(anna)]
    assert ENGLISH.format("taken-back-place", card=spot.card) in told


async def test_asking_to_wait_makes_everyone_place_in_turn(room: Room) -> None:
    anna, bob = room.people(2)
    await picked(room, [anna, bob])
    assert "Ask to wait" in labels(room.round_message())
    assert ENGLISH.format("round-may-wait") in room.round_message().content
    # It affects everyone, so the button is only in the channel, below its explanation.
    placer = room.asked(bob)
    assert "Place here" in labels(placer), "this is bob's current message"
    assert "Ask to wait" not in labels(placer)
    for door, shows in (("Place", "Place here"), ("My map", "Place"), ("My hand", "Place")):
        opened = labels(shown(await bob.click(room.round_message(), label=door)))
        assert shows in opened
        assert "Ask to wait" not in opened

    for_good = ENGLISH.format("placer-for-good")
    assert for_good not in placer.content, "the placement can still be taken back"

    await room.said(bob, "wait")

    view = await room.view(anna)
    assert view.sequential
    assert "Ask to wait" not in labels(room.round_message())
    first, second = (([anna, bob])[seat] for seat in view.placing_order)
    assert for_good in room.asked(first).content, "shown before the press that is final"
    tried = shown(await first.click(room.round_message(), label="Place"))
    assert for_good in shown(await first.click(tried, label="Turn ↻")).content
    assert "lowest card first" in room.asked(second).content
    assert "Place here" not in labels(room.asked(second))
    told_before = len(room.private_messages(second))
    await room.env.advance_time(120)
    own = (await room.view(first)).seats[view.placing_order[0]]
    assert own.selected is not None
    placed = typed_placement(next(iter(own.map.legal_placements(own.selected))))
    assert ENGLISH.format("own-placed-for-good") in await room.said(first, "place", **placed)
    # The second player, inactive by now, gets a new message, because an edit notifies no one.
    assert len(room.private_messages(second)) == told_before + 1
    assert "Place here" in labels(room.asked(second))
