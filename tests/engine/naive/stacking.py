"""Stacked cards and their visible squares (rules.md 4.1 to 4.3, 4.7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from typing import NamedTuple

Position = tuple[int, int]

ROTATIONS = (0, 90, 180, 270)


@cache
def turned(rotation: int) -> tuple[Position, ...]:
    """The offsets of a card's six squares from its top left, in reading order of the upright card.

    A quarter turn clockwise sends the top row to the right-hand column.
    """
    places = [(column, row) for row in range(3) for column in range(2)]
    height = 3
    for _ in range(rotation // 90):
        places = [(height - 1 - y, x) for x, y in places]
        height = 5 - height
    return tuple(places)


@dataclass(frozen=True)
class Laid:
    """A card on a map: its six squares, position and rotation."""

    number: int
    squares: tuple[str, ...]
    x: int
    y: int
    rotation: int

    @cached_property
    def places(self) -> tuple[Position, ...]:
        return tuple((self.x + x, self.y + y) for x, y in turned(self.rotation))

    @cached_property
    def square_at(self) -> dict[Position, str]:
        return dict(zip(self.places, self.squares, strict=True))


@cache
def words_of(square: str) -> list[str]:
    """The parts of a square: kind, colour and points."""
    return square.split(":")


class Seen(NamedTuple):
    """A visible square: what it shows, which card it belongs to, and whether it is a tile (5.2)."""

    square: str
    card: int
    tile: bool = False

    @property
    def kind(self) -> str:
        return words_of(self.square)[0]

    @property
    def colour(self) -> str | None:
        words = words_of(self.square)
        return words[1] if len(words) > 1 else None

    @property
    def points(self) -> int:
        words = words_of(self.square)
        return int(words[2]) if len(words) > 2 else 0


@dataclass(frozen=True)
class NaiveMap:
    """A map: its cards in the order laid, and for each overlapping pair which card lies above.

    ``over`` holds pairs (upper, lower). ``tiles`` are the terraforming tiles still on the map and
    ``tiles_laid`` counts all that were ever laid; ``cubes`` are the squares with a cube.
    """

    cards: tuple[Laid, ...]
    over: frozenset[tuple[int, int]] = frozenset()
    tiles: dict[Position, str] = field(default_factory=dict)
    tiles_laid: int = 0
    cubes: frozenset[Position] = frozenset()

    @classmethod
    def of_province(cls, squares: Iterable[str]) -> NaiveMap:
        return cls((Laid(0, tuple(squares), 0, 0, 0),))

    @cached_property
    def seen(self) -> dict[Position, Seen]:
        """Every visible square: at each position, that of the card above all others there."""
        at: dict[Position, list[Laid]] = {}
        for card in self.cards:
            for place in card.places:
                at.setdefault(place, []).append(card)
        seen = {}
        for place, pile in at.items():
            (top,) = [c for c in pile if all(c is d or (c.number, d.number) in self.over for d in pile)]
            if place in self.tiles:
                seen[place] = Seen(self.tiles[place], top.number, tile=True)
            else:
                seen[place] = Seen(top.square_at[place], top.number)
        return seen

    @cached_property
    def higher(self) -> dict[int, set[int]]:
        """For each card, all cards that lie above it, directly or indirectly (4.3)."""
        higher: dict[int, set[int]] = {card.number: set() for card in self.cards}
        for upper, lower in self.over:
            higher[lower].add(upper)
        while True:
            grown = {card: above.union(*(higher[a] for a in above)) for card, above in higher.items()}
            if grown == higher:
                return higher
            higher = grown

    def touched(self, card: Laid) -> set[int]:
        """The earlier cards that share a position with this one."""
        places = set(card.places)
        return {other.number for other in self.cards if not places.isdisjoint(other.places)}

    def is_physically_possible(self, card: Laid, under: frozenset[int]) -> bool:
        """Whether the card can slip under exactly these of the cards that it touches (4.3)."""
        touched = self.touched(card)
        return under <= touched and all(self.higher[above] & touched <= under for above in under)

    def possible_unders(self, card: Laid) -> Iterator[frozenset[int]]:
        """Every subset of the touched cards that is physically possible."""
        touched = sorted(self.touched(card))
        for size in range(len(touched) + 1):
            for chosen in combinations(touched, size):
                if self.is_physically_possible(card, frozenset(chosen)):
                    yield frozenset(chosen)

    def hidden(self, card: Laid, under: frozenset[int]) -> set[Position]:
        """The squares of the new card that would lie under another one."""
        return {
            place
            for other in self.cards
            if other.number in under
            for place in other.places
            if place in card.places
        }

    def with_card(self, card: Laid, under: frozenset[int]) -> NaiveMap:
        """The map with the card laid, legal or not, without the tiles and cubes that it covers (4.6, 4.7)."""
        pairs = {(card.number, lower) for lower in self.touched(card) - under}
        pairs |= {(upper, card.number) for upper in under}
        covered = set(card.places) - self.hidden(card, under)
        return NaiveMap(
            (*self.cards, card),
            self.over | pairs,
            {place: terrain for place, terrain in self.tiles.items() if place not in covered},
            self.tiles_laid,
            self.cubes - covered,
        )

    def with_tile(self, place: Position, terrain: str) -> NaiveMap:
        """The map with a terraforming tile on a desert (5.1)."""
        return NaiveMap(
            self.cards, self.over, {**self.tiles, place: terrain}, self.tiles_laid + 1, self.cubes
        )

    def with_cubes(self, places: Iterable[Position]) -> NaiveMap:
        return NaiveMap(self.cards, self.over, self.tiles, self.tiles_laid, self.cubes | set(places))

    def without_cubes(self, places: Iterable[Position]) -> NaiveMap:
        return NaiveMap(self.cards, self.over, self.tiles, self.tiles_laid, self.cubes - set(places))

    def of_kind(self, *kinds: str) -> set[Position]:
        """The visible squares of these kinds."""
        return {place for place, seen in self.seen.items() if seen.kind in kinds}

    def cards_of(self, places: Iterable[Position]) -> set[int]:
        """The cards that these visible squares belong to."""
        return {self.seen[place].card for place in places}

    def production_of(self, number: int) -> list[tuple[Position, str]]:
        """The visible production squares of a card in reading order of the upright card (4.6)."""
        (card,) = [card for card in self.cards if card.number == number]
        found = []
        for place in card.places:
            seen = self.seen[place]
            if seen.card == number and seen.kind == "production":
                assert seen.colour is not None
                found.append((place, seen.colour))
        return found


def groups(places: set[Position], *, diagonally: bool = False) -> list[set[Position]]:
    """The groups of squares connected orthogonally or, if ``diagonally`` is set, diagonally as well."""
    steps = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    if diagonally:
        steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    left = set(places)
    found = []
    while left:
        group = {min(left)}
        while True:
            grown = group | {(x + dx, y + dy) for x, y in group for dx, dy in steps} & left
            if grown == group:
                break
            group = grown
        found.append(group)
        left -= group
    return found
