"""Passes requests on to simcord's own pages, and the answers back.

What it adds:

* It lets one click in at a time, and none while the clock is being moved: simcord refuses what comes
  in between, and the page would wait for ever.
* A click that was made on a page half a second old is sent once more for the page as it is now. Discord
  itself lets such clicks through, and it is the bot's part to answer them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, web

CAPABILITY = "X-Simcord-Capability"
CONTEXT = "X-Simcord-Context"
_STALE = "stale-revision"
#: Headers of simcord's answers that the page reads or the browser needs.
_PASSED_BACK = ("Content-Type", "Content-Disposition", "X-Display-", "X-Media-", "X-Simcord-")


@dataclass(frozen=True, slots=True)
class View:
    """One of simcord's pages: a channel as its viewer sees it. ``url`` is what simcord gave."""

    url: str

    @property
    def origin(self) -> str:
        """Scheme, host and port of its server."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def capability(self) -> str:
        """The secret that its server asks for."""
        return urlsplit(self.url).fragment


@dataclass(frozen=True, slots=True)
class Answer:
    """What simcord answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def document(self) -> Mapping[str, object]:
        """The body as a JSON object; empty if it is none."""
        try:
            document = json.loads(self.body)
        except ValueError:
            return {}
        return document if isinstance(document, dict) else {}

    def response(self) -> web.Response:
        """The answer as the browser gets it."""
        headers = {name: value for name, value in self.headers.items() if name.startswith(_PASSED_BACK)}
        return web.Response(status=self.status, headers=headers, body=self.body)


class Passage:
    """The way from the front door to simcord. ``turn`` is held while simcord works on a click."""

    def __init__(self, session: ClientSession, turn: asyncio.Lock) -> None:
        self._session = session
        self._turn = turn

    async def file(self, view: View, path: str) -> Answer:
        """A file of simcord's page."""
        return await self._ask(view, "GET", path, {})

    async def call(self, view: View, request: web.Request) -> Answer:
        """A request of the page that asks for something or opens or closes the page."""
        return await self._ask(
            view, request.method, request.path_qs, _headers(view, request), await request.read()
        )

    async def act(self, view: View, request: web.Request) -> Answer:
        """A click, a command or whatever else somebody does on the page."""
        headers, body = _headers(view, request), await request.read()
        async with self._turn:
            answer = await self._ask(view, "POST", "/api/action", headers, body)
            if not _is_stale(answer):
                return answer
            state = await self._ask(view, "GET", "/api/state", headers)
            renewed = _with_revision(body, state.document().get("publishedRevision"))
            return await self._ask(view, "POST", "/api/action", headers, renewed) if renewed else answer

    async def _ask(
        self, view: View, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Answer:
        url = f"{view.origin}{path}"
        try:
            async with self._session.request(method, url, headers=headers, data=body or None) as reply:
                return Answer(reply.status, reply.headers, await reply.read())
        except ClientError:
            # The practice table is being closed; the page says that it has lost the connection.
            return Answer(HTTPStatus.BAD_GATEWAY, {}, b"")


def _headers(view: View, request: web.Request) -> dict[str, str]:
    headers = {CAPABILITY: view.capability}
    for name in (CONTEXT, "Content-Type"):
        if name in request.headers:
            headers[name] = request.headers[name]
    return headers


def _is_stale(answer: Answer) -> bool:
    document = answer.document()
    diagnostics = document.get("diagnostics")
    if document.get("rejected") is not True or not isinstance(diagnostics, list):
        return False
    return any(isinstance(entry, dict) and entry.get("code") == _STALE for entry in diagnostics)


def _with_revision(body: bytes, revision: object) -> bytes | None:
    """The same click for another revision of the page; None for a click that carries files."""
    try:
        click = json.loads(body)
    except ValueError:
        return None
    return json.dumps(click | {"published_revision": revision}).encode()
