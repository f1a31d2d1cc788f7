"""Whole games of Hokkaido and Honshu, with draft and trick, by command and by button."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.tables import Stage, Table
from engine.views import Phase
from tests.bot.play.button_player import ButtonPlayer
from tests.bot.play.room import ENGLISH, Room, left_to_press, shown
from tests.bot.play.test_whole_games import assert_final_message_agrees
from tests.bot.play.typist import Typist, typed_cubes

VARIANTS = [
    (2, {"game": "honshu"}),
    (2, {"goals": "yes"}),
    (3, {"game": "honshu", "selection": "draft", "side": "B", "scoring_card": "4"}),
    (4, {"game": "hokkaido", "selection": "trick", "goals": "yes", "order": "in_order"}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
async def test_a_game_by_commands_and_by_buttons(room: Room, players: int, options: dict[str, str]) -> None:
    """Some people type while the others press, and later they switch; only games for two have hints."""
    people = room.people(players)
    room.close_direct_messages(people[-1], code=50278)
    begin = room.begin if players == 2 else room.begin_without_hints
    table = await begin(people, **options)

    table = await play_both_ways(room, table, people[::2], people[1::2], until=7, closed=people[-1])
    await room.restart()
    table = await room.bot.services.tables.get(table.id)
    table = await play_both_ways(room, table, people[1::2], people[::2], until=13, closed=people[-1])

    assert table.stage is Stage.FINISHED
    assert_final_message_agrees(room, table)
    everything = [message for person in people for message in room.private_messages(person)]
    assert left_to_press([*room.messages(), *everything]) == []
    # No one went back and no deadline passed, so each message shows what was decided.
    untrue = {ENGLISH.format("closed-undone"), ENGLISH.format("closed-undecided")}
    assert [message.content for message in everything if untrue & {*message.content.splitlines()}] == []


async def play_both_ways(
    room: Room,
    table: Table,
    typing: list[MemberActor],
    pressing: list[MemberActor],
    *,
    until: int,
    closed: MemberActor,
) -> Table:
    """Play until a round has begun or the game is over; ``closed`` accepts no direct messages."""
    typist = Typist(room, typing, directly=False)
    button_player = ButtonPlayer(room, pressing, without_direct_messages=closed)
    typists = {person.id for person in typing}
    while table.stage is Stage.RUNNING and table.view(None).round < until:
        asked = {table.seats[seat].user_id for seat in table.view(None).waiting_for}
        table = await (typist.type_one(table) if asked & typists else button_player.press_one(table))
    return table


async def test_the_channel_and_the_players_are_told_before_hands_are_passed(room: Room) -> None:
    players, order = 3, "anna → bob → cleo → anna"
    people = room.people(players)
    table = await room.begin_without_hints(people, game="honshu")
    told = ENGLISH.format("hand-passes-soon", names=order)
    told_all = ENGLISH.format("round-hands-pass")
    typist = Typist(room, people)
    for round_number in (2, 3, 4):
        table = await typist.play_until(table, round_number)
        seen = [told in room.asked(person).content.splitlines() for person in people]
        assert seen == [round_number == 3] * players
        assert (told_all in room.round_message().content.splitlines()) is (round_number == 3)
        if round_number == 3:
            # The round message refers to this button, so it has to work later in the trick too.
            await typist.play_to_phase(table, Phase.TAKE)
            for person in people:
                hand = shown(await person.click(room.round_message(), label="My hand"))
                assert told in hand.content.splitlines()


async def test_a_player_who_loses_a_contested_pair_is_told(room: Room) -> None:
    people = room.people(2)
    table = await room.begin_without_hints(people, game="honshu")
    table = await Typist(room, people).play_to_phase(table, Phase.TAKE_PAIR)
    (first,) = table.view(None).waiting_for
    loses, contests = people[first], people[1 - first]
    await room.said(loses, "pair", pair="deck")
    cubes = list(table.view(1 - first).seats[1 - first].map.cubes)[:2]
    await room.said(contests, "contest", cubes=typed_cubes(*cubes), pair="deck")
    told = ENGLISH.format("trick-contested", name=contests.name)
    assert told in room.asked(loses).content.splitlines()
    assert told not in room.asked(contests).content
    told_all = ENGLISH.format("round-contested", name=contests.name, other=loses.name)
    assert told_all in room.round_message().content.splitlines()
