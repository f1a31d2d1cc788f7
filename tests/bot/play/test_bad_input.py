"""Whatever is typed wrongly gets one clear sentence for that person alone, and changes nothing."""

from __future__ import annotations

from itertools import product

import pytest
from simcord import MemberActor

from engine.actions import Placement
from engine.errors import GameError
from tests.bot.play.room import ENGLISH, Room
from tests.bot.play.typist import Typist, typed_placement


async def assert_refused(
    room: Room, person: MemberActor, command: str, sentence: str, **options: object
) -> None:
    """The command is answered with this sentence, privately, and the game is as it was."""
    before = await room.bot.services.tables.in_channel(room.channel.id)
    said = len(room.messages())
    answer = await room.said(person, command, **options)
    after = await room.bot.services.tables.in_channel(room.channel.id)
    assert answer == sentence
    assert "\n" not in answer
    assert after == before
    assert len([message for message in room.messages() if not message.flags.ephemeral]) <= said


def sentence(key: str, **values: object) -> str:
    return ENGLISH.format(key, **values)


async def test_nothing_can_be_played_where_no_table_is(room: Room) -> None:
    anna = room.person("anna")
    commands: dict[str, dict[str, object]] = {
        "hand": {},
        "map": {},
        "done": {},
        "wait": {},
        "undo": {},
        "skip": {},
        "pick": {"card": 5},
        "discard": {"card": 5},
        "aside": {"card": 5},
        "place": {"card": 17, "x": 3, "y": 2, "rotation": "rot"},
        "terraform": {"x": 0, "y": 0, "terrain": "lake", "cubes": "oldest"},
        "tile": {"x": 0, "y": 0, "terrain": "lake"},
        "hokkaido join": {},
        "hokkaido leave": {},
        "hokkaido begin": {},
        "hokkaido cancel": {},
        "hokkaido status": {},
    }
    for command, options in commands.items():
        await assert_refused(room, anna, command, sentence("no-game-here"), **options)


async def test_the_lobby_says_who_may_do_what(room: Room) -> None:
    anna, bob = room.people(2)
    await room.said(anna, "hokkaido start")
    alone = sentence("too-few-seats", seats=2, comes="anybody", names=())
    await assert_refused(room, anna, "hokkaido begin", alone)
    await assert_refused(room, anna, "hokkaido join", sentence("already-seated"))
    await assert_refused(room, bob, "hokkaido leave", sentence("not-seated"))
    not_begun = sentence("game-not-begun", host="anna")
    assert f"**{ENGLISH.format('button-begin')}**" in not_begun, "the host reads it, too"
    await assert_refused(room, anna, "hand", not_begun)
    await room.said(bob, "hokkaido join")
    await assert_refused(room, bob, "hokkaido begin", sentence("not-host-begin", host="anna"))
    await assert_refused(room, bob, "hokkaido cancel", sentence("not-host-cancel", host="anna"))


async def test_who_does_not_sit_there_cannot_play(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    await room.begin([anna, bob])
    await assert_refused(room, cleo, "hand", sentence("not-seated"))
    await assert_refused(room, cleo, "pick", sentence("not-seated"), card=5)
    await assert_refused(room, cleo, "hokkaido join", sentence("game-running"))
    await assert_refused(room, bob, "hokkaido leave", sentence("game-running"))


@pytest.mark.parametrize("card", [0, 61, 999_999, -1])
async def test_there_are_cards_from_1_to_60_only(room: Room, card: int) -> None:
    people = room.people(2)
    await room.begin(people)
    await assert_refused(room, people[0], "pick", sentence("no-such-card", card=card), card=card)
    await assert_refused(room, people[0], "hokkaido cards", sentence("no-such-card", card=card), number=card)


async def test_a_card_must_be_in_the_hand(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    hand = {card.number for card in (await room.view(people[0])).hand}
    strange = next(number for number in range(1, 61) if number not in hand)
    await assert_refused(room, people[0], "pick", sentence("card-not-in-hand", card=strange), card=strange)


async def test_moves_of_another_phase_are_refused(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    number = (await room.view(anna)).hand[0].number
    spot = {"card": number, "x": 0, "y": 0, "rotation": "0"}
    tile = {"x": 0, "y": 1, "terrain": "lake", "cubes": "oldest"}
    await assert_refused(room, anna, "place", sentence("phase-is-pick"), **spot)
    await assert_refused(room, anna, "done", sentence("phase-is-pick"))
    assert "hand" in sentence("phase-is-pick"), "the command that shows what can be done instead"
    assert "everyone" not in sentence("phase-is-pick"), "somebody who plays alone reads it, too"
    await assert_refused(room, anna, "wait", sentence("phase-is-pick"))
    await assert_refused(room, anna, "skip", sentence("phase-is-pick"))
    await assert_refused(room, anna, "undo", sentence("nothing-to-take-back"))
    await assert_refused(room, anna, "terraform", sentence("not-map-phase"), **tile)
    await room.said(anna, "pick", card=number)
    await assert_refused(room, anna, "pick", sentence("already-picked"), card=number)


async def placing(room: Room, **options: object) -> tuple[MemberActor, MemberActor]:
    """Two people who have picked and discarded, and are to place."""
    anna, bob = room.people(2)
    table = await room.begin([anna, bob], **options)
    typist = Typist(room, [anna, bob])
    for _ in range(4):
        table = await typist.type_one(table)
    assert table.view(None).phase == "map"
    return anna, bob


async def test_a_placement_must_be_one(room: Room) -> None:
    anna, _ = await placing(room)
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    card = own.selected.number
    spot: dict[str, object] = {"card": card, "x": 0, "y": 2, "rotation": "0"}

    async def refused(key: str, values: dict[str, object], **changes: object) -> None:
        await assert_refused(room, anna, "place", sentence(key, **values), **{**spot, **changes})

    await refused("outside-grid", {"x": 1_000_000, "y": 2}, x=1_000_000)
    await refused("outside-grid", {"x": 0, "y": -1_000_000}, y=-1_000_000)
    await refused("outside-grid", {"x": 1_000_000, "y": 2}, x=1_000_000, rotation="0/all")
    await refused("rotation-unknown", {"given": "45"}, rotation="45")
    await refused("rotation-unknown", {"given": "upside down"}, rotation="upside down")
    await refused("under-unknown", {"given": "the lake"}, rotation="rot/the lake")
    await refused("no-such-card-under", {"card": 61}, rotation="0/61")
    other = next(number for number in range(1, 61) if number != card)
    await refused("card-not-on-map", {"card": other}, rotation=f"0 under {other}")
    await refused("not-the-selected-card", {"card": other, "selected": card}, card=other)
    await refused("no-overlap", {}, x=10)


async def test_a_placement_that_breaks_a_rule_is_told_the_rule(room: Room) -> None:
    anna, _ = await placing(room)
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    broken: dict[str, tuple[Placement, GameError]] = {}
    for x, y, rotation in product(range(-3, 3), range(-3, 4), (0, 90, 180, 270)):
        for under in own.map.possible_unders(own.selected, x, y, rotation):
            spot = Placement(own.selected.number, x, y, rotation, under)
            try:
                own.map.check(own.selected, spot)
            except GameError as refusal:
                broken.setdefault(refusal.key, (spot, refusal))
    assert len(broken) > 1
    for spot, broken_rule in broken.values():
        told = sentence(broken_rule.key, **broken_rule.values)
        await assert_refused(room, anna, "place", told, **typed_placement(spot))


async def test_turns_are_kept_in_an_ordered_round(room: Room) -> None:
    people = await placing(room, order="in_order")
    view = await room.view(people[0])
    late = people[view.placing_order[1]]
    first_card = view.seats[view.placing_order[0]].selected
    own = view.seats[view.placing_order[1]].selected
    assert first_card is not None
    assert own is not None
    await assert_refused(
        room,
        late,
        "place",
        sentence("not-your-turn-to-place", seat=view.placing_order[0], card=first_card.number),
        card=own.number,
        x=0,
        y=2,
        rotation="0",
    )
    await assert_refused(room, late, "wait", sentence("already-in-order"))
    await assert_refused(room, late, "done", sentence("not-placed-yet", card=own.number))


async def test_tiles_cost_cubes_and_need_a_desert(room: Room) -> None:
    anna, _ = await placing(room)
    own = (await room.view(anna)).seats[0]
    lake_cubes = sum(1 for colour in own.map.cubes.values() if colour == "blue")
    assert lake_cubes < 2, "a province has too few cubes to begin with"
    await assert_refused(
        room,
        anna,
        "terraform",
        sentence("too-few-cubes", terrain="lake", colour="blue", count=lake_cubes),
        x=0,
        y=1,
        terrain="lake",
        cubes="oldest",
    )
    await assert_refused(
        room,
        anna,
        "terraform",
        sentence("cubes-unknown", given="mine"),
        x=0,
        y=1,
        terrain="lake",
        cubes="mine",
    )
    await assert_refused(room, anna, "tile", sentence("phase-is-map"), x=0, y=1, terrain="lake")


async def test_a_card_that_fits_cannot_be_set_aside(room: Room) -> None:
    anna, _ = await placing(room)
    own = (await room.view(anna)).seats[0]
    assert own.selected is not None
    number = own.selected.number
    await assert_refused(room, anna, "aside", sentence("card-has-a-placement", card=number), card=number)


async def test_players_and_games_that_are_not_there(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    await assert_refused(room, anna, "map", sentence("player-unknown", given="nobody"), player="nobody")
    await assert_refused(room, anna, "map", sentence("player-unknown", given="9"), player="9")
    await assert_refused(room, anna, "hand", sentence("game-unknown"), game="xxxxxxxx")


async def test_tables_are_opened_in_servers_only(room: Room) -> None:
    anna = room.person("anna")
    for command in ("hokkaido start", "hokkaido join"):
        result = await anna.user.slash(command)
        assert result.response.content == sentence("servers-only")
    result = await anna.user.slash("hand")
    assert result.response.content == sentence("no-game")
