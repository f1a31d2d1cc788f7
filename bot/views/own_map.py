"""One's own map while there is nothing to be tried on it: placed, waiting, or done."""

from __future__ import annotations

from bot.tables import Table
from bot.texts import Language
from bot.views.custom_id import CustomId
from bot.views.drawings import map_drawing
from bot.views.hand import heading, take_back_button
from bot.views.names import moment_of, own_seat, seat_names
from bot.views.placer import described, may_terraform
from bot.views.screen import Button, Screen, Tone, rows_of
from engine.actions import Done
from engine.views import Phase, View

#: The button that shows what lakes and towns score, and hides it again.
POINTS = "points"

#: Stands in the custom id of the second button Done, of those who want to be asked again.
SURE = "sure"


def own_map_screen(texts: Language, table: Table, seat: int, *, with_points: bool = False) -> Screen:
    """The map of a seat as it stands, with what can be done next."""
    view = table.view(seat)
    return Screen(
        text="\n".join([heading(texts, table, view), *_sentences(texts, view)]),
        drawing=map_drawing(texts, table, view, seat, with_points=with_points),
        rows=rows_of(
            [*_buttons(texts, table, view), _points_button(texts, table, seat, seat, shown=with_points)]
        ),
    )


def other_map_screen(
    texts: Language, table: Table, viewer: int | None, seat: int, *, with_points: bool = False
) -> Screen:
    """Another's map as it was last shown to all."""
    view = table.view(viewer)
    (name,) = seat_names(texts, table, (seat,))
    return Screen(
        text=texts.format("map-of-another", name=name, round=view.round, points=view.seats[seat].score.total),
        drawing=map_drawing(texts, table, view, seat, with_points=with_points),
        rows=rows_of([_points_button(texts, table, viewer, seat, shown=with_points)]),
    )


def confirm_done_screen(texts: Language, table: Table, seat: int) -> Screen:
    """The question whether the map is to stay as it is, beside the map.

    Raises:
        GameError: there is nothing to ask, for the rules do not let the seat end the phase now.
    """
    if table.game is not None:
        table.game.apply(Done(seat))
    view = table.view(seat)
    moment = moment_of(table, seat)
    sure = Button(texts.format("button-done-sure"), CustomId("done", moment, (SURE,)), Tone.GOOD)
    back = Button(texts.format("button-back"), CustomId("now", moment))
    return Screen(
        text="\n".join([heading(texts, table, view), texts.format("confirm-done")]),
        drawing=map_drawing(texts, table, view, seat),
        rows=((sure, back),),
    )


def _points_button(texts: Language, table: Table, viewer: int | None, seat: int, *, shown: bool) -> Button:
    """Shows the same map with what lakes and towns score, or without it again."""
    label = texts.format("button-points-hide" if shown else "button-points")
    return Button(label, CustomId(POINTS, moment_of(table, viewer), (str(seat), "0" if shown else "1")))


def _sentences(texts: Language, view: View) -> list[str]:
    own = own_seat(view)
    points = texts.format("own-points", points=own.score.total)
    if view.phase is not Phase.MAP:
        return [points]
    lines = []
    if own.placed and own.selected is not None:
        last = own.last_placement
        lies_there = last is not None and last.card == own.selected.number
        lines.append(described(texts, last) if last and lies_there else texts.format("card-set-aside"))
    lines.append(points)
    lines.append(_what_next(texts, view))
    return lines


def _what_next(texts: Language, view: View) -> str:
    own = own_seat(view)
    if own.done:
        return texts.format("own-done")
    if not own.placed:
        number = own.selected.number if own.selected else 0
        if view.seat in view.may_place:
            return texts.format("own-may-place", card=number)
        return texts.format("own-waiting-for-turn", card=number)
    if not view.sequential:
        return texts.format("own-placed")
    return texts.format("own-placed-for-good" if may_terraform(view) else "own-placed-to-stay")


def _buttons(texts: Language, table: Table, view: View) -> list[Button]:
    own = own_seat(view)
    moment = moment_of(table, view.seat)
    buttons = []
    if view.phase is Phase.MAP and not own.done:
        if view.seat in view.may_place and not own.placed:
            buttons.append(Button(texts.format("button-place"), CustomId("place", moment), Tone.MAIN))
        if own.placed:
            buttons.append(Button(texts.format("button-done"), CustomId("done", moment), Tone.GOOD))
        if may_terraform(view):
            buttons.append(Button(texts.format("button-terraform"), CustomId("terraform", moment)))
    if view.may_take_back:
        buttons.append(take_back_button(texts, moment))
    return buttons
