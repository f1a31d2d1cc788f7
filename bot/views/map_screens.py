"""Maps: the viewer's own and those of the others, and the placer, which is the own map with a card to move.

All of the placer's state is in its custom ids (``Trial``), so it survives a restart of the bot.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.errors import InputError, sentence
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.controls import LONGEST_OPTION, Button, Choice, CustomId, Menu, Row, Tone, cut, rows_of
from bot.views.screen import HINT, Drawing, Screen
from bot.views.viewer import Viewer
from bot.workers.trial import Spot, Trial, first_trial, kept_near, placement_of, ways
from engine.actions import Done, Placement
from engine.cards import MapCard
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.players.player import map_with, score_of
from engine.rules import rules_of
from engine.squares import Position
from engine.views import Phase
from render.map_picture import Heading, draw_map
from render.overlays import OutlinedArea, Overlays, TriedCard

#: The button that shows what lakes and towns score, or hides it again.
POINTS = "points"

#: The argument of the second button Done, for people who want to be asked again.
SURE = "sure"

#: The arrows of the placer and where they move the card.
ARROWS = {"left": (-1, 0), "up": (0, -1), "down": (0, 1), "right": (1, 0)}

#: The menu of the best spots.
SPOTS_MENU = "best-spot"


def own_map_screen(viewer: Viewer, *, with_points: bool = False) -> Screen:
    """The viewer's map as it stands, with what can be done next."""
    return Screen(
        text="\n".join([viewer.heading, *_sentences(viewer)]),
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


def _map_buttons(viewer: Viewer) -> list[Button]:
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


def placer_screen(viewer: Viewer, trial: Trial | None = None, hints: Menu | None = None) -> Screen:
    """The placer for a viewer who has yet to place, with the card at ``trial`` or where it starts.

    ``hints`` is the menu of the best spots, once it has been asked for (``best_spots``).
    """
    map_, card = viewer.map_and_card
    trial = first_trial(map_, card) if trial is None else kept_near(map_, trial)
    placement = placement_of(map_, card, trial)
    refusal = _refusal(map_, card, placement)
    fits = bool(map_.legal_placements(card))
    how = "placer-how" if fits else "placer-nowhere"
    # The verdict comes last, so that it is next to the picture.
    lines = [
        viewer.heading,
        viewer.format(how, card=card.number, typed=typed_placement(placement)),
        placement_in_words(viewer.texts, placement),
        _verdict(viewer, placement, refusal),
    ]
    return Screen(
        text="\n".join(lines),
        drawing=trial_drawing(viewer, placement, refusal),
        rows=_placer_rows(viewer, trial, hints, legal=refusal is None, fits=fits),
    )


def placement_in_words(texts: Language, placement: Placement) -> str:
    """A placement in words."""
    return texts.format("placement", card=placement.card, **_where(texts, placement))


def _where(texts: Language, placement: Placement) -> dict[str, object]:
    """Where a card lies, as the texts fill it in."""
    return {
        "x": placement.x,
        "y": placement.y,
        "rotation": placement.rotation,
        "unders": len(placement.under),
        "under": cards_in_words(texts, placement.under),
    }


def cards_in_words(texts: Language, numbers: frozenset[int]) -> list[str]:
    """Names for cards of a map; the starting province has no number that a player would know."""
    return [texts.format("card-of-map", card=number) for number in sorted(numbers)]


def typed_placement(placement: Placement) -> str:
    """A placement as it is typed, with the names of the options: so it can be pasted, in every language."""
    rotation = typed_rotation("rot" if placement.rotation == 90 else str(placement.rotation), placement.under)
    return f"`/place card:{placement.card} x:{placement.x} y:{placement.y} rotation:{rotation}`"


def typed_rotation(rotation: str, under: frozenset[int]) -> str:
    """A rotation as it is typed, with the cards to go under."""
    return "/".join([rotation, *(str(number) for number in sorted(under))])


def may_terraform(viewer: Viewer) -> bool:
    """Whether the viewer could still terraform in this round (rules.md 1.2, 5.1)."""
    return rules_of(viewer.view.options).has_terraforming and not viewer.own.terraformed


def _refusal(map_: PlayerMap, card: MapCard, placement: Placement) -> GameError | None:
    try:
        map_.check(card, placement)
    except GameError as refusal:
        return refusal
    return None


def _verdict(viewer: Viewer, placement: Placement, refusal: GameError | None) -> str:
    """Why the card may not lie there, or else what the map would score and how much that would add."""
    if refusal is not None:
        return viewer.format("trial-illegal", reason=sentence(viewer.texts, refusal))
    _, card = viewer.map_and_card
    points, _ = score_of(viewer.view, map_with(viewer.view, card, placement))
    gain = points - viewer.own.score.total
    return viewer.format("trial-legal", points=points, gain=f"{gain:+d}".replace("-", "−"))


def _placer_rows(
    viewer: Viewer, trial: Trial, hints: Menu | None, *, legal: bool, fits: bool
) -> tuple[Row, ...]:
    """The buttons; those pressed most stay in the same place whatever else is shown.

    Nothing here may depend on what others do in the meantime: the announcer would update the message,
    and the card would be back where it started.
    """
    at_trial = partial(viewer.button, arguments=trial.arguments)
    map_, card = viewer.map_and_card
    several_ways = len(ways(map_, card, trial.x, trial.y, trial.rotation)) > 1
    arrows = (
        at_trial(arrow, Tone.MAIN, disabled=kept_near(map_, trial.moved(*step)) == replace(trial, way=0))
        for arrow, step in ARROWS.items()
    )
    choosing = (
        at_trial("place-here", Tone.GOOD, disabled=not legal) if fits else at_trial("set-aside", Tone.GOOD),
        at_trial("next-spot", disabled=not fits),
        at_trial("over-under", disabled=not several_ways),
    )
    others = [at_trial("terraform")] if may_terraform(viewer) else []
    if fits and hints is None and viewer.table.options.hints:
        others.append(at_trial(HINT))
    if viewer.view.may_take_back:
        others.append(viewer.button("take-back"))
    rows: list[Row] = [(*arrows, at_trial("turn", Tone.MAIN)), choosing]
    if others:
        rows.append(tuple(others))
    if hints is not None:
        rows.append((hints,))
    return tuple(rows)


def best_spots_menu(viewer: Viewer, spots: tuple[Spot, ...]) -> Menu:
    """The menu for the placer; ``spots`` come best first.

    Raises:
        InputError: there is no spot where the card may lie.
    """
    map_, card = viewer.map_and_card
    if not spots:
        raise InputError("no-legal-spot", card=card.number)
    choices = []
    for spot in spots:
        placement = placement_of(map_, card, spot.trial)
        label = viewer.format("best-spot", points=spot.points, **_where(viewer.texts, placement))
        choices.append(Choice(cut(label, LONGEST_OPTION), ",".join(spot.trial.arguments)))
    return Menu(viewer.format("menu-best-spot"), CustomId(SPOTS_MENU, viewer.moment), tuple(choices))


def map_drawing(
    viewer: Viewer, seat: int, *, with_points: bool = False, numbered: tuple[Position, ...] = ()
) -> Drawing:
    """A seat's map as the viewer sees it, with the last placement marked.

    ``with_points`` outlines what lakes and towns score and draws the range's line with its two sides;
    squares that are ``numbered`` bear 1, 2, 3, ... in their order.
    """
    view = viewer.view
    seen = view.seats[seat]
    heading = _picture_heading(viewer, seat)
    drawing = partial(draw_map, seen.map, phrases_of(viewer.texts), heading=heading)
    if numbered:
        return partial(drawing, last=seen.last_placement, overlays=Overlays(numbered=numbered))
    if not with_points:
        return partial(drawing, last=seen.last_placement)
    game = rules_of(view.options)
    areas = tuple(OutlinedArea(*area) for area in game.areas(seen.map, view.scoring_card))
    overlays = Overlays(range_line=game.has_mountains, areas=areas)
    return partial(drawing, overlays=overlays)


def trial_drawing(viewer: Viewer, placement: Placement, refusal: GameError | None) -> Drawing:
    """The viewer's map with the selected card where it is being tried."""
    map_, card = viewer.map_and_card
    trial = TriedCard(
        card, placement, refusal is None, _offending(refusal), _cubes(viewer, placement, refusal)
    )
    heading = _picture_heading(viewer, viewer.own_seat)
    return partial(draw_map, map_, phrases_of(viewer.texts), heading=heading, overlays=Overlays(trial=trial))


def _picture_heading(viewer: Viewer, seat: int) -> Heading:
    name = viewer.plain_name(seat)
    points = viewer.view.seats[seat].score.total
    return Heading(seat, name, points, viewer.format("picture-round-short", round=viewer.view.round))


def _cubes(viewer: Viewer, placement: Placement, refusal: GameError | None) -> frozenset[Position] | None:
    """The new squares that would get a cube from the supply; None if the card cannot lie there."""
    if refusal is not None:
        return None
    _, card = viewer.map_and_card
    after = map_with(viewer.view, card, placement)
    new = (position for position, _ in after.production_of(card.number))
    return frozenset(position for position in new if position in after.cubes)


def _offending(refusal: GameError | None) -> frozenset[Position]:
    """The squares that make a placement illegal, if the broken rule names any."""
    squares = refusal.values.get("squares", ()) if refusal is not None else ()
    if not isinstance(squares, tuple | list | frozenset):
        return frozenset()
    return frozenset(square for square in squares if isinstance(square, Position))
