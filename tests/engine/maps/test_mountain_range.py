"""The mountain range and its two sides (rules.md 6), on drawn maps, and where it can grow."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import IllegalPlacement
from engine.maps import RangeEnd
from engine.maps.grid import EVERYWHERE, LEFT, RIGHT, TOP, index, indices, with_surroundings
from engine.maps.mountain_links import fault_of, is_legal, places_for_one_more
from engine.parts.squares import Kind, Position
from tests.engine.drawn_maps import drawn_map
from tests.engine.maps.masks import mask_of


def path_of(drawing: str) -> list[tuple[int, int]]:
    return [(x, y) for x, y in drawn_map(drawing).mountain_range.path]


def mountain_at(drawing: str, x: int, y: int) -> str:
    """The result of placing a mountain tile there: ``legal``, or the rule and key of the error."""
    try:
        drawn_map(drawing).check_tile(Position(x, y), Kind.MOUNTAIN)
    except IllegalPlacement as error:
        return f"{error.rule} {error.key}"
    return "legal"


@pytest.mark.parametrize(
    ("drawing", "path"),
    [
        ("M M\nD M", [(0, 0), (1, 0), (1, 1)]),
        ("M D\nD M", [(0, 0), (1, 1)]),
        ("D M\nM D", [(1, 0), (0, 1)]),
        ("M D D M\nD M M D", [(0, 0), (1, 1), (2, 1), (3, 0)]),
        ("M M D D\nD M M D\nD D M M", [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2)]),
    ],
)
def test_rule_6_1_orthogonal_and_diagonal_neighbours_are_linked(
    drawing: str, path: list[tuple[int, int]]
) -> None:
    assert path_of(drawing) == path


@pytest.mark.parametrize(
    ("drawing", "x", "y", "outcome"),
    [
        # If (0, 0) and (1, 1) were still linked with a mountain beside both, this would be a ring (6.1).
        ("M D\nD M", 1, 0, "legal"),
        ("M D\nD M", 0, 1, "legal"),
        ("M M M\nD D D", 1, 1, "5.2 range-fork"),
        ("M D D\nD M D\nD D M", 2, 0, "5.2 range-fork"),
        ("M D D\nD M M", 2, 0, "legal"),
        ("D M D\nM D D\nD M D", 2, 1, "5.2 range-ring"),
        ("M M D\nD M D\nM M D", 0, 1, "5.2 range-block"),
        ("M D D D\nD D D D", 2, 0, "5.2 range-apart"),
        ("M D D D\nD D D D", 3, 1, "5.2 range-apart"),
        ("M M M\nM D D\nM D D", 1, 1, "5.2 range-block"),
        ("M M M\nM D D\nD D D", 2, 1, "legal"),
        ("D D D\nD D D", 1, 1, "legal"),
    ],
)
def test_rule_6_2_one_simple_path_or_none(drawing: str, x: int, y: int, outcome: str) -> None:
    assert mountain_at(drawing, x, y) == outcome


def test_rule_6_3_the_range_continues_straight_from_its_last_link() -> None:
    ends = drawn_map("M D D\nD M M\nD D M").mountain_range.ends
    assert ends == (RangeEnd(Position(0, 0), -1, -1), RangeEnd(Position(2, 2), 0, 1))


#: Maps, each row beside its sides: ``o`` is the line, ``-`` the side of the first square and ``+`` the other.
SIDES = {
    "a lone mountain runs straight up and down (6.3)": """
        D D D D   - - o +
        D D M D   - - o +
        D D D D   - - o +
        """,
    "a horizontal range divides above from below": """
        D D D D   - - - -
        D M M D   o o o o
        D D D D   + + + +
        """,
    "orthogonal steps do not slip through a diagonal line": """
        D D D D   o - - -
        D M D D   + o - -
        D D M D   + + o -
        D D D D   + + + o
        D D D D   + + + +
        D D D D   + + + +
        """,
    "a line that crosses itself continues and still divides the sides": """
        D D D D D D   - - - - - -
        D M M M M D   - o o o o -
        D M D D M D   - o + + o -
        D M D D D D   - o + + o -
        D M M D D D   - o o o o o
        D D D D D D   - - - - o +
        """,
    "where the two prolongations overlap, one step crosses both": """
        D M M M D D   - o o o - -
        M D D D M D   o + + + o -
        M D D D M D   o + + + o -
        M M D M M D   o o o o o o
        D D D D D D   + + + + + +
        D D D D D D   + + + + + +
        """,
    "without mountains there is one side": "D D   - -\nD D   - -\nD D   - -",
}


@pytest.mark.parametrize("drawing", SIDES.values(), ids=SIDES)
def test_rule_6_4_the_line_divides_two_sides(drawing: str) -> None:
    rows = [line.strip().split("   ") for line in drawing.strip().splitlines()]
    mountain_range = drawn_map("\n".join(squares for squares, _ in rows)).mountain_range
    marks = dict.fromkeys(mountain_range.line, "o")
    first = min(mountain_range.sides, key=lambda position: (position.y, position.x))
    for position, side in mountain_range.sides.items():
        assert position not in marks, "squares on the line belong to no side"
        marks[position] = "-" if side == mountain_range.sides[first] else "+"
    expected = {
        Position(x, y): mark for y, (_, sides) in enumerate(rows) for x, mark in enumerate(sides.split())
    }
    assert marks == expected


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
