"""Invalid input gets one sentence in private and changes nothing."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from tests.bot.play.room import ENGLISH, Room
from tests.bot.play.typist import Typist


async def assert_refused(
    room: Room, person: MemberActor, command: str, sentence: str, **options: object
) -> None:
    """Assert that a command gets this sentence in private and leaves the game unchanged."""
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


@pytest.mark.parametrize("card", [0, 61, 999_999, -1])
async def test_only_the_card_numbers_1_to_60_exist(room: Room, card: int) -> None:
    people = room.people(2)
    await room.begin(people)
    await assert_refused(room, people[0], "pick", sentence("no-such-card", card=card), card=card)
    await assert_refused(room, people[0], "hokkaido cards", sentence("no-such-card", card=card), number=card)


async def placing(room: Room, **options: object) -> tuple[MemberActor, MemberActor]:
    """Begin a game and play to its first map phase; return the two players."""
    anna, bob = room.people(2)
    table = await room.begin([anna, bob], **options)
    typist = Typist(room, [anna, bob])
    for _ in range(4):
        table = await typist.type_one(table)
    assert table.view(None).phase == "map"
    return anna, bob


async def test_an_invalid_placement_is_refused(room: Room) -> None:
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


async def test_unknown_players_and_games_are_refused(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    await assert_refused(room, anna, "map", sentence("player-unknown", given="nobody"), player="nobody")
    await assert_refused(room, anna, "map", sentence("player-unknown", given="9"), player="9")
    await assert_refused(room, anna, "hand", sentence("game-unknown"), game="xxxxxxxx")


async def test_tables_can_only_be_opened_on_servers(room: Room) -> None:
    anna = room.person("anna")
    for command in ("hokkaido start", "hokkaido join"):
        result = await anna.user.slash(command)
        assert result.response.content == sentence("servers-only")
    result = await anna.user.slash("hand")
    assert result.response.content == sentence("no-game")
