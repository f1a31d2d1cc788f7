"""Players with the board open whose phones lose their network without a goodbye, as in ``scenarios``."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from bot.people.presence import AT_BOARD_FOR
from tests.loopback.match import ENGLISH
from tests.loopback.pages import Page, board_settings, token_of
from tests.loopback.people import Client
from tests.loopback.scenarios import scenario
from tests.loopback.scene import Scene

PLAYS_THERE = ENGLISH.format("board-plays-there")


@scenario("a phone that vanished")
async def vanished(scene: Scene) -> None:
    """Its connection stays open and takes bytes, but no request comes any more."""
    settings = board_settings()
    scene.settings |= settings
    await scene.kill()
    await scene.start()
    await scene.begin()
    clients = [client for match in scene.matches for client in match.clients.values()]
    async with AsyncExitStack() as phones:
        for client in clients:
            page = Page(settings["HOKKAIDO_BOARD_LISTEN"], token_of(scene.discord, client))
            await phones.enter_async_context(page.followed())
        await scene.play(1)
        await scene.until(
            lambda: all(_reads_link(scene, one) for one in clients), "everyone plays on the board"
        )
        await asyncio.sleep(AT_BOARD_FOR)
        await scene.until(lambda: not any(_reads_link(scene, one) for one in clients), "no one does any more")
        await scene.go_on()


def _reads_link(scene: Scene, client: Client) -> bool:
    """Whether a person's direct messages only lead to the board."""
    return any(PLAYS_THERE in one.content for one in scene.discord.world.seen(client.direct_messages))
