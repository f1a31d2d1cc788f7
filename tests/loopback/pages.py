"""Pages of the board, as a browser opens them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.loopback.people import Client
from tests.loopback.server import LoopbackDiscord
from tests.ports import free_port


def board_settings() -> dict[str, str]:
    """Settings with which a process serves the board."""
    place = f"127.0.0.1:{free_port()}"
    return {"HOKKAIDO_BOARD_LISTEN": place, "HOKKAIDO_BOARD_ADDRESS": f"http://{place}"}


def token_of(discord: LoopbackDiscord, client: Client) -> str:
    """The token of the newest link to the board in a person's direct messages."""
    messages = reversed(discord.world.seen(client.direct_messages))
    links = (str(part.get("url", "")) for message in messages for part in message.controls())
    return next(link.partition("#")[2] for link in links if "#" in link)


class Page:
    """A page that a process serves at ``place``, opened with a link's token."""

    def __init__(self, place: str, token: str) -> None:
        self.place = place
        self._token = token
        self._reader = asyncio.StreamReader()

    def head(self, what: str) -> bytes:
        """The first lines of a request."""
        lines = f"{what} HTTP/1.1", f"Host: {self.place}", f"Authorization: Bearer {self._token}", ""
        return "\r\n".join(lines).encode()

    async def view(self) -> int:
        """Ask for the view; the status of the response."""
        async with self._asking("GET /api/view") as reader:
            status = (await reader.readline()).split()[1]
            await reader.readuntil(b"\r\n\r\n")
        return int(status)

    @asynccontextmanager
    async def followed(self) -> AsyncIterator[Page]:
        """Keep the stream of changes open, from its first tag."""
        async with self._asking("POST /api/changes") as self._reader:
            status = await self._reader.readline()
            assert b" 200 " in status, status
            await self.changed()
            yield self

    async def changed(self) -> None:
        """Wait until the stream tells of a new view."""
        await self._reader.readuntil(b"data: ")

    def is_open(self) -> bool:
        """Whether the stream is still open."""
        return not self._reader.at_eof() and self._reader.exception() is None

    @asynccontextmanager
    async def _asking(self, what: str) -> AsyncIterator[asyncio.StreamReader]:
        reader, writer = await asyncio.open_connection(*self.place.split(":"))
        try:
            writer.write(self.head(what) + b"\r\n")
            yield reader
        finally:
            writer.transport.abort()
