"""The results on a server, in words."""

from __future__ import annotations

import pytest

from bot.history import Standing, Stats
from bot.views.results import leaderboard_screen, stats_screen
from tests.bot.views.test_viewer import ENGLISH

BOARD = [
    Standing(place, place, f"player {place}", 1000, 6, 1, 50, 40.0, 5, provisional=False)
    for place in range(1, 13)
]


@pytest.mark.parametrize(("count", "left_out"), [(10, 0), (11, 1), (12, 2)])
def test_only_ten_people_are_listed(count: int, left_out: int) -> None:
    text = leaderboard_screen(ENGLISH, BOARD[:count], with_computers=False).text
    assert text.count("player") == 10
    assert (ENGLISH.format("list-more", count=left_out) in text) is (left_out > 0)


@pytest.mark.parametrize("has_played", [False, True])
def test_only_a_person_without_results_reads_that_there_are_none(has_played: bool) -> None:
    text = stats_screen(ENGLISH, "anna", Stats(BOARD[0] if has_played else None, None)).text
    assert (ENGLISH.format("stats-none") in text) is not has_played
