"""Several tables in several channels: which game a command is about, and what is offered while typing."""

from __future__ import annotations

from simcord import ChannelHandle, MemberActor

from engine.actions import Placement
from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.typist import Typist


async def begun_in(room: Room, channel: ChannelHandle, host: MemberActor, other: MemberActor) -> None:
    """A game of two in another channel."""
    await host.slash(channel, "hokkaido start")
    await other.slash(channel, "hokkaido join")
    await host.slash(channel, "hokkaido begin")


async def test_in_a_channel_its_own_table_is_meant(room: Room) -> None:
    anna, bob = room.people(2)
    tea_room = room.guild.create_text_channel("tea-room")
    await room.begin([anna, bob])
    await begun_in(room, tea_room, bob, anna)
    here, there = await room.table(), await room.table(tea_room)
    number = there.view(1).hand[0].number

    await anna.slash(tea_room, "pick", card=number)

    assert (await room.bot.services.tables.get(here.id)).revision == here.revision
    after = await room.bot.services.tables.get(there.id)
    selected = after.view(1).seats[1].selected
    assert selected is not None
    assert selected.number == number


async def test_in_direct_messages_one_of_several_games_must_be_named(room: Room) -> None:
    anna, bob = room.people(2)
    tea_room = room.guild.create_text_channel("tea-room")
    await room.begin([anna, bob])
    await begun_in(room, tea_room, bob, anna)
    there = await room.table(tea_room)

    result = await anna.user.slash("hand")
    assert shown(result).content == ENGLISH.format("several-games")

    offered = await anna.user.autocomplete("hand", "game", "")
    assert [choice["name"] for choice in offered] == [
        "#hokkaido, round 1, with bob",
        "#tea-room, round 1, with bob",
    ]
    (choice,) = await anna.user.autocomplete("hand", "game", "tea")
    result = await anna.user.slash("hand", game=choice["value"])
    assert f"<#{there.channel_id}>" in shown(result).content


async def test_in_direct_messages_the_hand_is_that_of_the_only_game_that_waits(room: Room) -> None:
    """A look does no harm, and says which game it is; a move might be meant for a game that has gone on."""
    anna, bob = room.people(2)
    tea_room = room.guild.create_text_channel("tea-room")
    await room.begin([anna, bob])
    await begun_in(room, tea_room, bob, anna)
    here, there = await room.table(), await room.table(tea_room)
    await room.said(anna, "pick", card=here.view(0).hand[0].number)

    hand = shown(await anna.user.slash("hand")).content
    assert hand.startswith("**Your turn: pick a card** ·")
    assert f"<#{tea_room.id}>" in hand
    other = room.guild.create_text_channel("elsewhere")
    assert f"<#{tea_room.id}>" in shown(await anna.slash(other, "hand")).content
    number = there.view(1).hand[0].number
    for command, options in (("pick", {"card": number}), ("undo", {}), ("map", {})):
        asked = shown(await anna.user.slash(command, **options))
        assert asked.content == ENGLISH.format("several-games"), command
    assert (await room.table(tea_room)).revision == there.revision

    await anna.user.slash("pick", card=number, game=there.id)
    assert shown(await anna.user.slash("hand")).content == ENGLISH.format("several-games"), "neither waits"


async def test_of_several_games_none_of_which_is_over_the_log_alone_is_to_be_had(room: Room) -> None:
    anna, bob = room.people(2)
    tea_room = room.guild.create_text_channel("tea-room")
    await room.begin([anna, bob])
    await begun_in(room, tea_room, bob, anna)
    for command in ("replay", "review", "record"):
        asked = shown(await anna.user.slash(f"hokkaido {command}")).content
        assert asked == ENGLISH.format("several-games-run")
    assert "For the log of a game" in asked, "the others would be refused in its channel, too"


async def test_from_another_channel_the_only_game_is_meant_too(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    tea_room = room.guild.create_text_channel("tea-room")
    await room.begin([anna, bob])
    await begun_in(room, tea_room, bob, cleo)
    here = await room.table()
    # anna does not sit in the tea room, and plays in one place only.
    result = await anna.slash(tea_room, "hand")
    assert f"<#{here.channel_id}>" in shown(result).content


async def test_cards_are_offered(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    hand = [card.number for card in table.view(0).hand]
    offered = await people[0].autocomplete(room.channel, "pick", "card", "")
    assert [choice["value"] for choice in offered] == hand
    first = str(hand[0])[0]
    offered = await people[0].autocomplete(room.channel, "pick", "card", first)
    assert [choice["value"] for choice in offered] == [n for n in hand if str(n).startswith(first)]


async def test_rotations_are_offered(room: Room) -> None:
    people = room.people(2)
    await room.begin(people)
    offered = await people[0].autocomplete(room.channel, "place", "rotation", "")
    assert [choice["value"] for choice in offered] == ["0", "90", "180", "270", "rot"]
    (choice,) = await people[0].autocomplete(room.channel, "place", "rotation", "r")
    assert choice == {"name": "90° clockwise", "value": "rot"}


async def test_what_is_physically_possible_is_offered_for_under(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    typist = Typist(room, people)
    table = await typist.play_until(table, 3)
    table = await typist.play_to_phase(table)
    own = table.view(0).seats[0]
    assert own.selected is not None
    number = own.selected.number
    offered = await people[0].autocomplete(room.channel, "place", "card", "", x=0, y=0, rotation="0")
    assert [choice["value"] for choice in offered] == [number]
    offered = await people[0].autocomplete(room.channel, "place", "rotation", "0", card=number, x=0, y=0)
    possible = own.map.possible_unders(own.selected, 0, 0, 0)
    assert offered[0] == {"name": "not turned", "value": "0"}
    for choice in offered:
        rotation, *under = str(choice["value"]).split("/")
        assert rotation == "0"
        typed = frozenset(map(int, under))
        assert typed in possible
    hidden = {own.map.hidden_squares(own.selected, Placement(number, 0, 0, 0, under)) for under in possible}
    assert len(offered) == min(25, len(hidden)), "each way that looks different, once"
    for x in (10**9, "-"):
        offered = await people[0].autocomplete(room.channel, "place", "rotation", "0", card=number, x=x, y=0)
        assert offered == [{"name": "not turned", "value": "0"}], "though the spot is none"


async def test_nothing_is_offered_where_nothing_makes_sense(room: Room) -> None:
    anna, bob = room.people(2)
    for command, option in (("pick", "card"), ("hand", "game"), ("map", "player"), ("place", "card")):
        assert await anna.autocomplete(room.channel, command, option, "") == []
    await room.begin([anna, bob])
    assert await anna.autocomplete(room.channel, "place", "rotation", "0/", x=10**9, y=0) == []
    assert await anna.autocomplete(room.channel, "place", "rotation", "askew", x=0, y=0) == []


async def test_players_are_offered_and_found_by_name(room: Room) -> None:
    people = room.people(2)
    await room.begin(people, computers=1)
    offered = await people[0].autocomplete(room.channel, "map", "player", "")
    (computer,) = await room.computers()
    assert [choice["name"] for choice in offered] == ["1. anna", f"2. {computer}", "3. bob"]
    for typed in ("bob", "BOB", "3", people[1].mention):
        answer = await room.said(people[0], "map", player=typed)
        assert answer.startswith("The map of bob")
