"""What the result of a game says of places, ties and deserts."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import Stage, Table
from bot.views.game_over import final_screen
from bot.views.viewer import Viewer
from engine.scoring.hokkaido import POINTS_PER_GOAL
from engine.views import Phase
from tests.bot.views.test_viewer import ENGLISH, running


def over(goals_won: tuple[int, ...], winners: tuple[int, ...]) -> Table:
    """A game that is over at once, in which the seats differ by the goals that they have won."""
    table = running()
    view = table.view(None)
    (first, *_) = view.seats
    seats = tuple(replace(first, goals_won=count) for count in goals_won)
    finished = replace(table, stage=Stage.FINISHED)
    finished._views[None] = replace(view, phase=Phase.OVER, seats=seats, winners=winners)
    return finished


def lines_of(table: Table) -> list[str]:
    return final_screen(Viewer(ENGLISH, table, None)).text.splitlines()


def test_the_best_come_first_with_their_places() -> None:
    table = over((0, 2, 1), (1,))
    base = table.view(None).seats[0].score.total
    winner, places = lines_of(table)
    most, more = base + 2 * POINTS_PER_GOAL, base + POINTS_PER_GOAL
    assert winner == f"## 🏆 Computer 1 wins with {most} points"
    assert places == f"🥇 Computer 1: **{most}** · 🥈 B\\*b: **{more}** · 🥉 Ann: **{base}**"


def test_who_ties_shares_the_place_and_the_next_one_is_free() -> None:
    winners, places, why = lines_of(over((1, 0, 1), (0, 2)))
    assert winners.startswith("## 🏆 Ann and B\\*b win together")
    assert [place.split()[0] for place in places.split(" · ")] == ["🥇", "🥇", "🥉"]
    assert "just as many visible deserts" in why


def test_where_two_of_three_that_tie_share_the_victory_deserts_have_decided_it() -> None:
    winners, _, why = lines_of(over((1, 1, 1), winners=(0, 2)))
    assert winners.startswith("## 🏆 Ann and B\\*b win together")
    assert why.startswith("Ann, Computer 1, and B\\*b had ")
    assert "more visible deserts" in why
