"""The nine goal cards of Hokkaido, and a map's progress towards them (rules.md 7).

Only visible squares count. All goals except goal 9 also require squares on at least three different cards,
of which the province may be one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import product

from engine.maps import Area, PlayerMap
from engine.parts.cards import CARDS_FOR_GOAL
from engine.parts.squares import Colour, Kind


@dataclass(frozen=True, slots=True)
class Progress:
    """A map's progress towards a goal: ``reached`` of ``needed``, and the number of cards.

    The unit is areas (goals 1 and 3), the difference in squares (2), squares of the best group (4 and 8),
    cubes (5), colours (6 and 7) or tiles (9). ``cards`` is None for goal 9, which has no such requirement.
    """

    reached: int
    needed: int
    cards: int | None

    @property
    def met(self) -> bool:
        """Whether the goal is met."""
        return self.reached >= self.needed and (self.cards is None or self.cards >= CARDS_FOR_GOAL)


@dataclass(frozen=True, slots=True)
class _Situation:
    """The data that goals depend on."""

    map: PlayerMap
    tiles_laid: int
    colours: Collection[Colour]


def progress_towards(
    goal: int, player_map: PlayerMap, tiles_laid: int, colours: Collection[Colour]
) -> Progress:
    """A map's progress towards a goal.

    ``tiles_laid`` is the number of terraforming tiles that the player has placed, including free ones and
    those covered since (goal 9); ``colours`` are the four colours of the game (goals 6 and 7).
    """
    return _GOALS[goal](_Situation(player_map, tiles_laid, colours))


def meets_goal(goal: int, player_map: PlayerMap, tiles_laid: int, colours: Collection[Colour]) -> bool:
    """Whether a map meets a goal (rules.md 7.4); for the arguments see ``progress_towards``."""
    return progress_towards(goal, player_map, tiles_laid, colours).met


def _all_areas(kind: Kind, needed: int) -> Callable[[_Situation], Progress]:
    """A number of areas of a kind, on three cards together (goals 1 and 3)."""

    def progress(situation: _Situation) -> Progress:
        areas = situation.map.measures.areas(kind)
        return Progress(len(areas), needed, len(_cards_of(areas)))

    return progress


def _towns_apart(situation: _Situation) -> Progress:
    """Goal 2: the largest towns of the two sides differ by five squares, and both sides have one.

    If several towns of a side are the largest, any of them may be chosen.
    """
    largest = [
        [town for town in towns if len(town.positions) == max(len(other.positions) for other in towns)]
        for towns in situation.map.measures.towns_by_side()
    ]
    pairs = list(product(*largest))
    if not pairs:
        return Progress(0, 5, 0)
    one, other = (len(town.positions) for town in pairs[0])
    return Progress(abs(one - other), 5, max(len(_cards_of(pair)) for pair in pairs))


def _mountains_in_a_group(situation: _Situation) -> Progress:
    """Goal 4: an orthogonally connected group of five mountains."""
    return _best_group(situation.map.measures.areas(Kind.MOUNTAIN), 5)


def _cubes(situation: _Situation) -> Progress:
    """Goal 5: six cubes on the map."""
    return Progress(len(situation.map.cubes), 6, len(situation.map.measures.cards_with_cubes()))


def _every_colour(kind: Kind) -> Callable[[_Situation], Progress]:
    """Production squares or factories of all four colours, one of each on three cards (goals 6 and 7)."""

    def progress(situation: _Situation) -> Progress:
        measures = situation.map.measures
        cards = [measures.cards_with(kind, colour) for colour in situation.colours]
        there = [numbers for numbers in cards if numbers]
        return Progress(len(there), len(cards), _most_cards(there))

    return progress


def _industry(situation: _Situation) -> Progress:
    """Goal 8: a group of three production and factory squares, diagonal neighbours included."""
    return _best_group(situation.map.measures.industry(), 3)


def _tiles(situation: _Situation) -> Progress:
    """Goal 9: two terraforming tiles placed so far."""
    return Progress(situation.tiles_laid, 2, None)


def _best_group(groups: Iterable[Area], needed: int) -> Progress:
    """The progress of the group closest to the required size and number of cards."""
    return max(
        (Progress(len(group.positions), needed, len(group.cards)) for group in groups),
        key=lambda progress: (
            progress.met,
            min(progress.reached, needed),
            progress.cards,
            progress.reached,
        ),
        default=Progress(0, needed, 0),
    )


def _cards_of(areas: Iterable[Area]) -> frozenset[int]:
    return frozenset().union(*(area.cards for area in areas))


def _most_cards(choices: list[frozenset[int]]) -> int:
    """The maximum number of different cards when one card with a square is chosen per colour."""
    # Four cards per colour are enough, because the other three colours choose at most three of them.
    return max(len(set(chosen)) for chosen in product(*(sorted(numbers)[:4] for numbers in choices)))


_GOALS: Mapping[int, Callable[[_Situation], Progress]] = {
    1: _all_areas(Kind.FOREST, 5),
    2: _towns_apart,
    3: _all_areas(Kind.LAKE, 3),
    4: _mountains_in_a_group,
    5: _cubes,
    6: _every_colour(Kind.PRODUCTION),
    7: _every_colour(Kind.FACTORY),
    8: _industry,
    9: _tiles,
}

#: The numbers of the goal cards (rules.md 7.1).
GOALS = tuple(_GOALS)
