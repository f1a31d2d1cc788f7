"""Tricks by commands, buttons and menus."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.tables import Stage, Table
from engine.views import Phase
from tests.bot.play.button_player import ButtonPlayer, card_button
from tests.bot.play.room import ENGLISH, Room, controls, custom_id, labels, left_to_press, shown
from tests.bot.play.test_bad_input import assert_refused, sentence
from tests.bot.play.test_presses import MOVED_ON, ephemeral_messages, press_at_once
from tests.bot.play.test_whole_games import assert_final_message_agrees
from tests.bot.play.typist import Typist, typed_cubes
from tests.long import only_long

VARIANTS = [
    (2, {"game": "honshu"}),
    pytest.param(2, {"goals": "yes"}, marks=only_long),
    pytest.param(
        3, {"game": "honshu", "selection": "draft", "side": "B", "scoring_card": "4"}, marks=only_long
    ),
    (4, {"game": "hokkaido", "selection": "trick", "goals": "yes", "order": "in_order"}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
async def test_a_game_by_commands_and_by_buttons(room: Room, players: int, options: dict[str, str]) -> None:
    """Some people type while the others press, and later they switch; only one game has hints."""
    people = room.people(players)
    room.close_direct_messages(people[-1], code=50278)
    begin = room.begin if "goals" in options and players == 2 else room.begin_without_hints
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


async def until(room: Room, people: list[MemberActor], table: Table, phase: Phase) -> Table:
    """Type until the game is in this phase."""
    typist = Typist(room, people)
    while table.view(None).phase is not phase:
        table = await typist.type_one(table)
    return table


def asked(table: Table, people: list[MemberActor]) -> tuple[int, MemberActor]:
    """The first seat that the game is waiting for, and its player."""
    seat = table.view(None).waiting_for[0]
    return seat, people[seat]


async def test_a_card_is_bid_with_a_button_and_its_cube_with_a_menu(room: Room) -> None:
    people = room.people(3)
    table = await room.begin(people, game="honshu")
    seat, person = asked(table, people)
    own = table.view(seat)
    hand = room.asked(person)
    card = own.hand[0].number
    (menu,) = (part for part in controls(hand) if part.get("options"))
    nothing, *squares = [option["value"] for option in menu["options"]]
    assert squares == [typed_cubes(position) for position in sorted(own.seats[seat].map.cubes)]
    for value, label in ((nothing, f"Play {card}"), (squares[0], f"Play {card} + cube")):
        await person.user.select(hand, [value], custom_id=menu["custom_id"])
        chosen = room.asked(person)
        assert chosen.id == hand.id
        assert card_button(chosen, "bid", card) == label
        (again,) = (part for part in controls(chosen) if part.get("options"))
        assert [option["value"] for option in again["options"] if option.get("default")] == [value]
    assert (await room.table()).revision == table.revision, "nothing is played yet"

    await person.user.click(chosen, label=label)

    view = (await room.table()).view(None)
    assert view.trick is not None
    (played,) = view.trick.played
    assert played.total == card + 60
    line = room.round_message().content.splitlines()[2]
    assert line == f"✅ {person.name} · played {card} + {played.cube} cube = {card + 60}"
    closed = room.private_messages(person)[-1]
    assert labels(closed) == ["Nudge"]


async def test_only_the_next_player_takes_a_card_of_the_trick(room: Room) -> None:
    people = room.people(3)
    table = await room.begin(people, game="honshu")
    no_tiles = sentence("no-terraforming")
    tile = {"x": 0, "y": 0, "terrain": "lake", "cubes": "oldest"}
    await assert_refused(room, people[0], "terraform", no_tiles, **tile)
    table = await until(room, people, table, Phase.TAKE)
    message = room.round_message()
    view = table.view(None)
    assert view.trick is not None
    ranked = sorted(view.trick.played, key=lambda played: -played.total)
    _, person = asked(table, people)
    late = people[view.trick.turn_order[1]]
    card = view.trick.played[0].card.number
    refused = await late.click(message, label=f"Take {card}")
    assert shown(refused).content == sentence("not-your-turn")
    offered = await person.autocomplete(room.channel, "take", "card", "")
    assert [choice["value"] for choice in offered] == [played.card.number for played in ranked]
    strange = next(n for n in range(1, 61) if n not in {played.card.number for played in view.trick.played})
    await assert_refused(room, person, "take", sentence("card-not-in-trick", card=strange), card=strange)

    placer = shown(await person.click(message, label=f"Take {card}"))
    assert placer.ephemeral
    taken = await person.click(placer, label=f"Take {card}")

    assert ENGLISH.format("accepted-take", card=card) in shown(taken).content
    await assert_refused(room, late, "take", sentence("card-already-taken", card=card), card=card)


async def test_the_old_button_of_a_taken_card_shows_where_the_game_stands(room: Room) -> None:
    people = room.people(3)
    table = await until(room, people, await room.begin(people, game="honshu"), Phase.TAKE)
    trick = table.view(None).trick
    assert trick is not None
    first, second = (people[seat] for seat in trick.turn_order[:2])
    card = trick.in_turn_order[0].card.number
    message = room.round_message()
    pressed = custom_id(message, f"Take {card}")
    placer = shown(await first.click(message, label=f"Take {card}"))
    await first.click(placer, label=f"Take {card}")

    await press_at_once(room, (second, message, pressed))

    assert any(said.content.startswith(MOVED_ON) for said in ephemeral_messages(room))
