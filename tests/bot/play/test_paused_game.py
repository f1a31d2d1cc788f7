"""A paused game offers nothing that would be refused: what decides is greyed out until it goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from engine.views import Phase
from tests.bot.play.presser import pressable
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.typist import Typist

PLAYED = [(2, {}), (2, {"game": "honshu"}), (3, {"selection": "trick", "order": "in_order"})]

#: The games are looked at before this round.
LAST_ROUND = 2


def is_refused(answer: InteractionResult) -> bool:
    """Whether a press was answered only with that the game is paused."""
    said = [*([answer.response] if answer.response else []), *answer.followups]
    return any(message.content == ENGLISH.format("game-paused") for message in said)


def offered(room: Room, person: MemberActor) -> tuple[list[str], list[str]]:
    """The buttons of the message in which somebody plays, and those that can be pressed.

    Whoever waits can remind the others, but not while nobody can move.
    """
    if not room.private_messages(person):
        return [], []
    asked = room.asked(person)
    found = labels(asked), pressable(asked)
    return tuple([label for label in part if label != "Nudge"] for part in found)  # type: ignore[return-value]


@pytest.mark.parametrize(("players", "options"), PLAYED)
async def test_whatever_can_be_pressed_in_a_pause_is_not_refused_for_it(
    room: Room, players: int, options: dict[str, str]
) -> None:
    people = room.people(players)
    typist = Typist(room, people)
    table = await room.begin_without_hints(people, **options)
    seen: set[tuple[Phase, tuple[bool, ...]]] = set()
    while table.view(None).round < LAST_ROUND:
        view = table.view(None)
        moment = view.phase, tuple(seat.placed for seat in view.seats)
        if moment not in seen:
            seen.add(moment)
            await look_at_pause(room, people)
        table = await typist.type_one(await room.table())
    assert len(seen) > LAST_ROUND


async def look_at_pause(room: Room, people: list[MemberActor]) -> None:
    """Pause the game twice: the buttons come back, and nothing that can be pressed meanwhile is refused."""
    before = {person.id: offered(room, person) for person in people}
    await room.said(people[0], "table pause")
    for person in people:
        assert offered(room, person)[0] == before[person.id][0], "each button stays in its place"
    await room.said(people[0], "table resume")
    for person in people:
        assert offered(room, person) == before[person.id]
    await room.said(people[0], "table pause")
    for person in people:
        await press_all(room, person)
    resumed = await people[0].click(room.round_message(), label="Resume")
    assert shown(resumed).content == ENGLISH.format("resumed-now")
    assert (await room.table()).paused_at is None


async def press_all(room: Room, person: MemberActor) -> None:
    """Press all that a person can press in their message, in that of the round, and in what this opens."""
    if offered(room, person)[1]:
        await press_each(lambda: room.asked(person), person.user.click)
    for label in pressable(room.round_message()):
        if label == "Resume":
            continue
        opened = await person.click(room.round_message(), label=label)
        assert not is_refused(opened), label
        if opened.response is not None:
            await press_each(partial(shown, opened), person.click)


async def press_each(message: Callable[[], Any], click: Callable[..., Any]) -> None:
    """Press each button of a message that still can be: a card that is tried may have come to the edge."""
    for label in pressable(message()):
        if label in pressable(message()):
            assert not is_refused(await click(message(), label=label)), label


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
