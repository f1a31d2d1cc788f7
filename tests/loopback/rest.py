"""Requests with the bot's token: the application, its commands, channels, threads and messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web

from tests.bot.discord_limits import check_request
from tests.loopback.wire import (
    BODY,
    ENTRY_POINT_REMOVED,
    INVALID_FORM_BODY,
    Body,
    Payload,
    RefusedError,
    answer,
    nothing,
)
from tests.loopback.world import (
    BOT,
    BOT_ID,
    ENTRY_POINT,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREADS,
    Channel,
    Message,
    World,
)

#: Sends the bot a gateway event.
Dispatch = Callable[[str, Payload], Awaitable[None]]


def check(method: str, path: str, body: Body) -> None:
    """Check that a request stays within Discord's limits.

    Raises:
        RefusedError: it does not.
    """
    try:
        check_request(method, path, body.data)
    except (AssertionError, ValueError) as error:
        raise RefusedError(400, INVALID_FORM_BODY, f"Invalid Form Body: {error}") from error


def written(world: World, message: Message, body: Body) -> None:
    """Write the body of a request into a new or existing message.

    Raises:
        RefusedError: the message would be empty.
    """
    data = body.data
    if "content" in data:
        message.content = data["content"] or ""
    if "embeds" in data:
        message.embeds = data["embeds"] or []
    if "components" in data:
        message.components = data["components"] or []
    _attach(world, message, body)
    if not (message.content or message.embeds or message.components or message.attachments):
        raise RefusedError(400, 50006, "Cannot send an empty message")


def _attach(world: World, message: Message, body: Body) -> None:
    listed = body.data.get("attachments")
    if listed is None and not body.files:
        return
    kept = {one["id"]: one for one in message.attachments}
    described = {int(one["id"]): one for one in listed or []}
    found = [kept[str(number)] for number in described if str(number) in kept]
    for number, file in enumerate(body.files):
        own = str(world.ids.next())
        url = f"http://127.0.0.1/attachments/{message.channel_id}/{own}/{file.name}"
        said = described.get(number, {}).get("description")
        named = {"id": own, "filename": file.name, "size": file.size, "description": said}
        found.append({**named, "url": url, "proxy_url": url, "content_type": "image/png"})
    message.attachments = found


class Rest:
    """The routes that need the bot's token; each returns a response or raises ``RefusedError``."""

    def __init__(self, world: World, dispatch: Dispatch) -> None:
        """Use ``dispatch`` to send gateway events."""
        self._world = world
        self._dispatch = dispatch

    def routes(self) -> list[web.RouteDef]:
        """All routes."""
        application = f"/applications/{BOT_ID}"
        return [
            web.get("/users/@me", self._me),
            web.get("/users/@me/guilds", self._guilds),
            web.get("/oauth2/applications/@me", self._application),
            web.get(application + "/commands", self._list_commands),
            web.put(application + "/commands", self._take_commands),
            web.post("/users/@me/channels", self._open_direct_channel),
            web.get("/channels/{channel}", self._channel),
            web.patch("/channels/{channel}", self._change_channel),
            web.post("/channels/{channel}/threads", self._open_thread),
            web.put("/channels/{channel}/thread-members/{user}", self._add_to_thread),
            web.post("/channels/{channel}/messages", self._send),
            web.get("/channels/{channel}/messages", self._history),
            web.patch("/channels/{channel}/messages/{message}", self._edit),
            web.delete("/channels/{channel}/messages/{message}", self._delete),
            web.get("/guilds/{guild}/members/{user}", self._member),
        ]

    async def _me(self, _: web.Request) -> web.Response:
        return answer(BOT)

    async def _application(self, _: web.Request) -> web.Response:
        found: Payload = {
            "id": str(BOT_ID),
            "name": "hokkaido",
            "description": "",
            "icon": None,
            "owner": BOT,
        }
        found |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": ""}
        return answer({**found, **self._world.application})

    async def _guilds(self, _: web.Request) -> web.Response:
        guilds = self._world.guilds.values()
        return answer(
            [{"id": str(one.id), "name": one.name, "permissions": str(one.granted)} for one in guilds]
        )

    async def _list_commands(self, request: web.Request) -> web.Response:
        is_whole = request.query.get("with_localizations") == "true"
        return answer([_as_listed(command, is_whole) for command in self._world.commands])

    async def _take_commands(self, request: web.Request) -> web.Response:
        kept = [command for command in request[BODY].data if command.get("type") == ENTRY_POINT]
        if not kept and any(command.get("type") == ENTRY_POINT for command in self._world.commands):
            said = "You cannot remove this app's Entry Point command in a bulk update operation."
            raise RefusedError(400, ENTRY_POINT_REMOVED, said)
        known = {"application_id": str(BOT_ID), "version": "1"}
        self._world.commands = [
            {**command, "id": str(number), **known} for number, command in enumerate(request[BODY].data, 2000)
        ]
        return answer(self._world.commands)

    async def _open_direct_channel(self, request: web.Request) -> web.Response:
        person = self._world.people.get(int(request[BODY].data["recipient_id"]))
        if person is None:
            raise RefusedError(400, INVALID_FORM_BODY, "Invalid Recipient(s)")
        return answer(self._world.direct_channel(person).payload())

    async def _channel(self, request: web.Request) -> web.Response:
        return answer(self._channel_of(request).payload())

    async def _change_channel(self, request: web.Request) -> web.Response:
        channel, data = self._channel_of(request), request[BODY].data
        channel.archived = data.get("archived", channel.archived)
        channel.locked = data.get("locked", channel.locked)
        return answer(channel.payload())

    async def _open_thread(self, request: web.Request) -> web.Response:
        data = request[BODY].data
        kind = data.get("type", PRIVATE_THREAD)
        if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
            raise RefusedError(400, INVALID_FORM_BODY, "Invalid Form Body: type")
        parent = self._channel_of(request)
        if parent.guild_id is not None:
            self._world.guilds[parent.guild_id].must_take_thread(data["name"])
        thread = self._world.add_thread(parent, data["name"], kind)
        await self._dispatch("THREAD_CREATE", {**thread.payload(), "newly_created": True})
        return answer(thread.payload(), status=201)

    async def _add_to_thread(self, request: web.Request) -> web.Response:
        thread, user_id = self._channel_of(request), int(request.match_info["user"])
        if thread.kind not in THREADS or user_id not in self._world.people:
            raise RefusedError(403, 50001, "Missing Access")
        thread.members.add(user_id)
        return nothing()

    async def _send(self, request: web.Request) -> web.Response:
        channel, body = self._channel_of(request), request[BODY]
        self._world.must_take(channel)
        nonce = str(body.data["nonce"]) if body.data.get("enforce_nonce") else None
        if nonce is not None and (sent := self._world.with_nonce(channel, nonce)) is not None:
            return answer(sent.payload())
        message = Message(self._world.ids.next(), channel.id)
        written(self._world, message, body)
        if nonce is not None:
            self._world.note_nonce(nonce, message)
        self._world.messages[channel.id][message.id] = message
        await self._dispatch("MESSAGE_CREATE", self._world.payload_of(message))
        return answer(message.payload())

    async def _history(self, request: web.Request) -> web.Response:
        channel = self._channel_of(request)
        newest = self._world.seen(channel)[::-1][: int(request.query.get("limit", "50"))]
        return answer([message.payload() for message in newest])

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._message_of(request)
        written(self._world, message, request[BODY])
        message.edits += 1
        await self._dispatch("MESSAGE_UPDATE", self._world.payload_of(message))
        return answer(message.payload())

    async def _delete(self, request: web.Request) -> web.Response:
        message = self._message_of(request)
        del self._world.messages[message.channel_id][message.id]
        await self._dispatch("MESSAGE_DELETE", self._world.payload_of(message))
        return nothing()

    async def _member(self, request: web.Request) -> web.Response:
        person = self._world.people.get(int(request.match_info["user"]))
        if person is None:
            raise RefusedError(404, 10007, "Unknown Member")
        return answer(person.member())

    def _channel_of(self, request: web.Request) -> Channel:
        return self._world.channel(int(request.match_info["channel"]))

    def _message_of(self, request: web.Request) -> Message:
        return self._world.message(int(request.match_info["channel"]), int(request.match_info["message"]))


def _as_listed(part: Payload, is_whole: bool) -> Payload:
    """A command, option or choice as Discord lists it: without defaults, and translations only if asked."""
    listed = {
        field: [_as_listed(one, is_whole) for one in value] if field in ("options", "choices") else value
        for field, value in part.items()
        if value is not False and (is_whole or not field.endswith("_localizations"))
    }
    if "options" in listed and not listed["options"]:
        del listed["options"]
    return listed
