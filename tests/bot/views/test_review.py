"""The pages of a review, and a finished game's replay."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables import Stage, Table
from bot.views.results import squares_of
from bot.views.review import (
    REVIEW,
    REVIEW_OF,
    WHAT_IF,
    replay_screen,
    review_screen,
    review_to_show_screen,
)
from bot.views.screen import Button, Menu
from bot.views.viewer import Viewer
from bot.workers.pictures import replay_steps
from engine.actions import Place
from engine.options import ROUNDS
from engine.parts.placement import Placement
from engine.record.record import read_record
from engine.review import Decision, Mistake, Review, SeatReview, review
from engine.views import views_after
from render.picture import Picture
from tests.bot.tables.sitting import begun
from tests.bot.views.test_viewer import READER, running

RECORDS = Path(__file__).parents[2] / "engine" / "records"


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("mistakes", [0, 1, 12])
def test_a_review_offers_only_pages_and_players_that_there_are(seats: int, mistakes: int) -> None:
    """A round with a better card, even the last one, can be tried again; one for every round fits."""
    table = running()
    map_ = table.view(None).seats[0].map
    rest = (Decision.PICK, 2, None, map_, map_, 17, 18, Placement(18, 1, -2, 90))
    missed = tuple(Mistake(number, *rest) for number in range(1, mistakes + 1))
    found = Review(tuple(SeatReview(seat, missed, points=90, compared=1) for seat in range(seats)), ())
    for page in range(mistakes + 1):
        screen = review_to_show_screen(Viewer(READER, table, None), found, 0, page, may_show=False)
        controls = Counter(part.id.control for row in screen.rows for part in row)
        pages = mistakes + 1 if mistakes else 0
        assert controls == +Counter({REVIEW: pages, REVIEW_OF: seats - 1, WHAT_IF: min(page, 1)})


def numbers(pattern: str, text: str) -> list[int]:
    return [int(found) for found in re.findall(pattern, text)]


@pytest.mark.parametrize("name", ["hokkaido-draft-2-A", "hokkaido-draft-5-A", "hokkaido-trick-2-B"])
def test_the_numbers_of_a_review_agree(name: str) -> None:
    """The rounds listed add up to the points missed, and each square and each page follow from them."""
    found = review(read_record((RECORDS / f"{name}.json").read_bytes()).replay(), [0])
    viewer = Viewer(READER, running(), None)
    _, overview, *listed = review_screen(viewer, found, 0, 0).text.splitlines()
    (missed,) = numbers(r"Points missed: \W*(\d+)", overview)
    lost = {}
    for page, line in enumerate(listed, 1):
        ((number, points),) = re.findall(r"Round (\d+): .*?(\d+) points?\*\* missed", line)
        told = review_screen(viewer, found, 0, page).text
        assert sum(numbers(rf"Round {number}: .*?(\d+) points?\*\* missed", told)) == int(points)
        lost[int(number)] = int(points)
    assert sum(lost.values()) == missed == sum(numbers(r"(\d+) (?:picking|placing|terraforming)", overview))
    assert len(lost) == len(listed) > 3
    squares = (
        "🟥" if lost.get(number, 0) > 3 else "🟨" if number in lost else "🟩" for number in range(1, 13)
    )
    assert squares_of(found.seats[0].by_round) == "".join(squares)


def closed(until_round: int = ROUNDS + 1) -> Table:
    """A two-player game that was finished, or ended early in a round."""
    at = begun(2)
    at.play(until=lambda table: table.view(None).round == until_round)
    return at.table if until_round > ROUNDS else ended(at.table)


def ended(table: Table) -> Table:
    """The same table, closed early."""
    return replace(table, stage=Stage.CANCELLED)


def parts(viewer: Viewer, page: int) -> tuple[Menu, list[Button]]:
    """The menu and the buttons below a page."""
    found = [part for row in replay_screen(viewer, None, page).rows for part in row]
    (menu,) = [part for part in found if isinstance(part, Menu)]
    return menu, [part for part in found if isinstance(part, Button)]


def test_the_menu_lists_the_animation_and_every_finished_round() -> None:
    viewer = Viewer(READER, closed(), None)
    menu, (back, on) = parts(viewer, 5)
    assert [choice.value for choice in menu.choices] == [str(page) for page in range(ROUNDS + 1)]
    assert [choice.value for choice in menu.choices if choice.chosen] == ["5"]
    assert (back.id.arguments, on.id.arguments) == (("4", "all"), ("6", "all"))
    for page in range(ROUNDS + 1):
        _, buttons = parts(viewer, page)
        assert [button.disabled for button in buttons] == [page == 0, page == ROUNDS]


def test_a_game_ended_early_has_only_its_finished_rounds() -> None:
    menu, _ = parts(Viewer(READER, closed(3), None), 0)
    assert [choice.value for choice in menu.choices] == ["0", "1", "2"]
    assert replay_screen(Viewer(READER, closed(1), None), None).rows == ()


def test_a_page_draws_all_maps_or_one_as_they_were_after_the_round() -> None:
    table = closed(3)
    viewer = Viewer(READER, table, None)
    assert table.game is not None
    seen = views_after(table.game, [2])[2].seats[1]
    assert seen.last_placement is not None
    everyone, one = (drawn(viewer, seat) for seat in (None, 1))
    assert everyone.alt_text.startswith("Round 2 of 12.")
    assert f"{viewer.plain_name(1)}: {seen.score.total} points" in everyone.alt_text
    assert one.alt_text.startswith(f"{viewer.plain_name(1)}’s map.")
    assert f"Last placed: card {seen.last_placement.card} " in one.alt_text


def drawn(viewer: Viewer, seat: int | None) -> Picture:
    """The picture on the page of round 2."""
    drawing = replay_screen(viewer, seat, 2).drawing
    assert drawing is not None
    return drawing()


def test_the_animation_shows_every_placement_and_marks_the_winner_at_the_end() -> None:
    game = closed().game
    assert game is not None
    *before, end = replay_steps(game, None)
    placements = [action for action in game.actions if isinstance(action, Place)]
    assert len(before) == len(placements) + 1
    assert end.winners == game.result().winners != ()
    assert not any(step.winners for step in before)
    *_, last = replay_steps(game, 0)
    assert last.points == tuple(score.total for score in game.result().scores)
