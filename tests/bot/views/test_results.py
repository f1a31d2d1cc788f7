"""Results in words: those of a person who plays alone, and the lists of a server."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.history import Standing, Stats
from bot.people.links import Links
from bot.tables.game_history import ScoreOfDay
from bot.views.results import Played, leaderboard_screen, share_text, shared_screen, squares_of, stats_screen
from bot.views.viewer import Viewer
from tests.bot.views.test_viewer import ENGLISH, READER, running


def lines_of(points: int, par: int, *others: int) -> list[str]:
    """The result of a map of the day on which ``others`` have also played, the best first."""
    board = tuple(ScoreOfDay(number, f"player {number}", total) for number, total in enumerate(others, 1))
    played = Played((points,), (par,), (0,), board)
    return shared_screen(Viewer(READER, running(), None), played).text.splitlines()


@pytest.mark.parametrize(
    ("points", "told"),
    [(39, "1 point short."), (40, "hit exactly."), (41, "beaten by 1 point.")],
)
def test_a_result_is_compared_with_par(points: int, told: str) -> None:
    assert lines_of(points, 40)[1] == f"Par, a good player’s score with the same cards, is 40: {told}"


@pytest.mark.parametrize(("streak", "told"), [(1, []), (2, ["🔥 2 days in a row"])])
def test_a_result_tells_of_days_played_in_a_row(streak: int, told: list[str]) -> None:
    played = Played((40,), (40,), (0,), streak=streak)
    assert shared_screen(Viewer(READER, running(), None), played).text.splitlines()[3:] == told


def test_par_is_listed_above_those_who_hit_it_exactly() -> None:
    *_, above, par, exactly, below = lines_of(40, 40, 41, 40, 39)
    assert par == "⛳ Par: **40**"
    assert [line.split()[-1] for line in (above, exactly, below)] == ["**41**", "**40**", "**39**"]


@pytest.mark.parametrize(("count", "left_out"), [(10, []), (11, ["… and 1 more"])])
def test_only_ten_people_of_a_server_are_listed(count: int, left_out: list[str]) -> None:
    lines = lines_of(40, 40, *range(40, 40 - count, -1))
    last = next(number for number, line in enumerate(lines) if "player 10" in line)
    assert lines[last + 1 :] == left_out


@pytest.mark.parametrize(("lost", "square"), [(0, "🟩"), (1, "🟨"), (3, "🟨"), (4, "🟥"), (30, "🟥")])
def test_the_square_of_a_round_is_yellow_for_up_to_3_points_missed(lost: int, square: str) -> None:
    assert squares_of([lost]) == square


@pytest.mark.parametrize(("streak", "told"), [(1, []), (2, ["🔥 2 days in a row"])])
def test_a_shared_result_has_squares_and_a_link_and_tells_no_card(streak: int, told: list[str]) -> None:
    """No number but the date and the points, and no formatting, as it is pasted anywhere."""
    table = running()
    table = replace(table, options=replace(table.options, alone=True, day=date(2026, 11, 29)))
    viewer = Viewer(replace(READER, links=Links("https://hokkaido.example", "a key")), table, 0)
    *lines, link = share_text(viewer, (0, 3, 4) * 4, streak).splitlines()
    points = viewer.view.seats[0].score.total
    assert lines == [f"Hokkaido · map of 29 Nov 2026: {points} points", "🟩🟨🟥" * 4, *told]
    assert link == viewer.reader.links.of(table, None, "en")  # type: ignore[union-attr]
    passing = Links("https://run-1.trycloudflare.com", "a key", lasts=False)
    by_tunnel = Viewer(replace(viewer.reader, links=passing), table, 0)
    assert share_text(by_tunnel, (0, 3, 4) * 4, streak).splitlines() == lines


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
