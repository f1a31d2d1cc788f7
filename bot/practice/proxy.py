"""Forwards requests to simcord's own pages and passes the responses back.

It adds five things:

* Clicks are let through one at a time, and never while the clock is moving: simcord rejects anything that
  arrives in between, and the page would wait forever.
* A click on a page that is already out of date is sent again for the page as it is now. Discord itself
  lets such clicks through and leaves it to the bot to respond.
* A line that begins with a slash is run as the command that it says, and never sent as a message.
* A command that the bot refuses in words has been sent like any other. simcord notes the error inside the
  bot, and its page would keep the command in the box.
* The list of the commands is in the language of the page.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, web

from bot.practice.typed_line import Run, is_command, read_line

#: What an action has that sends a message, and none that runs a command.
_OF_MESSAGES = ("content", "target_id", "reply_to_id")

#: Where simcord lists the commands.
_COMMANDS = "/api/commands"

#: Puts the list of the commands into the language of the page.
Describe = Callable[[Mapping[str, Any]], Mapping[str, Any]]

CAPABILITY = "X-Simcord-Capability"
CONTEXT = "X-Simcord-Context"
_STALE = "stale-revision"
_CALLBACK_ERROR = "action-callback-error"
#: Headers of simcord's responses that the page reads or the browser needs.
_FORWARDED = ("Content-Type", "Content-Disposition", "X-Display-", "X-Media-", "X-Simcord-")


@dataclass(frozen=True, slots=True)
class PreviewPage:
    """One of simcord's pages: a channel as one person sees it. ``url`` is the address that simcord gave."""

    url: str

    @property
    def origin(self) -> str:
        """The scheme, host and port of its server."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def capability(self) -> str:
        """The secret that its server requires."""
        return urlsplit(self.url).fragment


@dataclass(frozen=True, slots=True)
class Reply:
    """A response from simcord."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def document(self) -> Mapping[str, object]:
        """The body as a JSON object; empty if it is not one."""
        return _document(self.body)

    def response(self) -> web.Response:
        """The response to send to the browser."""
        headers = {name: value for name, value in self.headers.items() if name.startswith(_FORWARDED)}
        return web.Response(status=self.status, headers=headers, body=self.body)


class Proxy:
    """Forwards requests to simcord. ``turn`` is held while simcord handles a click."""

    def __init__(
        self, session: ClientSession, turn: asyncio.Lock, people: Mapping[str, int], describe: Describe
    ) -> None:
        """``people`` are the ids of all who can be named in commands, by their names."""
        self._session = session
        self._turn = turn
        self._people = people
        self._describe = describe

    async def file(self, page: PreviewPage, path: str) -> Reply:
        """Fetch a file of simcord's page."""
        return await self._send(page, "GET", path, {})

    async def call(self, page: PreviewPage, request: web.Request) -> Reply:
        """Forward a request that reads something, or that opens or closes the page."""
        headers, body = _headers(page, request), await request.read()
        if request.path == _COMMANDS:
            return await self._commands(page, headers)
        return await self._send(page, request.method, request.path_qs, headers, body)

    async def act(self, page: PreviewPage, request: web.Request) -> Reply:
        """Forward a click, a command or anything else that a person does on the page."""
        headers, body = _headers(page, request), await request.read()
        body = await self._with_command(page, headers, body)
        async with self._turn:
            reply = await self._send(page, "POST", "/api/action", headers, body)
            if _is_stale(reply):
                state = await self._send(page, "GET", "/api/state", headers)
                renewed = _with_revision(body, state.document().get("publishedRevision"))
                if renewed:
                    reply = await self._send(page, "POST", "/api/action", headers, renewed)
            return _as_sent(reply)

    async def command_of(self, page: PreviewPage, request: web.Request, line: str) -> Run:
        """The command that a line typed on the page says.

        Raises:
            UnreadableLineError: it says none.
        """
        return await self._command_of(page, _headers(page, request), line)

    async def _command_of(self, page: PreviewPage, headers: Mapping[str, str], line: str) -> Run:
        entries = (await self._commands(page, headers)).document().get("entries")
        return read_line(line, entries if isinstance(entries, list) else [], self._people)

    async def _commands(self, page: PreviewPage, headers: Mapping[str, str]) -> Reply:
        """The list of the commands, in the language of the page."""
        reply = await self._send(page, "GET", _COMMANDS, headers)
        if reply.status != HTTPStatus.OK:
            return reply
        return replace(reply, body=json.dumps(self._describe(reply.document())).encode())

    async def _with_command(self, page: PreviewPage, headers: Mapping[str, str], body: bytes) -> bytes:
        """The same action, with a command in place of a message that begins with a slash.

        Raises:
            UnreadableLineError: it begins so, but says no command.
        """
        action = _document(body)
        line = action.get("content")
        if action.get("kind") != "send_message" or not isinstance(line, str) or not is_command(line):
            return body
        run = await self._command_of(page, headers, line)
        kept = {name: value for name, value in action.items() if name not in _OF_MESSAGES}
        return json.dumps({**kept, "kind": "run_command", **run}).encode()

    async def _send(
        self, page: PreviewPage, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Reply:
        url = f"{page.origin}{path}"
        try:
            async with self._session.request(method, url, headers=headers, data=body or None) as response:
                return Reply(response.status, response.headers, await response.read())
        except ClientError:
            # The practice table is closing; the page reports that it has lost the connection.
            return Reply(HTTPStatus.BAD_GATEWAY, {}, b"")


def _document(body: bytes) -> Mapping[str, object]:
    """A JSON object; empty if the body is none, as with a click that carries files."""
    try:
        document = json.loads(body)
    except ValueError:
        return {}
    return document if isinstance(document, dict) else {}


def _headers(page: PreviewPage, request: web.Request) -> dict[str, str]:
    headers = {CAPABILITY: page.capability}
    for name in (CONTEXT, "Content-Type"):
        if name in request.headers:
            headers[name] = request.headers[name]
    return headers


def _is_stale(reply: Reply) -> bool:
    return reply.document().get("rejected") is True and _STALE in _codes(reply)


def _as_sent(reply: Reply) -> Reply:
    """The receipt of an action that the bot has answered, though with an error inside: it has been sent."""
    receipt = reply.document()
    if receipt.get("acknowledgement") != "acknowledged" or _codes(reply) != {_CALLBACK_ERROR}:
        return reply
    told = {**receipt, "settlement": "settled", "uncertain": False, "diagnostics": []}
    return replace(reply, body=json.dumps(told).encode())


def _codes(reply: Reply) -> set[object]:
    """What simcord has to remark on an action."""
    diagnostics = reply.document().get("diagnostics")
    found = diagnostics if isinstance(diagnostics, list) else []
    return {entry.get("code") for entry in found if isinstance(entry, dict)}


def _with_revision(body: bytes, revision: object) -> bytes | None:
    """The same click for another revision of the page, or None if the click carries files."""
    click = _document(body)
    return json.dumps({**click, "published_revision": revision}).encode() if click else None
