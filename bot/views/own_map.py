"""The viewer's own map when no card is being tried on it, and the maps of the others."""

from __future__ import annotations

from bot.views.controls import Button, Tone, rows_of
from bot.views.drawings import map_drawing
from bot.views.placer import may_terraform, placement_in_words
from bot.views.screen import Screen
from bot.views.timing import heading
from bot.views.viewer import Viewer
from engine.actions import Done
from engine.views import Phase

#: The button that shows what lakes and towns score, or hides it again.
POINTS = "points"

#: The argument of the second button Done, for people who want to be asked again.
SURE = "sure"


def own_map_screen(viewer: Viewer, *, with_points: bool = False) -> Screen:
    """The viewer's map as it stands, with what can be done next."""
    return Screen(
        text="\n".join([heading(viewer), *_sentences(viewer)]),
        drawing=map_drawing(viewer, viewer.own_seat, with_points=with_points),
        rows=rows_of([*_buttons(viewer), _points_button(viewer, viewer.own_seat, shown=with_points)]),
    )


def other_map_screen(viewer: Viewer, seat: int, *, with_points: bool = False) -> Screen:
    """Another player's map as it was last shown to everybody."""
    view = viewer.view
    points = view.seats[seat].score.total
    return Screen(
        text=viewer.format("map-of-another", name=viewer.name(seat), round=view.round, points=points),
        drawing=map_drawing(viewer, seat, with_points=with_points),
        rows=rows_of([_points_button(viewer, seat, shown=with_points)]),
    )


def confirm_done_screen(viewer: Viewer) -> Screen:
    """The viewer's map, and the question whether it should stay as it is.

    Raises:
        GameError: the rules do not let the viewer end the phase now, so there is nothing to ask.
    """
    if viewer.table.game is not None:
        viewer.table.game.apply(Done(viewer.own_seat))
    sure = viewer.button("done", Tone.GOOD, arguments=(SURE,), text="button-done-sure")
    return Screen(
        text=f"{heading(viewer)}\n{viewer.format('confirm-done')}",
        drawing=map_drawing(viewer, viewer.own_seat),
        rows=((sure, viewer.back_button()),),
    )


def _points_button(viewer: Viewer, seat: int, *, shown: bool) -> Button:
    """Shows the same map with or without what lakes and towns score."""
    text = "button-points-hide" if shown else "button-points"
    return viewer.button(POINTS, arguments=(str(seat), "0" if shown else "1"), text=text)


def _sentences(viewer: Viewer) -> list[str]:
    own = viewer.own
    points = viewer.format("own-points", points=own.score.total)
    if viewer.view.phase is not Phase.MAP:
        return [points]
    lines = []
    if own.placed and own.selected is not None:
        last = own.last_placement
        if last is not None and last.card == own.selected.number:
            lines.append(placement_in_words(viewer.texts, last))
        else:
            lines.append(viewer.format("card-set-aside"))
    return [*lines, points, _what_next(viewer)]


def _what_next(viewer: Viewer) -> str:
    view, own = viewer.view, viewer.own
    if own.done:
        return viewer.format("own-done")
    if not own.placed:
        number = own.selected.number if own.selected else 0
        if viewer.may_place:
            return viewer.format("own-may-place", card=number)
        return viewer.format("own-waiting-for-turn", card=number)
    if not view.sequential:
        return viewer.format("own-placed")
    return viewer.format("own-placed-for-good" if may_terraform(viewer) else "own-placed-to-stay")


def _buttons(viewer: Viewer) -> list[Button]:
    view, own = viewer.view, viewer.own
    buttons = []
    if view.phase is Phase.MAP and not own.done:
        if viewer.may_place and not own.placed:
            buttons.append(viewer.button("place", Tone.MAIN))
        if own.placed:
            buttons.append(viewer.button("done", Tone.GOOD))
        if may_terraform(viewer):
            buttons.append(viewer.button("terraform"))
    if view.may_take_back:
        buttons.append(viewer.button("take-back"))
    return buttons
