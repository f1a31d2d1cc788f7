"""Tricks: wrong commands and presses, suggestions while typing, and what everyone sees."""

from __future__ import annotations

from simcord import MemberActor

from bot.tables import Table
from engine.views import Phase
from tests.bot.play.button_player import card_button
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
    no_tiles = sentence("no-terraforming")
    tile = {"x": 0, "y": 0, "terrain": "lake", "cubes": "oldest"}
    await assert_refused(room, people[0], "terraform", no_tiles, **tile)
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
