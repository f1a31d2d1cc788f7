"""The path that ``hokkaido doctor`` opens at the board's public address. It needs no table and no link.

The response is a stream like that of changes: the host for which the request arrived, and later an end.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from aiohttp import web

from bot.settings import Listen

PATH = "/check"

#: Seconds for which the stream is held open, and the words before the host and after it.
HELD = 5.0
BEGINNING = "hokkaido "
END = "end"

#: Headers that ask proxies to pass on every part of a stream unchanged and immediately.
_STREAMING = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}


def new_stream() -> web.StreamResponse:
    """Return a response that is sent piece by piece."""
    response = web.StreamResponse(headers=_STREAMING)
    response.content_type = "text/event-stream"
    return response


async def answer_check(request: web.Request) -> web.StreamResponse:
    """Send the request's host, and after ``HELD`` seconds the end."""
    response = new_stream()
    with suppress(ConnectionError):
        await response.prepare(request)
        await response.write(f"{BEGINNING}{request.headers.get('Host', '')}\n".encode())
        await asyncio.sleep(HELD)
        await response.write(END.encode())
    return response


@asynccontextmanager
async def check_served(listen: Listen) -> AsyncIterator[None]:
    """Serve only the check path while the bot is stopped.

    Raises:
        OSError: the address cannot be listened on.
    """
    application = web.Application()
    application.router.add_route("*", PATH, answer_check)
    runner = web.AppRunner(application, shutdown_timeout=0)
    await runner.setup()
    try:
        await web.TCPSite(runner, *listen).start()
        yield
    finally:
        await runner.cleanup()


def host_in(address: str) -> str | None:
    """Return the host's name in an address or a header: in small letters and without the port."""
    try:
        return urlsplit(address if "//" in address else f"//{address}").hostname
    except ValueError:
        return None


def own_hosts(*addresses: str) -> frozenset[str | None]:
    """Return the names under which the board may be asked for, from its addresses that are not empty."""
    return frozenset(host_in(address) for address in addresses if address)
