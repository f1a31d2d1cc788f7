"""Laying a tile by menus, first the terrain, then the desert: for terraforming and for free tiles."""

from __future__ import annotations

from collections import Counter

from bot.views.controls import Button, Choice, CustomId, Menu, Row
from bot.views.map_screens import map_drawing
from bot.views.screen import Screen
from bot.views.square_menus import desert_menus
from bot.views.viewer import Viewer
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.squares import PRICE, TERRAFORMING_COLOUR, Colour, Kind, Position
from engine.views import Phase


def _terrains_to_pay(map_: PlayerMap) -> tuple[Kind, ...]:
    """The terrains that the map has the cubes for, and a desert to lay them on."""
    held: Counter[Colour] = Counter(map_.cubes.values())
    return tuple(
        terrain
        for terrain, colour in TERRAFORMING_COLOUR.items()
        if held[colour] >= PRICE and _deserts_for(map_, terrain)
    )


def _deserts_for(map_: PlayerMap, terrain: Kind) -> tuple[Position, ...]:
    """The deserts that may become this terrain."""
    return tuple(position for position in map_.positions(Kind.DESERT) if _fits(map_, position, terrain))


def tile_screen(viewer: Viewer, terrain: Kind | None = None) -> Screen:
    """The menu of terrains or, once one is chosen, the menus of deserts."""
    free = viewer.view.phase is Phase.FREE_TILE
    map_ = viewer.own.map
    kind = "free-tile" if free else "terraform"
    deserts = () if terrain is None else _deserts_for(map_, terrain)
    if terrain is None:
        terrains = tuple(TERRAFORMING_COLOUR) if free else _terrains_to_pay(map_)
        sentence = viewer.format(f"{kind}-terrain" if terrains else f"{kind}-impossible")
        menus = _terrain_menu(viewer, kind, terrains)
    else:
        sentence = viewer.format(f"{kind}-desert", terrain=terrain)
        menus = desert_menus(viewer, f"{kind}-desert", deserts, (str(terrain),))
    return Screen(
        text=f"{viewer.heading}\n{sentence}",
        drawing=map_drawing(viewer, viewer.own_seat, numbered=deserts),
        rows=(*menus, _buttons(viewer, free=free)),
    )


def _terrain_menu(viewer: Viewer, kind: str, terrains: tuple[Kind, ...]) -> tuple[Row, ...]:
    if not terrains:
        return ()
    choices = [
        Choice(viewer.format(f"{kind}-choice", terrain=terrain, colour=TERRAFORMING_COLOUR[terrain]), terrain)
        for terrain in terrains
    ]
    menu = Menu(viewer.format("menu-terrain"), CustomId(f"{kind}-terrain", viewer.moment), tuple(choices))
    return ((menu,),)


def _buttons(viewer: Viewer, *, free: bool) -> tuple[Button, ...]:
    if not free:
        return (viewer.back_button(),)
    skip = viewer.button("skip")
    return (skip, viewer.button("take-back")) if viewer.view.may_take_back else (skip,)


def _fits(map_: PlayerMap, position: Position, terrain: Kind) -> bool:
    try:
        map_.check_tile(position, terrain)
    except GameError:
        return False
    return True
