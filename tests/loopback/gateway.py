"""The gateway: it lets the bot in, keeps the connection alive, and tells of what happens.

A connection that breaks can be resumed: what was told meanwhile is told again from the number that the
bot names.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from typing import Any

from aiohttp import WSMsgType, web

from tests.loopback.wire import Payload
from tests.loopback.world import BOT, BOT_ID, World

#: What is sent and received, by Discord's numbers.
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 0, 1, 2, 6, 7
INVALID_SESSION, HELLO, HEARTBEAT_RECEIVED = 9, 10, 11

#: Milliseconds between two heartbeats.
INTERVAL = 41_250

#: The code of a connection that breaks while the session lives on.
UNKNOWN_ERROR = 4000


class Gateway:
    """One session of the bot at most, over one connection at a time."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self._socket: web.WebSocketResponse | None = None
        self._session: str | None = None
        self._told: list[Payload] = []
        self.url = ""
        self.identified = asyncio.Event()
        self.left = asyncio.Event()
        self.closed_with: int | None = None
        #: How often the bot has come in: ``identify`` or ``resume``.
        self.comings: Counter[str] = Counter()
        #: The code with which whoever comes in is sent away again, if any.
        self.sends_away_with: int | None = None
        #: Whether heartbeats get no answer.
        self.is_deaf = False

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": INTERVAL}})
        async for message in socket:
            if message.type is WSMsgType.TEXT and not await self._hear(socket, message.json()):
                break
        if self._socket is socket:
            self._socket = None
        self.closed_with = socket.close_code
        self.left.set()
        return socket

    async def tell(self, event: str, data: Payload) -> None:
        """Tell the bot of something; if it is not there, when it resumes."""
        self._told.append({"op": DISPATCH, "t": event, "s": len(self._told) + 1, "d": data})
        if self._socket is not None and not self._socket.closed and self._session is not None:
            # A connection that breaks just now hears of it when it resumes.
            try:
                await self._socket.send_json(self._told[-1])
            except ConnectionError:
                self._socket = None

    # What may go wrong

    async def drop(self) -> None:
        """Break the connection; the session can be resumed."""
        if self._socket is not None:
            await self._socket.close(code=UNKNOWN_ERROR)

    async def ask_to_reconnect(self) -> None:
        """Ask the bot to come anew and to resume."""
        if self._socket is not None:
            await self._socket.send_json({"op": RECONNECT, "d": None})

    async def invalidate(self) -> None:
        """End the session: the bot has to come in anew, and what was told meanwhile is lost."""
        self._session = None
        self._told.clear()
        if self._socket is not None:
            await self._socket.send_json({"op": INVALID_SESSION, "d": False})

    def forget_session(self) -> None:
        """Know nothing of the session, as after a long absence; the connection stays until it breaks."""
        self._session = None
        self._told.clear()

    # Within

    async def _hear(self, socket: web.WebSocketResponse, said: dict[str, Any]) -> bool:
        """Do what the bot wants; whether the connection goes on."""
        op = said["op"]
        if op == HEARTBEAT and not self.is_deaf:
            await socket.send_json({"op": HEARTBEAT_RECEIVED, "d": None})
        elif op in (IDENTIFY, RESUME):
            if self.sends_away_with is not None or said["d"]["token"] != self._token:
                await socket.close(code=self.sends_away_with or 4004)
                return False
            if op == IDENTIFY:
                await self._let_in(socket)
            else:
                await self._resume(socket, said["d"])
        return True

    async def _let_in(self, socket: web.WebSocketResponse) -> None:
        self.comings["identify"] += 1
        self._socket, self._session = socket, secrets.token_hex(8)
        self._told.clear()
        await self.tell(
            "READY",
            {
                "v": 10,
                "user": BOT,
                "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in self._world.guilds],
                "session_id": self._session,
                "resume_gateway_url": self.url,
                "application": {"id": str(BOT_ID), "flags": 0},
            },
        )
        for guild in self._world.guilds.values():
            there = [one for one in self._world.channels.values() if one.guild_id == guild.id]
            await self.tell("GUILD_CREATE", guild.payload(there))
        self.identified.set()

    async def _resume(self, socket: web.WebSocketResponse, said: dict[str, Any]) -> None:
        if self._session is None or said["session_id"] != self._session:
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return
        self.comings["resume"] += 1
        self._socket = socket
        for missed in self._told[int(said["seq"] or 0) :]:
            await socket.send_json(missed)
        await self.tell("RESUMED", {})
