"""The features of a map, counted square by square."""

from __future__ import annotations

from engine.maps.terms import Terms
from tests.engine.naive import scoring
from tests.engine.naive.mountains import is_one_path, sides
from tests.engine.naive.stacking import NaiveMap, Position, groups

FIVE_OFF = 5


def features(naive: NaiveMap, terms: Terms) -> dict[str, int]:
    """All features by name."""
    steps_to = goals(naive, terms)
    steps = [steps_to[goal] for goal in terms.goals]
    return {
        **lakes(naive, terms),
        **mountains(naive),
        **(towns_by_side(naive) if terms.by_sides else towns(naive)),
        **industry(naive, terms),
        "forests": len(naive.of_kind("forest")),
        "deserts": len(naive.of_kind("desert")),
        "squares": len(naive.seen),
        "bonus": bonus(naive, terms),
        "goals_met": sum(step == 0 for step in steps),
        "goals_one_short": sum(step == 1 for step in steps),
        "goals_two_short": sum(step == 2 for step in steps),
        "map": 1,
    }


def beside(places: set[Position]) -> set[Position]:
    """The orthogonal neighbours of some squares, without the squares themselves."""
    return {(x + dx, y + dy) for x, y in places for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - places


def lakes(naive: NaiveMap, terms: Terms) -> dict[str, int]:
    squares = naive.of_kind("lake")
    each = terms.points_per_lake_square
    return {
        "lake_points": scoring.lakes(naive) if each is None else each * len(squares),
        "lakes": len(groups(squares)),
        "lake_room": len(beside(squares) - naive.of_kind("mountain")),
    }


def mountains(naive: NaiveMap) -> dict[str, int]:
    peaks = naive.of_kind("mountain")
    reach = {(x + dx, y + dy) for x, y in peaks for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - peaks
    room = {place for place in reach - naive.of_kind("lake") if is_one_path({*peaks, place})}
    return {"mountains": len(peaks), "range_room": len(room), "no_range": int(not peaks)}


def towns(naive: NaiveMap) -> dict[str, int]:
    squares = naive.of_kind("town")
    size, room = largest(naive, groups(squares), set())
    return {
        "town_points": size,
        "larger_town": 0,
        "town_gap": 0,
        "town_room": room,
        "larger_town_room": 0,
        "towns_elsewhere": len(squares) - size,
    }


def towns_by_side(naive: NaiveMap) -> dict[str, int]:
    squares = naive.of_kind("town")
    peaks = naive.of_kind("mountain")
    ends = [(0, 0), (0, 0)]
    if peaks:
        near = squares | beside(squares)
        line = near - sides(near, peaks).keys()
        ends = sorted(largest(naive, areas, line) for areas in scoring.towns_of_sides(naive))
    (small, room), (large, larger_room) = ends
    return {
        "town_points": 2 * small,
        "larger_town": large,
        "town_gap": min(3, large - small),
        "town_room": room,
        "larger_town_room": larger_room,
        "towns_elsewhere": len(squares) - small - large,
    }


def largest(naive: NaiveMap, areas: list[set[Position]], line: set[Position]) -> tuple[int, int]:
    """The size of the largest area, and the number of squares into which all areas of this size can grow."""
    size = scoring.largest(areas)
    together = {place for area in areas if len(area) == size for place in area}
    return size, len(beside(together) - naive.of_kind("lake", "mountain", "town") - line)


def industry(naive: NaiveMap, terms: Terms) -> dict[str, int]:
    cubes, factories = scoring.cubes_of(naive), scoring.factories_of(naive)
    found = dict.fromkeys(
        (
            "waiting_cubes",
            "colours_of_waiting_cubes",
            "pairs_of_waiting_cubes",
            "waiting_factories",
            "colours_of_waiting_factories",
        ),
        0,
    )
    for colour in map(str, terms.colours):
        held = cubes.get(colour, 0)
        places = sorted(factories.get(colour, []) * terms.cubes_per_factory)
        waiting = max(0, held - len(places))
        found["waiting_cubes"] += waiting
        found["colours_of_waiting_cubes"] += waiting > 0
        found["pairs_of_waiting_cubes"] += waiting > 1
        found["waiting_factories"] += sum(places[: max(0, len(places) - held)])
        found["colours_of_waiting_factories"] += len(places) > held
    return found | {
        "factory_points": scoring.factories(naive, terms.cubes_per_factory),
        "empty_production": len(naive.of_kind("production")) - len(naive.cubes),
        "cubes": len(naive.cubes),
    }


def bonus(naive: NaiveMap, terms: Terms) -> int:
    paid = terms.row_of_forests * scoring.forest_runs(naive.of_kind("forest"))
    paid += terms.block_of_deserts * scoring.most_blocks(naive.of_kind("desert"))
    if not terms.by_sides:
        paid += terms.town_among_towns * len(scoring.surrounded(naive.of_kind("town")))
    paid += terms.empty_production * scoring.empty_production_squares(naive)
    return paid + sum(
        extra * scoring.delivered(naive, str(colour)) for colour, extra in terms.extra_per_cube.items()
    )


def goals(naive: NaiveMap, terms: Terms) -> dict[int, int]:
    """The number of steps to each goal: missing items or missing cards, whichever is more."""
    peaks, works = naive.of_kind("mountain"), naive.of_kind("production", "factory")

    def steps(missing: int, places: set[Position]) -> int:
        return max(missing, 3 - len(naive.cards_of(places)), 0)

    def missing_colours(kind: str) -> int:
        there = {naive.seen[place].colour for place in naive.of_kind(kind)}
        return sum(str(colour) not in there for colour in terms.colours)

    one, other = (scoring.largest(areas) for areas in scoring.towns_of_sides(naive))
    return {
        1: steps(5 - len(groups(naive.of_kind("forest"))), naive.of_kind("forest")),
        2: steps(5 - abs(one - other), naive.of_kind("town")) if one and other else FIVE_OFF,
        3: steps(3 - len(groups(naive.of_kind("lake"))), naive.of_kind("lake")),
        4: min((steps(5 - len(group), group) for group in groups(peaks)), default=FIVE_OFF),
        5: steps(6 - len(naive.cubes), set(naive.cubes)),
        6: steps(missing_colours("production"), naive.of_kind("production")),
        7: steps(missing_colours("factory"), naive.of_kind("factory")),
        8: min((steps(3 - len(group), group) for group in groups(works, diagonally=True)), default=3),
        9: max(0, 2 - naive.tiles_laid),
    }
