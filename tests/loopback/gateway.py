"""The gateway: accepts the bot's connections, answers heartbeats, and sends events.

Each shard has its own session, whichever process it connects from. After a lost connection the bot can resume
the session, and gets all events after the sequence number that it sends.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.loopback.wire import Payload
from tests.loopback.world import BOT, BOT_ID, World

#: Discord's gateway opcodes.
DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
INVALID_SESSION, HELLO, HEARTBEAT_RECEIVED = 9, 10, 11

#: The intents for messages on servers and for direct messages.
MESSAGES_IN_SERVERS, DIRECT_MESSAGES = 1 << 9, 1 << 12

#: Milliseconds between heartbeats.
INTERVAL = 41_250

#: More connections than there ever are.
MOST = 1000

#: A close code after which the session can be resumed.
UNKNOWN_ERROR = 4000


@dataclass(eq=False)
class Session:
    """The session of one shard, over one connection at a time."""

    shard: int
    #: The intents that the bot has sent.
    intents: int = 0
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    socket: web.WebSocketResponse | None = None
    events: list[Payload] = field(default_factory=list)

    async def dispatch(self, event: str, data: Payload) -> None:
        """Send an event, or keep it until the bot resumes."""
        self.events.append({"op": DISPATCH, "t": event, "s": len(self.events) + 1, "d": data})
        if self.socket is not None and not self.socket.closed:
            # If the connection breaks at this moment, the bot gets the event when it resumes.
            try:
                await self.socket.send_json(self.events[-1])
            except ConnectionError:
                self.socket = None


class Gateway:
    """The sessions of all shards."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self._sessions: dict[int, Session] = {}
        #: The number of shards that Discord recommends, and the number that the bot has.
        self.wanted = self.shards = 1
        self.url = ""
        self.left = asyncio.Event()
        self.closed_with: int | None = None
        #: How often the bot has connected, by ``identify`` or ``resume``.
        self.connections: Counter[str] = Counter()
        #: How often each shard has identified.
        self.identities: Counter[int] = Counter()
        self._identified = asyncio.Condition()
        #: The close code with which logins are rejected, if they are.
        self.refuses_with: int | None = None
        #: How often the bot may still identify, and the seconds until that limit is reset.
        self.starts_left = 999
        self.reset_after = 0.0
        #: The number of connections above which new ones are refused.
        self.most = MOST

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends."""
        if len(self._sockets()) >= self.most:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": INTERVAL}})
        async for message in socket:
            if message.type is WSMsgType.TEXT and not await self._receive(socket, message.json()):
                break
        for session in self._sessions.values():
            if session.socket is socket:
                session.socket = None
        self.closed_with = socket.close_code
        self.left.set()
        return socket

    async def dispatch(self, event: str, data: Payload) -> None:
        """Send an event to its shard, if the intents include it; events without a server go to shard 0."""
        guild_id = data["id"] if event.startswith("GUILD_") else data.get("guild_id")
        session = self._sessions.get(0 if guild_id is None else self.shard_of(int(guild_id)))
        if session is not None and _is_wanted(event, session.intents, directly=guild_id is None):
            await session.dispatch(event, data)

    async def has_identified(self, shard: int, times: int = 1) -> None:
        """Wait until a shard has identified ``times`` times."""
        async with self._identified:
            await self._identified.wait_for(lambda: self.identities[shard] >= times)

    def shard_of(self, guild_id: int) -> int:
        """The shard of a server."""
        return (guild_id >> 22) % self.shards

    # Faults

    async def drop(self, shard: int | None = None) -> None:
        """Break all connections, or that of one shard; the sessions can be resumed."""
        for session in tuple(self._sessions.values()):
            if session.socket is not None and shard in (None, session.shard):
                await session.socket.close(code=UNKNOWN_ERROR)

    async def go_away(self) -> None:
        """Break all connections, and refuse new ones until ``most`` is set to ``MOST``."""
        self.most = 0
        await self.drop()

    async def invalidate(self) -> None:
        """End the sessions, so that the bot has to identify again and misses the events in between."""
        sockets = self._sockets()
        self._sessions.clear()
        for socket in sockets:
            await socket.send_json({"op": INVALID_SESSION, "d": False})

    # Internals

    def _sockets(self) -> list[web.WebSocketResponse]:
        return [session.socket for session in self._sessions.values() if session.socket is not None]

    async def _receive(self, socket: web.WebSocketResponse, payload: dict[str, Any]) -> bool:
        """Handle a message from the bot; returns whether the connection stays open."""
        op = payload["op"]
        if op == HEARTBEAT:
            await socket.send_json({"op": HEARTBEAT_RECEIVED, "d": None})
        elif op in (IDENTIFY, RESUME):
            if self.refuses_with is not None or payload["d"]["token"] != self._token:
                await socket.close(code=self.refuses_with or 4004)
                return False
            if op == IDENTIFY:
                self.starts_left -= 1
                if self.starts_left < 0:
                    self.refuses_with = 4004  # as if Discord had reset the token
                    await socket.close(code=4004)
                    return False
                shard, self.shards = payload["d"].get("shard", (0, 1))
                await self._identify(socket, shard, payload["d"]["intents"])
            else:
                await self._resume(socket, payload["d"])
        return True

    async def _identify(self, socket: web.WebSocketResponse, shard: int, intents: int) -> None:
        self.connections["identify"] += 1
        self.identities[shard] += 1
        session = self._sessions[shard] = Session(shard, intents, socket=socket)
        guilds = [guild for guild in self._world.guilds.values() if self.shard_of(guild.id) == shard]
        await session.dispatch(
            "READY",
            {
                "v": 10,
                "user": BOT,
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "shard": [shard, self.shards],
                "resume_gateway_url": self.url,
                "application": {"id": str(BOT_ID), "flags": 0},
            },
        )
        for guild in guilds:
            there = [one for one in self._world.channels.values() if one.guild_id == guild.id]
            await session.dispatch("GUILD_CREATE", guild.payload(there))
        async with self._identified:
            self._identified.notify_all()

    async def _resume(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        found = [session for session in self._sessions.values() if session.id == data["session_id"]]
        if not found:
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return
        self.connections["resume"] += 1
        (session,) = found
        session.socket = socket
        for missed in session.events[int(data["seq"] or 0) :]:
            await socket.send_json(missed)
        await session.dispatch("RESUMED", {})


def _is_wanted(event: str, intents: int, *, directly: bool) -> bool:
    """Whether the bot gets an event with these intents; only messages depend on them."""
    wanted = DIRECT_MESSAGES if directly else MESSAGES_IN_SERVERS
    return not event.startswith("MESSAGE_") or bool(wanted & intents)
