"""The pages of a review, and a finished game's replay."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from bot.tables import Stage, Table
from bot.views.review import REVIEW, REVIEW_OF, WHAT_IF, replay_screen, review_to_show_screen
from bot.views.screen import Button, Menu
from bot.views.viewer import Viewer
from bot.workers.pictures import replay_steps
from engine.actions import Place
from engine.options import ROUNDS
from engine.parts.placement import Placement
from engine.review import Decision, Mistake, Review, SeatReview
from engine.views import views_after
from render.picture import Picture
from tests.bot.tables.sitting import begun
from tests.bot.views.test_viewer import READER, running


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("mistakes", [0, 1, 3])
def test_a_review_offers_only_pages_and_players_that_there_are(seats: int, mistakes: int) -> None:
    """A mistake with a better card, even the last one, can be tried again."""
    table = running()
    map_ = table.view(None).seats[0].map
    mistake = Mistake(3, Decision.PICK, 2000, None, map_, map_, 17, 18, Placement(18, 1, -2, 90))
    of_seat = partial(SeatReview, lost=dict.fromkeys(Decision, 0), accuracy=90, by_round=(), compared=1)
    found = Review(tuple(of_seat(seat, costliest=mistakes * (mistake,)) for seat in range(seats)), ())
    for page in range(mistakes + 1):
        screen = review_to_show_screen(Viewer(READER, table, None), found, 0, page, may_show=False)
        controls = Counter(part.id.control for row in screen.rows for part in row)
        pages = mistakes + 1 if mistakes else 0
        assert controls == +Counter({REVIEW: pages, REVIEW_OF: seats - 1, WHAT_IF: min(page, 1)})


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
