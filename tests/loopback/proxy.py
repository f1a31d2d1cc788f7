"""A small HTTP proxy on loopback: the bot's only way to the loopback Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import encode_basic_auth

from tests.loopback.server import API, LoopbackDiscord

#: A host name that works only through the proxy.
NOWHERE = "discord.invalid"

#: The maximum size of a request's head, and of the chunks that are forwarded, in bytes.
LARGEST_HEAD, PIECE = 2**16, 2**16

REFUSED = b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class LoopbackProxy:
    """Forwards connections; ``loopback_proxy`` runs one."""

    def __init__(self, discord: LoopbackDiscord, name: str, password: str) -> None:
        """Require ``name`` and ``password``, unless the name is empty."""
        self._discord = discord
        self._wanted = encode_basic_auth(name, password) if name else None
        self._who = f"{name}:{password}@" if name else ""
        self.port = 0
        #: The request line of each connection's first request, including refused ones.
        self.asked: list[str] = []

    @property
    def address(self) -> str:
        """The value for ``DISCORD_PROXY``."""
        return f"http://{self._who}127.0.0.1:{self.port}"

    @property
    def api_url(self) -> str:
        """The value for ``DISCORD_API_URL``, which works only through the proxy."""
        return f"http://{NOWHERE}{API}"

    @property
    def gateway_url(self) -> str:
        """The value for ``DISCORD_GATEWAY_URL``, which works only through the proxy."""
        return f"ws://{NOWHERE}/gateway/"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self._serve(reader, writer)
        finally:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        first, *fields = head.decode().splitlines()
        self.asked.append(first)
        if self._wanted is not None and f"Proxy-Authorization: {self._wanted}" not in fields:
            writer.write(REFUSED)
            await writer.drain()
            return
        answers, onwards = await asyncio.open_connection("127.0.0.1", self._discord.port)
        onwards.write(head)
        await asyncio.gather(_pass_on(reader, onwards), _pass_on(answers, writer))


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
    finally:
        writer.close()


@asynccontextmanager
async def loopback_proxy(
    discord: LoopbackDiscord, name: str = "", password: str = ""
) -> AsyncIterator[LoopbackProxy]:
    """Run a proxy to the loopback Discord for as long as the context lasts."""
    proxy = LoopbackProxy(discord, name, password)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0, limit=LARGEST_HEAD)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
