"""The placer: the viewer's map with a card to move; and the hint, the coach's advice.

The card can be the one to be placed, or one that the viewer can choose. All state is in the custom ids, whose
arguments are a trial and the card, so it survives a restart of the bot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from bot.errors import InputError, UserError, sentence
from bot.views.decisions import (
    TAKE_BACK,
    Decision,
    Given,
    Need,
    Opener,
    can_terraform,
    decisions,
    opener_of,
)
from bot.views.map_screens import MAPS, map_drawing, picture_heading, private_heading, terraformed_lines
from bot.views.menus import arguments_of, decision_buttons, signed
from bot.views.moves import placement_in_words, told, typed_placement, where_in_words
from bot.views.screen import Button, Drawing, Row, Screen, Tone, rows_of
from bot.views.viewer import Viewer
from bot.workers.pictures import draw_trial
from engine.actions import Done, Place, Placement
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.squares import TERRAFORMING_COLOUR, Position
from engine.players.advice import Advice, WorthwhileTile
from engine.players.player import map_with, score_of
from engine.trial import (
    ARGUMENTS,
    Trial,
    kept_near,
    moved,
    placement_of,
    spread_spots,
    trial_at,
    tucked,
    turned,
)
from render.elements.overlays import TriedCard

#: The arrows of the placer, with the card's step for each.
ARROWS = {"left": (-1, 0), "up": (0, -1), "down": (0, 1), "right": (1, 0)}

#: Spots to offer, the best first, with the points that each may add later if that is known.
Spots = Mapping[Trial, int | None]
NO_SPOTS: Spots = MappingProxyType({})

#: The last argument of the second button of a decision that ends the phase, for people who want to confirm.
SURE = "sure"

#: The button that turns the card clockwise.
TURN = "turn"

#: The buttons of the numbered spots in the picture, with the spot as argument.
SPOT = "spot"

#: Moves the tried card.
TrialChange = Callable[[PlayerMap, MapCard, Trial], Trial]


def _arrow(step: tuple[int, int], map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    return moved(map_, card, trial, *step)


def _turn(by: int, map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    return turned(map_, card, trial, by)


#: The change of the card by each button that only moves it.
CHANGES: Mapping[str, TrialChange] = {
    **{arrow: partial(_arrow, step) for arrow, step in ARROWS.items()},
    TURN: partial(_turn, 90),
    "turn-back": partial(_turn, 270),
    "over-under": tucked,
    SPOT: lambda _map, _card, trial: trial,
}

#: The button that opens a modal to type the spot instead. Its last argument are the cards that the card
#: goes under, so that the modal can open immediately.
TYPE = "type-spot"

#: The refusals with a short reason, because the squares are crossed out in the picture.
SHORT_REASONS = frozenset(
    {
        "no-overlap",
        "wholly-hidden",
        "would-cover",
        "would-be-hidden",
        "range-fork",
        "range-block",
        "range-apart",
        "range-ring",
    }
)


def placer_screen(
    viewer: Viewer,
    card: MapCard,
    trial: Trial | None = None,
    spots: Spots = NO_SPOTS,
    tile: WorthwhileTile | None = None,
) -> Screen:
    """The placer with a card at ``trial``, or else at the first spot.

    ``spots`` are numbered in the picture and have buttons; if there are none, others all over the map are
    used. ``tile`` is a terraforming that is worth its cubes. The number of lines is constant, so that the
    buttons do not move.
    """
    trial, spots = first_shown(viewer, card, trial, spots)
    placement = placement_of(viewer.own.map, card, trial)
    lines = [private_heading(viewer), *terraformed_lines(viewer)]
    lines += trial_lines(viewer, card, placement, spots.get(trial))
    if tile is not None:
        lines.append(tile_line(viewer, tile))
    if spots and viewer.view.sequential:
        # A placed card cannot be taken back (rules.md 4.8).
        lines.append(viewer.format("placer-for-good"))
    if not spots:
        lines.append(viewer.format("placer-nowhere", is_taken=_is_taken(viewer)))
    if spots and _learns(viewer):
        lines.append(_lesson(viewer, card, spots))
    if spots and viewer.reader.types:
        lines.append(viewer.format("placer-how", typed=typed_placement(placement)))
    return Screen(
        text="\n".join(lines),
        drawing=_drawing(viewer, card, placement, spots),
        rows=_rows(viewer, card, trial, spots),
    )


def spots_in(offered: Iterable[tuple[str, ...]]) -> Spots:
    """The spots in the arguments of their buttons."""
    later = ARGUMENTS + 1
    return {Trial.of(found): int(found[later]) if len(found) > later else None for found in offered}


def placer_outline(viewer: Viewer) -> Screen:
    """The facts that the placer shows, which change whenever the placer does; never sent."""
    view, own, reader = viewer.view, viewer.own, viewer.reader
    facts = (
        *(own.selected, sorted(own.map.tiles), sorted(own.map.cubes), sorted(view.supply.items())),
        *(viewer.table.tried_by(viewer.own_seat), view.sequential),
        *(view.may_take_back, viewer.wants_hints, _learns(viewer), reader.types, reader.theme),
    )
    return Screen(
        "\n".join([private_heading(viewer), *terraformed_lines(viewer), repr(facts)]),
        rows=((viewer.button("place-here"), *_without_card(viewer)),),
    )


def first_shown(viewer: Viewer, card: MapCard, trial: Trial | None, spots: Spots) -> tuple[Trial, Spots]:
    """The trial to show, and the spots to offer: ``trial`` and ``spots``, or else those that the map has."""
    map_ = viewer.own.map
    if not map_.legal_placements(card):
        spots = NO_SPOTS
    elif not spots:
        spots = dict.fromkeys(spread_spots(map_, card))
    left, top, *_ = map_.bounds
    return kept_near(map_, trial or next(iter(spots), Trial(left, top))), spots


def intended_screen(viewer: Viewer, intended: Placement) -> Screen:
    """The viewer's intended move, which they can take back."""
    card = viewer.table.options.deck.card(intended.card)
    lines = [private_heading(viewer), *terraformed_lines(viewer), *trial_lines(viewer, card, intended)]
    return Screen(
        "\n".join([*lines, viewer.format("own-ready", order=viewer.table.options.order)]),
        drawing=_drawing(viewer, card, intended, ()),
        rows=rows_of(decision_buttons(viewer)),
    )


def confirm_screen(viewer: Viewer, decision: Decision, given: Given) -> Screen:
    """The question before a decision that ends the phase.

    Raises:
        GameError: the rules do not allow the viewer to end the phase now, so there is nothing to ask.
    """
    arguments: tuple[str, ...] = ()
    if given.spot is not None:
        card = viewer.table.options.deck.card(given.spot.card)
        arguments = arguments_of(card.number, trial_at(viewer.own.map, card, given.spot))
        where, drawing = trial_lines(viewer, card, given.spot), _drawing(viewer, card, given.spot, ())
    else:
        if viewer.table.game is not None:
            viewer.table.game.apply(Done(viewer.own_seat))
        where, drawing = [], map_drawing(viewer, viewer.own_seat)
    sure = viewer.button(decision.name, Tone.GOOD, arguments=(*arguments, SURE), text="button-done-sure")
    lines = [viewer.heading, *where, viewer.format(decision.question)]
    return Screen("\n".join(lines), drawing=drawing, rows=((sure, viewer.back_button(arguments)),))


def _is_taken(viewer: Viewer) -> bool:
    """Whether the viewer has the card of the round, and need only place it."""
    return opener_of(viewer.view) is Opener.PLACE


def trial_lines(viewer: Viewer, card: MapCard, placement: Placement, later: int | None = None) -> list[str]:
    """Where the card lies, and what the map would score, or why the card cannot lie there.

    ``later`` are the points that the spot may add later, if they are known.
    """
    under = [viewer.format("card-short", card=number) for number in sorted(placement.under)]
    where = where_in_words(viewer.texts, placement) | {"under": under}
    return [viewer.format("trial-at", card=card.number, **where), _verdict(viewer, card, placement, later)]


def tile_line(viewer: Viewer, tile: WorthwhileTile, *, is_marked: bool = False) -> str:
    """A line about a terraforming that is worth its cubes, with its square unless that is marked."""
    terrain, position = tile.action.terrain, "" if is_marked else tile.action.position
    values = {"terrain": terrain, "position": position, "gain": signed(tile.gain)}
    return viewer.format("placer-tile", colour=TERRAFORMING_COLOUR[terrain], **values)


def _learns(viewer: Viewer) -> bool:
    """Whether the viewer is a newcomer: this is their first table, and one of its first rounds."""
    return viewer.reader.first_table == viewer.table.id and viewer.is_early


def _lesson(viewer: Viewer, card: MapCard, spots: Spots) -> str:
    """A newcomer's line: what to press, and why the first spot is good."""
    main = next(decision for decision in decisions(viewer) if decision.card == card.number)
    reason = reason_of_spot(viewer, card, placement_of(viewer.own.map, card, next(iter(spots))))
    return viewer.format("placer-lesson", button=main.label(viewer), reason=reason)


def reason_of_spot(viewer: Viewer, card: MapCard, placement: Placement) -> str:
    """Why the first spot is good, such as the points that it adds by category."""
    if not viewer.wants_hints:
        return viewer.format("placer-reason", why="middle", parts=[])
    after = map_with(viewer.view, card, placement)
    before, parts = viewer.own.score.parts, replace(viewer.own, map=after).score.parts
    gains = {category: points - before[category] for category, points in parts.items()}
    said = [
        f"{viewer.format(f'picture-category-{category}')} {signed(gains[category])}"
        for category in sorted(gains, key=lambda category: -gains[category])
        if gains[category]
    ]
    why = "points" if sum(gains.values()) > 0 else "later"
    return viewer.format("placer-reason", why=why, parts=" · ".join(said))


def _refusal(map_: PlayerMap, card: MapCard, placement: Placement) -> GameError | None:
    try:
        map_.check(card, placement)
    except GameError as refusal:
        return refusal
    return None


def shortened(refusal: GameError) -> UserError:
    """The refusal of a placement with its short reason, or else unchanged."""
    if refusal.key not in SHORT_REASONS:
        return refusal
    return InputError(f"trial-{refusal.key}", **refusal.values)


def _verdict(viewer: Viewer, card: MapCard, placement: Placement, later: int | None) -> str:
    """The reason why the placement is illegal, or else the map's new points and the difference."""
    refusal = _refusal(viewer.own.map, card, placement)
    if refusal is not None:
        if refusal.key in SHORT_REASONS:
            return viewer.format(f"trial-{refusal.key}", **refusal.values)
        return viewer.format("trial-illegal", reason=sentence(viewer.texts, refusal))
    points, _ = score_of(viewer.view, map_with(viewer.view, card, placement))
    gain = points - viewer.own.score.total
    more = signed(later) if later else 0
    return viewer.format("trial-legal", points=points, gain=signed(gain), later=more)


def _rows(viewer: Viewer, card: MapCard, trial: Trial, spots: Spots) -> tuple[Row, ...]:
    """The buttons; each one's position is constant, and the most common ones come first.

    Nothing here may depend on the moves of others, or each of them would update the message.
    """
    map_ = viewer.own.map
    at_trial = partial(viewer.button, arguments=arguments_of(card.number, trial))
    numbered = tuple(
        viewer.button(
            SPOT,
            Tone.MAIN,
            arguments=(*arguments_of(card.number, spot), *(() if later is None else (str(later),))),
            disabled=spot == trial,
            number=number,
        )
        for number, (spot, later) in enumerate(spots.items(), start=1)
    )
    arrows = (
        at_trial(arrow, disabled=moved(map_, card, trial, *step) == trial) for arrow, step in ARROWS.items()
    )
    placement = placement_of(map_, card, trial)
    under = ",".join(str(number) for number in sorted(placement.under))
    last = [
        at_trial("turn-back"),
        _over_under_button(viewer, card, trial),
        viewer.button(TYPE, arguments=(*arguments_of(card.number, trial), under)),
        *_other_step(viewer, at_trial),
    ]
    if _is_taken(viewer) and not viewer.table.options.alone:
        last.append(at_trial(MAPS))
    rows = (
        numbered,
        (*arrows, at_trial(TURN)),
        (
            *_choosing(viewer, card, trial, legal=placement in map_.legal_placements(card)),
            *_without_card(viewer),
        ),
        tuple(last),
    )
    return tuple(row for row in rows if row)


def _choosing(viewer: Viewer, card: MapCard, trial: Trial, *, legal: bool) -> tuple[Button, ...]:
    """The buttons of the decisions about the card; those that place it need a legal spot."""
    return tuple(
        decision.button(viewer, trial.arguments, disabled=decision.kind.needs is Need.SPOT and not legal)
        for decision in decisions(viewer)
        if decision.card == card.number
    )


def _without_card(viewer: Viewer) -> tuple[Button, ...]:
    """The buttons of the other decisions in the map phase that have none in the last row."""
    return tuple(
        decision.button(viewer)
        for decision in decisions(viewer)
        if _is_taken(viewer)
        and decision.card is None
        and not (decision.opener or decision.kind is TAKE_BACK or decision.kind.in_channel)
    )


def _other_step(viewer: Viewer, at_trial: Callable[..., Button]) -> tuple[Button, ...]:
    """The button that leads back to the cards or, for a card that is taken, the one for a terraforming."""
    if not _is_taken(viewer):
        return (viewer.back_button(),)
    if viewer.view.may_take_back:
        return (at_trial("take-back", decides=True),)
    return (at_trial("terraform", decides=True),) if can_terraform(viewer) else ()


def _over_under_button(viewer: Viewer, card: MapCard, trial: Trial) -> Button:
    """The button for the next way of going over and under, which it shows."""
    map_ = viewer.own.map
    at_trial = partial(viewer.button, "over-under", arguments=arguments_of(card.number, trial))
    after = tucked(map_, card, trial)
    if after == trial:
        return at_trial(disabled=True)
    under = placement_of(map_, card, after).under
    name = viewer.format("card-short", card=min(under, default=0))
    return at_trial(text="button-over-under-next", count=len(under), card=name)


def _drawing(viewer: Viewer, card: MapCard, placement: Placement, spots: Iterable[Trial]) -> Drawing:
    """The viewer's map with the tried card, and the spots with their numbers."""
    map_, refusal = viewer.own.map, _refusal(viewer.own.map, card, placement)
    trial = TriedCard(card, placement, refusal is None, _offending(refusal))
    offered = tuple(placement_of(map_, card, spot) for spot in spots)
    heading = picture_heading(viewer, viewer.own_seat)
    view = viewer.view.without_memory()
    return partial(draw_trial, view, trial, offered, viewer.phrases, theme=viewer.theme, heading=heading)


def _offending(refusal: GameError | None) -> frozenset[Position]:
    """The squares that make a placement illegal, if the broken rule has any."""
    squares = refusal.values.get("squares", ()) if refusal is not None else ()
    if not isinstance(squares, tuple | list | frozenset):
        return frozenset()
    return frozenset(square for square in squares if isinstance(square, Position))


def must_be_asked(viewer: Viewer) -> None:
    """Refuse to advise if hints are not allowed, or there is nothing to decide.

    Raises:
        InputError: ``no-hints-here``, ``nothing-to-hint``.
    """
    if not viewer.table.options.hints:
        raise InputError("no-hints-here")
    if viewer.task is None:
        raise InputError("nothing-to-hint")


def hint_screen(viewer: Viewer, advice: Advice) -> Screen:
    """The coach's advice in one sentence, and its gain."""
    action = advice.action
    variant, values = told(viewer, action)
    if isinstance(action, Place):
        words = placement_in_words(viewer.texts, action.placement)
        values = {"placement": words, "typed": typed_placement(action.placement)}
    lines = [viewer.format(f"hint-{variant}", **values)]
    if advice.gain is not None and advice.later is not None:
        later = signed(advice.later) if advice.later else 0
        lines.append(viewer.format("hint-worth", gain=signed(advice.gain), later=later))
    return Screen("\n".join(lines))
