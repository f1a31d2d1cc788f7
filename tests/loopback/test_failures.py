"""What docs/reliability.md promises; ``make trust`` tries each fault, and more often."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot import command_line
from bot.store.moving import back_up
from engine.actions import Pick
from tests.bot.play.room import ENGLISH
from tests.loopback.cluster import open_cluster
from tests.loopback.faults import Kind
from tests.loopback.gateway import MOST
from tests.loopback.match import POLL_INTERVAL, Match
from tests.loopback.people import Client, answered
from tests.loopback.process import PATIENCE, RUN_IN_OUTAGE, running_bot
from tests.loopback.scenarios import ANSWERS, FIRST_RESPONSES, SCENARIOS, open_placer
from tests.loopback.scene import Moment, Scene, kill, open_scene
from tests.loopback.server import LoopbackDiscord, loopback_discord
from tests.loopback.world import CONNECT, MOST_THREADS, TEXT, VOICE, Channel

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="needs signals and /proc"),
    pytest.mark.timeout(900),
]

#: Seconds within which the bot ends after SIGTERM.
WITHIN = 15.0

#: Seconds that the outage lasts.
OUTAGE = 2.0

#: One scenario for each neighbour of the bot, which are requests, the gateway and the disk.
QUICK = ("lost responses to messages", "gateway connection dropped", "disk full")

#: For the tests with the same bot, in this order. Each leaves it running, but for the last.
in_scene = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    async with open_scene(tmp_path_factory.mktemp("scene"), PATIENCE, lasts=0.5) as opened:
        yield opened


async def test_the_bot_is_back_soon_after_a_long_outage(tmp_path: Path) -> None:
    """Left to discord.py, the next attempt would come after ten minutes."""
    async with loopback_discord() as discord:
        guild = discord.world.add_guild()
        ann, channel = Client(discord, discord.world.add_person("Ann")), discord.world.add_channel(guild.id)
        async with running_bot(tmp_path, discord, RUN_IN_OUTAGE, HOKKAIDO_WORKERS="1") as bot:
            discord.faults.begin(Kind.RESET)
            await discord.gateway.go_away()
            await asyncio.sleep(OUTAGE)
            discord.faults.end()
            discord.gateway.most = MOST
            await asyncio.wait_for(discord.gateway.has_identified(0, 2), PATIENCE)
            await answered(await ann.type(channel, "hokkaido games"))
            async with asyncio.timeout(PATIENCE):
                while "reconnected to Discord" not in bot.log():  # noqa: ASYNC110 - there is no event for it
                    await asyncio.sleep(POLL_INTERVAL)
            assert bot.log().count("disconnected from Discord") == 1
            assert "Traceback" not in bot.log()


async def test_a_shard_that_cannot_connect_leaves_the_others_alone(tmp_path: Path) -> None:
    """Left to discord.py, all shards wait for it, and so do their tables."""
    async with loopback_discord() as discord:
        gateway = discord.gateway
        clients, channels = [], []
        for shard in range(2):
            guild = discord.world.add_guild(shard=shard, shards=2)
            clients.append(Client(discord, discord.world.add_person("Ann")))
            channels.append(discord.world.add_channel(guild.id))
        gateway.most = 1
        async with running_bot(
            tmp_path, discord, RUN_IN_OUTAGE, HOKKAIDO_WORKERS="1", HOKKAIDO_SHARDS="0-1/2"
        ) as bot:
            await answered(await clients[0].type(channels[0], "hokkaido start"))
            await has_table(discord, channels[0])
            gateway.most = MOST
            await asyncio.wait_for(gateway.has_identified(1), PATIENCE)
            await answered(await clients[1].type(channels[1], "hokkaido start"))
            await has_table(discord, channels[1])
            gateway.most = 1
            await gateway.drop(1)
            await asyncio.sleep(OUTAGE)
            await answered(await clients[0].type(channels[0], "hokkaido join"))
            gateway.most = MOST
            await asyncio.wait_for(gateway.has_identified(1, 2), PATIENCE)
            await answered(await clients[1].type(channels[1], "hokkaido join"))
            assert gateway.identities[0] == 1, "it was never disconnected"
            assert "Traceback" not in bot.log()


async def has_table(discord: LoopbackDiscord, channel: Channel) -> None:
    """Wait until the message of a table has been posted in a channel."""
    async with asyncio.timeout(PATIENCE):
        while not discord.world.seen(channel):  # noqa: ASYNC110 - there is no event for it
            await asyncio.sleep(POLL_INTERVAL)


async def test_nothing_is_lost_when_one_of_two_processes_or_their_database_server_is_killed(
    tmp_path: Path,
) -> None:
    async with open_cluster(tmp_path) as cluster:
        await cluster.try_kills(tables=2, kills=1, restarts=1, seed="short", patience=PATIENCE)
        assert sum(len(match.confirmed) for match in cluster.matches) > 0


@in_scene
async def test_a_move_counts_even_if_its_response_is_lost(scene: Scene) -> None:
    for requests in (FIRST_RESPONSES, ANSWERS):
        await lose_responses(scene, requests)
    assert "ERROR" not in scene.bot.log()
    assert "Traceback" not in scene.bot.log()


async def lose_responses(scene: Scene, requests: str) -> None:
    """Let both players of a new game pick a card while the responses to these requests are lost."""
    match = await scene.new_match()
    pressing, typing = match.clients.values()
    await open_placer(scene, pressing)
    fault = scene.discord.faults.begin(Kind.LOST_ANSWER, requests)
    await scene.press(pressing, "take")
    card = (await match.table()).view(1).hand[0].number
    await typing.type(match.channel, "pick", card=card)
    await scene.until(lambda: fault.hits >= 1, "a response is lost")
    await have_picked(scene, match, 0, 1)
    scene.discord.end_silences()
    await match.goes_on(PATIENCE)
    scene.discord.faults.end()


async def have_picked(scene: Scene, match: Match, *seats: int) -> None:
    """Wait until the database has one pick for each of these seats, and no other.

    Raises:
        TimeoutError: it still does not.
    """
    picked: list[int] = []
    async with asyncio.timeout(PATIENCE):
        while sorted(picked) != [*seats]:
            await asyncio.sleep(POLL_INTERVAL)
            picked = [one.seat for one in await scene.stored.history(match.table_id) if isinstance(one, Pick)]


@in_scene
async def test_the_reason_is_given_when_a_table_cannot_be_opened(scene: Scene) -> None:
    world, dispatch = scene.discord.world, scene.discord.gateway.dispatch
    ann = Client(scene.discord, world.add_person("Ann"))
    channel, voice = (world.add_channel(scene.guild.id, kind=kind) for kind in (TEXT, VOICE))
    voice.denied = CONNECT
    for one in (channel, voice):
        await dispatch("CHANNEL_CREATE", one.payload())

    refused = await answered(await ann.type(voice, "hokkaido start"))
    assert refused.content == ENGLISH.format("permissions-missing", names=["Connect"], count=1)
    scene.guild.refused_title = "Ann"
    refused = await answered(await ann.type(channel, "hokkaido start", thread="yes"))
    assert refused.content == ENGLISH.format("thread-name-refused")
    scene.guild.active_threads = MOST_THREADS
    refused = await answered(await ann.type(channel, "hokkaido start", thread="yes"))
    assert refused.content == ENGLISH.format("too-many-threads")
    opened = await answered(await ann.type(channel, "hokkaido start"))
    assert opened.content.startswith(ENGLISH.format("table-opened"))
    voice.denied = 0
    opened = await answered(await ann.type(voice, "hokkaido start"))
    assert opened.content.startswith(ENGLISH.format("table-opened"))
    scene.guild.refused_title, scene.guild.active_threads = None, 0


@in_scene
async def test_nothing_is_lost_during_faults_around_the_bot(scene: Scene) -> None:
    before = confirmed(scene)
    for name in QUICK:
        await SCENARIOS[name](scene)
    assert confirmed(scene) - before >= 10 * len(QUICK)


@in_scene
async def test_nothing_is_lost_when_the_bot_is_killed(scene: Scene) -> None:
    before = confirmed(scene)
    await kill(scene, Moment.AFTER_REQUESTS, random.Random("kills"))
    assert confirmed(scene) > before


def confirmed(scene: Scene) -> int:
    """How many decisions have been confirmed so far."""
    return sum(len(match.confirmed) for match in scene.all_matches)


@in_scene
async def test_after_an_older_backup_is_restored_everyone_sees_what_the_game_waits_for(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await scene.new_match()
    scene.matches = [match]
    await scene.play(6)
    backup = tmp_path / "backup.sqlite3"
    await back_up(scene.database, backup)
    before = await scene.stored.history(match.table_id)
    await scene.play(14)
    await scene.kill()
    await scene.stored.close()
    monkeypatch.setenv("HOKKAIDO_DATABASE", str(scene.database))
    assert await asyncio.to_thread(command_line.main, ["restore", str(backup)]) == 0
    await scene.stored.reopen(scene.database)
    assert await scene.stored.history(match.table_id) == before
    match.confirmed.clear()  # decisions after the backup are gone
    await scene.start()
    await scene.settle()


@in_scene
async def test_an_ip_block_is_not_taken_for_lost_channels_or_closed_direct_messages(scene: Scene) -> None:
    """During a block, Discord's edge answers every request with an HTML page."""
    match = await scene.new_match()
    scene.matches = [match]
    await scene.settle()
    pressing, _ = match.clients.values()
    await open_placer(scene, pressing)
    block = scene.discord.faults.begin(Kind.PAGE, ".* /(channels|users)/.*", status=403)
    await scene.press(pressing, "take")
    await scene.until(lambda: block.hits > 0, "a request is blocked")
    scene.discord.faults.end()
    await scene.play(2)
    await match.goes_on(PATIENCE)
    everywhere = [match.channel, *(client.direct_messages for client in match.clients.values())]
    told = "".join(one.content for place in everywhere for one in scene.discord.world.seen(place))
    lost = ENGLISH.format("channel-lost", channel=match.channel.id, begun="yes")
    assert lost not in told
    for client in match.clients.values():
        assert ENGLISH.format("direct-messages-closed", user=client.person.id) not in told


@in_scene
async def test_interactions_in_progress_are_finished_when_the_bot_is_stopped(scene: Scene) -> None:
    before = len(scene.bot.log())
    match = await scene.new_match()
    pressing, typing = match.clients.values()
    await open_placer(scene, pressing)
    slow = scene.discord.faults.begin(Kind.SLOW, FIRST_RESPONSES)
    await scene.press(pressing, "take")
    looking = await typing.type(match.channel, "hand")
    await scene.until(lambda: slow.hits == 2, "both requests are in progress")
    scene.bot.send(signal.SIGTERM)
    assert await scene.bot.ended(WITHIN) == 0
    await have_picked(scene, match, 0)
    assert looking.answered.is_set()
    said = scene.bot.log()[before:]
    assert "ERROR" not in said
    assert "Traceback" not in said
