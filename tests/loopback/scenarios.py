"""Faults while people play: each scenario begins games, causes a fault, ends it, and checks the games."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import signal
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from bot.announce.answers import LONGEST_ANSWER
from tests.loopback.broken_messages import BROKEN
from tests.loopback.copies import Original, copy_open
from tests.loopback.faults import Fault, Kind
from tests.loopback.limits import GLOBAL
from tests.loopback.long_hints import BEGUN, LONG
from tests.loopback.match import ENGLISH, POLL_INTERVAL, Match
from tests.loopback.people import Client, acknowledged, answered, custom_ids
from tests.loopback.scene import GAMES, MOVES, NAMES, Scene
from tests.loopback.world import NONCE_KEPT, SEND_MESSAGES, Channel, Interaction

Scenario = Callable[[Scene], Awaitable[None]]
Function = TypeVar("Function")

#: Requests with the bot's token, first responses to interactions, all later ones, and new messages.
TOKEN_REQUESTS = r"\w+ /(channels|users|guilds)/.*"
FIRST_RESPONSES = r"POST /interactions/.*"
ANSWERS = r"\w+ /webhooks/.*"
SENDING = r"POST /channels/\d+/messages"

#: More moves than two people make in two rounds.
MOVES_IN_TWO_ROUNDS = 25

#: How many tables have outdated messages, and how many played games they are copies of. People move in the
#: games in turn: in fewer games, Discord's limit of a channel would delay messages.
OUTDATED, ORIGINALS = 1000, 10

#: The maximum time in seconds until a move in another game shows meanwhile.
LIVE_WITHIN = 2.0

#: Every scenario by its name, in the order in which ``make trust`` tries them.
SCENARIOS: dict[str, Scenario] = {}


def registering(registry: dict[str, Function]) -> Callable[[str], Callable[[Function], Function]]:
    """A decorator that adds functions to a registry under a name."""

    def named(name: str) -> Callable[[Function], Function]:
        return lambda function: registry.setdefault(name, function)

    return named


scenario = registering(SCENARIOS)


# Discord


async def while_requests_fail(scene: Scene, kind: Kind, requests: str, seconds: float | None = None) -> None:
    """Let people play while matching requests fail."""
    await scene.begin()
    async with scene.people_playing():
        fault = scene.discord.faults.begin(kind, requests)
        await asyncio.sleep(seconds or scene.lasts)
        await scene.until(lambda: fault.hits > 0, f"a request like {requests} fails: {kind}")
        scene.discord.end_silences()
    await scene.go_on()


@scenario("too many requests")
async def limited(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.LIMITED, ".*")


@scenario("errors 500")
async def errors(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.REFUSED, ".*")


@scenario("connections that break")
async def resets(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.RESET, ".*")


@scenario("silence of 30 s")
async def silence(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.SILENCE, ".*", seconds=30)


@scenario("lost responses to acknowledgements")
async def lost_first_responses(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.LOST_ANSWER, FIRST_RESPONSES)


@scenario("lost responses to answers")
async def lost_answers(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.LOST_ANSWER, ANSWERS)


@scenario("lost responses to messages")
async def lost_messages(scene: Scene) -> None:
    await while_requests_fail(scene, Kind.LOST_ANSWER, TOKEN_REQUESTS)


@scenario("global limit at a start with 1,000 outdated tables")
async def outdated_messages(scene: Scene) -> None:
    """Messages are brought up to date as fast as Discord allows, and those of live games before others."""
    scene.matches.clear()
    scene.matches = [await scene.new_match() for _ in range(ORIGINALS)]
    await scene.settle()
    await scene.kill()
    originals = [
        Original(match.table_id, match.channel, [client.person for client in match.clients.values()])
        for match in scene.matches
    ]
    discord = scene.discord
    outdated = [
        message
        for message in copy_open(discord.world, scene.database, originals, OUTDATED)
        if message.controls() and message.seen_by is None
    ]
    await scene.start()
    for match in itertools.cycle(scene.matches):
        await match.move()
        await match.goes_on(LIVE_WITHIN)
        if all(message.edits for message in outdated):
            break
    hits = discord.limits.hits[GLOBAL]
    assert not hits, f"{hits} requests beyond the global limit"
    await scene.check()


@scenario("a channel that does not answer")
async def silent_channel(scene: Scene) -> None:
    """The games go on in direct messages."""
    await scene.begin()
    silent = "|".join(str(match.channel.id) for match in scene.matches)
    fault = scene.discord.faults.begin(Kind.SILENCE, rf"\w+ /channels/({silent})/messages.*")
    rounds = [(await match.table()).view(None).round for match in scene.matches]
    for _ in range(MOVES_IN_TWO_ROUNDS):
        await scene.play(1)
        for match in scene.matches:
            await others_go_on(match, "the channel", scene.patience)
    assert fault.hits, "nothing was sent to the channel"
    for match, before in zip(scene.matches, rounds, strict=True):
        assert (await match.table()).view(None).round > before
    scene.discord.faults.end()
    scene.discord.end_silences()
    await scene.go_on()


async def others_go_on(match: Match, left_out: str, within: float) -> None:
    """Wait until everyone is asked, except for one player or the channel.

    Raises:
        TimeoutError: someone still is not.
    """
    async with asyncio.timeout(within):
        while not {left_out}.issuperset(match.unasked(await match.table())):  # noqa: ASYNC110 - no event
            await asyncio.sleep(POLL_INTERVAL)


# The gateway


async def while_the_gateway_ends(scene: Scene, end: Callable[[], Awaitable[None]], returns_by: str) -> None:
    """Let people play while the connection ends and the bot returns by ``resume`` or ``identify``."""
    await scene.begin()
    connections = scene.discord.gateway.connections
    before = connections[returns_by]
    async with scene.people_playing():
        await end()
        await scene.until(lambda: connections[returns_by] > before, f"the bot returns by {returns_by}")
    await scene.go_on()


@scenario("gateway connection dropped")
async def dropped(scene: Scene) -> None:
    await while_the_gateway_ends(scene, scene.discord.gateway.drop, "resume")


@scenario("gateway session invalid")
async def invalidated(scene: Scene) -> None:
    await while_the_gateway_ends(scene, scene.discord.gateway.invalidate, "identify")


# What people do on Discord


@scenario("direct messages closed")
async def closed_direct_messages(scene: Scene) -> None:
    before = len(scene.bot.log())
    scene.matches.clear()
    await scene.begin(closed=1)
    refusals = scene.bot.log()[before:].count("does not accept direct messages")
    assert refusals == GAMES, f"direct messages were refused {refusals} times"
    await scene.play(10)
    await scene.go_on()


@scenario("all messages of the table deleted")
async def messages_deleted(scene: Scene) -> None:
    """They come back when a player asks for the status."""
    scene.matches.clear()
    await scene.begin(closed=len(NAMES))
    for match in scene.matches:
        await scene.discord.delete_all(match.channel)
        assert match.unasked(await match.table()), "someone has no message to act on"
        first, *_ = match.clients.values()
        await answered(await first.type(match.channel, "hokkaido status"))
    await scene.go_on()


@scenario("channel deleted")
async def channel_deleted(scene: Scene) -> None:
    await scene.begin()
    for match in scene.matches:
        await delete_channel(scene, match)
    await told_of_lost_channel(scene)


@scenario("thread deleted")
async def thread_deleted(scene: Scene) -> None:
    scene.matches.clear()
    await scene.begin(thread="yes")
    for match in scene.matches:
        await delete_channel(scene, match)
    await told_of_lost_channel(scene)


@scenario("bot removed from the server")
async def bot_removed(scene: Scene) -> None:
    await scene.begin()
    del scene.discord.world.guilds[scene.guild.id]
    await scene.discord.gateway.dispatch("GUILD_DELETE", {"id": str(scene.guild.id)})
    scene.guild = scene.discord.world.add_guild()
    await told_of_lost_channel(scene)


@scenario("channel deleted while the bot is off")
async def channel_deleted_while_off(scene: Scene) -> None:
    await scene.begin()
    await scene.kill()
    for match in scene.matches:
        del scene.discord.world.channels[match.channel.id]
    await scene.start()
    await told_of_lost_channel(scene)


@scenario("only Send Messages taken away")
async def only_edits_allowed(scene: Scene) -> None:
    """The bot tries only new messages there, and posts the results of missed rounds later."""
    scene.matches.clear()
    await scene.begin()
    before, matches = len(scene.bot.log()), [*scene.matches]
    for match in matches:
        match.channel.denied = SEND_MESSAGES
    for _ in range(MOVES_IN_TWO_ROUNDS):
        await scene.play(1)
        await asyncio.sleep(scene.lasts / 10)
    await told_of_lost_channel(scene)
    scene.matches = matches
    for match in matches:
        match.channel.denied = 0
    await scene.play(MOVES_IN_TWO_ROUNDS)
    await scene.go_on()
    for match in scene.matches:
        said = "\n".join(message.content for message in scene.discord.world.seen(match.channel))
        over = [int(number) for number in re.findall(r"## Round (\d+) of \d+ is over", said)]
        assert over == [*range(1, over[-1] + 1)], f"results of rounds {over}"
    said = scene.bot.log()[before:]
    counts = said.count("refuses messages"), said.count("accepts messages again")
    assert counts == (GAMES, GAMES), f"lost and back: {counts}"


async def delete_channel(scene: Scene, match: Match) -> None:
    """Delete a table's channel or thread."""
    channel = scene.discord.world.channels.pop(match.channel.id)
    event = "CHANNEL_DELETE" if channel.parent_id is None else "THREAD_DELETE"
    await scene.discord.gateway.dispatch(event, channel.payload())


async def told_of_lost_channel(scene: Scene) -> None:
    """Check that every player is told by direct message, without making a move."""
    for match in scene.matches:
        for client in match.clients.values():
            told = ENGLISH.format("channel-lost", channel=match.channel.id, begun="yes").partition("`")[0]
            await scene.until(
                partial(_reads, scene, client.direct_messages, told), f"{client.person.name} reads {told!r}"
            )
    await scene.check()
    scene.matches.clear()


def _reads(scene: Scene, channel: Channel, text: str) -> bool:
    return any(message.content.startswith(text) for message in scene.discord.world.seen(channel))


@scenario("late answers")
async def late_answers(scene: Scene) -> None:
    """A picture is uploaded until after its message should ask the player for a decision."""
    scene.matches.clear()
    await scene.open(GAMES)
    await scene.settle()
    for match in scene.matches:
        await match.move()
        (asked,) = (await match.table()).view(None).waiting_for
        waiting = [*match.clients.values()][1 - asked]
        upload = scene.discord.faults.begin(Kind.SLOW, ANSWERS, delay=scene.lasts)
        pressed = await scene.press(waiting, "maps")
        await scene.until(partial(_was_met, upload), "a picture is uploaded")
        scene.discord.faults.end()
        await match.move()
        await answered(pressed)
    await scene.go_on()


def _was_met(fault: Fault) -> bool:
    return fault.hits > 0


@scenario("an answer that is late for a newer question")
async def late_for_newer_question(scene: Scene) -> None:
    """The next question is due while the answer to a move is uploaded for longer than the announcer waits."""
    scene.matches = [match] = [await scene.new_match()]
    pressing, typing = match.clients.values()
    await open_placer(scene, pressing)
    upload = scene.discord.faults.begin(Kind.SLOW, ANSWERS, delay=LONGEST_ANSWER + 1.5)
    pressed = await scene.press(pressing, "take")
    await scene.until(partial(_was_met, upload), "the answer is uploaded")
    scene.discord.faults.end()
    # The announcer is still updating the table when the upload ends.
    scene.discord.faults.begin(Kind.SLOW, f"PATCH /channels/{match.channel.id}/.*", delay=LONGEST_ANSWER)
    card = (await match.table()).view(1).hand[0].number
    await answered(await typing.type(match.channel, "pick", card=card))
    await answered(pressed)
    await match.goes_on(scene.patience)


async def open_placer(scene: Scene, client: Client) -> None:
    """Look at the first card of the hand on the map, where it can be taken."""
    pressed = await scene.press(client, "try")
    message = pressed.source
    assert message is not None
    await scene.until(lambda: any(custom_ids(message, "take")), "the placer")


# The database


@scenario("database locked for 20 s")
async def locked(scene: Scene) -> None:
    await scene.begin()
    other = sqlite3.connect(scene.database, isolation_level=None, timeout=60, check_same_thread=False)
    try:
        async with scene.people_playing():
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            before = [(await match.table()).next_entry for match in scene.matches]
            await asyncio.sleep(20)
            assert [(await match.table()).next_entry for match in scene.matches] == before
            other.execute("ROLLBACK")
    finally:
        other.close()
    await scene.go_on()


@scenario("disk full")
async def disk_full(scene: Scene) -> None:
    await scene.begin()
    await while_the_disk_is_full(scene)


@scenario("disk full with forgotten nonces")
async def disk_full_after_a_message(scene: Scene) -> None:
    """The bot cannot store that it has sent a message before Discord forgets the message's nonce."""
    await scene.begin()
    sent = scene.discord.faults.begin(Kind.SLOW, SENDING)
    await while_the_disk_is_full(scene, sent)


async def while_the_disk_is_full(scene: Scene, after: Fault | None = None) -> None:
    """Let people play while the bot's files cannot grow, from the time when a request meets a fault."""
    async with scene.people_playing():
        async with database_failing(scene):
            if after is not None:
                await scene.until(lambda: after.hits > 0, "a request is in progress")
            scene.bot.limit_files(0)
            scene.discord.faults.end()
            await asyncio.sleep(scene.lasts)
        scene.discord.world.ahead += NONCE_KEPT
        scene.bot.limit_files(None)
    await scene.go_on()


@asynccontextmanager
async def database_failing(scene: Scene) -> AsyncIterator[None]:
    """Check that someone is told in the meantime that the database fails."""
    before = frozenset(scene.discord.world.interactions)
    yield
    told = ENGLISH.format("database-fails", reference="").partition(".")[0]

    def is_told() -> bool:
        interactions = scene.discord.world.interactions.items()
        return any(
            told in text for number, one in interactions if number not in before for text in _texts(one)
        )

    await scene.until(is_told, f"someone reads {told!r}")


def _texts(interaction: Interaction) -> tuple[str, ...]:
    """The content of every response to an interaction."""
    return (interaction.content, *(message.content for message in interaction.follow_ups))


# The process


@scenario("worker processes killed")
async def workers_killed(scene: Scene) -> None:
    await scene.begin()
    killed = set[int]()
    async with scene.people_playing():
        for _ in range(5):
            for worker in scene.bot.children():
                os.kill(worker, signal.SIGKILL)
                killed.add(worker)
            await asyncio.sleep(scene.lasts / 5)
        assert killed, "there were workers"
        await scene.until(lambda: not killed.issuperset(scene.bot.children()), "there is a new worker")
    await scene.go_on()


@scenario("hints that take too long")
async def long_hints(scene: Scene) -> None:
    """They are given up, and no other that waits for the worker."""
    await scene.run("tests.loopback.long_hints")
    await scene.begin()
    long, begun = scene.folder / LONG, scene.folder / BEGUN

    def given_up() -> int:
        return scene.bot.log().count("finding hints failed")

    async with scene.people_playing():
        long.touch()
        await scene.until(lambda: given_up() > 0, "hints are given up")
        long.unlink()
    await scene.go_on()
    await scene.until(lambda: given_up() == len(begun.read_text().splitlines()), "no other hint is given up")


@scenario("a table with a message that cannot be made")
async def broken_message(scene: Scene) -> None:
    """All others of the table are made, after a restart as well."""
    await scene.run("tests.loopback.broken_messages")
    await scene.begin()
    broken = scene.folder / BROKEN
    broken.touch()
    for _ in range(2):
        for _ in range(MOVES):
            await scene.play(1)
            for match in scene.matches:
                await others_go_on(match, NAMES[0], scene.patience)
        await scene.until(lambda: "cannot update a message" in scene.bot.log(), "the failure is logged")
        await scene.kill()
        await scene.start()
    broken.unlink()
    await scene.play(1)
    await scene.go_on()


@scenario("SIGTERM")
async def terminated(scene: Scene) -> None:
    """The bot finishes what is in progress and exits within ten seconds."""
    await scene.begin()
    async with scene.people_playing():
        asked = [
            await client.type(match.channel, "hand")
            for match in scene.matches
            for client in match.clients.values()
        ]
        await asyncio.gather(*(acknowledged(one) for one in asked))
        scene.bot.send(signal.SIGTERM)
        assert await scene.bot.ended(10) == 0
        scene.ended.set()
    assert all(one.answered.is_set() for one in asked), "everyone was answered"
    await scene.start()
    await scene.go_on()
