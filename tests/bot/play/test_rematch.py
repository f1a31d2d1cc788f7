"""**Play again** under the final score: pressed twice, by strangers, without friends, and long after."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
from simcord import InteractionResult, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.people.preferences import WhoMayStart
from bot.tables import Stage
from tests.bot.play.room import ENGLISH, Room, result_message, shown
from tests.bot.play.test_absences import DAY
from tests.bot.play.test_hosting import moderator


async def over(room: Room, people: list[MemberActor], **options: object) -> discord.Message:
    """The message under which one can play again."""
    await room.begin(people, **options)
    await room.end_game(people[0])
    return result_message(room)


async def press(person: MemberActor, message: discord.Message) -> InteractionResult:
    return await person.click(message, label="Play again")


def deny(room: Room, permission: str) -> None:
    """From now on the bot lacks a permission in the channel."""
    backend = room.env.backend
    denied = discord.Permissions(**{permission: True}).value
    backend.set_overwrite(room.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied))


async def test_pressed_twice_it_opens_one_table(room: Room) -> None:
    anna, bob = people = room.people(2)
    end = await over(room, people, side="B", computers=1)
    assert shown(await press(anna, end)).content == ENGLISH.format("rematch-open", count=1, alone="no")
    table = await room.table()
    assert shown(await press(anna, end)).content == ENGLISH.format("already-seated")
    assert await room.table() == table
    assert shown(await press(bob, end)).content == ENGLISH.format("joined", host="anna")
    assert shown(await press(bob, end)).content == ENGLISH.format("already-seated")
    table = await room.table()
    assert [seat.computer or seat.name for seat in table.seats] == ["anna", "easy", "bob"]
    assert (table.host_id, table.options.side) == (anna.id, "B")


async def test_long_after_and_with_somebody_gone_it_still_opens(room: Room) -> None:
    anna, bob, cleo = people = room.people(3)
    end = await over(room, people)
    await room.env.advance_time(40 * DAY)
    room.guild.remove_member(bob)
    await room.restart()
    assert shown(await press(cleo, end)).content == ENGLISH.format("rematch-open", count=2, alone="no")
    assert {person.name for person in (await room.table()).invited} == {"anna", "bob"}
    await press(anna, end)
    await room.said(cleo, "hokkaido begin")
    assert (await room.table()).stage is Stage.RUNNING


async def test_who_may_not_start_tables_opens_none_but_joins(room: Room) -> None:
    anna, boss = room.person("anna"), moderator(room)
    end = await over(room, [anna, boss])
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda before: replace(before, start=WhoMayStart.MODERATORS)
    )
    assert shown(await press(anna, end)).content == ENGLISH.format("only-moderators-start")
    refused = shown(await press(room.person("fay"), end)).content
    assert refused == ENGLISH.format("rematch-not-yours", joins=True, opens=False)
    assert "hokkaido start" not in refused
    assert shown(await press(boss, end)).content == ENGLISH.format("rematch-open", count=1, alone="no")
    assert shown(await press(anna, end)).content == ENGLISH.format("joined", host="boss")


@pytest.mark.parametrize("permission", ["send_messages", "attach_files"])
async def test_where_the_bot_may_not_play_any_more_it_says_so(room: Room, permission: str) -> None:
    people = room.people(2)
    end = await over(room, people)
    deny(room, permission)
    assert (
        ENGLISH.format(f"permission-{permission.replace('_', '-')}")
        in shown(await press(people[0], end)).content
    )
    assert await room.bot.services.tables.in_channel(room.channel.id) is None
