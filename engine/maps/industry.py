"""The features of production squares, cubes and factories, and the number of steps to goals 5 to 8."""

from __future__ import annotations

from typing import NamedTuple

from engine.maps.grid import surrounding_areas
from engine.maps.layers import COLOURS
from engine.maps.masks import Masks, Part, steps_to_goal
from engine.maps.terms import Terms
from engine.parts.squares import Colour


class Works(NamedTuple):
    """The industry of one colour: cubes, production squares, points of the factories, highest first."""

    cubes: int
    production: int
    factories: tuple[int, ...]


def works_of(masks: Masks, squares: int) -> Works:
    """The industry among the squares of a colour."""
    return Works(
        (masks.cubes & squares).bit_count(),
        (masks.production & squares).bit_count(),
        tuple([points for points, mask in masks.points for _ in range((mask & squares).bit_count())]),
    )


def colour_of(works: Works, colour: Colour, terms: Terms) -> Part:
    """The features ``INDUSTRY`` for one colour."""
    cubes, production, places = works
    if terms.cubes_per_factory > 1:
        places = tuple(sorted(places * terms.cubes_per_factory, reverse=True))
    delivered = min(cubes, len(places))
    waiting = cubes - delivered
    return Part(
        (
            sum(places[:cubes]),
            waiting,
            int(waiting > 0),
            int(waiting > 1),
            sum(places[cubes:]),
            int(len(places) > cubes),
            production - cubes,
            cubes,
        ),
        delivered * terms.extra_per_cube.get(colour, 0) + terms.empty_production * (production - waiting),
    )


def industry_of(masks: Masks, terms: Terms) -> Part:
    """The features ``INDUSTRY``, summed over all colours."""
    parts = [
        colour_of(works_of(masks, masks.colours[COLOURS.index(colour)]), colour, terms)
        for colour in terms.colours
    ]
    return Part(
        tuple(map(sum, zip(*(part.features for part in parts), strict=True))),
        sum(part.bonus for part in parts),
        industry_goals(masks, terms),
    )


def industry_goals(masks: Masks, terms: Terms) -> tuple[int, ...]:
    """The number of steps to each open goal from 5 to 8."""
    steps = goals_of_counts(masks, terms, 0)
    if 8 in terms.goals:
        steps += (goal_of_neighbours(masks.production | masks.factories, 0, masks.shown),)
    return steps


def goals_of_counts(masks: Masks, terms: Terms, new: int) -> tuple[int, ...]:
    """The number of steps to each open goal from 5 to 7, which do not depend on positions."""
    shown = masks.shown
    steps = []
    if 5 in terms.goals:
        steps.append(steps_to_goal(6 - masks.cubes.bit_count(), masks.cubes, new, shown))
    for goal, squares in ((6, masks.production), (7, masks.factories)):
        if goal in terms.goals:
            missing = sum(not squares & masks.colours[COLOURS.index(colour)] for colour in terms.colours)
            steps.append(steps_to_goal(missing, squares, new, shown))
    return tuple(steps)


def goal_of_neighbours(squares: int, new: int, shown: tuple[int, ...]) -> int:
    """The number of steps to goal 8: three adjacent production squares and factories."""
    groups = surrounding_areas(squares)
    return min([steps_to_goal(3 - group.bit_count(), group, new, shown) for group in groups], default=3)
