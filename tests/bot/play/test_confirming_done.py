"""Confirming Done, for players who have turned the question on."""

from __future__ import annotations

from dataclasses import replace

from simcord import MemberActor

from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.test_placing import picked

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
