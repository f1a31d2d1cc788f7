"""The squares and areas that explain the difference between two scores of a map (rules.md 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from engine.maps import PlayerMap
from engine.parts.squares import Kind, Position
from engine.scoring.areas import ScoringArea, hokkaido_areas, honshu_areas
from engine.scoring.factories import points_by_factory
from engine.scoring.hokkaido import POINTS_PER_FOREST, POINTS_PER_MOUNTAIN
from engine.scoring.honshu import POINTS_PER_FOREST as POINTS_IN_HONSHU
from engine.scoring.honshu import score_honshu
from engine.scoring.scoring_cards import ScoringCard


class Gain(NamedTuple):
    """Points that a category gained or, if negative, lost, and the squares behind it, row by row.

    ``positions`` are the squares that an area gained or lost, or the whole area if it scores for another
    reason. They are empty for the points of a scoring card.
    """

    category: str
    positions: tuple[Position, ...]
    points: int


def hokkaido_gains(before: PlayerMap, after: PlayerMap) -> tuple[Gain, ...]:
    """The difference between the scores of two states of a map, without goals."""
    return (
        *_of_kind("mountains", Kind.MOUNTAIN, POINTS_PER_MOUNTAIN, before, after),
        *_of_kind("forests", Kind.FOREST, POINTS_PER_FOREST, before, after),
        *_of_factories(before, after, 1),
        *_of_areas(before, after, hokkaido_areas),
    )


def honshu_gains(before: PlayerMap, after: PlayerMap, scoring_card: ScoringCard | None) -> tuple[Gain, ...]:
    """The difference between the scores of two states of a map, with the table's scoring card, if any."""
    was, now = (score_honshu(player_map, scoring_card).parts["bonus"] for player_map in (before, after))
    return (
        *_of_kind("forests", Kind.FOREST, POINTS_IN_HONSHU, before, after),
        *_of_factories(before, after, scoring_card.cubes_per_factory if scoring_card else 1),
        *_of_areas(before, after, partial(honshu_areas, scoring_card=scoring_card)),
        *([Gain("bonus", (), now - was)] if now != was else ()),
    )


def _of_kind(category: str, kind: Kind, each: int, before: PlayerMap, after: PlayerMap) -> Iterator[Gain]:
    """The new and the lost squares of a kind that scores by the square, one gain for each area."""
    for present, other, points in ((after, before, each), (before, after, -each)):
        elsewhere = set(other.positions(kind))
        for area in present.measures.areas(kind):
            if changed := tuple(square for square in area.positions if square not in elsewhere):
                yield Gain(category, changed, points * len(changed))


def _of_factories(before: PlayerMap, after: PlayerMap, cubes_per_factory: int) -> Iterator[Gain]:
    """The factories that score more or less; a colour with both has one gain, with the difference."""
    # Of equal factories, the same ones are filled before and after, so that only the difference remains.
    former = points_by_factory(before, cubes_per_factory, after.positions(Kind.FACTORY))
    filled = {at for factories in former.values() for at in factories}
    present = points_by_factory(after, cubes_per_factory, filled)
    for colour, was in former.items():
        now = present[colour]
        changes = {at: now.get(at, 0) - was.get(at, 0) for at in sorted({*was, *now}, key=_row_by_row)}
        total = sum(changes.values())
        if total and min(changes.values()) < 0 < max(changes.values()):
            yield Gain("factories", tuple(at for at, points in changes.items() if points * total > 0), total)
        elif total:
            yield from (Gain("factories", (at,), points) for at, points in changes.items() if points)


def _of_areas(
    before: PlayerMap, after: PlayerMap, counted: Callable[[PlayerMap], Sequence[ScoringArea]]
) -> Iterator[Gain]:
    """The lakes that score more or less, and the difference in towns."""
    lakes, former = ([area for area in counted(of) if area.kind is Kind.LAKE] for of in (after, before))
    for lake in former:
        if not any(set(lake.positions) & set(other.positions) for other in lakes):
            yield Gain("lakes", _changed([lake], after), -lake.points)
    for lake in lakes:
        # Each former lake counts towards the first lake that it is now a part of.
        parts = [one for one in former if set(one.positions) & set(lake.positions)]
        former = [one for one in former if one not in parts]
        if points := lake.points - sum(part.points for part in parts):
            yield Gain("lakes", _changed([lake], before) if points > 0 else _changed(parts, after), points)
    # Of towns on both sides of a range, only one scores.
    towns, former = (
        [area for area in counted(of) if area.kind is Kind.TOWN and area.points] for of in (after, before)
    )
    if points := sum(town.points for town in towns) - sum(town.points for town in former):
        yield Gain("towns", _changed(towns, before) if points > 0 else _changed(former, after), points)


def _changed(areas: Sequence[ScoringArea], elsewhere: PlayerMap) -> tuple[Position, ...]:
    """The squares of areas that are of another kind in the other state; if there are none, all of them."""
    squares = sorted((at for area in areas for at in area.positions), key=_row_by_row)
    other = {at for area in areas for at in elsewhere.positions(area.kind)}
    return tuple(at for at in squares if at not in other) or tuple(squares)


def _row_by_row(position: Position) -> tuple[int, int]:
    return position.y, position.x
