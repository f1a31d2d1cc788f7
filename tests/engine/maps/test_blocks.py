"""The maximum number of 2 x 2 blocks is exact (rules.md 8.3, card 3)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.maps.blocks import most_blocks
from engine.parts.squares import Position
from tests.engine.maps.masks import mask_of

Place = tuple[int, int]


def every_choice(corners: list[Place]) -> int:
    """The maximum number of corners at least two squares apart, by brute force."""
    if not corners:
        return 0
    (x, y), *rest = corners
    apart = [(a, b) for a, b in rest if abs(a - x) > 1 or abs(b - y) > 1]
    return max(every_choice(rest), 1 + every_choice(apart))


@settings(max_examples=300, deadline=None)
@given(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 5)), min_size=12, max_size=32))
def test_no_choice_of_blocks_is_better(deserts: set[Place]) -> None:
    corners = [(x, y) for x, y in deserts if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= deserts]
    assert most_blocks(mask_of(Position(*place) for place in deserts)) == every_choice(sorted(corners))


def test_large_maps_of_only_deserts() -> None:
    # No map has more than 78 squares.
    assert most_blocks(mask_of((x, y) for x in range(9) for y in range(9))) == 16
    assert most_blocks(mask_of((x, y) for x in range(-13, 13) for y in range(3))) == 13
    ragged = {(x, y) for x in range(-8, 18) for y in range(4) if (x * y + x) % 5}
    assert most_blocks(mask_of(ragged)) > 0
