"""The nine goals of Hokkaido, by trying every choice (rules.md 7.4)."""

from __future__ import annotations

from itertools import product

from tests.engine.naive.scoring import towns_of_sides
from tests.engine.naive.stacking import NaiveMap, Position, groups

#: The minimum number of different cards on which the squares of a goal must lie.
CARDS = 3


def meets(naive: NaiveMap, goal: int, colours: list[str]) -> bool:
    """Whether the map meets a goal; ``colours`` are the four cube colours of the deck."""
    works = naive.of_kind("production", "factory")
    tests = {
        1: lambda: _areas(naive, "forest", 5),
        2: lambda: _two_unlike_towns(naive),
        3: lambda: _areas(naive, "lake", 3),
        4: lambda: _group(naive, groups(naive.of_kind("mountain")), 5),
        5: lambda: len(naive.cubes) >= 6 and _on_three_cards(naive, set(naive.cubes)),
        6: lambda: _one_of_each_colour(naive, "production", colours),
        7: lambda: _one_of_each_colour(naive, "factory", colours),
        8: lambda: _group(naive, groups(works, diagonally=True), 3),
        9: lambda: naive.tiles_laid >= 2,
    }
    return tests[goal]()


def _on_three_cards(naive: NaiveMap, places: set[Position]) -> bool:
    return len(naive.cards_of(places)) >= CARDS


def _areas(naive: NaiveMap, kind: str, least: int) -> bool:
    squares = naive.of_kind(kind)
    return len(groups(squares)) >= least and _on_three_cards(naive, squares)


def _group(naive: NaiveMap, found: list[set[Position]], least: int) -> bool:
    return any(len(group) >= least and _on_three_cards(naive, group) for group in found)


def _two_unlike_towns(naive: NaiveMap) -> bool:
    one, other = towns_of_sides(naive)
    if not one or not other:
        return False
    for area, opposite in product(one, other):
        is_largest = len(area) == max(map(len, one)) and len(opposite) == max(map(len, other))
        if is_largest and abs(len(area) - len(opposite)) >= 5 and _on_three_cards(naive, area | opposite):
            return True
    return False


def _one_of_each_colour(naive: NaiveMap, kind: str, colours: list[str]) -> bool:
    squares = naive.of_kind(kind)
    choices = [[s for s in squares if naive.seen[s].colour == colour] for colour in colours]
    return any(_on_three_cards(naive, set(choice)) for choice in product(*choices))
