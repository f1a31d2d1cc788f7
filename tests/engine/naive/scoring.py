"""Scores, found by trying everything (rules.md 8)."""

from __future__ import annotations

from itertools import product

from tests.engine.naive.mountains import sides
from tests.engine.naive.stacking import NaiveMap, Position, groups


def factories_of(naive: NaiveMap) -> dict[str, list[int]]:
    """The points of the visible factories of each colour."""
    found: dict[str, list[int]] = {}
    for seen in naive.seen.values():
        if seen.kind == "factory":
            assert seen.colour is not None
            found.setdefault(seen.colour, []).append(seen.points)
    return found


def cubes_of(naive: NaiveMap) -> dict[str, int]:
    """The number of cubes of each colour on the map."""
    found: dict[str, int] = {}
    for place in naive.cubes:
        colour = naive.seen[place].colour
        assert colour is not None
        found[colour] = found.get(colour, 0) + 1
    return found


def best_delivery(points: list[int], cubes: int, places: int) -> int:
    """The most points that ``cubes`` cubes score in these factories, each with room for ``places``."""
    return max(
        sum(p * taken for p, taken in zip(points, choice, strict=True))
        for choice in product(range(places + 1), repeat=len(points))
        if sum(choice) <= cubes
    )


def factories(naive: NaiveMap, places: int = 1) -> int:
    cubes = cubes_of(naive)
    return sum(
        best_delivery(points, cubes.get(colour, 0), places) for colour, points in factories_of(naive).items()
    )


def delivered(naive: NaiveMap, *colours: str) -> int:
    """The number of cubes of these colours that are delivered if each factory takes one."""
    cubes = cubes_of(naive)
    return sum(
        min(len(points), cubes.get(colour, 0))
        for colour, points in factories_of(naive).items()
        if colour in colours
    )


def lakes(naive: NaiveMap) -> int:
    return sum(3 * (len(area) - 1) for area in groups(naive.of_kind("lake")))


def towns_of_sides(naive: NaiveMap) -> tuple[list[set[Position]], list[set[Position]]]:
    """The town areas of the two sides; towns on the line belong to neither (6.4).

    Without mountains there is one side, and the second list is empty.
    """
    side_of = sides(naive.seen, naive.of_kind("mountain"))
    towns = naive.of_kind("town")
    one, other = (groups({t for t in towns if side_of.get(t) == side}) for side in (0, 1))
    return one, other


def largest(areas: list[set[Position]]) -> int:
    return max((len(area) for area in areas), default=0)


def hokkaido(naive: NaiveMap, goals: int) -> dict[str, int]:
    """The score of a map in Hokkaido with this number of goals won (8.1)."""
    parts = {
        "mountains": 2 * len(naive.of_kind("mountain")),
        "forests": 2 * len(naive.of_kind("forest")),
        "factories": factories(naive),
        "lakes": lakes(naive),
        "towns": 2 * min(largest(areas) for areas in towns_of_sides(naive)),
        "goals": 3 * goals,
    }
    return {**parts, "total": sum(parts.values()), "deserts": len(naive.of_kind("desert"))}


def honshu(naive: NaiveMap, scoring_card: int | None) -> dict[str, int]:
    """The score of a map in Honshu (8.2).

    Scoring card 1 changes the points for factories and card 4 those for lakes.
    """
    parts = {
        "forests": 2 * len(naive.of_kind("forest")),
        "towns": largest(groups(naive.of_kind("town"))),
        "factories": factories(naive, places=2 if scoring_card == 1 else 1),
        "lakes": 2 * len(naive.of_kind("lake")) if scoring_card == 4 else lakes(naive),
        "bonus": bonus(naive, scoring_card),
    }
    return {**parts, "total": sum(parts.values()), "deserts": len(naive.of_kind("desert"))}


def bonus(naive: NaiveMap, scoring_card: int | None) -> int:
    """The points that any other scoring card adds (8.3)."""
    cards = {
        2: lambda: 4 * forest_runs(naive.of_kind("forest")),
        3: lambda: 5 * most_blocks(naive.of_kind("desert")),
        5: lambda: 3 * len(surrounded(naive.of_kind("town"))),
        6: lambda: 2 * empty_production_squares(naive),
        7: lambda: 2 * delivered(naive, "blue", "yellow"),
        8: lambda: 2 * delivered(naive, "grey", "brown"),
    }
    return cards[scoring_card]() if scoring_card in cards else 0


def forest_runs(forests: set[Position]) -> int:
    """Rows and columns of three: a straight run of n holds n div 3."""
    count = 0
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in forests:
            if (x - dx, y - dy) not in forests:
                length = 0
                while (x + length * dx, y + length * dy) in forests:
                    length += 1
                count += length // 3
    return count


def most_blocks(deserts: set[Position]) -> int:
    """The most 2 x 2 blocks that fit on these squares without overlapping, by trying them all."""
    blocks = [
        block
        for x, y in sorted(deserts)
        if (block := frozenset({(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)})) <= deserts
    ]
    return _most(blocks)


def _most(blocks: list[frozenset[Position]]) -> int:
    if not blocks:
        return 0
    first, *rest = blocks
    with_first = 1 + _most([block for block in rest if not block & first])
    return max(with_first, _most(rest))


def surrounded(towns: set[Position]) -> set[Position]:
    """The towns with a town on all four sides."""
    return {(x, y) for x, y in towns if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} <= towns}


def empty_production_squares(naive: NaiveMap) -> int:
    """The number of visible production squares that are empty after delivery."""
    everything = len(naive.of_kind("production"))
    return everything - len(naive.cubes) + delivered(naive, *cubes_of(naive))
