"""The legal placements of a card, listed and counted (rules.md 4)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.errors import GameError
from engine.parts.placement import Placement
from tests.engine.drawn_maps import card, province

DESERTS = "D D / D D / D D"


def test_a_plain_card_beside_a_plain_province() -> None:
    placements = province(DESERTS).legal_placements(card(7, DESERTS))
    # Upright: 3 x 5 positions, over or under, except wholly hidden. Sideways: 4 x 4, over or under.
    upright, lying = 2 * 3 * 5 - 1, 2 * 4 * 4
    assert placements.count() == len(list(placements)) == 2 * upright + 2 * lying
    assert placements


def test_a_card_with_a_lake_beside_a_plain_province() -> None:
    # Over it everywhere; under it only where the lake in the corner stays visible: six positions fewer.
    placements = province(DESERTS).legal_placements(card(7, "L D / D D / D D"))
    assert placements.count() == 2 * (15 + 15 - 6) + 2 * (16 + 16 - 6)


def test_a_card_beside_a_province_with_a_lake_at_a_corner() -> None:
    # The reverse: under it everywhere except at (0, 0), over it only where the lake stays visible.
    placements = province("L D / D D / D D").legal_placements(card(7, DESERTS))
    assert placements.count() == 2 * (15 - 6 + 15 - 1) + 2 * (16 - 6 + 16)


@pytest.mark.parametrize(
    "drawing", ["M D / D D / D D", "D D / D M / M D", "M D / M D / D D", "D D / T M / D L"]
)
def test_every_placement_that_joins_the_mountains_to_the_range_is_listed(drawing: str) -> None:
    before, new = province("D D / D M / D D"), card(7, drawing)
    accepted = set()
    for x, y, rotation, under in product(range(-3, 3), range(-3, 4), (0, 90, 180, 270), ((), (0,))):
        placement = Placement(7, x, y, rotation, frozenset(under))
        try:
            after = before.lay(new, placement)
        except GameError:
            continue
        accepted.add(placement)
        assert len(after.mountain_range.path) == 1 + drawing.count("M")
    assert set(before.legal_placements(new)) == accepted


def test_a_card_that_fits_nowhere_has_no_placements() -> None:
    # Four mountains in a block never form a path.
    block = card(7, "M M / M M / D D")
    placements = province("M D / D D / D D").legal_placements(block)
    assert not placements
    assert placements.count() == 0
    assert list(placements) == []


def test_a_card_already_on_the_map_has_no_placements() -> None:
    laid = province(DESERTS).lay(card(7, DESERTS), Placement(7, 1, 1))
    assert not laid.legal_placements(card(7, DESERTS))


def test_other_values_are_not_in_the_placements() -> None:
    placements = province(DESERTS).legal_placements(card(7, DESERTS))
    assert "7 1 1" not in placements
    assert Placement(8, 1, 1) not in placements
    assert Placement(7, 10**9, 1) not in placements


def test_placements_at_the_edge_of_the_grid_are_legal() -> None:
    # Twelve sideways cards in a row reach x = 25, the last column of the grid.
    row = province(DESERTS)
    for number in range(1, 13):
        row = row.lay(card(number, DESERTS), Placement(number, 2 * number - 1, 0, 90))
    assert row.bounds == (0, 0, 25, 2)
    for placement in row.legal_placements(card(20, DESERTS)):
        row.lay(card(20, DESERTS), placement)
