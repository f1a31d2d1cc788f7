"""The screen for terraforming and free tiles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.views.decisions import LAY_TILE, Hints, Tile, can_terraform, tile_prices
from bot.views.screen import MOST_BUTTONS_IN_A_ROW, MOST_OPTIONS, Button, Menu, Screen
from bot.views.tiles import tile_of, tile_screen
from bot.views.viewer import Viewer
from engine.actions import Terraform
from engine.chance import Chance
from engine.players import PLAYERS
from engine.players.prospects import tile_prospects
from engine.views import Phase
from tests.bot.views.test_viewer import READER, running

#: The label of a tile with hints: the number of the desert, the new terrain, and the points.
LABEL = re.compile(r"(\d+) → (forest|lake|town|mountain) [+−]\d+( \([+−]\d+\))?")


def payable_moments() -> Iterator[Viewer]:
    """Every moment of one game when the first seat can pay for a tile."""
    table, chance = running(), Chance.of_text("tiles")
    assert table.game is not None
    game = table.game
    while not game.is_over:
        table = replace(table, game=game, entry_numbers=tuple(range(len(game.actions))))
        viewer = Viewer(READER, table, 0)
        if viewer.view.phase is Phase.MAP and viewer.is_asked and can_terraform(viewer):
            yield viewer
        action = PLAYERS["random"].decide(table.view(game.waiting_for[0]), chance)
        while isinstance(action, Terraform):  # so that cubes accumulate
            action = PLAYERS["random"].decide(table.view(game.waiting_for[0]), chance)
        game, _ = game.apply(action)


def offered(screen: Screen) -> dict[Tile, str]:
    """The label of each tile on the screen."""
    labels: dict[Tile, str] = {}
    for row in screen.rows:
        for part in row:
            if isinstance(part, Menu):
                labels |= {tile_of(choice.value): choice.label for choice in part.choices}
            elif part.id.control == LAY_TILE.name:
                labels[tile_of(part.id.arguments[0])] = part.label
    return labels


def test_every_payable_tile_takes_one_press_and_menus_are_used_only_for_many() -> None:
    kinds: set[type] = set()
    for viewer in payable_moments():
        screen = tile_screen(viewer)
        map_ = viewer.own.map
        tiles = {Tile(kind, at) for kind in tile_prices(viewer) for at in map_.tile_positions(kind)}
        assert set(offered(screen)) == tiles
        deserts = sorted({tile.position for tile in tiles}, key=lambda position: position[::-1])
        assert screen.drawing is not None
        assert list(screen.drawing.keywords["overlays"].numbered) == deserts
        for tile, label in offered(screen).items():
            assert label == f"{deserts.index(tile.position) + 1} → {tile.terrain}"
        *rows, _ = screen.rows
        for part in (part for row in rows for part in row):
            kinds.add(type(part))
            if isinstance(part, Menu):
                assert MOST_BUTTONS_IN_A_ROW < len(part.choices) <= MOST_OPTIONS
        assert len(rows) == 1 or len(tiles) > MOST_OPTIONS
    assert kinds == {Button, Menu}


def test_with_hints_the_most_valuable_tile_comes_first() -> None:
    for viewer in list(payable_moments())[::5]:
        gains = tile_prospects(viewer.view, tile_prices(viewer))
        labels = offered(tile_screen(viewer, hints=Hints(tiles=gains)))
        assert all(LABEL.fullmatch(label) for label in labels.values())
        if len(labels) <= MOST_OPTIONS:
            assert [gains[tile].value for tile in labels] == sorted(
                (gain.value for gain in gains.values()), reverse=True
            )
