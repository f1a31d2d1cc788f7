"""Placing a card, the points shown on a map, and the question before a phase ends."""

from __future__ import annotations

from dataclasses import replace

from simcord import MemberActor

from bot.views.moves import understood
from engine.actions import Place
from engine.parts.squares import Kind
from render.elements.overlays import Overlays
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
    # No one else sees it until everyone is done.
    assert (await room.view(bob)).seats[0].map == own.map
    assert "· placed" in room.round_message().content

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

    (answer,) = room.private_messages(anna)
    assert answer.content.splitlines()[0] == understood(ENGLISH, Place(0, spot))
    assert labels(answer) == ["Done", "Terraform", "Take back", "Show points"]
    assert answer.attachments
    await anna.user.slash("undo")
    (answer,) = room.private_messages(anna)
    assert answer.content.splitlines()[0] == ENGLISH.format("taken-back-place", card=spot.card)


async def test_asking_to_wait_makes_everyone_place_in_turn(room: Room) -> None:
    anna, bob = room.people(2)
    await picked(room, [anna, bob])
    await room.said(bob, "wait")
    view = await room.view(anna)
    assert view.sequential
    first, second = (([anna, bob])[seat] for seat in view.placing_order)
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


def overlays_of_last_map(room: Room) -> Overlays | None:
    """The overlays of the last map that was drawn; None for a plain one."""
    found: Overlays | None = room.drawings[-1].options.get("overlays")
    return found


async def test_points_can_be_shown_on_every_map(room: Room) -> None:
    anna, bob = room.people(2)
    await Typist(room, [anna, bob]).play_until(await room.begin([anna, bob]), 6)
    own = shown(await anna.slash(room.channel, "map"))
    assert overlays_of_last_map(room) is None
    outlined = shown(await anna.click(own, label="Show points"))
    overlays = overlays_of_last_map(room)
    assert overlays is not None
    assert overlays.range_line
    score = (await room.view(anna)).seats[0].score.to_json()
    for kind, part in ((Kind.LAKE, "lakes"), (Kind.TOWN, "towns")):
        assert sum(area.points for area in overlays.areas if area.kind is kind) == score[part]
    await anna.click(outlined, label="Hide points")
    assert overlays_of_last_map(room) is None

    others = shown(await anna.slash(room.channel, "map", player="bob"))
    outlined = shown(await anna.click(others, label="Show points"))
    assert overlays_of_last_map(room) is not None
    assert outlined.content == others.content


QUESTION = ENGLISH.format("confirm-done")
YES, BACK = ENGLISH.format("button-done-sure"), ENGLISH.format("button-back")


async def wants_to_be_asked(room: Room, person: MemberActor) -> None:
    await room.bot.services.preferences.change_player(
        person.id, lambda usual: replace(usual, confirm_done=True)
    )


async def is_done(room: Room, person: MemberActor) -> bool:
    view = await room.view(person)
    assert view.seat is not None
    return view.seats[view.seat].done


async def test_typing_done_asks_and_the_answer_counts_after_a_restart(room: Room) -> None:
    anna, bob = room.people(2)
    await wants_to_be_asked(room, anna)
    await picked(room, [anna, bob])
    await anna.user.click(room.asked(anna), label="Place, done")
    assert ENGLISH.format("confirm-placing") in room.asked(anna).content
    await anna.user.click(room.asked(anna), label=BACK)
    await anna.user.click(room.asked(anna), label="Place here")

    asked = shown(await anna.slash(room.channel, "done"))

    assert asked.ephemeral
    assert QUESTION in asked.content
    assert labels(asked) == [YES, BACK]
    assert not await is_done(room, anna)
    await room.restart()
    back = shown(await anna.click(asked, label=BACK))
    assert "Done" in labels(back)
    assert not await is_done(room, anna)
    asked = shown(await anna.slash(room.channel, "done"))
    await room.restart()
    answer = shown(await anna.click(asked, label=YES))
    assert answer.content.count(ENGLISH.format("accepted-done")) == 1
    assert await is_done(room, anna)


async def test_a_player_with_nothing_to_confirm_is_told_so_and_not_asked(room: Room) -> None:
    anna, bob = room.people(2)
    await wants_to_be_asked(room, anna)
    await picked(room, [anna, bob])
    selected = (await room.view(anna)).seats[0].selected
    assert selected is not None
    too_early = ENGLISH.format("not-placed-yet", card=selected.number)

    assert await room.said(anna, "done") == too_early
    assert shown(await anna.click(room.round_message(), label="Done")).content == too_early

    await anna.user.click(room.asked(anna), label="Place here")
    await anna.click(shown(await anna.slash(room.channel, "done")), label=YES)
    assert await room.said(anna, "done") == ENGLISH.format("already-done")
    # In the next round everyone picks a card first, so there is nothing to confirm.
    await bob.user.click(room.asked(bob), label="Place here")
    await bob.user.click(room.asked(bob), label="Done")
    assert await room.said(anna, "done") == ENGLISH.format("phase-is-pick")
