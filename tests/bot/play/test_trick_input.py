"""Tricks: wrong commands and presses, suggestions while typing, and what everyone sees."""

from __future__ import annotations

from typing import Any

from simcord import MemberActor

from bot.tables import Table
from engine.parts.squares import Position
from engine.players.prospects import best_prospects
from engine.views import Phase
from tests.bot.play.button_player import card_button, offered_cards
from tests.bot.play.room import ENGLISH, Room, controls, labels, shown
from tests.bot.play.test_bad_input import assert_refused, sentence
from tests.bot.play.typist import Typist, typed_cubes


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
    for value, label in ((nothing, str(card)), (squares[0], f"{card} + 60")):
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


async def test_the_trick_is_shown_as_it_is_played(room: Room) -> None:
    people = room.people(3)
    table = await room.begin(people, game="honshu")
    message = room.round_message()
    assert [attachment.filename for attachment in message.attachments] == ["draw_trick.jpg"]
    assert f"Next: {asked(table, people)[1].name}." in message.content
    table = await until(room, people, table, Phase.TAKE)
    message = room.round_message()
    view = table.view(None)
    assert view.trick is not None
    ranked = sorted(view.trick.played, key=lambda played: -played.total)
    assert labels(message)[:3] == [f"Take {played.card.number}" for played in ranked], "as in the picture"
    names = [line.split()[1] for line in message.content.splitlines()[2:5]]
    assert names == [people[seat].name for seat in view.trick.turn_order], "the highest total first"
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
    assert f"took **{card}**" in room.round_message().content
    assert f"Take {card}" not in labels(room.round_message())
    await assert_refused(room, late, "take", sentence("card-already-taken", card=card), card=card)


async def test_two_players_play_in_secret_and_answer(room: Room) -> None:
    anna, bob = people = room.people(2)
    table = await room.begin(people, game="honshu")
    card = table.view(0).hand[0].number
    cube = next(iter(table.view(0).seats[0].map.cubes))
    await assert_refused(
        room, anna, "bid", sentence("no-cube-in-trick-for-two"), card=card, cube=typed_cubes(cube)
    )
    told = await room.said(anna, "bid", card=card, cube="none")
    assert told.splitlines()[0] == f"✅ You played card {card}."
    assert f"played {card}" not in room.round_message().content, "hidden until both have played"
    assert "✅ anna has chosen" in room.round_message().content
    await assert_refused(room, anna, "bid", sentence("already-played"), card=card, cube="none")
    assert ENGLISH.format("taken-back-bid", card=card) in await room.said(anna, "undo")
    await room.said(anna, "bid", card=card, cube="none")
    await room.said(bob, "bid", card=table.view(1).hand[0].number, cube="none")

    table = await room.table()
    seat, winner = asked(table, people)
    loser = people[1 - seat]
    assert f"played {card}" in room.round_message().content
    assert winner.name in room.round_message().content.splitlines()[1]
    await assert_refused(room, loser, "pair", sentence("not-your-turn"), pair="deck")
    await assert_refused(room, winner, "accept", sentence("phase-is-take-pair"))
    await room.said(winner, "pair", pair="deck")
    assert f"· {winner.name}" in room.round_message().content
    await assert_refused(room, winner, "accept", sentence("not-your-turn"))
    too_many = await winner.click(room.round_message(), label="Contest")
    assert shown(too_many).content == sentence("not-your-turn")
    await check_contest(room, loser, 1 - seat)

    after = (await room.table()).view(1 - seat)
    assert after.phase is Phase.DISCARD_OF_PAIR
    opened = shown(await loser.click(room.round_message(), label="My cards"))
    keep_first = list(best_prospects(after, after.pair))
    assert offered_cards(opened, "try") == keep_first, "the better one first"
    assert all(label.startswith("Keep ") for label in labels(opened))
    offered = await loser.autocomplete(room.channel, "discard", "card", "")
    assert [choice["value"] for choice in offered] == [card.number for card in after.pair]
    other = next(n for n in range(1, 61) if n not in {card.number for card in after.pair})
    await assert_refused(room, loser, "discard", sentence("card-not-in-pair", card=other), card=other)
    placer = shown(await loser.click(opened, label=card_button(opened, "try", keep_first[0])))
    kept = shown(await loser.click(placer, label=f"Keep {keep_first[0]}"))
    assert ENGLISH.format("accepted-discard", card=keep_first[1]) in kept.content
    assert labels(kept) == ["Take back", "Nudge"]


async def check_contest(room: Room, loser: MemberActor, seat: int) -> None:
    """Let the loser contest with their first two cubes, after some invalid attempts."""
    view = (await room.view(loser)).seats[seat]
    first, second, *_ = cubes = sorted(view.map.cubes)
    empty = next(p for p, square in view.map.squares.items() if not square.cube)
    for given, key, squares in (
        ((first, first), "same-cube-twice", (first,)),
        ((first, empty), "no-cube-there", (empty,)),
    ):
        told = sentence(key, squares=squares)
        await assert_refused(room, loser, "contest", told, cubes=typed_cubes(*given), pair="deck")
    offered = await loser.autocomplete(room.channel, "contest", "cubes", typed_cubes(first))
    pairs = [typed_cubes(first, other) for other in cubes[1:]]
    assert set(pairs) <= {choice["value"] for choice in offered}
    opened = shown(await loser.click(room.round_message(), label="Contest"))
    opened = shown(await choose(loser, opened, first))
    opened = shown(await choose(loser, opened, second))
    pile, *_ = labels(opened)
    assert pile.startswith("Pile: ")
    await loser.click(opened, label=pile)
    assert set(cubes) - set((await room.view(loser)).seats[seat].map.cubes) == {first, second}


async def choose(person: MemberActor, message: Any, square: Position) -> Any:
    """Choose a cube in the only menu."""
    (menu,) = (part for part in controls(message) if part.get("options"))
    return await person.select(message, [typed_cubes(square)], custom_id=menu["custom_id"])
