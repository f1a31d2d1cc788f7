"""Random maps of every shape, grown with the naive implementation.

A seed grows the same map on every machine and Python version.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from tests.engine.naive.legality import broken_rules, broken_tile_rules
from tests.engine.naive.mountains import is_one_path
from tests.engine.naive.stacking import ROTATIONS, Laid, NaiveMap, Position

T = TypeVar("T")

DECKS = Path(__file__).parents[2] / "engine" / "decks"
COLOURS = {
    "hokkaido": ["blue", "brown", "grey", "green"],
    "honshu": ["blue", "brown", "grey", "yellow"],
}
TERRAINS = ["lake", "town", "forest", "mountain"]


class Dice:
    """A small random number generator (splitmix64) that gives the same numbers everywhere."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, end: int) -> int:
        """A number from 0 to end - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & (2**64 - 1)
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & (2**64 - 1)
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & (2**64 - 1)
        return (mixed ^ (mixed >> 31)) % end

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def choice(self, values: Sequence[T]) -> T:
        return values[self.below(len(values))]

    def some(self, values: Sequence[T], percent: int) -> list[T]:
        """A random subset: each value with a probability of ``percent``."""
        return [value for value in values if self.chance(percent)]

    def shuffled(self, values: Sequence[T]) -> list[T]:
        left = list(values)
        return [left.pop(self.below(len(left))) for _ in values]


@dataclass(frozen=True)
class LayCard:
    """A card laid on a map."""

    card: Laid
    under: frozenset[int]


@dataclass(frozen=True)
class LayTile:
    """A tile laid on a desert."""

    place: Position
    terrain: str


@dataclass(frozen=True)
class MoveCubes:
    """Cubes added to the map and cubes removed from it."""

    added: tuple[Position, ...]
    removed: tuple[Position, ...]


Step = LayCard | LayTile | MoveCubes


@cache
def printed(deck: str) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]:
    """The provinces (both sides of each) and the cards of a shipped deck."""
    data = json.loads((DECKS / f"{deck}.json").read_text(encoding="utf-8"))
    provinces = tuple(tuple(province[side]) for province in data["provinces"] for side in ("a", "b"))
    return provinces, tuple(tuple(card["squares"]) for card in data["cards"])


def wild_card(dice: Dice, deck: str, kinds: Sequence[str]) -> tuple[str, ...]:
    """A random card that is valid in a table's own deck (1.4): any squares, but linked mountains."""
    while True:
        squares = []
        for _ in range(6):
            kind = dice.choice(kinds)
            if kind == "production":
                kind += f":{dice.choice(COLOURS[deck])}"
            elif kind == "factory":
                kind += f":{dice.choice(COLOURS[deck])}:{dice.below(9) + 1}"
            squares.append(kind)
        card = Laid(1, tuple(squares), 0, 0, 0)
        if is_one_path({place for place in card.places if card.square_at[place] == "mountain"}):
            return tuple(squares)


#: The kinds of square that wild cards are drawn from; each mixture tests different rules.
MIXTURES = {
    "mountains": ["mountain", "mountain", "town", "town", "town", "desert", "forest", "production"],
    "towns": ["town", "town", "town", "town", "desert", "mountain", "lake"],
    "deserts": ["desert", "desert", "desert", "desert", "town", "forest"],
    "works": ["production", "production", "factory", "factory", "desert", "town"],
    "lakes and mountains": ["lake", "lake", "lake", "mountain", "town", "desert"],
    "waters": ["lake", "forest", "forest", "desert", "production", "factory"],
}


def cards_for(dice: Dice, deck: str, mixture: str | None) -> list[tuple[str, ...]]:
    """A province and sixty cards: from the shipped deck, or wild ones if there is a mixture."""
    if mixture is None:
        provinces, cards = printed(deck)
        return [dice.choice(provinces), *cards]
    kinds = MIXTURES[mixture]
    if deck == "honshu":
        kinds = [kind for kind in kinds if kind != "mountain"]
    return [wild_card(dice, deck, kinds) for _ in range(61)]


def anywhere(dice: Dice, naive: NaiveMap) -> tuple[int, int, int]:
    """A position and rotation within reach of the map, or just out of reach."""
    x, y = dice.choice(sorted(naive.seen))
    return (
        x - dice.below(4) + 1 - dice.below(2),
        y - dice.below(4) + 1 - dice.below(2),
        dice.choice(ROTATIONS),
    )


def try_to_place(dice: Dice, naive: NaiveMap, number: int, squares: tuple[str, ...]) -> LayCard | None:
    """A random legal placement, or None if 150 tries find none."""
    for _ in range(150):
        x, y, rotation = anywhere(dice, naive)
        card = Laid(number, squares, x, y, rotation)
        under = dice.choice(list(naive.possible_unders(card)))
        if not broken_rules(naive, card, under):
            return LayCard(card, under)
    return None


def grow(seed: int) -> Iterator[tuple[str, Step, NaiveMap]]:
    """Grow a map to up to twelve cards; yield the deck's name, each step and the map after it.

    The first step is the province.
    """
    dice = Dice(seed)
    deck = dice.choice(["hokkaido", "hokkaido", "honshu"])
    mixture = dice.choice([None, None, *MIXTURES])
    province, *cards = cards_for(dice, deck, mixture)
    naive = NaiveMap.of_province(province)
    yield deck, LayCard(naive.cards[0], frozenset()), naive
    for number in dice.shuffled(range(1, 61))[:12]:
        step = try_to_place(dice, naive, number, cards[number - 1])
        if step is None:
            continue
        naive = naive.with_card(step.card, step.under)
        yield deck, step, naive
        for change in _changes(dice, deck, naive, number):
            naive = changed(naive, change)
            yield deck, change, naive


@cache
def grown(seed: int) -> tuple[tuple[str, Step, NaiveMap], ...]:
    """All steps of ``grow``, cached for the tests that share them."""
    return tuple(grow(seed))


def _changes(dice: Dice, deck: str, naive: NaiveMap, number: int) -> Iterator[Step]:
    """Add cubes to the card just laid and remove some elsewhere; in Hokkaido, sometimes lay a tile."""
    added = tuple(dice.some([place for place, _ in naive.production_of(number)], 80))
    removed = tuple(dice.some(sorted(naive.cubes), 10))
    if added or removed:
        yield MoveCubes(added, removed)
    deserts = sorted(naive.of_kind("desert"))
    if deck == "hokkaido" and deserts and dice.chance(40):
        tile = LayTile(dice.choice(deserts), dice.choice(TERRAINS))
        if not broken_tile_rules(naive, tile.place, tile.terrain):
            yield tile


def changed(naive: NaiveMap, step: Step) -> NaiveMap:
    """The map after a step."""
    match step:
        case LayCard(card, under):
            return naive.with_card(card, under)
        case LayTile(place, terrain):
            return naive.with_tile(place, terrain)
        case MoveCubes(added, removed):
            return naive.with_cubes(added).without_cubes(removed)
