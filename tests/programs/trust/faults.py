"""What may go wrong around the bot, but for its database: each scenario goes wrong while people play."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial

from tests.loopback.faults import Fault, Kind
from tests.loopback.match import ENGLISH, Match
from tests.loopback.people import acknowledged, answered
from tests.loopback.world import Channel
from tests.programs.trust.scenario import (
    GAMES,
    MOVES,
    Scenario,
    begin,
    declared_in,
    go_on,
    nothing_stored,
    people_playing,
)
from tests.programs.trust.scene import NAMES, Scene

#: What the requests with the bot's token and those that answer interactions begin with.
TOKEN_REQUESTS = r"\w+ /(channels|users|guilds)/.*"
FIRST_RESPONSES = r"POST /interactions/.*"
ANSWERS = r"\w+ /webhooks/.*"

SCENARIOS: dict[str, Scenario] = {}
scenario = declared_in(SCENARIOS)


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


@scenario("all messages of the table deleted, direct messages closed by all")
async def messages_deleted_for_all(scene: Scene) -> None:
    await begin_without_direct_messages(scene, len(NAMES))
    await delete_messages(scene)


async def delete_messages(scene: Scene) -> None:
    """A moderator deletes everything in the channels; it comes back when a player asks for the status."""
    for match in scene.matches:
        await scene.discord.delete_all(match.channel)
        assert match.unasked(await match.table()), "someone misses them"
        first, *_ = match.clients.values()
        await answered(await first.type(match.channel, "hokkaido status"))
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


@scenario("channel deleted while the bot is off")
async def channel_deleted_while_off(scene: Scene) -> None:
    await begin(scene)
    await scene.kill()
    for match in scene.matches:
        del scene.discord.world.channels[match.channel.id]
    await scene.start()
    await told_of_lost_channel(scene)


@scenario("channel deleted while the gateway session is invalid")
async def channel_deleted_unheard(scene: Scene) -> None:
    await begin(scene)
    for match in scene.matches:
        del scene.discord.world.channels[match.channel.id]
    await scene.discord.gateway.invalidate()
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
    clocks = [clock for match in scene.matches for clock in (await match.table()).clocks]
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
