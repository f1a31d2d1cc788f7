"""The pages of a review, in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from bot.people.preferences import Reader
from bot.views.review import REVIEW, REVIEW_OF, WHAT_IF, review_screen, review_to_show_screen
from bot.views.viewer import Viewer
from engine.options import Rules, Selection
from engine.parts.placement import Placement
from engine.review import Decision, Mistake, Review, SeatReview
from tests.bot.play.room import TEXTS
from tests.bot.views.test_viewer import READER, running, with_a_pick


@pytest.mark.parametrize(("game", "terraforming"), [(Rules.HOKKAIDO, True), (Rules.HONSHU, False)])
def test_the_overview_mentions_terraforming_only_if_the_game_has_it(game: Rules, terraforming: bool) -> None:
    table = with_a_pick(running(), 0)
    view = table.view(None)
    table._views[None] = replace(view, options=replace(view.options, rules=game))
    found = Review((SeatReview(0, dict.fromkeys(Decision, 0), 100, (), (), 1),), ())
    text = review_screen(Viewer(READER, table, None), found, 0, 0).text
    assert ("terraforming" in text) is terraforming


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


#: Each language's words for picking a card from a hand, and for taking one from a trick.
WORDS = {
    "en": ("picked", "took"),
    "es-ES": ("eligió", "tomó"),
    "hu": ("Kiválasztás", "Elvétel"),
    "pt-BR": ("escolheu", "pegou"),
    "ru": ("выбрана", "взята"),
}


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("selection", Selection)
def test_a_card_is_picked_in_a_draft_and_taken_in_a_trick(locale: str, selection: Selection) -> None:
    table = with_a_pick(running(), 0)
    view = table.view(None)
    table._views[None] = replace(view, options=replace(view.options, selection=selection))
    map_ = view.seats[0].map
    mistake = Mistake(3, Decision.PICK, 2000, None, map_, map_, 17, 18, Placement(18, 1, -2, 90, frozenset()))
    found = Review((SeatReview(0, dict.fromkeys(Decision, 2000), 90, (mistake,), (), 1),), ())
    viewer = Viewer(Reader(TEXTS.of(locale)), table, None)
    picked, taken = WORDS[locale]
    for page in (0, 1):  # the overview, and the mistake
        text = review_screen(viewer, found, 0, page).text
        assert (picked in text, taken in text) == (selection is Selection.DRAFT, selection is Selection.TRICK)
