"""Just enough of Discord on loopback, over real HTTP and a real WebSocket, for a bot to come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import WSMsgType, web

BOT_ID = "1000"
TOKEN = "the-right-token"


def answer(data: object, status: int = 200) -> web.Response:
    """JSON as Discord sends it: without a character set, which discord.py would stumble over."""
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


class SmallDiscord:
    """Lets the bot with the right token in, and notes what it does."""

    def __init__(self) -> None:
        self.commands: list[Any] = []
        self.identified = asyncio.Event()
        self.closed_with: int | None = None
        self.left = asyncio.Event()
        self.port = 0
        #: The code with which whoever comes in is sent away again, if any.
        self.sends_away_with: int | None = None

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self.port}/proxy/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway/"

    def application(self) -> web.Application:
        app = web.Application()
        base = "/proxy/api/v10"
        app.router.add_get(f"{base}/users/@me", self._me)
        app.router.add_get(f"{base}/oauth2/applications/@me", self._application)
        app.router.add_put(f"{base}/applications/{BOT_ID}/commands", self._take_commands)
        app.router.add_get("/gateway/", self._gateway)
        return app

    async def _me(self, request: web.Request) -> web.Response:
        if request.headers.get("Authorization") != f"Bot {TOKEN}":
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        return answer(self._user())

    async def _application(self, _: web.Request) -> web.Response:
        found = {"id": BOT_ID, "name": "hokkaido", "description": "", "icon": None, "owner": self._user()}
        return answer({**found, "bot_public": True, "bot_require_code_grant": False, "verify_key": ""})

    async def _take_commands(self, request: web.Request) -> web.Response:
        self.commands = await request.json()
        registered = [
            {**command, "id": str(number), "application_id": BOT_ID, "version": "1"}
            for number, command in enumerate(self.commands, 2000)
        ]
        return answer(registered)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}})
        async for message in socket:
            if message.type is WSMsgType.TEXT and message.json()["op"] == 2:
                if self.sends_away_with is not None:
                    await socket.close(code=self.sends_away_with)
                    break
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": self._ready()})
                self.identified.set()
        self.closed_with = socket.close_code
        self.left.set()
        return socket

    def _ready(self) -> dict[str, Any]:
        return {
            "v": 10,
            "user": self._user(),
            "guilds": [],
            "session_id": "a session",
            "resume_gateway_url": self.gateway_url,
            "application": {"id": BOT_ID, "flags": 0},
        }

    def _user(self) -> dict[str, Any]:
        return {"id": BOT_ID, "username": "hokkaido", "discriminator": "0", "avatar": None, "bot": True}


@asynccontextmanager
async def small_discord() -> AsyncIterator[SmallDiscord]:
    """The small Discord, for as long as the context lasts."""
    discord = SmallDiscord()
    runner = web.AppRunner(discord.application(), shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    discord.port = runner.addresses[0][1]
    try:
        yield discord
    finally:
        await runner.cleanup()
