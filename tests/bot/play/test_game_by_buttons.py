"""A whole game through buttons and menus alone."""

from __future__ import annotations

from bot.tables import Stage
from tests.bot.play.presser import Presser
from tests.bot.play.room import Room, left_to_press
from tests.bot.play.test_games_by_commands import assert_final_message_agrees


async def test_a_game_by_buttons_ends_with_the_engines_score(room: Room) -> None:
    people = room.people(2)
    host, *others = people
    room.close_direct_messages(people[-1], code=50278)
    # Only the first command is typed: nothing stands in the channel before it.
    await host.slash(room.channel, "hokkaido start", goals="yes")
    lobby = room.messages()[0]
    for person in others:
        await person.click(lobby, label="Join")
    await host.click(room.messages()[0], label="Begin")
    table = await room.table()
    presser = Presser(room, people, without_direct_messages=people[-1])

    table = await presser.play_until(table, 4)
    await room.restart()
    table = await presser.play_until(await room.bot.services.tables.get(table.id), 13)

    assert table.stage is Stage.FINISHED
    assert_final_message_agrees(room, table)
    everything = [
        *room.messages(),
        *(message for person in people for message in room.private_messages(person)),
    ]
    assert left_to_press(everything) == []
