"""A map that is turned as a whole keeps its range, its sides and its score.

Only a single mountain is different: its line runs up and down however the map lies (rules.md 6.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position, Square
from engine.scoring import PRINTED_SCORING_CARDS, score_hokkaido, score_honshu
from tests.engine.both_maps import Both, card_of, grow_both
from tests.engine.naive.stacking import Laid
from tests.engine.random_maps import LayCard, LayTile, MoveCubes

#: The province of a turned map is an ordinary card: provinces themselves cannot be turned.
PROVINCE = 62

#: The maps that are turned.
SEEDS = range(5000, 5050)


def turned(position: Position, quarters: int) -> Position:
    """A position after a number of quarter turns clockwise around (0, 0)."""
    x, y = position
    for _ in range(quarters):
        x, y = -y, x
    return Position(x, y)


def turned_placement(laid: Laid, under: Iterable[int], quarters: int) -> Placement:
    """The placement on the turned map that corresponds to this one."""
    squares = [turned(Position(*place), quarters) for place in laid.places]
    return Placement(
        laid.number or PROVINCE,
        min(x for x, _ in squares),
        min(y for _, y in squares),
        (laid.rotation + 90 * quarters) % 360,
        frozenset(number or PROVINCE for number in under),
    )


def turned_map(steps: list[Both], quarters: int, filler: str) -> PlayerMap:
    """The map that these steps make, turned, on top of a province that is all ``filler``."""
    engine = PlayerMap.of_province((Square.parse(filler),) * 6)
    for both in steps:
        match both.step:
            case LayCard(card, under):
                placement = turned_placement(card, under, quarters)
                engine = engine.lay(MapCard(placement.card, card_of(card).squares), placement)
            case LayTile(place, terrain):
                engine = engine.with_tile(turned(Position(*place), quarters), Kind(terrain))
            case MoveCubes(added, removed):
                engine = engine.with_cubes(turned(Position(*place), quarters) for place in added)
                engine = engine.without_cubes(turned(Position(*place), quarters) for place in removed)
    return engine


@pytest.fixture(scope="module", params=SEEDS, ids=lambda seed: f"map {seed}")
def steps(request: pytest.FixtureRequest) -> list[Both]:
    """A map after every step of its growth."""
    seed: int = request.param
    return list(grow_both(seed))


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_6_4_range_and_sides_turn_with_the_map(steps: list[Both], quarters: int) -> None:
    before = steps[-1].engine.mountain_range
    engine = turned_map(steps, quarters, "desert")
    after = engine.mountain_range
    path = [turned(position, quarters) for position in before.path]
    assert list(after.path) in (path, path[::-1])
    if len(path) == 1:
        (middle,) = path
        up_and_down = {(middle, Position(0, -1)), (middle, Position(0, 1))}
        assert {(end.position, Position(end.dx, end.dy)) for end in after.ends} == up_and_down
        left, right = (
            {side for position, side in after.sides.items() if is_there(position.x)}
            for is_there in (middle.x.__gt__, middle.x.__lt__)
        )
        assert not left & right, "a square on the left is on the same side as one on the right"
        assert max(len(left), len(right)) <= 1, "the line parts what is on one side of it"
        assert all(position.x != middle.x for position in after.sides)
        return
    ends = {
        (turned(end.position, quarters), turned(Position(end.dx, end.dy), quarters)) for end in before.ends
    }
    assert {(end.position, Position(end.dx, end.dy)) for end in after.ends} == ends
    sides = {turned(position, quarters): side for position, side in before.sides.items()}
    found = {p: side for p, side in after.sides.items() if engine.squares[p].card != 0}
    assert found in (sides, _swapped(sides))


def test_there_are_ranges_of_every_kind_to_turn() -> None:
    """Or what is compared above would be nothing."""
    found = [len(list(grow_both(seed))[-1].engine.mountain_range.path) for seed in SEEDS]
    assert sum(length == 1 for length in found) >= 3
    assert sum(length > 1 for length in found) >= 15


def _swapped(sides: Mapping[Position, int]) -> dict[Position, int]:
    return {position: 1 - side for position, side in sides.items()}


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_8_1_a_turned_map_scores_the_same_in_hokkaido(steps: list[Both], quarters: int) -> None:
    before = steps[-1].engine
    after = turned_map(steps, quarters, "desert")
    added = sum(square.card == 0 for square in after.squares.values())
    expected = score_hokkaido(before, 2).to_json()
    expected["deserts"] += added
    if len(before.mountain_range.path) != 1 or quarters == 2:
        assert score_hokkaido(after, 2).to_json() == expected


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_8_2_a_turned_map_scores_the_same_in_honshu(steps: list[Both], quarters: int) -> None:
    """The rest of the extra province must not score: deserts do with card 3, empty production with 6."""
    before = steps[-1].engine
    on_deserts = turned_map(steps, quarters, "desert")
    on_production = turned_map(steps, quarters, "production:blue")
    for card in (None, *PRINTED_SCORING_CARDS.values()):
        after = on_production if card and card.number == 3 else on_deserts
        assert score_honshu(after, card).parts == score_honshu(before, card).parts
