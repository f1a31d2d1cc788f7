"""A small Discord on loopback, over real HTTP and a real WebSocket, for the bot as its own process.

It implements what this bot uses of the API, with Discord's errors and rate limits, and the faults that a test
begins.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.utils import formatdate

from aiohttp import web

from tests.loopback.answering import Answering
from tests.loopback.faults import DONE, Fault, Faults, Kind
from tests.loopback.gateway import Gateway
from tests.loopback.limits import RateLimits
from tests.loopback.rest import Rest, check
from tests.loopback.wire import BODY, RefusedError, answer, body_of, page
from tests.loopback.world import Channel, World

TOKEN = "the-right-token"

#: The path prefix of the API, which contains one that a proxy might add.
API = "/proxy/api/v10"

#: The path prefix of attached files; Discord has them on another host.
FILES = "/files"

#: The largest request, in bytes.
LARGEST = 32 * 2**20

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(frozen=True, slots=True)
class Request:
    """A request from the bot, and the status of the response."""

    method: str
    path: str
    moment: float
    status: int

    @property
    def needs_token(self) -> bool:
        """Whether it needs the bot's token."""
        return not self.path.startswith(("/interactions/", "/webhooks/"))


class LoopbackDiscord:
    """The REST API, the gateway and their state; ``loopback_discord`` runs one."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self.world, TOKEN)
        self.limits = RateLimits()
        self.faults = Faults()
        self.requests: list[Request] = []
        self.port = 0
        self._ended = asyncio.Event()

    @property
    def api_url(self) -> str:
        """The value for ``DISCORD_API_URL``."""
        return f"http://127.0.0.1:{self.port}{API}"

    def application(self) -> web.Application:
        """The web application."""
        outer, inner = (
            web.Application(client_max_size=LARGEST),
            web.Application(middlewares=[self._between]),
        )
        inner.router.add_routes(
            [*Rest(self.world, self.gateway.dispatch).routes(), *Answering(self.world).routes()]
        )
        inner.router.add_get("/gateway", self._address)
        inner.router.add_get("/gateway/bot", self._gateway)
        outer.router.add_get("/gateway/", self.gateway.connect)
        outer.router.add_get(FILES + "/{file}", self._file)
        outer.add_subapp(API, inner)
        return outer

    async def delete_all(self, channel: Channel) -> None:
        """Delete every message in a channel, as a moderator can."""
        ids = [str(message_id) for message_id in self.world.messages.pop(channel.id, {})]
        payload = {"ids": ids, "channel_id": str(channel.id), "guild_id": str(channel.guild_id)}
        await self.gateway.dispatch("MESSAGE_DELETE_BULK", payload)

    def end_silences(self) -> None:
        """End all faults, and break the connections of requests that got no response."""
        self.faults.end()
        self._ended.set()
        self._ended = asyncio.Event()

    def file_url(self, file_id: int) -> str:
        """The address of an attached file."""
        return f"http://127.0.0.1:{self.port}{FILES}/{file_id}"

    async def _file(self, request: web.Request) -> web.Response:
        file = self.world.files.get(int(request.match_info["file"]))
        return page(404) if file is None else web.Response(body=file.content)

    async def _address(self, _: web.Request) -> web.Response:
        headers = {"Date": formatdate(time.time() + self.world.ahead, usegmt=True)}
        return answer({"url": "wss://gateway.invalid/"}, headers=headers)

    async def _gateway(self, _: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": self.gateway.starts_left, "max_concurrency": 1}
        limit["reset_after"] = int(self.gateway.reset_after * 1000)
        # The bot uses DISCORD_GATEWAY_URL instead.
        payload = {"url": "wss://gateway.invalid/", "shards": self.gateway.wanted}
        return answer({**payload, "session_start_limit": limit})

    @web.middleware
    async def _between(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Apply faults, limits and checks to every request, and send errors in Discord's format."""
        path = request.path.removeprefix(API)
        fault = self.faults.of(f"{request.method} {path}")
        if fault is not None and fault.kind is Kind.SLOW:
            await asyncio.sleep(fault.delay)
        try:
            if fault is not None and fault.kind not in DONE:
                response = await self._gone_wrong(request, fault)
            else:
                response = await self._done(request, path, handler)
        except RefusedError as error:
            response = answer({"code": error.code, "message": error.message}, error.status, error.headers)
        except ConnectionResetError:  # the bot was killed while it sent the request
            return web.Response(status=400)
        self.requests.append(Request(request.method, path, time.monotonic(), response.status))
        for listener in tuple(self.faults.listeners):
            listener(f"{request.method} {path}")
        if fault is not None and fault.kind is Kind.LOST_ANSWER:
            _break(request)
        return response

    async def _done(self, request: web.Request, path: str, handler: Handler) -> web.StreamResponse:
        needs_none = path.startswith(("/interactions/", "/webhooks/")) or path == "/gateway"
        if not needs_none and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        verdict = self.limits.judge(request.method, path)
        if verdict.retry_after is not None:
            payload = {"message": "You are being rate limited.", "retry_after": verdict.retry_after}
            payload |= {"global": verdict.everywhere}
            return answer(payload, 429, verdict.headers)
        body = request[BODY] = await body_of(request)
        check(request.method, path, body)
        try:
            response = await handler(request)
        except RefusedError as error:
            error.headers.update(verdict.headers)
            raise
        response.headers.update(verdict.headers)
        return response

    async def _gone_wrong(self, request: web.Request, fault: Fault) -> web.StreamResponse:
        if fault.kind is Kind.RESET:
            _break(request)
        elif fault.kind is Kind.SILENCE:
            await self._ended.wait()
            _break(request)
        elif fault.kind is Kind.PAGE:
            return page(fault.status)
        elif fault.kind is Kind.LIMITED:
            payload = {"message": "You are being rate limited.", "retry_after": 0.5, "global": False}
            return answer(payload, 429, {"Via": "1.1 google", "Retry-After": "1"})
        # Not Discord's wording: it contains the token, which must not reach the log.
        said = f"it went wrong for {request.headers.get('Authorization')}"
        return answer({"code": fault.code, "message": said}, fault.status)


def _break(request: web.Request) -> None:
    """Break the connection without a response."""
    if request.transport is not None:
        request.transport.abort()


@asynccontextmanager
async def loopback_discord() -> AsyncIterator[LoopbackDiscord]:
    """Run a small Discord for as long as the context lasts."""
    discord = LoopbackDiscord()
    runner = web.AppRunner(discord.application(), shutdown_timeout=0.1, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord.port = runner.addresses[0][1]
    discord.gateway.url = f"ws://127.0.0.1:{discord.port}/gateway/"
    try:
        yield discord
    finally:
        discord.end_silences()
        await runner.cleanup()
