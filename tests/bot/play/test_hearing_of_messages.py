"""The real program is told of messages that are written and deleted; it heeds only what is deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.loopback.match import ENGLISH, GLANCE
from tests.loopback.people import Client, answered
from tests.loopback.process import PATIENCE, running_bot
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.world import Channel, Message


async def ready_box(discord: LoopbackDiscord, channel: Channel) -> Message:
    """The box that people need to get ready, when it stands."""
    for _ in range(int(PATIENCE / GLANCE)):
        for message in discord.world.seen(channel):
            if message.content.startswith(ENGLISH.format("ready-heading")):
                return message
        await asyncio.sleep(GLANCE)
    raise AssertionError("it does not come")


@pytest.mark.timeout(300)
async def test_messages_that_are_deleted_come_back_whatever_else_people_write(tmp_path: Path) -> None:
    async with loopback_discord() as discord:
        guild = discord.world.add_guild()
        channel = discord.world.add_channel(guild.id)
        ann, bob = (Client(discord, discord.world.add_person(name)) for name in ("Ann", "Bob"))
        async with running_bot(tmp_path, discord, HOKKAIDO_WORKERS="1", HOKKAIDO_LOG_LEVEL="DEBUG") as bot:
            await answered(await ann.type(channel, "hokkaido start", words="yes", deadline="1h"))
            await answered(await bob.type(channel, "hokkaido join"))
            await answered(await ann.type(channel, "hokkaido begin"))
            box = await ready_box(discord, channel)
            before = len(bot.log())
            written = await bob.write(channel)
            # Some day Discord may send messages of a kind that the library does not know: it could read none.
            await discord.gateway.tell("MESSAGE_CREATE", {"id": "1", "guild_id": str(guild.id)})
            await discord.gateway.tell("MESSAGE_UPDATE", {"id": "1", "guild_id": str(guild.id)})
            await discord.delete_all(channel)
            assert (await ready_box(discord, channel)).id != box.id
            assert len(discord.world.seen(channel)) == 1, "nobody needs anything else"
            said = bot.log()[before:]
            assert written["id"] not in said
            assert str(bob.person.id) not in said
            assert "ERROR" not in said


async def test_a_bot_that_is_not_to_hear_of_messages_is_told_of_none(tmp_path: Path) -> None:
    async with loopback_discord() as discord:
        guild = discord.world.add_guild()
        channel = discord.world.add_channel(guild.id)
        ann = Client(discord, discord.world.add_person("Ann"))
        async with running_bot(tmp_path, discord, HOKKAIDO_WORKERS="1", HOKKAIDO_NOTICE_DELETIONS="no"):
            await answered(await ann.type(channel, "hokkaido start"))
            await ann.write(channel)
            await discord.delete_all(channel)
            (session,) = discord.gateway._sessions.values()
            assert not [one for one in session.told if str(one["t"]).startswith("MESSAGE_")]
