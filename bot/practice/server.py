"""The web server of the practice table.

simcord serves one channel per server, but a player needs two: the table's channel and the direct messages.
This small web server on loopback shows both on one page. Each is simcord's page in a frame, identified by the
secret at the end of the frame's address. The board is in a third one. Controls that Discord does not have,
such as skipping time, are in the page's header.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from aiohttp import ClientSession, ClientTimeout, web

from bot.practice.proxy import CAPABILITY, PreviewPage, Proxy
from bot.practice.spoken import SpokenLanguage, described

#: simcord accepts 26 MiB for a command with an attached file. This adds a little for the rest of the request.
_LARGEST_REQUEST = 27 * 1024 * 1024
#: simcord does not allow its page to be framed. These headers allow it for the front page only.
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self' blob:; img-src 'self' blob: data:; media-src 'self' blob:; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'self'; frame-src 'self' "
    ),
}
_OWN_FILES = {
    "front_page.css": "text/css",
    "front_page.js": "text/javascript",
    "board.js": "text/javascript",
    "chat.js": "text/javascript",
    "typing.js": "text/javascript",
    "view.css": "text/css",
}
_WORDS = (
    "title",
    "table",
    "messages",
    "news",
    "locked",
    "person",
    "powers-label",
    "close-picture",
    "languages-label",
    "unknown-command",
    "no-board",
)
#: Prefix of the powers that change the language.
LANGUAGE_POWER = "language-"

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
#: A control of the simulation on the page.
Power = Callable[[], Awaitable[None]]
#: Returns the commands as the bot has sent them to Discord.
Commands = Callable[[], Sequence[Mapping[str, Any]]]


class PortTakenError(Exception):
    """The requested port is in use or not permitted."""


def listen_on(port: int) -> socket.socket:
    """Listen on a loopback port, or any free one for 0. Connections wait until the server is open.

    Raises:
        PortTakenError: the port is in use or not permitted.
    """
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError as error:
        raise PortTakenError(str(port)) from error


def origins_of(listening: socket.socket) -> Sequence[str]:
    """The origins under which a browser can open the page that is served on a socket."""
    port = listening.getsockname()[1]
    # Browsers omit port 80.
    suffixes = (f":{port}", "") if port == 80 else (f":{port}",)
    return [f"http://{name}{suffix}" for name in ("127.0.0.1", "localhost") for suffix in suffixes]


class PracticeServer:
    """Serves the front page until closed.

    ``pages`` are simcord's pages by their names on the front page: ``table.1`` and ``messages.1`` belong to
    the first of the ``people``. ``powers`` are the controls in the page's header,
    by name. The page and its list of ``commands`` are in the ``spoken`` language. ``turn`` is held while
    simcord handles a click. ``board`` is the address of the board; empty if the bot has none.
    """

    def __init__(
        self,
        pages: Mapping[str, PreviewPage],
        people: Sequence[str],
        powers: Mapping[str, Power],
        spoken: SpokenLanguage,
        turn: asyncio.Lock,
        commands: Commands,
        board: str,
    ) -> None:
        self._pages = {name.encode(): page for name, page in pages.items()}
        self._any_page = next(iter(pages.values()))
        self._powers = powers
        self._people = people
        self._spoken = spoken
        self._commands = commands
        self._board = board
        policy = _HEADERS["Content-Security-Policy"] + board
        self._headers = {**_HEADERS, "Content-Security-Policy": policy}
        self._turn = turn
        self._secret = secrets.token_urlsafe(18)
        self._origins: Sequence[str] = ()
        self._closers: list[Callable[[], Awaitable[None]]] = []

    @property
    def address(self) -> str:
        """The address to open in a browser; anyone who has it can play."""
        return f"{self._origins[0]}/#{self._secret}"

    async def open(self, listening: socket.socket) -> None:
        """Start serving on a listening socket, which is closed with the server."""
        self._origins = origins_of(listening)
        session = ClientSession(timeout=ClientTimeout(total=None))
        self._closers.append(session.close)
        self._proxy = Proxy(session, self._turn, self._describe)
        runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        self._closers.append(runner.cleanup)
        await web.SockSite(runner, listening).start()

    def _describe(self, catalog: Mapping[str, Any]) -> Mapping[str, Any]:
        return described(catalog, self._commands(), self._spoken.locale)

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
        # Reject other sites whose host names point to 127.0.0.1.
        if f"http://{request.host}" not in self._origins:
            raise web.HTTPForbidden
        try:
            response = await handler(request)
        # The body is nested too deeply.
        except RecursionError:
            raise web.HTTPBadRequest from None
        response.headers.update(self._headers)
        return response

    async def _front_page(self, _: web.Request) -> web.StreamResponse:
        page = _filled_page(self._spoken, self._people, list(self._powers), self._board)
        return web.Response(text=page, content_type="text/html")

    async def _own_file(self, request: web.Request) -> web.StreamResponse:
        name = request.path.removeprefix("/")
        return web.Response(text=_own_text(name), content_type=_OWN_FILES[name])

    async def _view_page(self, _: web.Request) -> web.StreamResponse:
        """Serve simcord's page with a style sheet that hides its testing tools."""
        page = await self._proxy.file(self._any_page, "/")
        style = b'<link rel="stylesheet" href="/view.css"></head>'
        return web.Response(
            status=page.status, body=page.body.replace(b"</head>", style, 1), content_type="text/html"
        )

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return (await self._proxy.file(self._any_page, request.path)).response()

    async def _call(self, request: web.Request) -> web.StreamResponse:
        return (await self._proxy.call(self._page_of(request), request)).response()

    async def _act(self, request: web.Request) -> web.StreamResponse:
        return (await self._proxy.act(self._page_of(request), request)).response()

    async def _use_power(self, request: web.Request) -> web.StreamResponse:
        self._page_of(request)
        power = self._powers.get(request.match_info["name"])
        if power is None:
            raise web.HTTPNotFound
        await power()
        return web.Response()

    def _page_of(self, request: web.Request) -> PreviewPage:
        """Return the page that the request's secret, ``SECRET.NAME``, gives access to."""
        secret, _, name = request.headers.get(CAPABILITY, "").encode().partition(b".")
        page = self._pages.get(name)
        if page is None or not secrets.compare_digest(secret, self._secret.encode()):
            raise web.HTTPUnauthorized
        return page


def _own_text(name: str) -> str:
    return (files("bot.practice") / "page" / name).read_text(encoding="utf-8")


def _filled_page(spoken: SpokenLanguage, people: Sequence[str], powers: Sequence[str], board: str) -> str:
    language = spoken.texts
    words = {word.replace("-", "_"): language.format(f"practice-page-{word}") for word in _WORDS}
    persons = (_option(str(number), name) for number, name in enumerate(people, 1))
    return Template(_own_text("front_page.html")).substitute(
        {key: escape(word) for key, word in words.items()},
        people="".join(persons),
        alone="hidden" if len(people) == 1 else "",
        locale=escape(language.locale),
        board=escape(language.format("button-board")),
        board_address=escape(board),
        powers="".join(
            _option(name, language.format(f"practice-power-{name}"))
            for name in powers
            if not name.startswith(LANGUAGE_POWER)
        ),
        languages="".join(
            _option(LANGUAGE_POWER + locale, other.format("language-name"), chosen=other is language)
            for locale, other in spoken.choices.items()
        ),
    )


def _option(value: str, text: str, *, chosen: bool = False) -> str:
    disabled = " disabled" if chosen else ""
    return f'<option value="{escape(value)}"{disabled}>{escape(text)}</option>'
