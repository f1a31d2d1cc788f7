"""Twelve cards in one straight line: the farthest a map can reach in each direction."""

from __future__ import annotations

import pytest

from engine.maps import PlayerMap
from engine.scoring import score_hokkaido
from tests.engine.both_maps import card_of, placement_of, squares_of, stepped
from tests.engine.naive import mountains, scoring
from tests.engine.naive.legality import legal_placements
from tests.engine.naive.stacking import Laid, NaiveMap
from tests.engine.random_maps import LayCard

PROVINCE = ("town", "desert", "mountain", "town", "town", "desert")
#: The same upside down, and without lakes or mountains, so that either end can be covered.
CARD = ("desert", "town", "town", "town", "town", "desert")

#: The offset of each card from the one before, the position of the first one, and their rotation.
DIRECTIONS = {
    "right": (2, 0, 1, 2, 90),
    "left": (-2, 0, -2, 2, 270),
    "down": (0, 2, 1, 2, 0),
    "up": (0, -2, 0, -2, 180),
    "down to the right": (1, 2, 1, 2, 0),
    "up to the left": (-1, -2, -1, -2, 0),
    "up to the right": (2, -1, 1, -1, 90),
    "down to the left": (-2, 1, -2, 2, 90),
}


def chain(direction: str, length: int) -> tuple[NaiveMap, PlayerMap]:
    """A chain of cards, each covering the end of the one before."""
    dx, dy, x, y, rotation = DIRECTIONS[direction]
    naive, engine = NaiveMap.of_province(PROVINCE), PlayerMap.of_province(squares_of(PROVINCE))
    for number in range(1, length + 1):
        step = LayCard(Laid(number, CARD, x, y, rotation), frozenset())
        naive, engine = naive.with_card(step.card, step.under), stepped(engine, step)
        x, y = x + dx, y + dy
    return naive, engine


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_twelve_cards_in_a_line(direction: str) -> None:
    naive, engine = chain(direction, 12)
    assert {tuple(p): square.card for p, square in engine.squares.items()} == {
        place: seen.card for place, seen in naive.seen.items()
    }
    sides = mountains.sides(naive.seen, naive.of_kind("mountain"))
    found = {tuple(p): side for p, side in engine.mountain_range.sides.items()}
    assert found in (sides, {place: 1 - side for place, side in sides.items()})
    assert score_hokkaido(engine, 0).to_json() == scoring.hokkaido(naive, 0)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_twelfth_card_can_be_placed_at_the_farthest_position(direction: str) -> None:
    naive, engine = chain(direction, 11)
    expected = legal_placements(naive, 61, CARD)
    card = Laid(61, CARD, 0, 0, 0)
    legal = engine.legal_placements(card_of(card))
    assert {(p.x, p.y, p.rotation, expected[p.x, p.y, p.rotation, p.under]) for p in legal} == {
        (x, y, rotation, hidden) for (x, y, rotation, _), hidden in expected.items()
    }
    for x, y, rotation, under in expected:
        assert placement_of(Laid(61, CARD, x, y, rotation), under) in legal
    assert any(x in (-24, 23) or y in (-24, 24) for x, y, _, _ in expected)
