"""The web server of the board: the page's files, views, streams of changes, and moves.

A request is identified by the token of its link in a header, so there is no cookie and nothing in an address
that a log could keep. Moves are rules of ``bot.tables``, applied by the table service as for a button.
"""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar, cast
from urllib.parse import urlsplit

from aiohttp import web

from bot.board.choices import rule_of
from bot.board.connections import SERVER, Connection, Connections, most_connections
from bot.board.drawing import themes_css
from bot.board.streams import RefusedError, Stream, Streams
from bot.board.view import card_groups, moment, past, plain, present
from bot.errors import USER_ERRORS, InputError, sentence
from bot.monitoring.metrics import Metrics
from bot.people.limits import ALL_WATCHERS, Cost
from bot.people.links import Links, Visitor, locale_of
from bot.services import Services
from bot.settings import Listen
from bot.store import StoreError
from bot.tables import Person, Stage, Table, TableError
from bot.tables.alone import must_be_over
from bot.tables.checks import MovedOnError, finished_game
from bot.texts import Language
from bot.views.viewer import Viewer
from bot.workers import thinking
from bot.workers.pool import Workers
from bot.workers.thinking import Remembered
from engine import reading
from engine.action_fields import read_placement
from engine.errors import InvalidInput
from engine.game import Game
from engine.parts.cards import MapCard
from engine.views import View, views_after
from render.drawing.sprites import sprite_sheet
from render.palette import ThemeName

log = logging.getLogger(__name__)

#: The page's files, by their names.
PAGE = {file.name: file for file in Path(__file__).with_name("page").iterdir()}

#: The maximum size of a request in bytes, and the seconds in which it has to arrive. A silent connection is
#: closed after the same time.
LARGEST_REQUEST = 4096
PATIENCE = 15.0

#: Seconds after which a stream without changes sends a sign of life.
SIGN_OF_LIFE = 20.0

#: Seconds that requests in progress may take when the bot is stopping.
GRACE = 5.0

#: The header of a request by a page that is hidden, closed, or not touched for a while.
AWAY = "Board-Away"

#: The number of views that are kept in memory.
KEPT_VIEWS = 256

_HEADERS = {
    **SERVER,
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True)
class Guest:
    """Who asks: the viewer, and the person of the link, if it is not one for everyone."""

    viewer: Viewer
    user_id: int | None


_GUEST = web.RequestKey("guest", Guest)


class Board:
    """Serves the page until closed.

    It is created in the context in which the bot works, and makes moves there; ``turn`` is held meanwhile.
    Requests themselves do not belong to that context.
    """

    def __init__(
        self,
        services: Services,
        links: Links,
        metrics: Metrics,
        turn: Callable[[], AbstractAsyncContextManager[object]] = nullcontext,
    ) -> None:
        self._services = services
        self._links = links
        self._metrics = metrics
        self._turn = turn
        self._context = contextvars.copy_context()
        self._connections = Connections(most_connections())
        self._streams = Streams(self._connections.most // 2)
        self._views: OrderedDict[object, tuple[str, bytes]] = OrderedDict()
        self._sheets: Remembered[str] = Remembered(len(ThemeName))
        self._listening: asyncio.Server | None = None
        self._runner: web.AppRunner | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self._hosts: frozenset[str] = frozenset()
        metrics.pages.set_function(lambda: self._streams.count)
        services.tables.follow(self._streams)
        services.presence.on_left = self._note_left

    # Starting and stopping

    async def open(self, listen: Listen) -> None:
        """Start serving.

        Raises:
            OSError: the address cannot be listened on.
        """
        address = urlsplit(self._links.address)
        self._hosts = frozenset({address.netloc.lower(), str(listen)})
        # In a new context, because requests are not the bot's own work.
        await contextvars.Context().run(asyncio.create_task, self._open(listen))

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
        self._services.presence.on_left = lambda _: None
        self._streams.close()
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
        for path, handler in {
            "/": self._page,
            "/page/{file}": self._page,
            "/art/themes.css": self._themes,
            "/art/{theme}.svg": self._art,
            "/api/view": self._view,
            "/api/changes": self._changes,
            "/api/spots": self._spots,
            "/api/points": self._points,
            "/api/tiles": self._tiles,
            "/api/round": self._round,
        }.items():
            routes.add_get(path, handler)
        routes.add_post("/api/act", self._act)
        routes.add_post("/api/here", self._here)
        application.on_response_prepare.append(_add_headers)
        return application

    # Every request

    @web.middleware
    async def _guarded(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        """Check where a request comes from, and turn errors into responses."""
        begun = time.perf_counter()
        origin, host = request.headers.get("Origin"), request.headers.get("Host", "")
        if host.lower() not in self._hosts or origin not in (None, self._origin):
            response: web.StreamResponse = web.Response(status=403)
        elif "Content-Encoding" in request.headers:
            response = web.Response(status=415)
        else:
            response = await self._answer(request, handler)
        is_whole_file = isinstance(response, web.FileResponse) and "If-None-Match" not in request.headers
        if is_whole_file or getattr(response, "body", None):
            # Not a file that the page may still have: compressing "not modified" would send a body with it.
            response.enable_compression()
        route = request.match_info.route.resource
        name = "none" if route is None else route.canonical
        self._metrics.board.labels(name).observe(time.perf_counter() - begun)
        return response

    async def _answer(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPException as error:
            return web.Response(status=error.status)
        except Exception as error:
            status, why = self._explain(request, error)
            view = None
            if _GUEST in request and status in (409, 422):
                guest = request[_GUEST]
                with suppress(StoreError):
                    table = await self._services.tables.get(guest.viewer.table.id)
                    view = json.loads(self._present(self._viewer(guest, table))[1])
            return _json({"error": why, "view": view}, status)

    def _explain(self, request: web.Request, error: Exception) -> tuple[int, str]:
        """The status and the sentence for an error; the bot's own errors are logged."""
        texts = self._texts_of(request)
        if isinstance(error, USER_ERRORS):
            status = {"too-often": 429, "table-gone": 401}.get(error.key, 422)
            return status, plain(sentence(texts, error))
        if isinstance(error, MovedOnError):
            return 409, texts.format("moved-on")
        if isinstance(error, RefusedError):
            return error.status, plain(texts.format(error.key))
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
        if visitor.renewed != renewed or (seat is None and table.options.alone):
            raise RefusedError(401, "board-refused")
        if visitor.user_id is not None and seat is not None:
            self._services.presence.note_at_board(visitor.user_id, table.id, leaving=AWAY in request.headers)
        request[_GUEST] = Guest(Viewer(reader, table, seat), visitor.user_id)
        return await handler(request)

    @property
    def _origin(self) -> str:
        address = urlsplit(self._links.address)
        return f"{address.scheme}://{address.netloc}"

    def _texts_of(self, request: web.Request) -> Language:
        """The viewer's language, or else that of the refused link, or else the browser's."""
        if _GUEST in request:
            return request[_GUEST].viewer.texts
        named = self._services.texts.find(locale_of(_token(request)))
        wanted = request.headers.get("Accept-Language", "").split(",")[0].split(";")[0].strip()
        return named or self._services.texts.of(wanted)

    def _count(self, request: web.Request) -> Viewer:
        """Count one question of a person; those of watchers are counted by ``_admitted``.

        Raises:
            InputError: ``too-often``.
        """
        guest: Guest = request[_GUEST]
        if guest.user_id is not None:
            self._services.limits.take(Cost.BOARD, guest.user_id, guest.viewer.table.guild_id or None)
        return guest.viewer

    # Files

    async def _page(self, request: web.Request) -> web.StreamResponse:
        file = PAGE.get(request.match_info.get("file", "index.html"))
        if file is None:
            raise web.HTTPNotFound
        return web.FileResponse(file, headers={"Cache-Control": "no-cache"})

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

    # Views

    async def _view(self, request: web.Request) -> web.StreamResponse:
        return self._respond(request[_GUEST].viewer)

    def _respond(self, viewer: Viewer) -> web.Response:
        return web.Response(body=self._present(viewer)[1], content_type="application/json")

    def _present(self, viewer: Viewer) -> tuple[str, bytes]:
        """A viewer's view, and its tag, which changes only with the view."""
        table, reader = viewer.table, viewer.reader
        # Time given back changes a table without a new revision.
        of_table = table.id, table.revision, table.downtime
        key = (*of_table, viewer.seat, reader.texts.locale, reader.theme, reader.preferences)
        if key not in self._views:
            shown = present(viewer)
            tag = hashlib.sha256(_dumped(shown)).hexdigest()[:16]
            self._views[key] = tag, _dumped({"tag": tag, **shown})
            if len(self._views) > KEPT_VIEWS:
                self._views.popitem(last=False)
        self._views.move_to_end(key)
        return self._views[key]

    def _viewer(self, guest: Guest, table: Table) -> Viewer:
        seat = None if guest.user_id is None else table.seat_of(guest.user_id)
        return Viewer(guest.viewer.reader, table, seat)

    async def _changes(self, request: web.Request) -> web.StreamResponse:
        """Send the tag of each new view. Changes that this viewer does not see are not even counted."""
        guest: Guest = request[_GUEST]
        table_id = guest.viewer.table.id
        with self._streams.opened(table_id, guest.user_id) as stream:
            await self._pass_on_sign(request)
            # Read again, because it may have changed before the stream was open.
            table = await self._services.tables.get(table_id)
            response = web.StreamResponse()
            response.content_type = "text/event-stream"
            # A page that has gone, or reads too slowly, ends its stream.
            with suppress(ConnectionError, TimeoutError):
                await response.prepare(request)
                await self._send_tags(guest, table, stream, response)
        return response

    async def _send_tags(
        self, guest: Guest, table: Table, stream: Stream, response: web.StreamResponse
    ) -> None:
        sent, sent_at = "", 0.0
        while not stream.is_over:
            tag = self._present(self._viewer(guest, table))[0]
            left = sent_at + SIGN_OF_LIFE - time.monotonic()
            if tag != sent or left <= 0:
                async with asyncio.timeout(PATIENCE):
                    await response.write(f"data: {tag}\n\n".encode())
                sent, sent_at, left = tag, time.monotonic(), SIGN_OF_LIFE
            table = await stream.wait(left) or table

    async def _here(self, request: web.Request) -> web.StreamResponse:
        """A sign of life, as every request is, or a goodbye."""
        await self._pass_on_sign(request)
        return web.Response(status=204)

    async def _pass_on_sign(self, request: web.Request) -> None:
        """Notify the process that announces the table of a player; the page's regular requests are enough."""
        guest: Guest = request[_GUEST]
        if guest.user_id is not None and guest.viewer.seat is not None:
            table, leaving = guest.viewer.table, AWAY in request.headers
            await self._services.store.pass_on_sign(table, guest.user_id, leaving=leaving)

    def _note_left(self, table_id: str) -> None:
        """Let the messages ask a person who has left the page."""
        tables = self._services.tables

        async def update() -> None:
            with suppress(TableError):
                await tables.publish(await tables.get(table_id))

        self._leaving.add(task := asyncio.create_task(self._as_bot(update)))
        task.add_done_callback(self._leaving.discard)

    async def _round(self, request: web.Request) -> web.StreamResponse:
        """A finished round for everyone or, after the game, as a ``seat`` saw it before placing."""
        viewer = self._count(request)
        number = _number(request, "round")
        if "seat" in request.query:
            game, seat = self._finished(viewer), _number(request, "seat")
            found = await self._workers.run(thinking.moment_of, game, number, seat)
            if found is None:
                raise InputError("board-no-moment")
            return _json(moment(viewer, *found))
        table = viewer.table
        if table.game is None or not 1 <= number <= viewer.view.finished_rounds:
            raise InputError("board-no-round")
        return _json(past(viewer, (await self._workers.run(views_after, table.game, [number]))[number]))

    def _finished(self, viewer: Viewer) -> Game:
        """The game of a closed table.

        Raises:
            TableError: it is not over, or it was never dealt; or others still play the same map of the day.
        """
        game = finished_game(viewer.table)
        if viewer.seat is None:
            must_be_over(viewer.table, self._services.clock.now())
        return game

    # Spots

    async def _spots(self, request: web.Request) -> web.StreamResponse:
        """The legal spots of a card that the viewer sees."""
        viewer = self._count(request)
        view, card = _view_and_card(viewer, _number(request, "card"))
        return _json(await self._workers.run(thinking.spots, view, card, ranked=_is_ranked(viewer)))

    async def _points(self, request: web.Request) -> web.StreamResponse:
        """The points of one tried spot."""
        viewer = self._count(request)
        placement = read_placement(_object(request.query.get("at", "")))
        view, card = _view_and_card(viewer, placement.card)
        return _json({"points": await self._workers.run(thinking.points, view, card, placement)})

    async def _tiles(self, request: web.Request) -> web.StreamResponse:
        viewer = self._count(request)
        view, _ = _view_and_card(viewer, None)
        found = await self._workers.run(thinking.tile_choices, view, ranked=_is_ranked(viewer))
        for tile in found:
            tile["label"] = viewer.texts.name(tile["action"]["terrain"])
        return _json(found)

    @property
    def _workers(self) -> Workers:
        return self._services.pictures.workers

    # Moves

    async def _act(self, request: web.Request) -> web.StreamResponse:
        """Apply a decision, and respond with the view after it."""
        guest: Guest = request[_GUEST]
        viewer, table = guest.viewer, guest.viewer.table
        if viewer.seat is None or guest.user_id is None:
            raise TableError("not-seated")
        self._services.limits.take(Cost.MOVES, guest.user_id)
        asked = reading.object_of(reading.parse_json(await request.read()), "request")
        rule = rule_of(asked, viewer)
        person = Person(guest.user_id, table.seats[viewer.seat].name)
        after = await self._as_bot(lambda: self._services.tables.do(table.id, rule, person))
        return self._respond(self._viewer(guest, after.table))

    async def _as_bot(self, work: Callable[[], Coroutine[object, object, _Result]]) -> _Result:
        """Do something in the context of the bot's own work; it is finished even if the client goes away."""
        async with self._turn():
            return await asyncio.shield(self._context.copy().run(asyncio.create_task, work()))


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


def _view_and_card(viewer: Viewer, number: int | None) -> tuple[View, MapCard]:
    """The viewer's view for the workers, and a card that the viewer sees beside the maps.

    Raises:
        TableError: the viewer has no seat, or the game is not running.
        InvalidInput: there is no such card.
    """
    table = viewer.table
    if viewer.seat is None or table.stage is not Stage.RUNNING:
        raise TableError("not-seated" if viewer.seat is None else "game-finished")
    cards = {card.number: card for _, group in card_groups(viewer) for card, *_ in group}
    if number is None:
        return viewer.view.without_memory(), next(iter(cards.values()), table.options.deck.card(1))
    if number not in cards:
        raise InvalidInput("no-such-card", "1.1", card=number)
    return viewer.view.without_memory(), cards[number]


def _is_ranked(viewer: Viewer) -> bool:
    """Whether lists may have points, which make them a coach: if the table and the person want hints."""
    return viewer.table.options.hints and viewer.reader.preferences.hints


async def _add_headers(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")


def _number(request: web.Request, name: str) -> int:
    text = request.query.get(name, "")
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise InvalidInput("not-a-whole-number", place=name, value=reading.shown(text))
    return int(text)


def _object(text: str) -> Mapping[str, object]:
    return reading.object_of(reading.parse_json(text.encode()), "at")


def _dumped(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _json(value: object, status: int = 200) -> web.Response:
    return web.Response(body=_dumped(value), content_type="application/json", status=status)
