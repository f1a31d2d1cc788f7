"""How tests play a deal alone."""

from __future__ import annotations

from simcord import MemberActor, ResponseMessage

from bot.tables import Table
from bot.tables.alone import day_at, place_of
from tests.bot.play.room import ENGLISH, Room, controls, shown


async def alone(room: Room, person: MemberActor, *, of_day: bool = False) -> Table:
    """The deal that a person plays, or has played last."""
    day = day_at(room.clock.now()) if of_day else None
    table = await room.bot.services.tables.in_channel(place_of(person.id, day))
    assert table is not None
    return table


async def play_on(person: MemberActor, message: ResponseMessage, rounds: int = 12) -> ResponseMessage:
    """Play with the first card and the first spot by buttons; the last message."""
    for _ in range(rounds):
        card = next(part for part in controls(message) if part["custom_id"].startswith("hokkaido:pick:"))
        message = shown(await person.click(message, custom_id=card["custom_id"]))
        assert not any(part["custom_id"].startswith("hokkaido:maps:") for part in controls(message))
        message = shown(await person.click(message, label=ENGLISH.format("button-place-here")))
        message = shown(await person.click(message, label=ENGLISH.format("button-done")))
    return message
