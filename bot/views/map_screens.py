"""Maps: the viewer's own and those of the others."""

from __future__ import annotations

from functools import partial

from bot.views.aims import private_heading
from bot.views.controls import Button, Tone, rows_of
from bot.views.moves import placement_in_words
from bot.views.screen import Drawing, Screen
from bot.views.viewer import Viewer
from engine.actions import Done
from engine.rules import rules_of
from engine.squares import Position
from engine.terraforming import payable_terrains
from engine.views import Phase
from render.map_picture import Heading, draw_map
from render.overlays import OutlinedArea, Overlays

#: The button that shows what lakes and towns score, or hides it again.
POINTS = "points"

#: The argument of the second button Done, for people who want to be asked again.
SURE = "sure"


def own_map_screen(viewer: Viewer, *, with_points: bool = False) -> Screen:
    """The viewer's map as it stands, with what can be done next."""
    return Screen(
        text="\n".join([private_heading(viewer), *_sentences(viewer)]),
        drawing=map_drawing(viewer, viewer.own_seat, with_points=with_points),
        rows=rows_of([*_map_buttons(viewer), _points_button(viewer, viewer.own_seat, shown=with_points)]),
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
        text=f"{viewer.heading}\n{viewer.format('confirm-done')}",
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
    if viewer.is_away:
        return [points, viewer.format("seat-is-away-own")]
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
    return viewer.format("own-placed-for-good" if can_terraform(viewer) else "own-placed-to-stay")


def _map_buttons(viewer: Viewer) -> list[Button]:
    view, own = viewer.view, viewer.own
    if viewer.is_away:
        return [viewer.button("take-seat-back", Tone.MAIN, lasting=True)]
    buttons = []
    if view.phase is Phase.MAP and not own.done:
        if viewer.may_place and not own.placed:
            buttons.append(viewer.button("place", Tone.MAIN))
        if own.placed:
            buttons.append(viewer.button("done", Tone.GOOD))
        if rules_of(view.options).has_terraforming:
            buttons.append(viewer.button("terraform", disabled=not can_terraform(viewer)))
    if view.phase is Phase.FREE_TILE and viewer.is_asked:
        buttons.append(viewer.button("tile", Tone.MAIN))
    if view.may_take_back:
        buttons.append(viewer.button("take-back"))
    return buttons


def can_terraform(viewer: Viewer) -> bool:
    """Whether the viewer may still terraform in this round (rules.md 1.2, 5.1), and has what it takes."""
    may = rules_of(viewer.view.options).has_terraforming and not viewer.own.terraformed
    return may and bool(payable_terrains(viewer.own.map))


def map_drawing(
    viewer: Viewer, seat: int, *, with_points: bool = False, numbered: tuple[Position, ...] = ()
) -> Drawing:
    """A seat's map as the viewer sees it, with the last placement marked.

    ``with_points`` outlines what lakes and towns score and draws the range's line with its two sides;
    squares that are ``numbered`` bear 1, 2, 3, ... in their order.
    """
    view = viewer.view
    seen = view.seats[seat]
    heading = picture_heading(viewer, seat)
    drawing = partial(draw_map, seen.map, viewer.phrases, heading=heading)
    if numbered:
        return partial(drawing, last=seen.last_placement, overlays=Overlays(numbered=numbered))
    if not with_points:
        return partial(drawing, last=seen.last_placement)
    game = rules_of(view.options)
    areas = tuple(OutlinedArea(*area) for area in game.areas(seen.map, view.scoring_card))
    overlays = Overlays(range_line=game.has_mountains, areas=areas)
    return partial(drawing, overlays=overlays)


def picture_heading(viewer: Viewer, seat: int) -> Heading:
    """Whose map it is, what it scores, and the round."""
    name = viewer.plain_name(seat)
    points = viewer.view.seats[seat].score.total
    return Heading(seat, name, points, viewer.format("picture-round-short", round=viewer.view.round))
