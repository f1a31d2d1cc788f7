"""Laying a tile with menus, first the terrain, then the desert: for terraforming and for free tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.views.controls import Button, Choice, CustomId, Menu, Row
from bot.views.map_screens import map_drawing, private_heading
from bot.views.menus import square_menus
from bot.views.placer import gain_in_words
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.maps.terraforming import payable_terrains
from engine.parts.squares import TERRAFORMING_COLOUR, Kind, Position
from engine.players.prospects import TileProspect
from engine.trial import Trial
from engine.views import Phase

#: The worth of each tile that can be laid; empty without hints.
TileGains = Mapping[tuple[Kind, Position], TileProspect]


#: No hints about tiles.
NO_TILE_GAINS: TileGains = MappingProxyType({})


def tile_prices(viewer: Viewer) -> Mapping[Kind, Sequence[Position]]:
    """The terrains of which the viewer can lay a tile, each with the cubes that could pay for it."""
    return dict.fromkeys(TERRAFORMING_COLOUR, ()) if _is_free(viewer) else payable_terrains(viewer.own.map)


def _is_free(viewer: Viewer) -> bool:
    return viewer.view.phase is Phase.FREE_TILE


def tile_screen(
    viewer: Viewer,
    terrain: Kind | None = None,
    trial: Trial | None = None,
    gains: TileGains = NO_TILE_GAINS,
) -> Screen:
    """The menu of terrains or, once one is chosen, the menus of deserts.

    ``trial`` is the card that the viewer was trying, which stays there.
    """
    free, map_ = _is_free(viewer), viewer.own.map
    kind = "free-tile" if free else "terraform"
    arguments = () if trial is None else trial.arguments
    deserts = () if terrain is None else map_.tile_positions(terrain)
    if terrain is None:
        terrains = tuple(TERRAFORMING_COLOUR) if free else tuple(payable_terrains(map_))
        sentence = viewer.format(f"{kind}-terrain" if terrains else f"{kind}-impossible")
        menus = _terrain_menu(viewer, CustomId(f"{kind}-terrain", viewer.moment, arguments), terrains, gains)
    else:
        sentence = viewer.format("tile-desert", terrain=terrain)
        labels = _desert_labels(viewer, terrain, deserts, gains)
        menus = square_menus(viewer, f"{kind}-desert", "menu-desert", labels, (str(terrain), *arguments))
    return Screen(
        text=f"{private_heading(viewer)}\n{sentence}",
        drawing=map_drawing(viewer, viewer.own_seat, numbered=deserts),
        rows=(*menus, _buttons(viewer, arguments, free=free, chosen=terrain is not None)),
    )


def _terrain_menu(
    viewer: Viewer, menu: CustomId, terrains: tuple[Kind, ...], gains: TileGains
) -> tuple[Row, ...]:
    """The menu of these terrains, each with its best gain."""
    if not terrains:
        return ()
    key = menu.control.removesuffix("-terrain")
    choices = []
    for terrain in terrains:
        label = viewer.format(f"{key}-choice", terrain=terrain, colour=TERRAFORMING_COLOUR[terrain])
        found = [gain for (kind, _), gain in gains.items() if kind is terrain]
        best = max(found, default=None)
        choices.append(Choice(label, terrain, None if best is None else _best(viewer, best)))
    return ((Menu(viewer.format("menu-terrain"), menu, tuple(choices)),),)


def _best(viewer: Viewer, best: TileProspect) -> str:
    return viewer.format("tile-best", gain=gain_in_words(viewer, best.gain, best.later))


def _desert_labels(
    viewer: Viewer, terrain: Kind, deserts: tuple[Position, ...], gains: TileGains
) -> dict[Position, str]:
    """The labels of deserts: by their numbers in the picture, the most valuable first."""
    labels: dict[Position, str] = {}
    numbers = {position: number for number, position in enumerate(deserts, start=1)}
    ranked = sorted(deserts, key=lambda position: (-_worth(gains, terrain, position), numbers[position]))
    for position in ranked:
        label = viewer.format("desert-choice", number=numbers[position], position=position)
        gain = gains.get((terrain, position))
        said = "" if gain is None else gain_in_words(viewer, gain.gain, gain.later)
        labels[position] = f"{label} · {said}" if said else label
    return labels


def _worth(gains: TileGains, terrain: Kind, position: Position) -> int:
    found = gains.get((terrain, position))
    return 0 if found is None else found.value


def _buttons(viewer: Viewer, arguments: tuple[str, ...], *, free: bool, chosen: bool) -> tuple[Button, ...]:
    """The back button, and for a free tile the one to decline; ``chosen``: its terrain is chosen."""
    if not free:
        return (viewer.back_button(arguments),)
    skip = viewer.button("skip")
    buttons = (viewer.back_button(), skip) if chosen else (skip,)
    return (*buttons, viewer.button("take-back")) if viewer.view.may_take_back else buttons
