"""Forwards requests to simcord's pages and returns the responses.

It changes five things:

* Clicks are forwarded one at a time, and never while the clock is moving. Otherwise simcord would reject
  them, and the page would wait forever.
* A click on an outdated page is sent again for the current one. Discord also accepts such clicks and leaves
  the response to the bot.
* A command that the bot rejects with a message counts as sent. simcord reports the error inside the bot, and
  its page would keep the command in the message box.
* The list of commands is in the page's language.
* A picture is fetched as the file that the bot sent. simcord would first check it in a process of its own,
  one picture after another, and again for each page that opens.
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

#: The path of simcord's list of commands.
_COMMANDS = "/api/commands"

#: The beginning of the paths of simcord's pictures, and the query for the file as it was sent.
_PICTURES, _AS_SENT = "/api/assets/", "?download=1"

#: Translates the list of commands into the page's language.
Describe = Callable[[Mapping[str, Any]], Mapping[str, Any]]

CAPABILITY = "X-Simcord-Capability"
CONTEXT = "X-Simcord-Context"
_STALE = "stale-revision"
_CALLBACK_ERROR = "action-callback-error"
#: Prefixes of the headers in simcord's responses that the page or the browser needs.
_FORWARDED = ("Content-Type", "Content-Disposition", "X-Simcord-")


@dataclass(frozen=True, slots=True)
class PreviewPage:
    """One of simcord's pages: a channel as one person sees it. ``url`` is its address from simcord."""

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
        """Return the response for the browser."""
        headers = {name: value for name, value in self.headers.items() if name.startswith(_FORWARDED)}
        return web.Response(status=self.status, headers=headers, body=self.body)


class Proxy:
    """Forwards requests to simcord. ``turn`` is held while simcord handles a click."""

    def __init__(self, session: ClientSession, turn: asyncio.Lock, describe: Describe) -> None:
        self._session = session
        self._turn = turn
        self._describe = describe

    async def file(self, page: PreviewPage, path: str) -> Reply:
        """Fetch a file of simcord's page."""
        return await self._send(page, "GET", path, {})

    async def call(self, page: PreviewPage, request: web.Request) -> Reply:
        """Forward a request that reads data, or that opens or closes the page."""
        headers, body = _headers(page, request), await request.read()
        _document(body)  # fails here instead of in simcord if it is nested too deeply
        if request.path == _COMMANDS:
            return await self._commands(page, headers)
        path = request.path + _AS_SENT if request.path.startswith(_PICTURES) else request.path_qs
        return await self._send(page, request.method, path, headers, body)

    async def act(self, page: PreviewPage, request: web.Request) -> Reply:
        """Forward a click, a command or another action on the page."""
        headers, body = _headers(page, request), await request.read()
        _document(body)  # fails here instead of in simcord if it is nested too deeply
        async with self._turn:
            reply = await self._send(page, "POST", "/api/action", headers, body)
            if _is_stale(reply):
                state = await self._send(page, "GET", "/api/state", headers)
                renewed = _with_revision(body, state.document().get("publishedRevision"))
                if renewed:
                    reply = await self._send(page, "POST", "/api/action", headers, renewed)
            return _as_sent(reply)

    async def _commands(self, page: PreviewPage, headers: Mapping[str, str]) -> Reply:
        """Fetch the list of commands in the page's language."""
        reply = await self._send(page, "GET", _COMMANDS, headers)
        if reply.status != HTTPStatus.OK:
            return reply
        return replace(reply, body=json.dumps(self._describe(reply.document())).encode())

    async def _send(
        self, page: PreviewPage, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Reply:
        url = f"{page.origin}{path}"
        try:
            async with self._session.request(method, url, headers=headers, data=body or None) as response:
                return Reply(response.status, response.headers, await response.read())
        except ClientError:
            # The practice table is closing; the page will report the lost connection.
            return Reply(HTTPStatus.BAD_GATEWAY, {}, b"")


def _document(body: bytes) -> Mapping[str, object]:
    """Parse a JSON object; return an empty one if the body is not JSON, as for a click with files.

    Raises:
        RecursionError: it is nested too deeply.
    """
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
    """Mark an action as sent if the bot has responded to it, even if simcord reports an error in the bot."""
    receipt = reply.document()
    if receipt.get("acknowledgement") != "acknowledged" or _codes(reply) != {_CALLBACK_ERROR}:
        return reply
    settled = {**receipt, "settlement": "settled", "uncertain": False, "diagnostics": []}
    return replace(reply, body=json.dumps(settled).encode())


def _codes(reply: Reply) -> set[object]:
    """Return the codes of simcord's diagnostics about an action."""
    diagnostics = reply.document().get("diagnostics")
    found = diagnostics if isinstance(diagnostics, list) else []
    return {entry.get("code") for entry in found if isinstance(entry, dict)}


def _with_revision(body: bytes, revision: object) -> bytes | None:
    """Return a click with another revision of the page, or None if the click has files."""
    click = _document(body)
    return json.dumps({**click, "published_revision": revision}).encode() if click else None
