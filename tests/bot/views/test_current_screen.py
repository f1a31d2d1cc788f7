"""What somebody sees now: made once for an answer and for the message that stands, with and without hints."""

from __future__ import annotations

import gc
from functools import partial
from weakref import ref

import pytest

from bot.views.current_screen import current_screen
from bot.views.screen import Hints, Screen
from bot.views.viewer import Viewer
from tests.bot.pseudo_locale import PSEUDO, two_languages
from tests.bot.views.test_viewer import ENGLISH, running, with_a_pick


def test_a_screen_is_made_once_and_anew_after_a_move() -> None:
    before = running()
    seen = current_screen(Viewer(ENGLISH, before, 0))
    assert current_screen(Viewer(ENGLISH, before, 0)) is seen
    after = with_a_pick(before, 0)
    assert current_screen(Viewer(ENGLISH, after, 0)).text != seen.text


def test_nobody_sees_the_screen_of_another_seat_or_language() -> None:
    table = running()
    seen = current_screen(Viewer(ENGLISH, table, 0))
    assert current_screen(Viewer(ENGLISH, table, 1)).text != seen.text
    assert current_screen(Viewer(two_languages().of(PSEUDO), table, 0)).text != seen.text


def test_a_table_that_is_alike_but_another_has_screens_of_its_own() -> None:
    assert current_screen(Viewer(ENGLISH, running(), 0)) is not current_screen(Viewer(ENGLISH, running(), 0))


def test_a_screen_goes_with_its_table() -> None:
    table = running()
    screen = current_screen(Viewer(ENGLISH, table, 0))
    assert screen.hints is not None, "one that is still to be made again with hints, from the table"
    seen = ref(screen)
    gc.disable()  # the collector leaves alone what was there when the bot came in
    try:
        del screen
        assert seen() is not None
        del table
        assert seen() is None
    finally:
        gc.enable()


@pytest.mark.parametrize(("second", "times"), [(0, 1), (1, 2)], ids=["the same search", "another search"])
def test_the_screen_with_hints_is_made_once_for_all_who_wait_for_one_search(second: int, times: int) -> None:
    made: list[list[int]] = []

    def shown(found: list[int]) -> Screen:
        made.append(found)
        return Screen("with hints")

    found = ([1], [1])
    hints = Hints(partial(list[int]), shown)
    assert hints.screen_with(found[0]) == hints.screen_with(found[second]) == Screen("with hints")
    assert len(made) == times
