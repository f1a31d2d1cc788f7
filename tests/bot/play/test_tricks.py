"""Whole games of either game with either way of selecting, by command and by button."""

from __future__ import annotations

import pytest

from bot.tables import Stage
from tests.bot.play.presser import Presser
from tests.bot.play.room import Room, labels
from tests.bot.play.test_games_by_commands import assert_final_message_agrees
from tests.bot.play.typist import Typist

VARIANTS = [
    (2, {"game": "honshu"}),
    (2, {"selection": "trick", "goals": "yes"}),
    (3, {"game": "honshu", "scoring_card": "random"}),
    (4, {"game": "honshu", "selection": "draft", "side": "B", "scoring_card": "4"}),
    (5, {"game": "hokkaido", "selection": "trick", "goals": "yes", "order": "in_order"}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
async def test_a_game_by_commands(room: Room, players: int, options: dict[str, str]) -> None:
    people = room.people(players)
    room.close_direct_messages(people[-1])
    table = await room.begin(people, **options)
    typist = Typist(room, people)

    table = await typist.play_until(table, 4)
    await room.restart()
    table = await typist.play_to_the_end(await room.bot.services.tables.get(table.id))

    assert table.stage is Stage.FINISHED
    assert_final_message_agrees(room, table)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
async def test_a_game_by_buttons(room: Room, players: int, options: dict[str, str]) -> None:
    people = room.people(players)
    room.close_direct_messages(people[-1], code=50278)
    host, *others = people
    await host.slash(room.channel, "hokkaido start", **options)
    lobby = room.messages()[0]
    for person in others:
        await person.click(lobby, label="Join")
    await host.click(room.messages()[0], label="Begin")
    presser = Presser(room, people, without_direct_messages=people[-1])

    table = await presser.play_until(await room.table(), 3)
    await room.restart()
    table = await presser.play_until(await room.bot.services.tables.get(table.id), 13)

    assert table.stage is Stage.FINISHED
    assert_final_message_agrees(room, table)
    everything = [message for person in people for message in room.private_messages(person)]
    assert not any(labels(message) for message in everything)
