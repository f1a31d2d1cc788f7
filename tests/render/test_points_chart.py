"""The scale of the chart of points, and the labels at the ends of its curves."""

from __future__ import annotations

import pytest

from render.elements.points_chart import Chart

#: The left, top, right and bottom of the curves, and the height of a label, in units.
BOX, ROW = (10, 20, 230, 120), 12.0


def chart(*last: int) -> Chart:
    """A chart after two of three rounds, with these points for the seats."""
    return Chart(BOX, [(0,) * len(last), last], rounds=3)


@pytest.mark.parametrize(
    ("last", "scale"),
    [
        ((20, 3), (5, 0, 20)),
        ((21, 3), (5, 0, 25)),
        ((26, 3), (10, 0, 30)),
        ((9, -1), (5, -5, 10)),
        ((0, 0), (5, 0, 5)),
    ],
)
def test_grid_lines_are_round_numbers_around_all_points(
    last: tuple[int, ...], scale: tuple[int, ...]
) -> None:
    drawn = chart(*last)
    assert (drawn.step, drawn.lowest, drawn.highest) == scale
    assert drawn.at(1, drawn.lowest) == (BOX[0], BOX[3])
    assert drawn.at(3, drawn.highest) == (BOX[2], BOX[1])


def test_labels_are_beside_their_curves_the_best_first() -> None:
    assert [*chart(10, 20, 0).ends(ROW, BOX[3])] == [(1, 20), (0, 70), (2, 120)]


@pytest.mark.parametrize(("points", "middles"), [(20, (20, 32, 44)), (0, (96, 108, 120))])
def test_labels_of_tied_players_are_a_row_apart_and_stay_on_the_chart(
    points: int, middles: tuple[float, ...]
) -> None:
    drawn = Chart(BOX, [(20, 20, 20), (points,) * 3], rounds=3)
    assert [*drawn.ends(ROW, BOX[3])] == [*enumerate(middles)]
