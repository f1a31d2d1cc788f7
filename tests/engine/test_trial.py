"""Trials: moving and turning a card, ways to go under others, and the spots offered without hints."""

from __future__ import annotations

from itertools import combinations, pairwise

from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Square
from engine.trial import (
    MOST_SPOTS,
    Trial,
    kept_near,
    moved,
    placement_of,
    spread_spots,
    trial_at,
    tried_in,
    tucked,
    turned,
    ways,
)
from tests.render import samples

CARD = samples.card(60)


def grown() -> PlayerMap:
    """A map on which a card can go over and under others."""
    return samples.histories()[0][3][0]


def legal(map_: PlayerMap, card: MapCard = CARD) -> set[tuple[int, int, int]]:
    return {(spot.x, spot.y, spot.rotation) for spot in map_.legal_placements(card)}


def is_legal(map_: PlayerMap, trial: Trial) -> bool:
    return placement_of(map_, CARD, trial) in map_.legal_placements(CARD)


def test_every_step_leads_to_a_legal_spot_and_turns_go_through_every_rotation() -> None:
    map_ = grown()
    trial = spread_spots(map_, CARD)[0]
    for step in ((1, 0), (0, 1), (-1, 0), (0, -1), (-1, 0)):
        trial = moved(map_, CARD, trial, *step)
        assert is_legal(map_, trial)
    rotations = [trial.rotation]
    for by in (90, 90, 90, 90, 270):
        trial = turned(map_, CARD, trial, by)
        assert is_legal(map_, trial)
        rotations.append(trial.rotation)
    steps = [(after - before) % 360 for before, after in pairwise(rotations)]
    assert steps == [90, 90, 90, 90, 270]


def test_a_turn_there_and_back_leaves_a_card_with_room_at_its_place() -> None:
    map_ = grown()
    spots = legal(map_)
    roomy = [
        (x, y) for x, y, rotation in spots if rotation == 0 and {(x - 1, y, 90), (x - 1, y, 270)} <= spots
    ]
    assert roomy
    for x, y in roomy:
        for turns in ((90, 270), (270, 90), (90, 90, 90, 90)):
            trial = Trial(x, y)
            for by in turns:
                trial = turned(map_, CARD, trial, by)
            assert (trial.x, trial.y) == (x, y)


def test_a_card_moves_straight_ahead_if_it_can_and_stays_where_there_is_nothing_ahead() -> None:
    map_ = grown()
    spots = legal(map_)
    seen = set()
    for x, y, rotation in sorted(spots):
        after = moved(map_, CARD, Trial(x, y, rotation), 1, 0)
        ahead = [other for other in spots if other[2] == rotation and other[0] > x]
        in_row = [other for other in ahead if other[1] == y]
        if in_row:
            assert (after.x, after.y) == min(in_row)[:2]
        elif ahead:
            assert (after.x, after.y, after.rotation) in ahead
        else:
            assert after == Trial(x, y, rotation)
        seen.add((bool(in_row), bool(ahead)))
    assert seen == {(True, True), (False, True), (False, False)}


def test_a_card_that_fits_nowhere_moves_by_a_square_and_turns_about_its_corner() -> None:
    lakes = tuple(Square.parse("lake") for _ in range(6))
    map_, card = PlayerMap.of_province(lakes), MapCard(1, lakes)
    assert moved(map_, card, Trial(1, 1), -1, 0) == Trial(0, 1)
    assert moved(map_, card, Trial(1, 1), 1, 0) == Trial(1, 1), "it stays beside the map"
    assert turned(map_, card, Trial(0, 0), 90) == Trial(0, 0, 90)
    assert spread_spots(map_, card) == ()


def test_going_under_skips_what_is_not_legal() -> None:
    map_ = grown()
    skipped = 0
    for x, y, rotation in sorted(legal(map_)):
        count = len(ways(map_, CARD, x, y, rotation))
        possible = [way for way in range(count) if is_legal(map_, Trial(x, y, rotation, way))]
        trial, seen = Trial(x, y, rotation, possible[0]), []
        for _ in possible:
            seen.append(trial.way)
            trial = tucked(map_, CARD, trial)
        if len(possible) > 1:
            assert seen == possible
            skipped += len(possible) < count
    assert skipped


def test_a_trial_is_read_from_its_arguments_and_further_ones_are_ignored() -> None:
    trial = Trial(-3, 12, 270, 1)
    assert tried_in(trial.arguments) == tried_in((*trial.arguments, "more")) == trial
    assert tried_in(trial.arguments[:3]) is None


def test_a_card_is_kept_touching_the_bounding_rectangle_of_the_map() -> None:
    map_ = grown()
    left, top, right, bottom = map_.bounds
    for rotation, width, height in ((0, 2, 3), (90, 3, 2), (180, 2, 3), (270, 3, 2)):
        corners = [kept_near(map_, Trial(x, y, rotation)) for x, y in ((-20, -20), (20, 20))]
        assert corners == [
            Trial(left - width + 1, top - height + 1, rotation),
            Trial(right, bottom, rotation),
        ]


def test_an_outdated_way_wraps_around_to_an_existing_one() -> None:
    map_ = grown()
    spots = [trial_at(map_, CARD, spot) for spot in map_.legal_placements(CARD)]
    several = next(spot for spot in spots if len(ways(map_, CARD, spot.x, spot.y, spot.rotation)) > 1)
    count = len(ways(map_, CARD, several.x, several.y, several.rotation))
    for way in range(count):
        old = Trial(several.x, several.y, several.rotation, way + count)
        now = Trial(several.x, several.y, several.rotation, way)
        assert placement_of(map_, CARD, old) == placement_of(map_, CARD, now)


def test_spots_without_hints_begin_with_the_simplest_and_are_all_over_the_map() -> None:
    map_ = grown()
    left, top, right, bottom = map_.bounds

    def strange(spot: Placement) -> tuple[int, int]:
        wide, high = (2, 3) if spot.rotation in (0, 180) else (3, 2)
        from_middle = abs(2 * spot.x + wide - left - right - 1) + abs(2 * spot.y + high - top - bottom - 1)
        return len(spot.footprint & map_.squares.keys()), from_middle

    found = [placement_of(map_, CARD, trial) for trial in spread_spots(map_, CARD)]
    every = list(map_.legal_placements(CARD))
    assert len(found) == MOST_SPOTS
    assert set(found) <= set(every)
    assert strange(found[0]) == min(map(strange, every))
    apart = [abs(one.x - other.x) + abs(one.y - other.y) for one, other in combinations(found, 2)]
    assert min(apart) >= 3
    assert spread_spots(map_, CARD, 1) == spread_spots(map_, CARD)[:1]
