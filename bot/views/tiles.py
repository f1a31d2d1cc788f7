"""Laying a tile in one step, a desert and its new land: for terraforming and for free tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.views.decisions import LAY_TILE, NO_HINTS, Hints, Opener, Tile, decisions, opener_of, tile_prices
from bot.views.map_screens import map_drawing, private_heading
from bot.views.menus import gain_in_words, square_of, typed_square
from bot.views.screen import (
    MOST_BUTTONS_IN_A_ROW,
    MOST_OPTIONS,
    Button,
    Choice,
    CustomId,
    Menu,
    Row,
    Screen,
    Tone,
)
from bot.views.viewer import Viewer
from engine.parts.squares import TERRAFORMING_COLOUR, Kind
from engine.trial import Trial


def typed_tile(tile: Tile) -> str:
    """A tile in a custom id, or as the value of a line; see ``tile_of``."""
    return f"{tile.terrain}_{typed_square(tile.position)}"


def tile_of(typed: str) -> Tile:
    """Parse a tile from the output of ``typed_tile``."""
    terrain, square = typed.split("_")
    return Tile(Kind(terrain), square_of(square))


def _is_free(viewer: Viewer) -> bool:
    return opener_of(viewer.view) is Opener.TILE


def tile_screen(viewer: Viewer, trial: Trial | None = None, hints: Hints = NO_HINTS) -> Screen:
    """The tiles that can be laid now, each with the number of its desert in the picture.

    With hints the best come first. ``trial`` is the card that the viewer was trying, which stays there.
    """
    map_, terrains = viewer.own.map, tile_prices(viewer)
    tiles = [Tile(terrain, position) for terrain in terrains for position in map_.tile_positions(terrain)]
    deserts = tuple(sorted({tile.position for tile in tiles}, key=lambda position: (position.y, position.x)))
    arguments = () if trial is None else trial.arguments
    gains = hints.tiles
    tiles.sort(key=lambda tile: -gains[tile].value if tile in gains else 0)
    labels = {tile: _label(viewer, tile, deserts.index(tile.position) + 1, hints) for tile in tiles}
    return Screen(
        text=f"{private_heading(viewer)}\n{_sentence(viewer, tiles)}",
        drawing=map_drawing(viewer, viewer.own_seat, numbered=deserts),
        rows=(*_tile_rows(viewer, labels, arguments), _other_buttons(viewer, arguments)),
    )


def _sentence(viewer: Viewer, tiles: Sequence[Tile]) -> str:
    kind = "free-tile" if _is_free(viewer) else "terraform"
    if not tiles:
        return viewer.format(f"{kind}-impossible")
    terrains = dict.fromkeys(tile.terrain for tile in tiles)
    prices = [
        viewer.format("terraform-choice", terrain=terrain, colour=TERRAFORMING_COLOUR[terrain])
        for terrain in TERRAFORMING_COLOUR
        if terrain in terrains
    ]
    return viewer.format(f"{kind}-choose", prices=prices)


def _label(viewer: Viewer, tile: Tile, number: int, hints: Hints) -> str:
    label = viewer.format("tile-choice", number=number, terrain=tile.terrain)
    gain = hints.tiles.get(tile)
    return label if gain is None else f"{label} {gain_in_words(viewer, gain.gain, gain.later)}"


def _tile_rows(viewer: Viewer, labels: Mapping[Tile, str], arguments: tuple[str, ...]) -> tuple[Row, ...]:
    """The tiles as one row of buttons or one menu; if there are too many, a row for each terrain.

    A menu has room for the first 25; any other tile can be typed.
    """
    groups = {"any": list(labels)}
    if len(labels) > MOST_OPTIONS:
        groups = {
            terrain: [tile for tile in labels if tile.terrain is terrain] for terrain in TERRAFORMING_COLOUR
        }
    return tuple(_row(viewer, name, group, labels, arguments) for name, group in groups.items() if group)


def _row(
    viewer: Viewer,
    terrain: str,
    tiles: Sequence[Tile],
    labels: Mapping[Tile, str],
    arguments: tuple[str, ...],
) -> Row:
    """A row with these tiles, which are of this ``terrain`` or, for ``any``, of several."""
    if len(tiles) <= MOST_BUTTONS_IN_A_ROW:
        return tuple(
            Button(
                labels[tile],
                CustomId(LAY_TILE.name, viewer.moment, (typed_tile(tile), *arguments)),
                Tone.MAIN,
            )
            for tile in tiles
        )
    # No two controls of a message may have the same custom id.
    menu = CustomId(LAY_TILE.name, viewer.moment, (terrain, *arguments))
    choices = tuple(Choice(labels[tile], typed_tile(tile)) for tile in tiles[:MOST_OPTIONS])
    return (Menu(viewer.format("menu-tile", terrain=terrain), menu, choices),)


def _other_buttons(viewer: Viewer, arguments: tuple[str, ...]) -> tuple[Button, ...]:
    """The back button, or for a free tile the one to decline."""
    if not _is_free(viewer):
        return (viewer.back_button(arguments),)
    return tuple(decision.button(viewer) for decision in decisions(viewer) if not decision.opener)
