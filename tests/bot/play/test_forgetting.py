"""Nothing is left of who is forgotten, whatever they were doing: not on the disk, nor of tables in memory."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Awaitable, Callable, Iterator

import pytest
from discord import DMChannel
from discord.abc import Snowflake
from simcord import MemberActor

from bot.people.privacy import Forgotten
from bot.tables import Person, Stage, TableSeat
from bot.views.screen import Screen
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.typist import Typist

#: A name that nothing else in a database looks like.
NAME = "Gustavo the Great"


async def forget(room: Room, person: MemberActor) -> None:
    """Ask to be forgotten, and press."""
    asked = shown(await person.slash(room.channel, "hokkaido forget-me"))
    done = shown(await person.click(asked, label=ENGLISH.format("button-forget-me")))
    assert done.content.startswith("✅")


async def lobby_as_host(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    await room.said(gus, "hokkaido start")
    await room.said(anna, "hokkaido join")


async def lobby_alone(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    await room.said(gus, "hokkaido start")


async def invited(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    await room.said(anna, "hokkaido start", by_invitation="yes")
    await room.said(anna, "hokkaido invite", player=gus)
    await room.said(anna, "hokkaido invite", player=bob)


async def watching(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    await room.begin([anna, bob])
    await room.said(gus, "hokkaido watch")


async def playing_as_host(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    table = await room.begin([gus, anna, bob])
    await Typist(room, [gus, anna, bob]).play_until(table, 2)


async def playing_in_the_channel(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    room.close_direct_messages(gus)
    await room.begin([anna, gus, bob])


async def voting(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    people = [anna, gus, bob]
    await Typist(room, people).play_until(await room.begin(people), 2)
    opened = shown(await gus.slash(room.channel, "table undo"))
    (menu,) = (row["components"][0] for row in opened.components if row["components"][0].get("options"))
    await gus.select(opened, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])
    assert (await room.table()).vote is not None


async def reminded(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    await room.begin([anna, gus, bob], deadline="10min")
    await room.env.advance_time(5 * 60 + 1)


async def away(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    await room.begin([anna, gus, bob])
    await room.said(gus, "hokkaido away")


async def replaced(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    people = [anna, gus, bob]
    await Typist(room, people).play_until(await room.begin(people), 2)
    await room.said(anna, "table replace", player="2")


async def finished(room: Room, gus: MemberActor, anna: MemberActor, bob: MemberActor) -> None:
    table = await Typist(room, [gus, anna]).play_until(await room.begin([gus, anna]), 2)
    table = await play_to_the_end(room, table)
    assert table.stage is Stage.FINISHED


def in_memory(user_id: int, name: str) -> Iterator[object]:
    """What is kept of tables that tells of a person: seats, guests, and screens with the name."""
    gc.collect()
    for one in gc.get_objects():
        of_person = isinstance(one, TableSeat) and one.user_id == user_id
        of_guest = isinstance(one, Person) and one.id == user_id
        if of_person or of_guest or (isinstance(one, Screen) and name in one.text):
            yield one


@pytest.mark.parametrize(
    "doing",
    [
        lobby_as_host,
        lobby_alone,
        invited,
        watching,
        playing_as_host,
        playing_in_the_channel,
        voting,
        reminded,
        away,
        replaced,
        finished,
    ],
    ids=lambda doing: doing.__name__,
)
async def test_nothing_is_left_of_who_is_forgotten(
    room: Room, doing: Callable[[Room, MemberActor, MemberActor, MemberActor], Awaitable[None]]
) -> None:
    anna, bob = room.people(2)
    gus = room.person("gus", display_name=NAME)
    await room.said(gus, "hokkaido settings")
    await doing(room, gus, anna, bob)
    traces = [str(gus.id), NAME, str(gus.user.dm_channel.id)]

    await forget(room, gus)
    await room.env.settle()
    assert not list(in_memory(gus.id, NAME))

    await room.bot.close()
    left = room.database.read_bytes()
    assert not room.database.with_name(f"{room.database.name}-wal").exists()
    for trace in traces:
        assert trace.encode() not in left, trace
    connection = sqlite3.connect(room.database)
    dump = "\n".join(connection.iterdump())
    connection.close()
    for trace in traces:
        assert trace not in dump, next(line for line in dump.splitlines() if trace in line)


async def test_whoever_is_forgotten_is_told_of_no_maps_of_others_where_they_played_alone(room: Room) -> None:
    anna = room.person("anna")
    message = shown(await anna.slash(room.channel, "solo start"))
    await forget(room, anna)
    late = await anna.click(message, label=ENGLISH.format("button-alone-give-up"))
    assert shown(late).content == ENGLISH.format("not-seated")


@pytest.mark.parametrize("is_closed", [False, True])
async def test_nothing_is_noted_of_who_is_forgotten_while_a_direct_message_is_on_its_way(
    room: Room, monkeypatch: pytest.MonkeyPatch, is_closed: bool
) -> None:
    anna, bob, gus = room.people(3)
    if is_closed:
        room.close_direct_messages(gus)
    open_channel, privacy = room.bot.create_dm, room.bot.services.privacy
    forgotten: list[Forgotten] = []

    async def open_channel_slowly(user: Snowflake) -> DMChannel:
        channel = await open_channel(user)
        if user.id == gus.id and not forgotten:
            forgotten.append(await privacy.forget(gus.id))
        return channel

    monkeypatch.setattr(room.bot, "create_dm", open_channel_slowly)
    await room.begin([anna, bob, gus])
    assert [one.left for one in forgotten] == [1]
    rows = await room.bot.services.store.database.read("SELECT key FROM notes")
    assert any(str(anna.id) in key for (key,) in rows)
    assert not any(str(gus.id) in key for (key,) in rows)
