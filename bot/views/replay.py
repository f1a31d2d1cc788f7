"""The replay of a closed game: an animation to share, and the maps after each round."""

from __future__ import annotations

from functools import partial

from bot.tables.checks import finished_game
from bot.views.controls import CustomId, Menu, Moment, Row, choices_of
from bot.views.screen import REPLAY, Screen
from bot.views.viewer import Viewer, to_show_screen
from bot.workers.pictures import draw_end_of_round, draw_game

#: The control that turns to another page. Its arguments are the page, or ``MENU``, and the seat.
REPLAY_PAGE = "replay-page"
MENU = "menu"

#: The argument instead of a seat for the maps of all seats.
ALL_SEATS = "all"

#: The page with the animation; each other page is that of a round.
ANIMATION = 0


def replay_screen(viewer: Viewer, seat: int | None, page: int = ANIMATION) -> Screen:
    """A page of the replay of a closed game with controls for the others: the maps of all seats, or of one.

    Raises:
        TableError: an error of ``finished_game``.
    """
    game = finished_game(viewer.table)
    whose = "" if seat is None else viewer.name(seat)
    key = "replay" if page == ANIMATION else "replay-round"
    text = viewer.format(key, page=page, all=seat is None, name=whose, table=viewer.table.id)
    drawing = partial(draw_game, game, viewer.plain_names, viewer.phrases, seat=seat)
    if page != ANIMATION:
        heading = viewer.format("picture-round-short", round=page)
        drawing = partial(
            draw_end_of_round, game, page, viewer.plain_names, viewer.phrases, seat=seat, heading=heading
        )
    return Screen(text, drawing=drawing, rows=_rows(viewer, page, argument_of(seat)))


def replay_to_show_screen(
    viewer: Viewer, seat: int | None, page: int = ANIMATION, *, may_show: bool
) -> Screen:
    """The same page, with the button to share it if the person ``may_show`` it."""
    screen = replay_screen(viewer, seat, page)
    return to_show_screen(viewer, screen, REPLAY, argument_of(seat), str(page), may_show=may_show)


def argument_of(seat: int | None) -> str:
    """The argument of the controls for a seat, or for all seats."""
    return ALL_SEATS if seat is None else str(seat)


def seat_in(argument: str) -> int | None:
    """The seat of such an argument; None for all seats."""
    return None if argument == ALL_SEATS else int(argument)


def _rows(viewer: Viewer, page: int, whose: str) -> tuple[Row, ...]:
    """The menu of all pages, and the buttons for the previous and the next one; none before a round ended."""
    last = viewer.view.finished_rounds
    if last == ANIMATION:
        return ()
    labels = {str(number): viewer.format("replay-page", page=number) for number in range(last + 1)}
    custom_id = CustomId(REPLAY_PAGE, Moment(viewer.table.id), (MENU, whose))
    turning = tuple(
        viewer.button(
            REPLAY_PAGE,
            arguments=(str(number), whose),
            text=text,
            disabled=not ANIMATION <= number <= last,
            lasting=True,
        )
        for number, text in ((page - 1, "button-log-back"), (page + 1, "button-log-on"))
    )
    return (Menu(viewer.format("replay-pages"), custom_id, choices_of(labels, str(page))),), turning
