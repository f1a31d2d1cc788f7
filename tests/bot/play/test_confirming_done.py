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
