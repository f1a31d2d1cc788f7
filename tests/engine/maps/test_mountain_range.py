"""The mountain range and its two sides (rules.md 6), on drawn maps."""

from __future__ import annotations

import pytest

from engine.errors import IllegalPlacement
from engine.maps import PlayerMap, RangeEnd
from engine.parts.squares import Kind, Position
from tests.engine.drawn_maps import drawn_map, province


def sides_of(player_map: PlayerMap) -> str:
    """The map with ``o`` for the line, ``-`` for the side of its first square and ``+`` for the other."""
    mountain_range = player_map.mountain_range
    first = next(iter(sorted(mountain_range.sides, key=lambda position: (position.y, position.x))))
    left, top, right, bottom = player_map.bounds
    marks = dict.fromkeys(mountain_range.line, "o")
    for position, side in mountain_range.sides.items():
        marks[position] = "-" if side == mountain_range.sides[first] else "+"
    return "\n".join(
        " ".join(marks[Position(x, y)] for x in range(left, right + 1)) for y in range(top, bottom + 1)
    )


def check_sides(drawing: str, expected: str) -> None:
    lines = [" ".join(line.split()) for line in expected.strip().splitlines()]
    assert sides_of(drawn_map(drawing)).splitlines() == lines


def path_of(drawing: str) -> list[tuple[int, int]]:
    return [(x, y) for x, y in drawn_map(drawing).mountain_range.path]


def mountain_at(drawing: str, x: int, y: int) -> str:
    """The result of placing a mountain tile there: ``legal``, or the rule and key of the error."""
    try:
        drawn_map(drawing).check_tile(Position(x, y), Kind.MOUNTAIN)
    except IllegalPlacement as error:
        return f"{error.rule} {error.key}"
    return "legal"


def test_rule_6_1_orthogonal_neighbours_are_linked() -> None:
    assert path_of("M M\nD M") == [(0, 0), (1, 0), (1, 1)]


def test_rule_6_1_diagonal_neighbours_are_linked() -> None:
    assert path_of("M D\nD M") == [(0, 0), (1, 1)]
    assert path_of("D M\nM D") == [(1, 0), (0, 1)]


def test_rule_6_1_diagonal_neighbours_with_a_mountain_beside_both_are_not_linked() -> None:
    # If (0, 0) and (1, 1) were linked as well, this would be a ring.
    assert mountain_at("M D\nD M", 1, 0) == "legal"
    assert mountain_at("M D\nD M", 0, 1) == "legal"


def test_rule_6_2_a_path_may_turn_freely() -> None:
    assert path_of(
        """
        M D D M
        D M M D
        D D D .
        """
    ) == [(0, 0), (1, 1), (2, 1), (3, 0)]
    assert path_of(
        """
        M M D D
        D M M D
        D D M M
        """
    ) == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (3, 2)]


@pytest.mark.parametrize(
    ("drawing", "x", "y", "outcome"),
    [
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


def test_rule_6_3_a_lone_mountain_runs_straight_up_and_down() -> None:
    assert drawn_map("D M D").mountain_range.ends == (
        RangeEnd(Position(1, 0), 0, -1),
        RangeEnd(Position(1, 0), 0, 1),
    )
    check_sides(
        """
        D D D D
        D D M D
        D D D D
        """,
        """
        - - o +
        - - o +
        - - o +
        """,
    )


def test_rule_6_4_a_horizontal_range_divides_above_from_below() -> None:
    check_sides(
        """
        D D D D
        D M M D
        D D D D
        """,
        """
        - - - -
        o o o o
        + + + +
        """,
    )


def test_rule_6_4_orthogonal_steps_do_not_slip_through_a_diagonal_line() -> None:
    check_sides(
        """
        D D D D
        D M D D
        D D M D
        D D D D
        D D D D
        D D D D
        """,
        """
        o - - -
        + o - -
        + + o -
        + + + o
        + + + +
        + + + +
        """,
    )


def test_rule_6_4_squares_on_the_line_belong_to_no_side() -> None:
    sides = drawn_map("D T D D\nD M D D\nD T D D").mountain_range
    assert sides.line == (Position(1, 0), Position(1, 1), Position(1, 2))
    assert not set(sides.line) & set(sides.sides)


def test_rule_6_4_a_line_that_crosses_itself_continues_and_still_divides_the_sides() -> None:
    # One end runs right along y = 4, the other down along x = 4; they cross at (4, 4).
    check_sides(
        """
        D D D D D D
        D M M M M D
        D M D D M D
        D M D D D D
        D M M D D D
        D D D D D D
        """,
        """
        - - - - - -
        - o o o o -
        - o + + o -
        - o + + o -
        - o o o o o
        - - - - o +
        """,
    )


def test_rule_6_4_where_the_line_overlaps_itself_one_step_crosses_it_twice() -> None:
    # The ends at (1, 3) and (3, 3) point at each other: their prolongations overlap each other and the range.
    check_sides(
        """
        D M M M D D
        M D D D M D
        M D D D M D
        M M D M M D
        D D D D D D
        D D D D D D
        """,
        """
        - o o o - -
        o + + + o -
        o + + + o -
        o o o o o o
        + + + + + +
        + + + + + +
        """,
    )


def test_rule_6_4_without_mountains_there_is_one_side() -> None:
    mountain_range = province("D D / D D / D D").mountain_range
    assert mountain_range.path == ()
    assert mountain_range.ends == ()
    assert mountain_range.line == ()
    assert set(mountain_range.sides.values()) == {0}
