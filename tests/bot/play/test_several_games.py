"""Several tables: which game a command applies to, what is suggested, and ``/hokkaido games``."""

from __future__ import annotations

from simcord import ChannelHandle, MemberActor

from engine.actions import Placement
from tests.bot.play.room import ENGLISH, Room, labels, shown
from tests.bot.play.typist import Typist


async def begun_in(room: Room, channel: ChannelHandle, host: MemberActor, other: MemberActor) -> None:
    """Begin a two-player game in another channel."""
    await host.slash(channel, "hokkaido start")
    await other.slash(channel, "hokkaido join")
    await host.slash(channel, "hokkaido begin")


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


async def test_in_direct_messages_the_log_is_that_of_the_only_game(room: Room) -> None:
    anna, bob = room.people(2)
    await room.begin([anna, bob])
    found = shown(await anna.user.slash("hokkaido log")).content
    assert found == ENGLISH.format("log-empty")
    await begun_in(room, room.guild.create_text_channel("tea-room"), bob, anna)
    found = shown(await anna.user.slash("hokkaido log")).content
    assert found == ENGLISH.format("several-games-run")


async def test_hand_in_direct_messages_shows_the_only_game_that_is_waiting(room: Room) -> None:
    """Showing a hand is harmless and names its game; a move might be meant for a game that has moved on."""
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


async def test_cards_are_offered(room: Room) -> None:
    people = room.people(2)
    table = await room.begin(people)
    hand = [card.number for card in table.view(0).hand]
    offered = await people[0].autocomplete(room.channel, "pick", "card", "")
    assert [choice["value"] for choice in offered] == hand
    first = str(hand[0])[0]
    offered = await people[0].autocomplete(room.channel, "pick", "card", first)
    assert [choice["value"] for choice in offered] == [n for n in hand if str(n).startswith(first)]


async def test_only_cards_that_the_placement_can_go_under_are_offered(room: Room) -> None:
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
    assert len(offered) == min(25, len(hidden)), "one for each result that looks different"
    for x in (10**9, "-"):
        offered = await people[0].autocomplete(room.channel, "place", "rotation", "0", card=number, x=x, y=0)
        assert offered == [{"name": "not turned", "value": "0"}], "although there is no such spot"


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
    for typed in ("bob", "BOB", "3", f"<@{people[1].id}>", f"<@!{people[1].id}>"):
        answer = await room.said(people[0], "map", player=typed)
        assert answer.startswith("bob’s map")


async def listed(room: Room, person: MemberActor) -> list[str]:
    """The lines of a person's own games, without the heading and the links."""
    said = await room.said(person, "hokkaido games")
    heading, *lines = said.partition(ENGLISH.format("games-open"))[0].splitlines()
    assert heading == ENGLISH.format("games-heading")
    return [line.partition(" · [jump]")[0] for line in lines]


async def a_table(channel: ChannelHandle, host: MemberActor, **options: object) -> None:
    await host.slash(channel, "hokkaido start", **options)


async def test_open_tables_of_the_server_are_listed_with_a_button_to_join(room: Room) -> None:
    anna, bob, cleo = room.people(3)
    other, closed = room.guild.create_text_channel("other"), room.guild.create_text_channel("closed")
    await a_table(other, anna)
    await a_table(closed, cleo, by_invitation="yes")
    games = shown(await bob.slash(room.channel, "hokkaido games"))
    none, heading, line = games.content.splitlines()
    assert (none, heading) == (ENGLISH.format("games-none"), ENGLISH.format("games-open"))
    assert line.startswith(f"🪑 anna’s table: Hokkaido, 1 of 5 seats taken · <#{other.id}> · [jump](")
    assert labels(games) == ["Join anna"]
    await bob.click(games, label="Join anna")
    (table,) = await room.bot.services.tables.of_person(bob.id)
    assert table.channel_id == other.id
    again = shown(await bob.slash(room.channel, "hokkaido games"))
    assert labels(again) == []
    assert ENGLISH.format("games-open") not in again.content


async def test_my_games_are_listed_with_what_they_ask_of_me_most_urgent_first(room: Room) -> None:
    anna, bob = people = room.people(2)
    assert await room.said(anna, "hokkaido games") == ENGLISH.format("games-none")
    other, third = room.guild.create_text_channel("other"), room.guild.create_text_channel("third")
    await a_table(other, anna)
    await room.begin(people, deadline="24h")
    await a_table(third, anna, deadline="1h", computers=1)
    await anna.slash(third, "hokkaido begin")
    first, second, last = await listed(room, anna)
    assert first.startswith(f"⏳ pick a card · <#{third.id}>, round 1, until <t:")
    assert second.startswith(f"⏳ pick a card · <#{room.channel.id}>, round 1, until <t:")
    assert last == f"💤 nothing to do · <#{other.id}>"
    await bob.slash(other, "hokkaido join")
    assert f"⏳ begin the game · <#{other.id}>" in await listed(room, anna)
    await room.said(anna, "pick", card=(await room.view(anna)).hand[0].number)
    assert (await listed(room, anna))[-1] == f"💤 nothing to do · <#{room.channel.id}>, round 1"
    await room.said(anna, "table pause")
    await room.restart()
    assert (await listed(room, anna))[-1] == f"⏸️ paused · <#{room.channel.id}>, round 1"


async def test_invitations_and_games_that_i_watch_are_listed_too(room: Room) -> None:
    anna, bob = room.people(2)
    fay = room.person("fay", display_name="F_a_y")
    other, third = room.guild.create_text_channel("other"), room.guild.create_text_channel("third")
    await room.begin([anna, bob])
    await room.said(fay, "hokkaido watch")
    await a_table(other, anna, by_invitation="yes", computers=1)
    await anna.slash(other, "hokkaido invite", player=fay.user)
    assert await listed(room, fay) == [
        f"👀 you’re watching · <#{room.channel.id}>, round 1",
        f"✉️ you’re invited to play at anna’s table · <#{other.id}>",
    ]
    await anna.slash(other, "hokkaido begin")
    await room.restart()
    assert await listed(room, fay) == [
        f"👀 you’re watching · <#{room.channel.id}>, round 1",
        f"✉️ you’re invited to watch anna’s table · <#{other.id}>, round 1",
    ]
    await a_table(third, fay)
    assert (await listed(room, fay))[0] == f"💤 nothing to do · <#{third.id}>"
    await anna.slash(other, "table uninvite", player=fay.user)
    await room.said(fay, "hokkaido watch")
    await fay.slash(third, "hokkaido cancel")
    assert await room.said(fay, "hokkaido games") == ENGLISH.format("games-none")


async def test_the_list_covers_all_servers_wherever_it_is_requested(room: Room) -> None:
    anna = room.person("anna")
    elsewhere = room.env.create_guild("elsewhere")
    there = elsewhere.create_text_channel("games")
    anna_there = elsewhere.add_member(anna.user)
    await room.said(anna, "hokkaido start")
    await a_table(there, anna_there)
    asked = [
        await room.said(anna, "hokkaido games"),
        shown(await anna_there.slash(there, "hokkaido games")).content,
        shown(await anna.user.slash("hokkaido games")).content,
    ]
    assert len(set(asked)) == 1
    assert f"<#{room.channel.id}>" in asked[0]
    assert f"[jump](https://discord.com/channels/{elsewhere.id}/{there.id}/" in asked[0]
