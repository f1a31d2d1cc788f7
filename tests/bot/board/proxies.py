"""Proxies between a browser and the board, which hold responses back or answer themselves."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from aiohttp import ClientConnectionError, ClientSession, TCPConnector, web

from bot.settings import Listen
from tests.bot.board.tables import Boards
from tests.ports import free_address

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="no nginx is installed")

HOSTING = Path(__file__).parents[3] / "docs/hosting.md"

#: Everything that can hold a stream back; the host's own file comes from the docs.
_CONFIGURATION = """
daemon off; master_process off; pid FOLDER/pid; error_log FOLDER/error.log; events {}
http {
    access_log off; default_type text/plain;
    client_body_temp_path FOLDER/a; proxy_temp_path FOLDER/b;
    fastcgi_temp_path FOLDER/c; uwsgi_temp_path FOLDER/d; scgi_temp_path FOLDER/e;
    gzip on; gzip_types *; gzip_proxied any; gzip_min_length 0;
HOSTS
}
"""


@asynccontextmanager
async def nginx(boards: Boards, folder: Path) -> AsyncIterator[str]:
    """A real nginx with the lines of docs/hosting.md, which compresses everything; its address."""
    assert NGINX is not None
    proxy = free_address()
    hosts = _lines_after("With nginx (")
    hosts = hosts.replace("listen 80;", f"listen {proxy};").replace("127.0.0.1:8080", str(boards.room.board))
    file = folder / "nginx.conf"
    file.write_text(_CONFIGURATION.replace("FOLDER", str(folder)).replace("HOSTS", hosts))
    process = await asyncio.create_subprocess_exec(NGINX, "-c", str(file), "-p", str(folder))
    try:
        async with asyncio.timeout(20):
            while not await _listens(proxy):
                assert process.returncode is None
                await asyncio.sleep(0.05)
        yield f"http://{proxy}"
    finally:
        process.terminate()
        await process.wait()


def _lines_after(sentence: str) -> str:
    """The first indented lines after a sentence of the hosting guide."""
    _, _, rest = HOSTING.read_text(encoding="utf-8").partition(sentence)
    found = re.search(r"(?m)(^    .+\n)+", rest)
    assert found is not None
    return found[0]


async def _listens(place: Listen) -> bool:
    with suppress(ConnectionError):
        _, writer = await asyncio.open_connection(*place)
        writer.close()
        return True
    return False


@asynccontextmanager
async def proxy(
    boards: Boards, *, holds: Callable[[web.Request], bool] = lambda _: False, status: int = 502
) -> AsyncIterator[str]:
    """A proxy that sends the responses that it ``holds`` only once they have ended; its address.

    While the board is away, it answers with ``status`` and a page of its own.
    """

    async def pass_on(request: web.Request) -> web.StreamResponse:
        headers = {
            name: value for name, value in request.headers.items() if name not in ("Host", "Connection")
        }
        url, body = f"{boards.origin}{request.path_qs}", await request.read()
        try:
            async with http.request(request.method, url, headers=headers, data=body) as came:
                response = web.StreamResponse(status=came.status)
                response.content_type = came.content_type
                body = await came.read() if holds(request) else b""
                await response.prepare(request)
                await response.write(body)
                async for piece in came.content.iter_any():
                    await response.write(piece)
        except ClientConnectionError:
            return web.Response(status=status, text="<h1>Nothing here</h1>", content_type="text/html")
        return response

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", pass_on)
    runner = web.AppRunner(application, handler_cancellation=True, shutdown_timeout=0.1)
    place = free_address()
    async with ClientSession(connector=TCPConnector(limit=0)) as http:
        await runner.setup()
        await web.TCPSite(runner, *place).start()
        try:
            yield f"http://{place}"
        finally:
            await runner.cleanup()
