"""What the board serves to a guest: views, streams of changes, spots and past rounds; and the guest's moves.

Moves are rules of ``bot.tables``, applied by the table service as for a button.
"""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import json
import mimetypes
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import dataclass
from typing import TypeVar

from aiohttp import web

from bot.board import after_game
from bot.board.check import new_stream
from bot.board.choices import Json, given, rule_of
from bot.board.connections import PATIENCE
from bot.board.drawing import gains_drawn
from bot.board.streams import Stream, Streams
from bot.board.view import card_groups, hinted, moment, past, plain, present
from bot.errors import InputError
from bot.people.limits import Cost
from bot.services import Services
from bot.tables import Person, Stage, Table, TableError
from bot.tables.alone import must_be_over
from bot.tables.checks import finished_game
from bot.views.current_screen import find_hints
from bot.views.hand import is_sure
from bot.views.placer import reason_of_spot, shortened
from bot.views.rulebook import rulebook
from bot.views.viewer import Viewer
from bot.workers import thinking
from bot.workers.pool import Workers
from engine import reading
from engine.action_fields import read_placement
from engine.errors import GameError, InvalidInput
from engine.game import Game
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import TERRAFORMING_COLOUR
from engine.views import View, views_after

#: Seconds after which a stream without changes sends a sign of life.
SIGN_OF_LIFE = 20.0

#: The header of a request by a page that is hidden, closed, in a frame, or not touched for a while.
AWAY = "Board-Away"

#: The number of views that are kept in memory.
KEPT_VIEWS = 256

#: The kinds of pictures of a finished game, which are compressed already.
PICTURES = ("image/jpeg", "image/gif")

#: What a page can ask about a finished game.
AFTER = {"review": after_game.review, "par": after_game.par, "everyone": after_game.everyone}

_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True)
class Guest:
    """Who asks: the viewer, and the person of the link, if it is not one for everyone."""

    viewer: Viewer
    user_id: int | None

    def at(self, table: Table) -> Viewer:
        """The same guest at the table as it is now."""
        seat = None if self.user_id is None else table.seat_of(self.user_id)
        return Viewer(self.viewer.reader, table, seat)


GUEST = web.RequestKey("guest", Guest)


class Api:
    """Answers the requests of guests until closed.

    It is created in the context in which the bot works, and makes moves there; ``turn`` is held meanwhile.
    """

    def __init__(
        self,
        services: Services,
        streams: Streams,
        turn: Callable[[], AbstractAsyncContextManager[object]] = nullcontext,
    ) -> None:
        self._services = services
        self._streams = streams
        self._turn = turn
        self._context = contextvars.copy_context()
        self._views: OrderedDict[object, tuple[str, bytes]] = OrderedDict()
        self._leaving: set[asyncio.Task[None]] = set()
        services.tables.follow(streams.table_ids, streams.on_change)
        services.presence.on_left = self._note_left

    def close(self) -> None:
        """End the streams, and no longer note who leaves."""
        self._services.presence.on_left = lambda _: None
        self._streams.close()

    def add_routes(self, routes: web.UrlDispatcher) -> None:
        """Add everything that a guest can ask for."""
        for path, handler in {
            "/api/view": self._view,
            "/api/spots": self._spots,
            "/api/points": self._points,
            "/api/tiles": self._tiles,
            "/api/hints": self._hints,
            "/api/rules": self._rules,
            "/api/round": self._round,
            "/api/after/{what}": self._after,
            "/api/picture/{what}": self._picture,
        }.items():
            routes.add_get(path, handler)
        # By POST, which proxies hold back less than GET.
        routes.add_post("/api/changes", self._changes)
        routes.add_post("/api/act", self._act)
        routes.add_post("/api/here", self._here)
        routes.add_post("/api/again", self._again)

    def _count(self, request: web.Request) -> Viewer:
        """Count one question of a person; those of watchers are counted before.

        Raises:
            InputError: ``too-often``.
        """
        guest: Guest = request[GUEST]
        if guest.user_id is not None:
            self._services.limits.take(Cost.BOARD, guest.user_id, guest.viewer.table.guild_id or None)
        return guest.viewer

    # Views

    async def view_now(self, guest: Guest) -> Json:
        """What the page shows a guest now."""
        table = await self._services.tables.get(guest.viewer.table.id)
        shown: Json = json.loads(self._present(guest.at(table))[1])
        return shown

    async def _view(self, request: web.Request) -> web.StreamResponse:
        return self._respond(request[GUEST].viewer)

    def _respond(self, viewer: Viewer) -> web.Response:
        tag, shown = self._present(viewer)
        response = web.Response(body=shown, content_type="application/json")
        response.etag = tag
        return response

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

    async def _changes(self, request: web.Request) -> web.StreamResponse:
        """Send the tag of each new view. Changes that this viewer does not see are not even counted."""
        guest: Guest = request[GUEST]
        table_id = guest.viewer.table.id
        with self._streams.opened(table_id, guest.user_id) as stream:
            await self._pass_on_sign(request)
            # Read again, because it may have changed before the stream was open.
            table = await self._services.tables.get(table_id)
            response = new_stream()
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
            tag = self._present(guest.at(table))[0]
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
        guest: Guest = request[GUEST]
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
            card = _number(request, "card") if "card" in request.query else None
            found = await self._workers.run(thinking.moment_of, game, number, seat, card)
            if found is None:
                raise InputError("board-no-moment")
            return json_response(moment(viewer, *found))
        table = viewer.table
        if table.game is None or not 1 <= number <= viewer.view.finished_rounds:
            raise InputError("board-no-round")
        return json_response(
            past(viewer, (await self._workers.run(views_after, table.game, [number]))[number])
        )

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
        found = await self._workers.run(thinking.spots, view, card, ranked=viewer.wants_hints)
        if not is_sure(viewer, card):
            found["spots"] = [[*spot[:-1], None] for spot in found["spots"]]
        elif viewer.wants_hints and found["first"]:
            x, y, rotation, under, *_ = found["spots"][found["first"][0]]
            placement = Placement(card.number, x, y, rotation, frozenset(under))
            found["reason"] = reason_of_spot(viewer, card, placement)
        return json_response(found)

    async def _points(self, request: web.Request) -> web.StreamResponse:
        """The points of a tried spot and where they come from; none for a card that another may get."""
        viewer = self._count(request)
        placement = read_placement(_object(request.query.get("at", "").encode(), "at"))
        view, card = _view_and_card(viewer, placement.card)
        try:
            points = await self._workers.run(thinking.points, view, card, placement)
        except GameError as refusal:
            raise shortened(refusal) from refusal
        if not is_sure(viewer, card):
            return json_response({"points": None, "gains": [], "marks": []})
        gains, marks = await self._workers.run(gains_drawn, view, card, placement)
        named = [(viewer.phrases.category(gain.category), gain.points, gain.positions) for gain in gains]
        return json_response({"points": points, "gains": named, "marks": marks})

    async def _tiles(self, request: web.Request) -> web.StreamResponse:
        """The tiles that the viewer can place, with the points of the whole plan: cubes, tile and card."""
        viewer = self._count(request)
        plan = given(_object(request.query.get("plan", "{}").encode(), "plan"))
        view, card = _view_and_card(viewer, None if plan.spot is None else plan.spot.card)
        found = await self._workers.run(
            thinking.tile_choices,
            *(view, card, plan.spot if is_sure(viewer, card) else None, plan.cubes),
            ranked=viewer.wants_hints,
        )
        for tile in found:
            terrain = tile["action"]["terrain"]
            price = {"terrain": terrain, "colour": TERRAFORMING_COLOUR[terrain]}
            is_paid = "cubes" in tile["action"]
            tile["label"] = (
                viewer.format("terraform-choice", **price) if is_paid else viewer.texts.name(terrain)
            )
        return json_response(found)

    async def _hints(self, request: web.Request) -> web.StreamResponse:
        """The parts of the viewer's view that change with hints."""
        viewer = self._count(request)
        return json_response(hinted(viewer, await find_hints(viewer, self._workers)))

    async def _rules(self, request: web.Request) -> web.StreamResponse:
        """The rulebook of the table's game, page by page."""
        viewer = self._count(request)
        return json_response([plain(page) for page in rulebook(viewer.texts, viewer.table.options)])

    # After the game

    async def _after(self, request: web.Request) -> web.StreamResponse:
        """What is found out about a finished game."""
        viewer = self._count(request)
        find_out = AFTER.get(request.match_info["what"])
        if find_out is None:
            raise web.HTTPNotFound
        self._finished(viewer)
        return json_response(await find_out(self._services, viewer))

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        """A picture of a finished game to keep."""
        guest: Guest = request[GUEST]
        table = guest.viewer.table
        self._finished(guest.viewer)
        self._services.limits.take(Cost.WORK, guest.user_id or table.id, table.guild_id or None)
        found = await after_game.picture(self._services, guest.viewer, request.match_info["what"])
        kind, _ = mimetypes.guess_type(found.file_name)
        return web.Response(body=found.data, content_type=kind or "application/octet-stream")

    async def _again(self, request: web.Request) -> web.StreamResponse:
        """The link to the next game of a person, which begins or waits for the others."""
        guest: Guest = request[GUEST]
        viewer, table = guest.viewer, guest.viewer.table
        links, person = viewer.reader.links, self._player(guest)
        if links is None:
            raise InputError("board-off")
        after = await self._as_bot(lambda: after_game.play_again(self._services, table, person))
        renewed = viewer.reader.links_renewed
        return json_response({"link": links.of(after, person.id, viewer.texts.locale, renewed)})

    @property
    def _workers(self) -> Workers:
        return self._services.pictures.workers

    # Moves

    async def _act(self, request: web.Request) -> web.StreamResponse:
        """Apply a decision, and respond with the view after it."""
        guest: Guest = request[GUEST]
        table, person = guest.viewer.table, self._player(guest)
        rule = rule_of(_object(await request.read(), "request"), guest.viewer)
        after = await self._as_bot(lambda: self._services.tables.do(table.id, rule, person))
        return self._respond(guest.at(after.table))

    def _player(self, guest: Guest) -> Person:
        """The guest as a player, for one more move.

        Raises:
            TableError: ``not-seated``.
            InputError: ``too-often``.
        """
        seat = guest.viewer.seat
        if seat is None or guest.user_id is None:
            raise TableError("not-seated")
        self._services.limits.take(Cost.MOVES, guest.user_id)
        return Person(guest.user_id, guest.viewer.table.seats[seat].name)

    async def _as_bot(self, work: Callable[[], Coroutine[object, object, _Result]]) -> _Result:
        """Do something in the context of the bot's own work; it is finished even if the client goes away."""
        async with self._turn():
            return await asyncio.shield(self._context.copy().run(asyncio.create_task, work()))


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


def _number(request: web.Request, name: str) -> int:
    text = request.query.get(name, "")
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise InvalidInput("not-a-whole-number", place=name, value=reading.shown(text))
    return int(text)


def _object(written: bytes, place: str) -> Mapping[str, object]:
    return reading.object_of(reading.parse_json(written), place)


def _dumped(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def json_response(value: object, status: int = 200) -> web.Response:
    """A response with a value as JSON."""
    return web.Response(body=_dumped(value), content_type="application/json", status=status)
