"""The placer's buttons, and the menus of tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot import moves
from bot.components.offered import offered_menu
from bot.components.press import Handler, Press
from bot.errors import InputError
from bot.tables.errors import MovedOnError
from bot.views.best_spots import MENU, best_spots_menu
from bot.views.placer import ARROWS, placer_screen
from bot.views.screen import HINT
from bot.views.tiles import tile_screen
from bot.views.viewer import Viewer
from bot.workers.best_spots import best_spots
from bot.workers.trial import Trial, kept_near, next_legal, placement_of, ways
from engine.cards import MapCard
from engine.maps import PlayerMap
from engine.squares import Kind, Position
from engine.views import Phase

#: Moves the card that is being tried.
Change = Callable[[PlayerMap, MapCard, Trial], Trial]


async def _try_elsewhere(change: Change, press: Press) -> None:
    """Show the placer with the card moved; the game is not touched."""
    await press.answer.begin()
    viewer = await _still_placing(press)
    map_, card = viewer.map_and_card
    start = Trial.of(tuple(press.values[0].split(",")) if press.values else press.id.arguments)
    trial = change(map_, card, start)
    hints = offered_menu(press.answer.interaction.message, MENU, viewer.moment)
    await press.answer.show(placer_screen(viewer, trial, hints))


async def _still_placing(press: Press) -> Viewer:
    table, seat = await press.present()
    viewer = Viewer(press.texts, table, seat)
    if viewer.own.placed:
        raise MovedOnError(table, seat)
    return viewer


def _as_chosen(_map: PlayerMap, _card: MapCard, trial: Trial) -> Trial:
    return trial


def _arrow(by_x: int, by_y: int) -> Change:
    return lambda map_, _card, trial: kept_near(map_, trial.moved(by_x, by_y))


def _turn(map_: PlayerMap, _card: MapCard, trial: Trial) -> Trial:
    return kept_near(map_, trial.turned())


def _next_way(map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    count = len(ways(map_, card, trial.x, trial.y, trial.rotation))
    return replace(trial, way=(trial.way + 1) % count)


def _next_spot(map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    spot = next_legal(map_, card, trial)
    if spot is None:
        raise InputError("no-legal-spot", card=card.number)
    return spot


async def _show_best_spots(press: Press) -> None:
    """Open the menu of the best spots; a worker process looks for them, as that takes a while.

    The card stays where it is, and so does its picture: that saves half of the wait.
    """
    await press.answer.begin()
    viewer = await _still_placing(press)
    if not viewer.table.options.hints:
        raise InputError("no-hints-here")
    spots = await press.services.pictures.workers.run(best_spots, viewer.view)
    hints = best_spots_menu(viewer, spots)
    trial = Trial.of(press.id.arguments)
    await press.answer.show_beside_picture(placer_screen(viewer, trial, hints))


async def _place_here(press: Press) -> None:
    await press.answer.begin()
    viewer = await _still_placing(press)
    map_, card = viewer.map_and_card
    await press.decide(moves.place(placement_of(map_, card, Trial.of(press.id.arguments))))


async def _set_aside(press: Press) -> None:
    await press.answer.begin()
    viewer = await _still_placing(press)
    _, card = viewer.map_and_card
    await press.decide(moves.set_aside(card.number))


async def _terraform(press: Press) -> None:
    await press.answer.begin()
    table, seat = await press.present()
    viewer = Viewer(press.texts, table, seat)
    if viewer.own.terraformed:
        raise MovedOnError(table, seat)
    await press.answer.show(tile_screen(viewer))


async def _choose_terrain(press: Press) -> None:
    await press.answer.begin()
    table, seat = await press.present()
    viewer = Viewer(press.texts, table, seat)
    if viewer.view.phase is Phase.FREE_TILE and not viewer.is_asked:
        raise MovedOnError(table, seat)
    await press.answer.show(tile_screen(viewer, Kind(press.values[0])))


async def _lay_tile(press: Press) -> None:
    await press.answer.begin()
    table, seat = await press.present()
    terrain = Kind(press.id.arguments[0])
    x, y = (int(part) for part in press.values[0].split(","))
    position = Position(x, y)
    if table.view(seat).phase is Phase.FREE_TILE:
        await press.decide(moves.lay_free_tile(position, terrain))
    else:
        await press.decide(moves.terraform_with_usual_cubes(table, seat, position, terrain))


HANDLERS: Mapping[str, Handler] = {
    **{arrow: partial(_try_elsewhere, _arrow(*step)) for arrow, step in ARROWS.items()},
    "turn": partial(_try_elsewhere, _turn),
    "over-under": partial(_try_elsewhere, _next_way),
    "next-spot": partial(_try_elsewhere, _next_spot),
    HINT: _show_best_spots,
    MENU: partial(_try_elsewhere, _as_chosen),
    "place-here": _place_here,
    "set-aside": _set_aside,
    "terraform": _terraform,
    "terraform-terrain": _choose_terrain,
    "free-tile-terrain": _choose_terrain,
    "terraform-desert": _lay_tile,
    "free-tile-desert": _lay_tile,
}
