"""The one address of the practice table.

simcord serves one channel a server. A player has two: the table's channel and the direct messages.
The front door is a small web server on loopback that shows both in one page; each is simcord's own
page in a frame, told apart by the secret that the frame's address ends in. What Discord does not
offer, to let time pass for one, stands in the page's head.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import cast

from aiohttp import ClientSession, ClientTimeout, web

from bot.practice.proxy import CAPABILITY, Passage, View

#: simcord takes 26 MiB with a command's attached file; a little more for what goes around it.
_LARGEST_REQUEST = 27 * 1024 * 1024
#: simcord forbids its page to be framed; here the front page may do it, and nobody else.
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self' blob:; img-src 'self' blob: data:; media-src 'self' blob:; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
    ),
}
_OWN_FILES = {"front_page.css": "text/css", "front_page.js": "text/javascript", "view.css": "text/css"}

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
#: What the page can do to the simulation.
Power = Callable[[], Awaitable[None]]


class PortTakenError(Exception):
    """The wished port cannot be listened on."""


class FrontDoor:
    """Serves the front page until closed.

    ``views`` are simcord's pages by the name that the front page has for them: ``table.1`` and
    ``messages.1`` are those of the first of the ``people``. ``powers`` are what the page's head can do, by
    name; ``words`` are the texts of the front page, also the names of the powers. ``turn`` is held while
    simcord works on a click.
    """

    def __init__(
        self,
        views: Mapping[str, View],
        people: Sequence[str],
        powers: Mapping[str, Power],
        words: Mapping[str, str],
        turn: asyncio.Lock,
    ) -> None:
        self._views = {name.encode(): view for name, view in views.items()}
        self._any_view = next(iter(views.values()))
        self._powers = powers
        self._page = _filled_page(words, people, powers)
        self._turn = turn
        self._secret = secrets.token_urlsafe(18)
        self._hosts: frozenset[str] = frozenset()
        self._closers: list[Callable[[], Awaitable[None]]] = []

    @property
    def address(self) -> str:
        """What to open in a browser; whoever has it can play."""
        return f"http://{self._host}/#{self._secret}"

    async def open(self, port: int) -> None:
        """Listen on a port of loopback, or on any free one for 0.

        Raises:
            PortTakenError: the port is in use or not allowed.
        """
        session = ClientSession(timeout=ClientTimeout(total=None))
        self._closers.append(session.close)
        self._passage = Passage(session, self._turn)
        runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        self._closers.append(runner.cleanup)
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
        except OSError as error:
            await self.close()
            raise PortTakenError(str(port)) from error
        port = cast("tuple[str, int]", runner.addresses[0])[1]
        self._host = f"127.0.0.1:{port}"
        # Browsers leave out the port 80.
        suffixes = (f":{port}", "") if port == 80 else (f":{port}",)
        self._hosts = frozenset(
            f"{name}{suffix}" for name in ("127.0.0.1", "localhost") for suffix in suffixes
        )

    async def close(self) -> None:
        """Stop listening."""
        while self._closers:
            await self._closers.pop()()

    def _application(self) -> web.Application:
        application = web.Application(client_max_size=_LARGEST_REQUEST, middlewares=[self._guarded])
        routes = application.router
        routes.add_get("/", self._front_page)
        routes.add_get("/view", self._view_page)
        for name in _OWN_FILES:
            routes.add_get(f"/{name}", self._own_file)
        routes.add_post("/api/action", self._act)
        routes.add_post("/powers/{name}", self._use_power)
        routes.add_route("*", "/api/{rest:.*}", self._call)
        routes.add_get("/{rest:.*}", self._file)
        return application

    @web.middleware
    async def _guarded(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        # Another site that points its own name at 127.0.0.1 gets nothing.
        if request.host not in self._hosts:
            raise web.HTTPForbidden
        response = await handler(request)
        response.headers.update(_HEADERS)
        return response

    async def _front_page(self, _: web.Request) -> web.StreamResponse:
        return web.Response(text=self._page, content_type="text/html")

    async def _own_file(self, request: web.Request) -> web.StreamResponse:
        name = request.path.removeprefix("/")
        return web.Response(text=_own_text(name), content_type=_OWN_FILES[name])

    async def _view_page(self, _: web.Request) -> web.StreamResponse:
        """Simcord's page, with a style sheet that hides its tools for testers."""
        page = await self._passage.file(self._any_view, "/")
        style = b'<link rel="stylesheet" href="/view.css"></head>'
        return web.Response(
            status=page.status, body=page.body.replace(b"</head>", style, 1), content_type="text/html"
        )

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return (await self._passage.file(self._any_view, request.path)).response()

    async def _call(self, request: web.Request) -> web.StreamResponse:
        return (await self._passage.call(self._view_of(request), request)).response()

    async def _act(self, request: web.Request) -> web.StreamResponse:
        return (await self._passage.act(self._view_of(request), request)).response()

    async def _use_power(self, request: web.Request) -> web.StreamResponse:
        self._view_of(request)
        power = self._powers.get(request.match_info["name"])
        if power is None:
            raise web.HTTPNotFound
        await power()
        return web.Response()

    def _view_of(self, request: web.Request) -> View:
        """The view that the page's secret, ``SECRET.NAME``, opens."""
        secret, _, name = request.headers.get(CAPABILITY, "").encode().partition(b".")
        view = self._views.get(name)
        if view is None or not secrets.compare_digest(secret, self._secret.encode()):
            raise web.HTTPUnauthorized
        return view


def _own_text(name: str) -> str:
    return (files("bot.practice") / "page" / name).read_text(encoding="utf-8")


def _filled_page(words: Mapping[str, str], people: Sequence[str], powers: Mapping[str, Power]) -> str:
    persons = (_option(str(number), name) for number, name in enumerate(people, 1))
    return Template(_own_text("front_page.html")).substitute(
        {key: escape(word) for key, word in words.items()},
        people="".join(persons),
        alone="hidden" if len(people) == 1 else "",
        powers="".join(_option(name, words[name]) for name in powers),
    )


def _option(value: str, text: str) -> str:
    return f'<option value="{escape(value)}">{escape(text)}</option>'
