"""The same random map in the engine and in the naive implementation, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Kind, Position, Square
from tests.engine.naive import stacking
from tests.engine.naive.stacking import Laid, NaiveMap
from tests.engine.random_maps import LayCard, LayTile, MoveCubes, Step, grown


@dataclass(frozen=True)
class Both:
    """The same map in both implementations; ``step`` is the last change to it."""

    seed: int
    deck: str
    step: Step
    naive: NaiveMap
    engine: PlayerMap

    @property
    def name(self) -> str:
        """The map's name in assertion messages."""
        return f"map {self.seed} of {len(self.naive.cards)} cards after {self.step}"


def squares_of(words: Iterable[str]) -> tuple[Square, ...]:
    return tuple(Square.parse(word) for word in words)


def card_of(laid: Laid) -> MapCard:
    return MapCard(laid.number, squares_of(laid.squares))


def placement_of(laid: Laid, under: frozenset[int]) -> Placement:
    return Placement(laid.number, laid.x, laid.y, laid.rotation, under)


def positions(places: Iterable[stacking.Position]) -> list[Position]:
    return [Position(*place) for place in places]


def stepped(engine: PlayerMap, step: Step) -> PlayerMap:
    """The engine's map after a step."""
    match step:
        case LayCard(card, under):
            return engine.lay(card_of(card), placement_of(card, under))
        case LayTile(place, terrain):
            return engine.with_tile(Position(*place), Kind(terrain))
        case MoveCubes(added, removed):
            return engine.with_cubes(positions(added)).without_cubes(positions(removed))


def grow_both(seed: int) -> Iterator[Both]:
    """Grow a random map in both implementations, starting with its province."""
    steps = iter(grown(seed))
    deck, first, naive = next(steps)
    engine = PlayerMap.of_province(squares_of(naive.cards[0].squares))
    yield Both(seed, deck, first, naive, engine)
    for _, step, naive in steps:
        engine = stepped(engine, step)
        yield Both(seed, deck, step, naive, engine)
