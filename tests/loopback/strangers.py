"""Strangers at the board, and what they leave open, as in ``scenarios``."""

from __future__ import annotations

import asyncio
import resource
import signal

from tests.loopback.pages import Page, board_settings, token_of
from tests.loopback.scenarios import scenario
from tests.loopback.scene import Scene

#: The connections of strangers, how many are opened at the same time, and the files that the bot may open.
STRANGERS, AT_ONCE, FILES = 5000, 50, 1024

#: The maximum time in seconds for a player's request in the meantime.
ANSWERED_WITHIN = 5.0

#: The beginnings of what strangers send; nothing of it is a failure of the bot.
SENT = (b"", b"GET / HTTP/1.1\r\nX", b"\x16\x03\x01\r\n", b"GET /api/view HTTP/1.1\r\nHost: HOST\r\n\r\n")


async def player_at_board(scene: Scene) -> Page:
    """The page of a player whose bot serves the board; their game is not played any more by others."""
    scene.matches.clear()
    settings = board_settings()
    scene.settings |= settings
    await scene.kill()
    await scene.start()
    await scene.begin()
    client, *_ = scene.matches.pop().clients.values()
    return Page(settings["HOKKAIDO_BOARD_LISTEN"], token_of(scene.discord, client))


@scenario("5,000 connections of strangers")
async def strangers(scene: Scene) -> None:
    """The games and a player's page go on, and nothing is logged."""
    own, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, most))
    page = await player_at_board(scene)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(own, min(most, 2 * STRANGERS)), most))
    before = len(scene.bot.log())
    async with page.followed(), scene.people_playing():
        opened: list[asyncio.StreamWriter] = []
        for number in range(0, STRANGERS, AT_ONCE):
            sent = SENT[number // AT_ONCE % len(SENT)].replace(b"HOST", page.place.encode())
            opened += await asyncio.gather(*(_connect(page, sent) for _ in range(AT_ONCE)))
            if number % 500 == 0:
                assert await asyncio.wait_for(page.view(), ANSWERED_WITHIN) == 200
        assert page.is_open()
        for writer in opened:
            writer.transport.abort()
    resource.setrlimit(resource.RLIMIT_NOFILE, (own, most))
    logged = scene.bot.log()[before:]
    assert " ERROR " not in logged, logged
    assert " WARNING " not in logged, logged
    await scene.go_on()


async def _connect(page: Page, sent: bytes) -> asyncio.StreamWriter:
    _, writer = await asyncio.open_connection(*page.place.split(":"))
    writer.write(sent)
    return writer


@scenario("SIGTERM with a half-sent request")
async def half_sent(scene: Scene) -> None:
    """The bot exits within ten seconds, whatever is open."""
    page = await player_at_board(scene)
    async with page.followed(), scene.people_playing():
        body = b"Content-Length: 50\r\n\r\n{"
        await _connect(page, page.head("POST /api/act") + body)
        await _connect(page, page.head("GET /") + body)
        await _connect(page, b"GET / HTTP/1.1\r\nX")
        await _connect(page, (page.head("GET /art/light.svg") + b"\r\n") * 40)  # which no one reads
        await asyncio.sleep(1)
        scene.bot.send(signal.SIGTERM)
        assert await scene.bot.ended(10) == 0
        scene.ended.set()
    await scene.start()
    await scene.go_on()
