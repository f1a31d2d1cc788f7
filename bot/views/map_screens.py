"""Maps with their points: the viewer's, another player's, and all at the end of a round or at any time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.tables import Stage
from bot.views.decisions import TAKE_BACK, Opener, can_terraform, opener_of
from bot.views.menus import decision_buttons
from bot.views.moves import accepted, moved_for_lines, placement_line
from bot.views.screen import Button, Drawing, Screen, Tone, rows_of
from bot.views.table_message import scoring_card_line
from bot.views.viewer import Viewer
from bot.workers.pictures import draw_seat
from engine.actions import Terraform
from engine.options import ROUNDS
from engine.parts.squares import Position
from engine.rules import rules_of
from engine.views import Phase, SeatView, View
from render.elements.overlays import OutlinedArea, Overlays
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.map_picture import Heading, draw_map
from render.pictures.round_picture import draw_round


def private_heading(viewer: Viewer) -> str:
    """The heading of a player's decision; alone with the goals or the scoring card below it."""
    if not viewer.table.options.alone:
        return viewer.heading
    return "\n".join([viewer.heading, *aims(viewer)])


def aims(viewer: Viewer) -> list[str]:
    """The goals, with the won ones struck out, or the scoring card; at most one line in small print."""
    view = viewer.view
    lines = []
    if view.goals:
        said = [(viewer.format(f"goal-{goal.number}"), goal.winner is not None) for goal in view.goals]
        goals = " · ".join(f"~~{goal}~~" if is_won else goal for goal, is_won in said)
        lines.append(viewer.format("alone-goals", goals=goals))
    if view.scoring_card is not None:
        card = scoring_card_line(viewer.texts, view.scoring_card)
        lines.append(viewer.format("round-scoring-card", card=card))
    return lines


#: The button with which a person takes their seat back from a computer player.
TAKE_SEAT_BACK = "take-seat-back"

#: The button that shows or hides the points of lakes and towns.
POINTS = "points"


def own_map_screen(viewer: Viewer, advice: str = "", *, with_points: bool = False) -> Screen:
    """The viewer's present map, with the next possible actions, and a line of ``advice`` about them."""
    lines = [private_heading(viewer), *_sentences(viewer), *([advice] if advice else [])]
    return Screen(
        text="\n".join(lines),
        drawing=_own_drawing(viewer, with_points=with_points),
        rows=rows_of([*_map_buttons(viewer), _points_button(viewer, viewer.own_seat, shown=with_points)]),
    )


def _own_drawing(viewer: Viewer, *, with_points: bool) -> Drawing:
    """The viewer's map, below the card that they are waiting to place in turn."""
    view, own = viewer.view, viewer.own
    waits = view.phase is Phase.MAP and not own.placed and not viewer.may_place
    if own.selected is None or not waits or with_points:
        return map_drawing(viewer, viewer.own_seat, with_points=with_points)
    card = Offer((OfferedCard(own.selected, marked=True),))
    return partial(draw_choice, (card,), own.map, viewer.phrases, theme=viewer.theme)


def other_map_screen(viewer: Viewer, seat: int, *, with_points: bool = False) -> Screen:
    """Another player's map as it was last shown to everyone."""
    view = viewer.view
    points = view.seats[seat].score.total
    return Screen(
        text=viewer.format("map-of-another", name=viewer.name(seat), round=view.round, points=points),
        drawing=map_drawing(viewer, seat, with_points=with_points),
        rows=rows_of([_points_button(viewer, seat, shown=with_points)]),
    )


def _points_button(viewer: Viewer, seat: int, *, shown: bool) -> Button:
    """The button for the same map with or without the points of lakes and towns."""
    text = "button-points-hide" if shown else "button-points"
    return viewer.button(POINTS, arguments=(str(seat), "0" if shown else "1"), text=text)


def _sentences(viewer: Viewer) -> list[str]:
    own = viewer.own
    points = viewer.format("own-points", points=own.score.total)
    if viewer.is_away:
        return [points, viewer.format("seat-is-away-own")]
    if viewer.view.phase is Phase.FREE_TILE and not viewer.is_asked:
        return [points, viewer.format("round-free-tile", names=viewer.names(viewer.view.waiting_for))]
    if viewer.view.phase is not Phase.MAP:
        return [points]
    lines = moved_for_lines(viewer) if own.done else []
    if own.placed and own.selected is not None:
        last = own.last_placement
        if last is not None and last.card == own.selected.number:
            lines.append(placement_line(viewer.texts, last))
        else:
            lines.append(viewer.format("card-set-aside"))
    return [*lines, *terraformed_lines(viewer), points, _what_next(viewer)]


def terraformed_lines(viewer: Viewer) -> list[str]:
    """A line about the viewer's terraforming in this round, if there was one."""
    laid = viewer.decision_in(viewer.view.round, Terraform)
    return [] if laid is None else [accepted(viewer, laid)]


def _what_next(viewer: Viewer) -> str:
    view, own = viewer.view, viewer.own
    if own.done:
        return viewer.format("own-done")
    if not own.placed:
        number = own.selected.number if own.selected else 0
        if viewer.intended is not None and not viewer.is_asked:
            return viewer.format("own-ready", order=viewer.table.options.order)
        if viewer.may_place:
            return viewer.format("own-may-place", card=number)
        return viewer.format("own-waiting-for-turn", card=number)
    if not view.sequential:
        return viewer.format("own-placed")
    return viewer.format("own-placed-for-good" if can_terraform(viewer) else "own-placed-to-stay")


def _map_buttons(viewer: Viewer) -> list[Button]:
    if viewer.is_away:
        return [viewer.button(TAKE_SEAT_BACK, Tone.MAIN, lasting=True)]
    buttons = decision_buttons(viewer)
    if opener_of(viewer.view) in (Opener.PLACE, Opener.TILE):
        return buttons
    return [button for button in buttons if button.id.control == TAKE_BACK.name]


def map_drawing(
    viewer: Viewer, seat: int, *, with_points: bool = False, numbered: tuple[Position, ...] = ()
) -> Drawing:
    """A seat's map as the viewer sees it, with the last placement and what it has brought.

    Coordinates are only on the map of a player who may type a move. ``with_points`` outlines lakes and towns
    with their points, and draws the range's line with its two sides; ``numbered`` squares have the numbers 1,
    2, 3, ... in their order.
    """
    view = viewer.view
    seen = view.seats[seat]
    heading = picture_heading(viewer, seat)
    may_type = seat == viewer.seat and viewer.table.stage is Stage.RUNNING
    if not with_points and not numbered:
        return partial(
            draw_seat, seen, viewer.phrases, theme=viewer.theme, heading=heading, coordinates=may_type
        )
    drawing = partial(
        draw_map, seen.map, viewer.phrases, theme=viewer.theme, heading=heading, coordinates=may_type
    )
    if numbered:
        return partial(drawing, last=seen.last_placement, overlays=Overlays(numbered=numbered))
    game = rules_of(view.options)
    areas = tuple(OutlinedArea(*area) for area in game.areas(seen.map, view.scoring_card))
    overlays = Overlays(range_line=game.has_mountains, areas=areas)
    return partial(drawing, overlays=overlays)


def picture_heading(viewer: Viewer, seat: int) -> Heading:
    """The map's player, its points, and the round."""
    name = viewer.plain_name(seat)
    points = viewer.view.seats[seat].score.total
    return Heading(seat, name, points, viewer.format("picture-round-short", round=viewer.view.round))


#: The buttons for everyone's map and the viewer's own, valid as long as the table exists.
MAPS = "maps"
OWN_MAP = "own-map"


def round_over_screen(viewer: Viewer, view: View) -> Screen:
    """The result of a round, with the buttons for the present maps; ``view`` as below."""
    buttons = tuple(viewer.button(control, lasting=True) for control in (MAPS, OWN_MAP))
    return replace(round_result(viewer, view), rows=(buttons,))


def round_result(viewer: Viewer, view: View) -> Screen:
    """All maps and scores after a round; ``view`` is the public view at its end."""
    highest_first = sorted(range(len(view.seats)), key=lambda seat: -view.seats[seat].score.total)
    lines = [viewer.format("round-over", round=view.round, rounds=ROUNDS)]
    lines += [_result_line(viewer, seat, view.seats[seat]) for seat in highest_first]
    return Screen("\n".join(lines), drawing=maps_drawing(viewer, view), picture_key=maps_key(viewer, view))


def maps_screen(viewer: Viewer, tried: tuple[str, ...] = ()) -> Screen:
    """Everyone's map as the viewer sees them now; players get a back button.

    ``tried`` are the arguments of the placer's controls, for a player who was in the placer.
    """
    view = viewer.view
    lines = [viewer.format("maps-now", round=view.round, channel=viewer.table.channel_id)]
    lines += viewer.key_of_letters()
    plays = viewer.seat is not None and viewer.table.stage is Stage.RUNNING
    rows = ((viewer.back_button(tried),),) if plays else ()
    return Screen("\n".join(lines), drawing=maps_drawing(viewer, view), rows=rows)


def maps_drawing(viewer: Viewer, view: View) -> Drawing:
    """All maps of a view, with their points."""
    return partial(draw_round, view, viewer.plain_names, viewer.phrases, theme=viewer.theme)


def maps_key(viewer: Viewer, view: View) -> str:
    """A key that changes whenever the picture of all maps does."""
    seats = [(seat.last_placement, sorted(seat.map.tiles), sorted(seat.map.cubes)) for seat in view.seats]
    return viewer.picture_key(view.round, seats)


def _result_line(viewer: Viewer, seat: int, seen: SeatView) -> str:
    """The points of a seat and its card of the round, which may have been set aside."""
    card = seen.selected.number if seen.selected else 0
    name = viewer.name_beside_picture(seat)
    values = {"points": seen.score.total, "card": card, "aside": seen.set_aside}
    return viewer.format("round-result", name=name, **values)
