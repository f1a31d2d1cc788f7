"""Players with the board open whose phones lose their network without a goodbye, as in ``scenarios``."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

from bot.people.presence import AT_BOARD_FOR
from tests.loopback.match import ENGLISH
from tests.loopback.people import Client
from tests.loopback.scenarios import scenario
from tests.loopback.scene import Scene

PLAYS_THERE = ENGLISH.format("board-plays-there")


@scenario("a phone that vanished")
async def vanished(scene: Scene) -> None:
    """Its connection stays open and takes bytes, but no request comes any more."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        place = f"127.0.0.1:{free.getsockname()[1]}"
    scene.settings |= {"HOKKAIDO_BOARD_LISTEN": place, "HOKKAIDO_BOARD_ADDRESS": f"http://{place}"}
    await scene.kill()
    await scene.start()
    await scene.begin()
    clients = [client for match in scene.matches for client in match.clients.values()]
    phones = [await _phone(place, next(_tokens(scene, client))) for client in clients]
    await scene.play(1)
    await scene.until(lambda: all(_reads_link(scene, one) for one in clients), "everyone plays on the board")
    await asyncio.sleep(AT_BOARD_FOR)
    await scene.until(lambda: not any(_reads_link(scene, one) for one in clients), "no one does any more")
    await scene.go_on()
    for phone in phones:
        phone.close()


async def _phone(place: str, token: str) -> asyncio.StreamWriter:
    """The connection of a page that has begun to follow its table; it is never read."""
    _, phone = await asyncio.open_connection(*place.split(":"))
    head = ("GET /api/changes HTTP/1.1", f"Host: {place}", f"Authorization: Bearer {token}")
    phone.write("\r\n".join([*head, "", ""]).encode())
    await phone.drain()
    return phone


def _tokens(scene: Scene, client: Client) -> Iterator[str]:
    """The tokens of the links to the board in a person's direct messages, newest first."""
    for message in reversed(scene.discord.world.seen(client.direct_messages)):
        yield from (url.partition("#")[2] for part in message.controls() if (url := part.get("url")))


def _reads_link(scene: Scene, client: Client) -> bool:
    """Whether a person's direct messages only lead to the board."""
    return any(PLAYS_THERE in one.content for one in scene.discord.world.seen(client.direct_messages))
