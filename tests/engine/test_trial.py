"""How the placer's buttons move a card: over the map, about itself, and on to the next legal spot."""

from __future__ import annotations

from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.trial import (
    Trial,
    first_trial,
    kept_near,
    next_legal,
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


def test_four_turns_lead_back_and_each_is_a_rotation_that_there_is() -> None:
    trials = [Trial(3, -2)]
    for _ in range(4):
        trials.append(trials[-1].turned())
    assert [trial.rotation for trial in trials] == [0, 90, 180, 270, 0]
    assert {(trial.x, trial.y) for trial in trials} == {(3, -2)}


def test_a_card_that_is_moved_or_turned_lies_on_top_again() -> None:
    below = Trial(3, -2, 90, way=2)
    assert below.moved(-1, 1) == Trial(2, -1, 90, way=0)
    assert below.turned() == Trial(3, -2, 180, way=0)


def test_a_trial_comes_back_from_the_arguments_of_a_control_whatever_stands_after_it() -> None:
    trial = Trial(-3, 12, 270, 1)
    assert tried_in(trial.arguments) == tried_in((*trial.arguments, "more")) == trial
    assert tried_in(trial.arguments[:3]) is None


def test_a_card_is_kept_where_it_touches_the_rectangle_around_the_map() -> None:
    map_ = grown()
    left, top, right, bottom = map_.bounds
    for rotation, width, height in ((0, 2, 3), (90, 3, 2), (180, 2, 3), (270, 3, 2)):
        corners = [kept_near(map_, Trial(x, y, rotation)) for x, y in ((-20, -20), (20, 20))]
        assert corners == [
            Trial(left - width + 1, top - height + 1, rotation),
            Trial(right, bottom, rotation),
        ]


def test_the_button_for_the_next_spot_goes_once_round_all_legal_placements() -> None:
    map_ = grown()
    legal = {_looks(map_, CARD, trial_at(map_, CARD, spot)) for spot in map_.legal_placements(CARD)}
    assert any(trial.way > 0 for trial in (trial_at(map_, CARD, s) for s in map_.legal_placements(CARD)))
    first = trial = next_legal(map_, CARD, first_trial(map_, CARD))
    seen = []
    while trial is not None and trial not in seen:
        seen.append(trial)
        trial = next_legal(map_, CARD, trial)
    assert trial == first, "after the last comes the first"
    assert len(seen) == len(legal)
    assert {_looks(map_, CARD, one) for one in seen} == legal


def _looks(map_: PlayerMap, card: MapCard, trial: Trial) -> object:
    """What tells one legal placement from another: where the card lies, and what of it shows."""
    placement = placement_of(map_, card, trial)
    return trial.x, trial.y, trial.rotation, map_.hidden_squares(card, placement)


def test_the_way_of_an_old_button_is_one_that_there_still_is() -> None:
    map_ = grown()
    spots = [trial_at(map_, CARD, spot) for spot in map_.legal_placements(CARD)]
    several = next(spot for spot in spots if len(ways(map_, CARD, spot.x, spot.y, spot.rotation)) > 1)
    count = len(ways(map_, CARD, several.x, several.y, several.rotation))
    for way in range(count):
        old = Trial(several.x, several.y, several.rotation, way + count)
        now = Trial(several.x, several.y, several.rotation, way)
        assert placement_of(map_, CARD, old) == placement_of(map_, CARD, now)


def test_the_first_spot_covers_least_and_is_as_near_to_the_middle_as_any_that_does() -> None:
    map_ = grown()
    trial = first_trial(map_, CARD)
    width, height = (2, 3) if trial.rotation in (0, 180) else (3, 2)
    left, top, right, bottom = map_.bounds

    def strange(x: int, y: int, wide: int, high: int) -> tuple[int, int]:
        covered = sum((x + dx, y + dy) in map_.squares for dx in range(wide) for dy in range(high))
        return covered, abs(2 * x + wide - left - right - 1) + abs(2 * y + high - top - bottom - 1)

    found = [
        strange(spot.x, spot.y, *((2, 3) if spot.rotation in (0, 180) else (3, 2)))
        for spot in map_.legal_placements(CARD)
    ]
    assert strange(trial.x, trial.y, width, height) == min(found)
