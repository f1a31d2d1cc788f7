"""The overview of a review, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.views.review import review_screen
from bot.views.viewer import Viewer
from engine.options import Rules
from engine.review import Decision, Review, SeatReview
from tests.bot.views.test_viewer import ENGLISH, running


@pytest.mark.parametrize(("game", "terraforming"), [(Rules.HOKKAIDO, True), (Rules.HONSHU, False)])
def test_only_where_one_can_terraform_the_overview_speaks_of_it(game: Rules, terraforming: bool) -> None:
    table = running()
    view = table.view(None)
    table._views[None] = replace(view, options=replace(view.options, rules=game))
    found = Review((SeatReview(0, dict.fromkeys(Decision, 0), 100, (), ()),), ())
    text = review_screen(Viewer(ENGLISH, table, None), found, 0, 0).text
    assert ("terraforming" in text) is terraforming
