"""The pages of a review, in words."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from bot.views.review import REVIEW, REVIEW_OF, WHAT_IF, review_to_show_screen
from bot.views.viewer import Viewer
from engine.parts.placement import Placement
from engine.review import Decision, Mistake, Review, SeatReview
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
