"""``/hokkaido games``: what one plays, is invited to and watches, in all servers, and how to get there."""

from __future__ import annotations

import sqlite3

from simcord import ChannelHandle, MemberActor

from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.test_forgetting import forget


async def listed(room: Room, person: MemberActor) -> list[str]:
    """The lines of a person's list, the heading apart, without where they lead."""
    heading, *lines = (await room.said(person, "hokkaido games")).splitlines()
    assert heading == ENGLISH.format("games-heading")
    return [line.partition(" · [jump]")[0] for line in lines]


async def a_table(channel: ChannelHandle, host: MemberActor, **options: object) -> None:
    await host.slash(channel, "hokkaido start", **options)


async def test_my_games_are_listed_with_what_is_asked_of_me_the_urgent_first(room: Room) -> None:
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
    assert last == f"💤 nothing for you to do · <#{other.id}>"
    await bob.slash(other, "hokkaido join")
    assert f"⏳ begin the game · <#{other.id}>" in await listed(room, anna)
    await room.said(anna, "pick", card=(await room.view(anna)).hand[0].number)
    assert (await listed(room, anna))[-1] == f"💤 nothing for you to do · <#{room.channel.id}>, round 1"
    await room.said(anna, "table pause")
    await room.restart()
    assert (await listed(room, anna))[-1] == f"⏸️ paused · <#{room.channel.id}>, round 1"


async def test_a_paused_game_waits_for_nobody(room: Room) -> None:
    anna, bob = people = room.people(2)
    other = room.guild.create_text_channel("other")
    await room.begin(people)
    await a_table(other, anna, computers=1)
    asked, _ = await listed(room, anna)
    assert asked == f"⏳ pick a card · <#{room.channel.id}>, round 1"
    await room.said(anna, "table pause")
    paused = f"⏸️ paused · <#{room.channel.id}>, round 1"
    assert await listed(room, anna) == [f"⏳ begin the game · <#{other.id}>", paused]
    assert await listed(room, bob) == [paused]
    await room.said(anna, "table resume")
    assert asked in await listed(room, anna)


async def test_invitations_and_games_that_i_watch_are_listed_too(room: Room) -> None:
    anna, bob = room.people(2)
    fay = room.person("fay", display_name="F_a_y")
    other, third = room.guild.create_text_channel("other"), room.guild.create_text_channel("third")
    await room.begin([anna, bob])
    await room.said(fay, "hokkaido watch")
    await a_table(other, anna, by_invitation="yes", computers=1)
    await anna.slash(other, "hokkaido invite", player=fay.user)
    assert await listed(room, fay) == [
        f"👀 you are watching · <#{room.channel.id}>, round 1",
        f"✉️ you are invited to play at anna’s table · <#{other.id}>",
    ]
    await anna.slash(other, "hokkaido begin")
    await room.restart()
    assert await listed(room, fay) == [
        f"👀 you are watching · <#{room.channel.id}>, round 1",
        f"✉️ you are invited to watch anna’s table · <#{other.id}>, round 1",
    ]
    await a_table(third, fay)
    assert (await listed(room, fay))[0] == f"💤 nothing for you to do · <#{third.id}>"
    await anna.slash(other, "table uninvite", player=fay.user)
    await room.said(fay, "hokkaido watch")
    await fay.slash(third, "hokkaido cancel")
    assert await room.said(fay, "hokkaido games") == ENGLISH.format("games-none")


async def test_the_list_is_of_all_servers_wherever_it_is_asked_for(room: Room) -> None:
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


async def test_a_game_that_cannot_be_read_keeps_nobody_from_the_others_nor_from_being_forgotten(
    room: Room, expects_failures: None
) -> None:
    anna, bob = room.people(2)
    broken = await room.begin([anna, bob])
    other = room.guild.create_text_channel("other")
    await a_table(other, anna)
    with sqlite3.connect(room.database) as connection:
        connection.execute("UPDATE tables SET revision = revision + 1 WHERE id = ?", (broken.id,))
        connection.execute("UPDATE games SET setup = '{}' WHERE table_id = ?", (broken.id,))
    connection.close()
    assert await listed(room, anna) == [f"💤 nothing for you to do · <#{other.id}>"]
    assert await room.said(bob, "hokkaido games") == ENGLISH.format("games-none")
    for person in (anna, bob):
        await forget(room, person)
    with sqlite3.connect(room.database) as connection:
        seats = connection.execute(
            "SELECT user_id, name FROM seats WHERE table_id = ?", (broken.id,)
        ).fetchall()
    connection.close()
    assert seats == [(None, ""), (None, "")]
