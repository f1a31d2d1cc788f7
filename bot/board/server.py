"""The web server of the board: checks every request, explains what is refused, and serves the page's files.

A request is identified by the token of its link in a header, so there is no cookie and nothing in an address
that a log could keep. What a valid link opens is in ``api``.
"""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import partial
from html import escape
from pathlib import Path
from string import Template
from typing import cast

from aiohttp import web

from bot.board.after_game import check_watching
from bot.board.api import AWAY, GUEST, PICTURES, Api, Guest, json_response
from bot.board.check import PATH, answer_check, host_in, own_hosts
from bot.board.connections import PATIENCE, SERVER, Connection, Connections, most_connections
from bot.board.drawing import themes_css
from bot.board.streams import RefusedError, Streams
from bot.board.view import plain
from bot.errors import USER_ERRORS, sentence
from bot.monitoring.metrics import Metrics
from bot.people.limits import ALL_WATCHERS, Cost
from bot.people.links import Links, Visitor, locale_of
from bot.services import Services
from bot.settings import Listen
from bot.store import StoreError
from bot.tables.checks import MovedOnError
from bot.texts import Language
from bot.views.viewer import Viewer
from bot.workers.thinking import Remembered
from render.drawing.sprites import sprite_sheet
from render.palette import ThemeName

log = logging.getLogger(__name__)

#: The page's files by their names, and their types by the ends of those. They are in memory, because opening
#: each would wait for a thread.
PAGE = {file.name: file.read_bytes() for file in Path(__file__).with_name("page").iterdir()}
INDEX = Template(PAGE.pop("index.html").decode())
TYPES = {".js": "text/javascript", ".css": "text/css"}

#: Tags for loading all modules together. Without them, a browser finds a module only when another imports it.
_MODULES = "\n".join(
    f'<link rel="modulepreload" href="page/{name}">'
    for name in sorted(PAGE)
    if name.endswith(".js") and name != "shapes.js"
)

#: The maximum size of a request in bytes.
LARGEST_REQUEST = 4096

#: How many addresses that are not the board's are logged, because anyone can ask for any.
MOST_LOGGED = 10

#: Seconds that requests in progress may take when the bot is stopping.
GRACE = 5.0

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors "
)
_HEADERS = {
    **SERVER,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
#: For the page's files, which the browser keeps but checks for each use.
_CHECKED = {"Cache-Control": "no-cache"}

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Board:
    """Serves the page until closed.

    It is created in the context in which the bot works; ``turn`` is held during moves (see ``Api``). Only
    pages of the origins ``framed_by`` may show it in a frame.
    """

    def __init__(
        self,
        services: Services,
        links: Links,
        metrics: Metrics,
        turn: Callable[[], AbstractAsyncContextManager[object]] = nullcontext,
        framed_by: Sequence[str] = (),
    ) -> None:
        self._headers = {**_HEADERS, "Content-Security-Policy": _POLICY + (" ".join(framed_by) or "'none'")}
        self._services = services
        self._links = links
        self._metrics = metrics
        self._connections = Connections(most_connections())
        streams = Streams(self._connections.most // 2)
        self._api = Api(services, streams, turn)
        self._sheets: Remembered[str] = Remembered(len(ThemeName))
        self._listen = ""
        self._listening: asyncio.Server | None = None
        self._runner: web.AppRunner | None = None
        #: The board's address, the names under which it may be asked for, and the refused ones that were
        #: logged.
        self._address = links.address
        self._hosts: frozenset[str | None] = frozenset()
        self._logged: set[str] = set()
        metrics.pages.set_function(lambda: streams.count)

    # Starting and stopping

    async def open(self, listen: Listen) -> None:
        """Start serving.

        Raises:
            OSError: the address cannot be listened on.
        """
        self._listen = str(listen)
        self.note_address(self._address)
        # In a new context, because requests are not the bot's own work.
        await contextvars.Context().run(asyncio.create_task, self._open(listen))

    def note_address(self, address: str) -> None:
        """Accept requests for this address, in place of the one before; it is empty while there is none."""
        self._address = address
        self._hosts = own_hosts(address, self._listen)

    async def _open(self, listen: Listen) -> None:
        # It waits once for requests in progress and once for what is still sent.
        runner = web.AppRunner(self._application(), shutdown_timeout=GRACE / 2)
        await runner.setup()
        accept = partial(Connection, cast(web.Server, runner.server), self._connections, PATIENCE)
        try:
            self._listening = await asyncio.get_running_loop().create_server(accept, listen.host, listen.port)
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner

    async def close(self) -> None:
        """Stop listening, end the streams, and finish the requests in progress within ``GRACE``."""
        self._api.close()
        if self._listening is not None:
            self._listening.close()
        if self._runner is not None:
            await self._runner.cleanup()
        await self._sheets.close()

    def _application(self) -> web.Application:
        application = web.Application(
            client_max_size=LARGEST_REQUEST, middlewares=[self._guarded, self._admitted]
        )
        routes = application.router
        routes.add_get("/", self._index)
        routes.add_get("/page/{file}", self._file)
        routes.add_get("/art/themes.css", self._themes)
        routes.add_get("/art/{theme}.svg", self._art)
        routes.add_route("*", PATH, answer_check)
        self._api.add_routes(routes)
        application.on_response_prepare.append(self._add_headers)
        return application

    # Every request

    @web.middleware
    async def _guarded(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        """Turn errors into responses, send nothing that the browser has, and measure the time."""
        begun = time.perf_counter()
        response = await self._answer(request, handler)
        if isinstance(response, web.Response) and response.body:
            known = {tag.value for tag in request.if_none_match or ()}
            if response.etag is not None and response.etag.value in known:
                response.set_status(304)
                response.body = None
            elif response.content_type not in PICTURES:
                response.enable_compression()
        route = request.match_info.route.resource
        name = "none" if route is None else route.canonical
        self._metrics.board.labels(name).observe(time.perf_counter() - begun)
        return response

    async def _answer(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        try:
            if request.path != PATH:  # which reports the host
                self._check_host(request)
            if "Content-Encoding" in request.headers:
                raise web.HTTPUnsupportedMediaType
            return await handler(request)
        except web.HTTPException as error:
            return web.Response(status=error.status)
        except Exception as error:
            status, why = self._explain(request, error)
            if not request.path.startswith("/api/"):
                return web.Response(text=why, status=status)
            view = None
            if GUEST in request and status in (409, 422):
                with suppress(StoreError):
                    view = await self._api.view_now(request[GUEST])
            return json_response({"error": why, "view": view}, status)

    def _check_host(self, request: web.Request) -> None:
        """Check the names of the hosts that a request is for and from; a proxy may change the port.

        Raises:
            RefusedError: one is neither that of the board's address nor the one that it listens on.
        """
        for came in (request.headers.get("Host", ""), *request.headers.getall("Origin", ())):
            if host_in(came) in self._hosts:
                continue
            shown, expected = came[:100], self._address
            if shown not in self._logged and len(self._logged) < MOST_LOGGED:
                self._logged.add(shown)
                log.info("refused a request for %r: the board's address is %s", shown, expected)
            raise RefusedError(403, "board-other-host", came=shown, address=expected)

    def _explain(self, request: web.Request, error: Exception) -> tuple[int, str]:
        """The status and the sentence for an error; the bot's own errors are logged."""
        texts = self._texts_of(request)
        if isinstance(error, USER_ERRORS):
            status = {"too-often": 429, "table-gone": 401}.get(error.key, 422)
            return status, plain(sentence(texts, error))
        if isinstance(error, MovedOnError):
            return 409, texts.format("moved-on")
        if isinstance(error, RefusedError):
            return error.status, plain(texts.format(error.key, **error.values))
        reference = secrets.token_hex(4)
        log.error("reference %s: %s of the board failed", reference, request.path, exc_info=error)
        if isinstance(error, StoreError):
            return 503, plain(texts.format("database-fails", reference=reference))
        return 500, texts.format("failure", reference=reference)

    @web.middleware
    async def _admitted(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        """Find the table and the person of the link; nothing is done for a request without a valid one.

        Raises:
            RefusedError: the link is not valid, or no longer opens the table.
            InputError: ``too-often``, if everyone who watches the table together has asked too often.
        """
        if not request.path.startswith("/api/"):
            return await handler(request)
        visitor = self._links.visitor(_token(request), self._services.clock.now())
        if visitor is None:
            raise RefusedError(401, "board-refused")
        await _read_body(request)
        if visitor.user_id is not None:
            with self._connections.serving(request.protocol):
                return await self._serve(request, handler, visitor)
        self._services.limits.take(Cost.WATCHING, visitor.table_id, ALL_WATCHERS)
        return await self._serve(request, handler, visitor)

    async def _serve(self, request: web.Request, handler: _Handler, visitor: Visitor) -> web.StreamResponse:
        table = await self._services.tables.get(visitor.table_id)
        readers = self._services.readers
        if visitor.user_id is None:
            reader = await readers.public(table.guild_id, table.options.locale)
        else:
            reader = await readers.person(visitor.user_id, visitor.locale, table.guild_id or None)
        seat = None if visitor.user_id is None else table.seat_of(visitor.user_id)
        renewed = table.links_renewed if visitor.user_id is None else reader.links_renewed
        if (
            reader.links is None
            or visitor.renewed != renewed
            or (seat is None and table.options.alone and visitor.user_id is not None)
        ):
            raise RefusedError(401, "board-refused")
        if visitor.user_id is None and table.options.alone:
            check_watching(table, self._services)
        if visitor.user_id is not None and seat is not None:
            self._services.presence.note_at_board(visitor.user_id, table.id, leaving=AWAY in request.headers)
        request[GUEST] = Guest(Viewer(reader, table, seat), visitor.user_id)
        return await handler(request)

    def _texts_of(self, request: web.Request) -> Language:
        """The viewer's language, or else that of the refused link, or else the browser's."""
        if GUEST in request:
            return request[GUEST].viewer.texts
        named = self._services.texts.find(locale_of(_token(request)))
        wanted = request.headers.get("Accept-Language", "").split(",")[0].split(";")[0].strip()
        return named or self._services.texts.of(wanted)

    async def _add_headers(self, _: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(self._headers)
        response.headers.setdefault("Cache-Control", "no-store")

    # Files

    async def _index(self, request: web.Request) -> web.StreamResponse:
        texts = self._texts_of(request)
        no_scripts = escape(texts.format("board-no-scripts"))
        page = INDEX.substitute(locale=texts.locale, modules=_MODULES, no_scripts=no_scripts)
        return web.Response(text=page, content_type="text/html", headers=_CHECKED)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["file"]
        if name not in PAGE:
            raise web.HTTPNotFound
        response = web.Response(body=PAGE[name], content_type=TYPES[Path(name).suffix], headers=_CHECKED)
        response.etag = hashlib.sha256(PAGE[name]).hexdigest()
        return response

    async def _art(self, request: web.Request) -> web.StreamResponse:
        theme = next((theme for theme in ThemeName if theme == request.match_info["theme"]), None)
        if theme is None:
            raise web.HTTPNotFound
        draw = partial(self._services.pictures.workers.run, sprite_sheet, theme)
        sheet = await self._sheets.answer(theme, draw)
        headers = {"Cache-Control": "public, max-age=86400"}
        return web.Response(text=sheet, content_type="image/svg+xml", headers=headers)

    async def _themes(self, _: web.Request) -> web.StreamResponse:
        return web.Response(text=themes_css(), content_type="text/css")


def _token(request: web.Request) -> str:
    """The token of the link, which has only ASCII letters; else empty."""
    token = request.headers.get("Authorization", "").removeprefix("Bearer ")
    return token if token.isascii() else ""


async def _read_body(request: web.Request) -> None:
    """Read the body, which is kept for the handler.

    Raises:
        RefusedError: it takes too long.
        web.HTTPBadRequest: it does not arrive whole.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            await request.read()
    except TimeoutError as error:
        raise RefusedError(408, "board-too-slow") from error
    except (ConnectionError, web.RequestPayloadError) as error:
        raise web.HTTPBadRequest from error
