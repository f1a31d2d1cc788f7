"""Legal ranges, and the squares where one more mountain keeps a range legal (rules.md 6.2)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.maps.grid import EVERYWHERE, LEFT, RIGHT, TOP, index, indices, with_surroundings
from engine.maps.mountain_links import fault_of, is_legal, places_for_one_more
from tests.engine.maps.masks import mask_of


@st.composite
def ranges(draw: st.DrawFn) -> int:
    """A legal range, grown one mountain at a time from the centre or an edge of the grid."""
    corner = draw(st.sampled_from([(0, 0), (LEFT, TOP), (RIGHT, 26), (LEFT, 3), (RIGHT, -5), (7, TOP)]))
    mountains = mask_of([corner])
    for _ in range(draw(st.integers(0, 12))):
        places = [
            place
            for place in indices(with_surroundings(mountains) & ~mountains & EVERYWHERE)
            if is_legal(mountains | 1 << place)
        ]
        if not places:
            break
        mountains |= 1 << draw(st.sampled_from(places))
    return mountains


@settings(max_examples=150, deadline=None)
@given(ranges())
def test_one_more_mountain_fits_wherever_the_range_stays_legal(mountains: int) -> None:
    legal = [place for place in indices(EVERYWHERE & ~mountains) if is_legal(mountains | 1 << place)]
    assert list(indices(places_for_one_more(mountains))) == legal


def test_the_first_mountain_may_be_anywhere() -> None:
    assert places_for_one_more(0) == EVERYWHERE


@settings(max_examples=150, deadline=None)
@given(st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=8))
def test_every_illegal_range_has_a_fault_with_its_squares(places: set[tuple[int, int]]) -> None:
    mountains = mask_of(places)
    fault = fault_of(mountains, mountains)
    assert (fault is None) == is_legal(mountains)
    if fault is not None:
        assert fault.squares
        assert not fault.squares & ~mountains


def test_a_mountain_on_the_last_square_has_room_beside_it() -> None:
    last = index(RIGHT, 26)
    assert places_for_one_more(1 << last) >> last - 1 & 1
