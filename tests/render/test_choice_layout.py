"""The cards to choose from leave no large part of their panel empty, and the map keeps clear of it."""

from __future__ import annotations

from itertools import product

import pytest

from render.drawing.boxes import DESKTOP, PHONE_WIDTH
from render.elements.panel_layout import UNIT
from render.pictures.choice_layout import GAP, ChoiceLayout, choice_layout

#: The numbers of open cards and of cards in hand.
COUNTS = [(hand,) for hand in range(1, 7)] + list(product(range(1, 6), range(1, 7)))


#: The columns and rows of maps.
MAPS = [(4, 3), (5, 8), (9, 14), (13, 6), (11, 11)]


@pytest.fixture(params=MAPS, ids=str)
def layouts(request: pytest.FixtureRequest) -> list[ChoiceLayout]:
    """The layouts with a map of this size, one for each of ``COUNTS``."""
    return [choice_layout(counts, *request.param) for counts in COUNTS]


def test_the_panel_ends_below_the_last_card(layouts: list[ChoiceLayout]) -> None:
    for layout in layouts:
        last = len(layout.groups) - 1
        _, top = layout.card_at(last, layout.groups[last].count - 1)
        assert layout.panel[1] - (top + 3 * layout.square) <= GAP * UNIT


def test_the_rows_of_a_group_differ_by_less_than_half(layouts: list[ChoiceLayout]) -> None:
    for layout in layouts:
        for group in layout.groups:
            assert group.rows * group.columns - group.count <= group.columns / 2


def test_every_card_has_its_place_on_the_panel(layouts: list[ChoiceLayout]) -> None:
    for layout, counts in zip(layouts, COUNTS, strict=True):
        size, (right, bottom) = layout.square, layout.panel
        places = [(group, place) for group, count in enumerate(counts) for place in range(count)]
        corners = [layout.card_at(*place) for place in places]
        assert len(set(corners)) == sum(counts)
        for x, y in corners:
            assert 0 < x < x + 2 * size < right
            assert layout.heading <= y < y + 3 * size <= bottom


@pytest.mark.parametrize(("columns", "rows"), MAPS)
def test_the_map_is_clear_of_the_panel_and_the_edge(columns: int, rows: int) -> None:
    for counts in COUNTS:
        layout = choice_layout(counts, columns, rows)
        (left, top), (right, bottom) = layout.map_at, layout.panel
        assert layout.width <= PHONE_WIDTH * UNIT
        assert layout.height <= DESKTOP[1] * UNIT
        assert left > right or top > bottom
        assert 0 < left < left + columns * layout.square < layout.width
        assert 0 < top < top + rows * layout.square < layout.height


def test_several_groups_have_room_for_their_titles_above_their_cards(layouts: list[ChoiceLayout]) -> None:
    for layout, counts in zip(layouts, COUNTS, strict=True):
        assert (layout.title > 0) is (len(counts) > 1)
        for group in range(len(counts)) if layout.title else ():
            _, middle = layout.title_at(group)
            _, first = layout.card_at(group, 0)
            before = layout.card_at(group - 1, counts[group - 1] - 1)[1] + 3 * layout.square if group else 0
            assert before <= middle - layout.title // 2
            assert middle + layout.title // 2 <= first - layout.heading
