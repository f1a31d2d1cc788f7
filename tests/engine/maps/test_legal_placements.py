"""All legal placements of a card: what is listed, what is accepted, and how many there are (rules.md 4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from engine.errors import GameError
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Position
from tests.engine.drawn_maps import card, province, same_drawing

DESERTS = "D D / D D / D D"


def test_a_plain_card_beside_a_plain_province() -> None:
    placements = province(DESERTS).legal_placements(card(7, DESERTS))
    # Upright: 3 x 5 positions, over or under, but wholly hidden at one. Sideways: 4 x 4, over or under.
    upright, lying = 2 * 3 * 5 - 1, 2 * 4 * 4
    assert placements.count() == len(list(placements)) == 2 * upright + 2 * lying
    assert placements


def test_a_card_with_a_lake_beside_a_plain_province() -> None:
    # Over it everywhere; under it only where the lake, at a corner, stays free: six positions fewer.
    placements = province(DESERTS).legal_placements(card(7, "L D / D D / D D"))
    assert placements.count() == 2 * (15 + 15 - 6) + 2 * (16 + 16 - 6)


def test_a_card_beside_a_province_with_a_lake_at_a_corner() -> None:
    # The other way round: under it everywhere but at (0, 0), over it only where the lake stays free.
    placements = province("L D / D D / D D").legal_placements(card(7, DESERTS))
    assert placements.count() == 2 * (15 - 6 + 15 - 1) + 2 * (16 - 6 + 16)


def test_a_mountain_must_reach_the_range() -> None:
    lone = card(7, "M D / D D / D D")
    before = province("M D / D D / D D")
    laid = [before.lay(lone, placement) for placement in before.legal_placements(lone)]
    assert {len(after.mountain_range.path) for after in laid} == {2}


def test_nothing_legal_is_an_empty_list() -> None:
    # Four mountains in a block never form a path.
    block = card(7, "M M / M M / D D")
    placements = province("M D / D D / D D").legal_placements(block)
    assert not placements
    assert placements.count() == 0
    assert list(placements) == []


def test_a_card_that_lies_there_already_has_no_placement() -> None:
    laid = province(DESERTS).lay(card(7, DESERTS), Placement(7, 1, 1))
    assert not laid.legal_placements(card(7, DESERTS))


def test_other_things_are_no_placements() -> None:
    placements = province(DESERTS).legal_placements(card(7, DESERTS))
    assert "7 1 1" not in placements
    assert Placement(8, 1, 1) not in placements
    assert Placement(7, 10**9, 1) not in placements


def test_the_list_is_the_same_every_time() -> None:
    woven, new = _woven_map(), card(7, "F T / L w / g n")
    assert list(woven.legal_placements(new)) == list(_woven_map().legal_placements(new))


def _woven_map() -> PlayerMap:
    """Seven cards over and under each other, with a lake and mountains."""
    woven = province("b T / D D / D M")
    for new, placement in (
        (card(1, "F D / D T / w F"), Placement(1, 1, 1, 90, frozenset({0}))),
        (card(2, "F F / D g4 / L D"), Placement(2, -1, 2, 90, frozenset({0}))),
        (card(3, "D T / T n / D D"), Placement(3, 1, -1, 180, frozenset({0}))),
        (card(4, "D M / D b / F D"), Placement(4, 1, 2, 0, frozenset({0}))),
        (card(5, "T D / g D / D M"), Placement(5, 1, 3, 270, frozenset({4}))),
        (card(6, "D b4 / D D / F T"), Placement(6, 2, 2, 180, frozenset({4, 5}))),
    ):
        woven = woven.lay(new, placement)
    return woven


def test_the_woven_map() -> None:
    assert same_drawing(
        _woven_map(),
        """
        . . D D .
        . b T T .
        . D D D F
        L D M M F
        D g4 D b M
        . . F D D
        """,
    )
    order = [laid.number for laid in _woven_map().bottom_to_top]
    below_above = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 4), (6, 5), (1, 4), (2, 4), (2, 5)]
    assert all(order.index(below) < order.index(above) for below, above in below_above)


def _all_placements(player_map: PlayerMap, new: MapCard) -> Iterator[Placement]:
    """Every placement around a map, with every list of touched cards."""
    left, top, right, bottom = player_map.bounds
    for rotation in (0, 90, 180, 270):
        for x in range(left - 3, right + 2):
            for y in range(top - 3, bottom + 2):
                touched = player_map.touched(new, x, y, rotation)
                sets = chain.from_iterable(combinations(touched, size) for size in range(len(touched) + 1))
                for under in sets:
                    yield Placement(new.number, x, y, rotation, frozenset(under))


def _is_accepted(player_map: PlayerMap, new: MapCard, placement: Placement) -> bool:
    try:
        player_map.check(new, placement)
    except GameError:
        return False
    return True


@pytest.mark.parametrize(
    "new",
    [
        card(7, "D T / b w / g n"),
        card(7, "L T / D w / D F"),
        card(7, "D T / D M / D F"),
        card(7, "M D / M D / D L"),
        card(7, "D M / M D / D D"),
        card(7, "L L / L L / L L"),
    ],
)
def test_what_is_listed_is_what_is_accepted_once_for_each_that_differs(new: MapCard) -> None:
    player_map = _woven_map()
    smallest: dict[tuple[int, int, int, frozenset[Position]], int] = {}
    for placement in _all_placements(player_map, new):
        if not _is_accepted(player_map, new, placement):
            continue
        looks = (placement.x, placement.y, placement.rotation, player_map.hidden_squares(new, placement))
        smallest[looks] = min(smallest.get(looks, len(placement.under)), len(placement.under))
    listed = {
        (placement.x, placement.y, placement.rotation, player_map.hidden_squares(new, placement)): len(
            placement.under
        )
        for placement in player_map.legal_placements(new)
    }
    assert listed == smallest
    assert player_map.legal_placements(new).count() == len(listed)


def test_possible_unders_are_those_that_are_not_refused_as_impossible() -> None:
    player_map, new = _woven_map(), card(7, DESERTS)
    refused = 0
    for placement in _all_placements(player_map, new):
        try:
            player_map.check(new, placement)
        except GameError as error:
            impossible = error.key == "under-impossible"
        else:
            impossible = False
        refused += impossible
        unders = player_map.possible_unders(new, placement.x, placement.y, placement.rotation)
        if player_map.touched(new, placement.x, placement.y, placement.rotation):
            assert (placement.under in unders) == (not impossible)
    assert refused > 20


def test_a_long_way_from_the_province_there_is_still_room() -> None:
    # Twelve sideways cards in a row reach x = 25, the last column of the grid.
    row = province(DESERTS)
    for number in range(1, 13):
        row = row.lay(card(number, DESERTS), Placement(number, 2 * number - 1, 0, 90))
    assert row.bounds == (0, 0, 25, 2)
    for placement in row.legal_placements(card(20, DESERTS)):
        row.lay(card(20, DESERTS), placement)
