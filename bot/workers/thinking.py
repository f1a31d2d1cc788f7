"""Slow work: decisions of computer players, spots for a card or a tile, game reviews and pars.

Computer players think in a separate pool with a lower priority, so that people's pictures come first. Spots
are JSON; their points are the score of the map after the move, or None where a list must not rank anything.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable, Iterator, Sequence
from contextvars import Context
from functools import partial
from typing import Any, Generic, TypeVar

from bot.workers.pool import WorkerError, Workers
from engine.actions import Action, FreeTile, Place, Terraform, Unplaceable, to_json
from engine.chance import Chance, chance_of_player
from engine.game import Game
from engine.maps import PlayerMap
from engine.maps.terraforming import payable_terrains
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import PRICE, TERRAFORMING_COLOUR, Position
from engine.players import decide
from engine.players.player import (
    laid_with_cubes,
    map_with,
    own_seat,
    score_of,
    selected_card,
    terraformings,
    tiles,
)
from engine.players.prospects import prospects
from engine.review import Review, points_of, review
from engine.trial import MOST_SPOTS, placement_of, spread_spots
from engine.views import Phase, View, view_of

log = logging.getLogger(__name__)

_Found = TypeVar("_Found")

#: The maximum number of computer players that think at the same time.
MOST_THINKERS = 2

#: The time limit for a decision in seconds. The work for one is limited to two seconds of processor time, so
#: only an overloaded machine takes longer.
PATIENCE = 15.0

#: The niceness of thinking processes, which lowers their priority.
NICENESS = 5

#: Returns the decision of a kind of computer player (``engine.players.decide``).
Think = Callable[[str, View, Chance], Awaitable[Action]]


class Thinkers(Workers):
    """The worker processes for computer players."""

    def __init__(self, count: int) -> None:
        """Use this number of processes; with 0 they think in the calling process, for tests."""
        super().__init__(count, lower_priority, timeout=PATIENCE)

    async def think(self, kind: str, view: View, chance: Chance) -> Action:
        """Return the decision of a computer player of this kind; raises the same errors as ``run``."""
        return await self.run(decide, kind, view, chance)


def lower_priority() -> None:
    """Lower this process's priority if the system supports it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


class Remembered(Generic[_Found]):
    """Caches the last ``most`` answers; concurrent requests for the same question share one task."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[_Found]] = OrderedDict()

    def begin(
        self, question: Hashable, find_out: Callable[[], Coroutine[Any, Any, _Found]]
    ) -> asyncio.Task[_Found]:
        """Return the task for a question, after starting it if there is none; failed ones are forgotten."""
        task = self._tasks.get(question)
        if task is None:
            # The work is shared, so it belongs to no interaction: its log lines name none, and the practice
            # table does not wait for it.
            task = self._tasks[question] = Context().run(asyncio.create_task, find_out())
            task.add_done_callback(partial(self._forget_failed, question))
        self._tasks.move_to_end(question)
        known = [question for question, task in self._tasks.items() if task.done()]
        for question in known[: max(0, len(self._tasks) - self._most)]:
            del self._tasks[question]
        return task

    async def answer(self, question: Hashable, find_out: Callable[[], Coroutine[Any, Any, _Found]]) -> _Found:
        """Wait for the answer to a question and return it; raises the same errors as ``find_out``."""
        # Shielded, because other callers may wait for the same task.
        return await asyncio.shield(self.begin(question, find_out))

    async def close(self) -> None:
        """Cancel unfinished tasks."""
        tasks = [task for task in self._tasks.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_failed(self, question: Hashable, task: asyncio.Task[_Found]) -> None:
        """Forget a failed task, whose error refers to everything that waited for it."""
        if task.cancelled() or task.exception() is not None:
            self._tasks.pop(question, None)


#: The number of cached reviews, so that turning the pages of one is fast.
KEPT_REVIEWS = 32


class Reviews:
    """Creates and caches reviews of games, by table id and reviewed seats."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._remembered: Remembered[Review] = Remembered(KEPT_REVIEWS)

    async def of(self, table_id: str, game: Game, seats: Sequence[int]) -> Review:
        """Return the review of a finished game; its work is limited, to about a second for five seats.

        The ``seats`` to review may change later if a person's data is deleted.

        Raises:
            WorkerError: the job was given up because its worker died or hung.
        """
        find_out = partial(self._workers.run_long, review, game, seats)
        return await self._remembered.answer((table_id, tuple(seats)), find_out)


#: The computer player that sets par. It searches ahead, so this takes some seconds of processor time.
PLAYER = "hard"

#: The computer player that decides if the other fails on an overloaded machine.
INSTEAD = "normal"

#: The number of cached deals; the map of the day is requested often.
KEPT_PARS = 64


class Pars:
    """Calculates pars for games for one: the points after each round, of which the last is par."""

    def __init__(self, think: Think, *, ahead: bool) -> None:
        """With ``ahead``, ``prepare`` starts calculating; this needs processes to think in."""
        self._think = think
        self._ahead = ahead
        self._remembered: Remembered[tuple[int, ...]] = Remembered(KEPT_PARS)

    def prepare(self, game: Game) -> None:
        """Start calculating the par of a new deal, so that it is known at the end."""
        if self._ahead:
            self.begin(game)

    def begin(self, game: Game) -> asyncio.Task[tuple[int, ...]]:
        """Return the task that finds the points after each round for the deal of a game for one.

        Others share it, so it must not be cancelled. It fails with a ``WorkerError`` if both computer players
        failed, and the next call starts another one.
        """
        return self._remembered.begin(_deal(game), partial(self._play, game))

    async def close(self) -> None:
        """Stop calculating."""
        await self._remembered.close()

    async def _play(self, given: Game) -> tuple[int, ...]:
        game = Game.start(given.options, given.deck, given.setup)
        found: list[int] = []
        while not game.is_over:
            chance = chance_of_player(PLAYER, 0, len(game.actions))
            before, view = game.round, view_of(game, 0)
            try:
                action = await self._think(PLAYER, view, chance)
            except WorkerError:
                log.warning("par: a decision took too long; %s decides instead", INSTEAD)
                action = await self._think(INSTEAD, view, chance)
            game, _ = game.apply(action)
            if game.round > before or game.is_over:
                found += points_of(game)
        return tuple(found)


def _deal(game: Game) -> Hashable:
    return game.options, game.setup


Json = dict[str, Any]


def spots(view: View, card: MapCard, *, ranked: bool) -> Json:
    """Every legal spot of a card on the viewer's map, and the indices of those to offer first.

    A spot is ``[x, y, rotation, under, hidden, points]``. Bit i of ``hidden`` is set if the card's i-th
    square is below another card, row by row as the card is turned. Without ``ranked`` there are no points,
    and the spots offered first depend on the shape of the map only.
    """
    player_map = own_seat(view)[1].map
    if ranked:
        first = [found.placement for found in prospects(view, card, MOST_SPOTS)]
    else:
        first = [placement_of(player_map, card, spot) for spot in spread_spots(player_map, card)]
    found: list[list[Any]] = []
    places: dict[tuple[int, ...], int] = {}
    for spot in sorted(player_map.legal_placements(card), key=_reading_order):
        x, y, rotation, hidden = shape = _shape(player_map, card, spot)
        places[shape] = len(found)
        worth = points(view, card, spot) if ranked else None
        found.append([x, y, rotation, sorted(spot.under), hidden, worth])
    offered = [places[_shape(player_map, card, spot)] for spot in first if spot is not None]
    return {"card": card.number, "spots": found, "first": offered}


def points(view: View, card: MapCard, spot: Placement) -> int:
    """The score of the viewer's map with a card there.

    Raises:
        GameError: the card cannot go there.
    """
    return score_of(view, map_with(view, card, spot))[0]


def tile_choices(
    view: View, card: MapCard, spot: Placement | None, cubes: tuple[Position, ...], *, ranked: bool
) -> list[Json]:
    """The tiles that the viewer can place now: the action in the form of records, and the points after it.

    The points are those of a plan: the tile is paid with two ``cubes``, or else the oldest ones, and the card
    is placed at the ``spot`` if one is tried. They are None if it could not lie there then.
    """
    return [
        {"action": to_json(action), "points": _points_of_plan(view, after, card, spot) if ranked else None}
        for action, after in _tiles(view, cubes)
    ]


def _points_of_plan(view: View, after: PlayerMap, card: MapCard, spot: Placement | None) -> int | None:
    if spot is not None:
        if spot not in after.legal_placements(card):
            return None
        paid = Counter(own_seat(view)[1].map.cubes.values()) - Counter(after.cubes.values())
        supply = {colour: count + paid[colour] for colour, count in view.supply.items()}
        after = laid_with_cubes(after, supply, card, spot)
    return score_of(view, after)[0]


def _tiles(view: View, cubes: tuple[Position, ...]) -> Iterator[tuple[FreeTile | Terraform, PlayerMap]]:
    seat, own = own_seat(view)
    if view.phase is Phase.FREE_TILE and seat in view.waiting_for:
        for terrain in TERRAFORMING_COLOUR:
            for position, after in tiles(own.map, terrain):
                yield FreeTile(seat, position, terrain), after
    elif view.phase is Phase.MAP and not own.done:
        oldest = payable_terrains(own.map)
        for action, _ in terraformings(view):
            chosen = {own.map.cubes.get(at) for at in cubes} == {TERRAFORMING_COLOUR[action.terrain]}
            one, other = cubes if chosen and len(cubes) == PRICE else oldest[action.terrain][:PRICE]
            paid = own.map.without_cubes((one, other)).with_tile(action.position, action.terrain)
            yield Terraform(seat, action.position, action.terrain, (one, other)), paid


def game_then(game: Game, number: int, seat: int) -> Game | None:
    """The game just before a seat placed its card in a round; None if it did not get there."""
    now = Game.start(game.options, game.deck, game.setup)
    for action in game.actions:
        if now.round == number and action.seat == seat and isinstance(action, Place | Unplaceable):
            return now
        now, _ = now.apply(action)
    return None


def moment_of(game: Game, number: int, seat: int, card: int | None = None) -> tuple[View, Json] | None:
    """What a seat saw before it placed its card in a round, and the spots of that or another card.

    None if it placed none.
    """
    then = game_then(game, number, seat)
    if then is None:
        return None
    view = view_of(then, seat).without_memory()
    return view, spots(view, selected_card(view) if card is None else game.deck.card(card), ranked=True)


def _shape(player_map: PlayerMap, card: MapCard, spot: Placement) -> tuple[int, int, int, int]:
    """The position and rotation of a spot, and which squares of the card are hidden, as bits."""
    hidden: Collection[object] = player_map.hidden_squares(card, spot)
    rows = sorted(spot.footprint, key=lambda position: (position.y, position.x))
    return spot.x, spot.y, spot.rotation, sum(1 << bit for bit, at in enumerate(rows) if at in hidden)


def _reading_order(spot: Placement) -> tuple[object, ...]:
    return spot.y, spot.x, spot.rotation, sorted(spot.under)
