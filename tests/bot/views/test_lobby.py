"""A table before its game: who can still join, and whether it can begin."""

from __future__ import annotations

import pytest

from bot.views.screen import Button, Screen
from bot.views.table_message import lobby_screen, table_link_screen
from bot.views.viewer import Viewer
from tests.bot.tables.sitting import opened
from tests.bot.views.test_viewer import READER


def buttons(screen: Screen) -> dict[str, Button]:
    """The buttons of a screen by control."""
    return {part.id.control: part for row in screen.rows for part in row if isinstance(part, Button)}


@pytest.mark.parametrize(("people", "is_full"), [(4, False), (5, True)])
def test_a_table_is_full_with_five_players(people: int, is_full: bool) -> None:
    viewer = Viewer(READER, opened(people).table, None)
    for screen in (lobby_screen(viewer), table_link_screen(viewer)):
        assert buttons(screen)["join"].disabled is is_full


@pytest.mark.parametrize(("people", "is_ready"), [(1, False), (2, True)])
def test_a_game_can_begin_with_two_players(people: int, is_ready: bool) -> None:
    screen = lobby_screen(Viewer(READER, opened(people).table, None))
    assert ("begin" in buttons(screen)) is is_ready
    assert (READER.texts.format("lobby-ready") in screen.text) is is_ready
