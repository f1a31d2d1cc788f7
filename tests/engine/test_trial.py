"""Trials: moving and turning a card, ways to go under others, and the spots offered without hints."""

from __future__ import annotations

from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import Square
from engine.trial import (
    MOST_SPOTS,
    Trial,
    central_spots,
    kept_near,
    placement_of,
    trial_at,
    tried_in,
    ways,
)
from tests.render import samples

CARD = samples.card(60)


def grown() -> PlayerMap:
    """A map on which a card can go over and under others."""
    return samples.histories()[0][3][0]


def test_four_turns_go_through_every_rotation_and_back() -> None:
    trials = [Trial(3, -2)]
    for _ in range(4):
        trials.append(trials[-1].turned())
    assert [trial.rotation for trial in trials] == [0, 90, 180, 270, 0]
    assert {(trial.x, trial.y) for trial in trials} == {(3, -2)}


def test_a_card_that_is_moved_or_turned_is_on_top_again() -> None:
    below = Trial(3, -2, 90, way=2)
    assert below.moved(-1, 1) == Trial(2, -1, 90, way=0)
    assert below.turned() == Trial(3, -2, 180, way=0)


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


def test_spots_without_hints_cover_the_fewest_squares_and_are_nearest_the_middle() -> None:
    map_ = grown()
    left, top, right, bottom = map_.bounds

    def strange(spot: Placement) -> tuple[int, int]:
        wide, high = (2, 3) if spot.rotation in (0, 180) else (3, 2)
        from_middle = abs(2 * spot.x + wide - left - right - 1) + abs(2 * spot.y + high - top - bottom - 1)
        return len(spot.footprint & map_.squares.keys()), from_middle

    found = [placement_of(map_, CARD, trial) for trial in central_spots(map_, CARD)]
    legal = list(map_.legal_placements(CARD))
    assert len(found) == MOST_SPOTS
    assert set(found) <= set(legal)
    assert strange(found[0]) == min(map(strange, legal))
    assert [strange(spot) for spot in found] == sorted(map(strange, found))
    assert central_spots(map_, CARD, 1) == central_spots(map_, CARD)[:1]


def test_no_spot_is_offered_if_a_card_fits_nowhere() -> None:
    province = PlayerMap.of_province(tuple(Square.parse("lake") for _ in range(6)))
    assert central_spots(province, MapCard(1, tuple(Square.parse("lake") for _ in range(6)))) == ()
