"""What may go wrong around the bot: each scenario goes wrong while people play, and then it is over."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from bot.tables import Stage
from tests.loopback.faults import Fault, Kind
from tests.loopback.match import ENGLISH, Match
from tests.loopback.people import acknowledged
from tests.loopback.world import Channel, Interaction
from tests.trust.scene import NAMES, Scene

#: How many games go on at the same time, and how many decisions are made at each before and after.
GAMES = 2
MOVES = 3

#: What the requests with the bot's token and those that answer interactions begin with.
TOKEN_REQUESTS = r"\w+ /(channels|users|guilds)/.*"
FIRST_RESPONSES = r"POST /interactions/.*"
ANSWERS = r"\w+ /webhooks/.*"

#: A disk of at most so many bytes was made to be filled.
SMALL_DISK = 2**30

Scenario = Callable[[Scene], Awaitable[None]]

SCENARIOS: dict[str, Scenario] = {}


def scenario(name: str) -> Callable[[Scenario], Scenario]:
    """Makes a function the scenario of this name."""

    def declare(function: Scenario) -> Scenario:
        SCENARIOS[name] = function
        return function

    return declare


async def begin(scene: Scene, **options: str) -> None:
    """Games that run, with a few decisions made."""
    await scene.open(GAMES, options)
    await scene.play(MOVES)
    await scene.settle()


async def go_on(scene: Scene) -> None:
    """The fault is over: all goes on by itself, nothing is lost, and everybody can play.

    Raises:
        AssertionError: something is lost, or a game does not go on although somebody decides.
    """
    await scene.settle()
    await scene.check()
    before = [(await match.table()).next_entry for match in scene.matches]
    await scene.play(MOVES)
    for match, entries in zip(scene.matches, before, strict=True):
        table = await match.table()
        assert table.next_entry > entries or table.stage is not Stage.RUNNING, "the game does not move"
    await scene.settle()
    await scene.check()


@asynccontextmanager
async def people_playing(scene: Scene) -> AsyncIterator[None]:
    """In the meantime people go on deciding, and take what comes for an answer."""
    over = asyncio.Event()
    playing = [asyncio.create_task(match.play_on(over)) for match in scene.matches]
    try:
        yield
    finally:
        over.set()
        await asyncio.gather(*playing)


async def while_requests_fail(
    scene: Scene, kind: Kind, requests: str, *, seconds: float | None = None, status: int = 500
) -> None:
    """People play while such requests go wrong."""
    await begin(scene)
    async with people_playing(scene):
        fault = scene.discord.faults.begin(kind, requests, status=status)
        await asyncio.sleep(seconds or scene.lasts)
        await scene.comes_about(lambda: fault.befallen > 0, f"a request like {requests} meets {kind}")
        scene.discord.end_silences()
    await go_on(scene)


# Discord


@scenario("too many requests")
async def limited(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.LIMITED, ".*")


@scenario("errors 500")
async def errors(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.REFUSED, ".*")


@scenario("errors 502 with a page")
async def pages(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.PAGE, ".*", status=502)


@scenario("connections that break")
async def resets(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.RESET, ".*")


@scenario("silence of 30 s")
async def silence(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.SILENCE, ".*", seconds=30)


@scenario("some requests that are never answered, three of each kind")
async def black_hole(scene: Scene) -> None:
    """Discord goes on, but never says a word about these; their connections stay open."""
    await begin(scene)
    faults = [
        scene.discord.faults.begin(Kind.SILENCE, requests, times=3)
        for requests in (TOKEN_REQUESTS, ANSWERS, FIRST_RESPONSES)
    ]
    async with people_playing(scene):
        await asyncio.sleep(scene.lasts)
        for fault in faults:
            await scene.comes_about(partial(_has_befallen, fault), f"{fault.requests.pattern} is silent")
    await go_on(scene)


def _has_befallen(fault: Fault) -> bool:
    return fault.befallen > 0


@scenario("first responses whose answer is lost")
async def lost_first_responses(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.LOST_ANSWER, FIRST_RESPONSES)


@scenario("answers whose answer is lost")
async def lost_answers(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.LOST_ANSWER, ANSWERS)


@scenario("messages whose answer is lost")
async def lost_messages(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.LOST_ANSWER, TOKEN_REQUESTS)


# The gateway


async def while_the_gateway_ends(scene: Scene, end: Callable[[], Awaitable[None]], comes_by: str) -> None:
    """People play while the connection ends in some way, after which the bot has to come in by that."""
    await begin(scene)
    comings = scene.discord.gateway.comings
    before = comings[comes_by]
    async with people_playing(scene):
        await end()
        await scene.comes_about(lambda: comings[comes_by] > before, f"the bot comes in again by {comes_by}")
    await go_on(scene)


@scenario("gateway dropped and resumed")
async def dropped(scene: Scene) -> None:
    await while_the_gateway_ends(scene, scene.discord.gateway.drop, "resume")


@scenario("gateway asks to reconnect")
async def asked_to_reconnect(scene: Scene) -> None:
    await while_the_gateway_ends(scene, scene.discord.gateway.ask_to_reconnect, "resume")


@scenario("gateway session invalid")
async def invalidated(scene: Scene) -> None:
    await while_the_gateway_ends(scene, scene.discord.gateway.invalidate, "identify")


# The database


@scenario("database locked by another for 4 s")
async def locked_shortly(scene: Scene) -> None:
    await while_locked(scene, 4)


@scenario("database locked by another for 20 s")
async def locked(scene: Scene) -> None:
    await while_locked(scene, 20)


async def while_locked(scene: Scene, seconds: float) -> None:
    """People play while another program holds the database."""
    await begin(scene)
    other = sqlite3.connect(scene.database, isolation_level=None, timeout=60, check_same_thread=False)
    try:
        async with people_playing(scene):
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            async with nothing_stored(scene):
                await asyncio.sleep(seconds)
            other.execute("ROLLBACK")
    finally:
        other.close()
    await go_on(scene)


@asynccontextmanager
async def nothing_stored(scene: Scene) -> AsyncIterator[None]:
    """Meanwhile nothing is stored of what people go on deciding.

    Raises:
        AssertionError: something is: the fault has befallen nobody.
    """
    before = await scene.entries()
    yield
    assert await scene.entries() == before, "decisions are stored during the fault"


@scenario("disk full")
async def disk_full(scene: Scene) -> None:
    """Where the bot has a small disk of its own (``--disk``) that is full; else its files cannot grow."""
    if shutil.disk_usage(scene.folder).total <= SMALL_DISK:
        await while_disk_is_full(scene)
        return
    log = scene.database.with_name(scene.database.name + "-wal")
    await while_files_stay_small(scene, log.stat().st_size if log.exists() else 0)


async def while_disk_is_full(scene: Scene) -> None:
    """People play while no byte is free on the disk of the bot."""
    await begin(scene)
    filling = scene.folder / "filling"
    before = len(scene.bot.log())
    async with people_playing(scene):
        async with database_failing(scene):
            await asyncio.to_thread(fill_disk, filling)
            await asyncio.sleep(scene.lasts)
        filling.unlink()
    assert "database or disk is full" in scene.bot.log()[before:]
    await go_on(scene)


def fill_disk(filling: Path) -> None:
    """Write a file until nothing more fits on its disk."""
    with filling.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise


@scenario("no write succeeds")
async def no_writes(scene: Scene) -> None:
    await while_files_stay_small(scene, 0)


async def while_files_stay_small(scene: Scene, most: int) -> None:
    """People play while no file of the bot may become larger than so many bytes."""
    import resource  # not on every system

    await begin(scene)
    _, hard = resource.prlimit(scene.bot.id, resource.RLIMIT_FSIZE)
    async with people_playing(scene):
        async with database_failing(scene):
            resource.prlimit(scene.bot.id, resource.RLIMIT_FSIZE, (most, hard))
            await asyncio.sleep(scene.lasts)
        resource.prlimit(scene.bot.id, resource.RLIMIT_FSIZE, (hard, hard))
    await go_on(scene)


@scenario("database file read-only")
async def read_only(scene: Scene) -> None:
    """SQLite says so of every write, as where the file may no longer be written."""
    await scene.bend()
    await begin(scene)
    before = len(scene.bot.log())
    async with people_playing(scene):
        async with database_failing(scene):
            scene.let_write(False)
            await asyncio.sleep(scene.lasts)
        scene.let_write(True)
    assert "attempt to write a readonly database" in scene.bot.log()[before:]
    await go_on(scene)


@asynccontextmanager
async def database_failing(scene: Scene) -> AsyncIterator[None]:
    """It ends when somebody has been told that the database fails.

    Raises:
        AssertionError: nobody is.
    """
    before = frozenset(scene.discord.world.interactions)
    yield
    told = ENGLISH.format("database-fails", reference="").partition(".")[0]

    def has_befallen() -> bool:
        interactions = scene.discord.world.interactions.items()
        since = [one for number, one in interactions if number not in before]
        return any(told in text for one in since for text in _words(one))

    await scene.comes_about(has_befallen, f"somebody reads {told!r}")


def _words(interaction: Interaction) -> tuple[str, ...]:
    """What somebody has read as an answer."""
    return (interaction.content, *(message.content for message in interaction.follow_ups))


# What people do on Discord


@scenario("direct messages closed by one")
async def closed_by_one(scene: Scene) -> None:
    await begin_without_direct_messages(scene, 1)
    await play_until_all_asked_anew(scene)


@scenario("direct messages closed by all")
async def closed_by_all(scene: Scene) -> None:
    await begin_without_direct_messages(scene, len(NAMES))
    await play_until_all_asked_anew(scene)


async def begin_without_direct_messages(scene: Scene, closed: int) -> None:
    """Games at which so many take no direct messages, so that they are asked in the channel.

    They have taken none from the start: one that stands would change, which Discord does not refuse.
    """
    before = len(scene.bot.log())
    scene.matches.clear()
    await scene.open(GAMES, closed=closed)
    await scene.play(MOVES)
    await scene.settle()
    refusals = scene.bot.log()[before:].count("does not accept direct messages")
    assert refusals == GAMES * closed, f"direct messages were refused {refusals} times"


async def play_until_all_asked_anew(scene: Scene) -> None:
    """A whole round, so that everybody is asked for something new."""
    await scene.play(10)
    await scene.settle()
    await scene.check()


@scenario("all messages of the table deleted")
async def messages_deleted(scene: Scene) -> None:
    await begin(scene)
    await delete_messages(scene)


@scenario("all messages of the table deleted, of which the bot is not told")
async def messages_deleted_unheard(scene: Scene) -> None:
    """Its host does not want that, so it finds out by itself: here after seconds, else after minutes."""
    scene.settings["HOKKAIDO_NOTICE_DELETIONS"] = "no"
    await scene.bend()
    await begin(scene)
    await delete_messages(scene)


@scenario("all messages of the table deleted, direct messages closed by all")
async def messages_deleted_for_all(scene: Scene) -> None:
    await begin_without_direct_messages(scene, len(NAMES))
    await delete_messages(scene)


async def delete_messages(scene: Scene) -> None:
    """A moderator deletes everything in the channels; it comes again though nobody does anything."""
    for match in scene.matches:
        await scene.discord.delete_all(match.channel)
        assert match.unasked(await match.table()), "somebody misses them"
    await go_on(scene)


@scenario("channel deleted")
async def channel_deleted(scene: Scene) -> None:
    await begin(scene)
    for match in scene.matches:
        await delete_channel(scene, match)
    await told_of_lost_channel(scene)


@scenario("thread deleted")
async def thread_deleted(scene: Scene) -> None:
    await begin(scene, thread="yes")
    for match in scene.matches:
        await delete_channel(scene, match)
    await told_of_lost_channel(scene)


@scenario("bot removed from the server")
async def bot_removed(scene: Scene) -> None:
    await begin(scene)
    del scene.discord.world.guilds[scene.guild.id]
    await scene.discord.gateway.tell("GUILD_DELETE", {"id": str(scene.guild.id)})
    scene.guild = scene.discord.world.add_guild()
    await told_of_lost_channel(scene)


async def delete_channel(scene: Scene, match: Match) -> None:
    """A moderator deletes the channel of a table."""
    channel = scene.discord.world.channels.pop(match.channel.id)
    event = "CHANNEL_DELETE" if channel.parent_id is None else "THREAD_DELETE"
    await scene.discord.gateway.tell(event, channel.payload())


async def told_of_lost_channel(scene: Scene) -> None:
    """Everybody reads in a direct message what has become of the channel, without a move of theirs."""
    for match in scene.matches:
        for client in match.clients.values():
            told = ENGLISH.format("channel-lost", channel=match.channel.id, begun="yes").partition("`")[0]
            await scene.comes_about(
                partial(_reads, scene, client.direct_messages, told), f"{client.person.name} reads {told!r}"
            )
    await scene.check()
    scene.matches.clear()


def _reads(scene: Scene, channel: Channel, text: str) -> bool:
    return any(message.content.startswith(text) for message in scene.discord.world.seen(channel))


@scenario("a player has left the server")
async def player_left(scene: Scene) -> None:
    await begin_without_direct_messages(scene, 1)
    for match in scene.matches:
        scene.discord.world.gone.add(next(iter(match.clients)))
    await play_until_all_asked_anew(scene)


# The process


@scenario("process stopped for 10 s")
async def stopped(scene: Scene) -> None:
    await begin(scene)
    async with people_playing(scene):
        scene.bot.send(signal.SIGSTOP)
        await scene.comes_about(scene.bot.is_stopped, "the process stands still")
        async with nothing_stored(scene):
            await asyncio.sleep(10)
        scene.bot.send(signal.SIGCONT)
        await asyncio.sleep(scene.lasts)
    await go_on(scene)


@scenario("clock set forward by 6 hours")
async def clock_forward(scene: Scene) -> None:
    await while_clock_is_set(scene, 6 * 3600)


@scenario("clock set back by 6 hours")
async def clock_back(scene: Scene) -> None:
    await while_clock_is_set(scene, -6 * 3600)


async def while_clock_is_set(scene: Scene, seconds: float) -> None:
    """People play while the clock is set, and while it is set right again."""
    await scene.bend()
    await begin(scene)
    for wrong_by in (seconds, 0):
        async with people_playing(scene):
            scene.set_clock(wrong_by)
            await asyncio.sleep(scene.lasts)
        await go_on(scene)
        assert await _is_asked_at(scene, wrong_by), "by its clock somebody has just been asked"


async def _is_asked_at(scene: Scene, wrong_by: float) -> bool:
    """Whether the bot waits for somebody since some moment of the last hour, by a clock that is so wrong."""
    now = datetime.now(UTC) + timedelta(seconds=wrong_by)
    clocks = [clock for match in scene.matches for clock in (await match.table()).state.clocks]
    return any(abs(now - clock.asked_at) < timedelta(hours=1) for clock in clocks if clock is not None)


@scenario("workers killed")
async def workers_killed(scene: Scene) -> None:
    await begin(scene)
    killed = set[int]()
    async with people_playing(scene):
        for _ in range(5):
            for worker in scene.bot.children():
                os.kill(worker, signal.SIGKILL)
                killed.add(worker)
            await asyncio.sleep(scene.lasts / 5)
        assert killed, "there were workers"
        await scene.comes_about(lambda: not killed.issuperset(scene.bot.children()), "there is a new worker")
    await go_on(scene)


@scenario("SIGTERM finishes what is in hand within 10 s")
async def terminated(scene: Scene) -> None:
    await begin(scene)
    async with people_playing(scene):
        asked = [
            await client.type(match.channel, "hand")
            for match in scene.matches
            for client in match.clients.values()
        ]
        await asyncio.gather(*(acknowledged(one) for one in asked))
        scene.bot.send(signal.SIGTERM)
        assert await scene.bot.ended(10) == 0
        scene.life.set()
    assert all(one.answered.is_set() for one in asked), "everybody was answered"
    await scene.start()
    await go_on(scene)
