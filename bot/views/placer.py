"""The placer: the viewer's map with a card to move; and the hint, the coach's advice.

All of its state is in its custom ids (``Trial``), so it survives a restart of the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.errors import InputError, sentence
from bot.texts import text_key
from bot.views.controls import Button, Row, Tone
from bot.views.map_screens import MAPS, can_terraform, picture_heading, private_heading, terraformed_lines
from bot.views.moves import placement_in_words, typed_placement, values_of, where_in_words
from bot.views.screen import Drawing, Screen
from bot.views.viewer import Viewer
from engine.actions import Place, Placement, action_name
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.squares import Position
from engine.players.advice import Advice
from engine.players.player import map_with, score_of
from engine.rules import rules_of
from engine.scoring import Gain
from engine.trial import Trial, central_spots, kept_near, placement_of, trial_at, ways
from engine.views import Phase
from render.elements.overlays import Overlays, TriedCard
from render.pictures.map_picture import draw_map

#: The arrows of the placer, with the card's step for each.
ARROWS = {"left": (-1, 0), "up": (0, -1), "down": (0, 1), "right": (1, 0)}

#: The buttons of the numbered spots in the picture, with the spot as argument.
SPOT = "spot"

#: The first rounds of a newcomer, which have a line about placing, and the categories named in it at most.
ROUNDS_TO_LEARN = 2
MOST_REASONS = 2

#: The button that opens a modal to type the spot instead. Its arguments are the trial and the cards that it
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


def placer_screen(viewer: Viewer, trial: Trial | None = None, spots: Sequence[Trial] = ()) -> Screen:
    """The placer for a viewer who has yet to place, with the card at ``trial`` or else at the first spot.

    ``spots`` are numbered in the picture and have buttons; if there are none, those nearest the middle are
    used. The number of lines is constant, so that the buttons do not move.
    """
    map_, card = viewer.map_and_card
    fits = bool(map_.legal_placements(card))
    spots = (spots or central_spots(map_, card)) if fits else ()
    left, top, *_ = map_.bounds
    start = trial or (spots[0] if spots else Trial(left, top))
    trial = kept_near(map_, start)
    placement = placement_of(map_, card, trial)
    refusal = _refusal(map_, card, placement)
    under = [viewer.format("card-short", card=number) for number in sorted(placement.under)]
    where = where_in_words(viewer.texts, placement) | {"under": under}
    lines = [private_heading(viewer), *terraformed_lines(viewer)]
    lines.append(viewer.format("trial-at", card=card.number, **where))
    lines.append(_verdict(viewer, placement, refusal))
    if spots and viewer.view.sequential:
        # A placed card cannot be taken back (rules.md 4.8).
        lines.append(viewer.format("placer-for-good"))
    if not spots:
        lines.append(viewer.format("placer-nowhere"))
    if spots and _learns(viewer):
        lines.append(_lesson(viewer, spots))
    if spots and viewer.reader.types:
        lines.append(viewer.format("placer-how", typed=typed_placement(placement)))
    return Screen(
        text="\n".join(lines),
        drawing=trial_drawing(viewer, placement, refusal, spots),
        rows=_rows(viewer, trial, spots, legal=refusal is None),
    )


def _learns(viewer: Viewer) -> bool:
    """Whether the viewer is a newcomer: this is their first table, and one of its first rounds."""
    return viewer.reader.first_table == viewer.table.id and viewer.view.round <= ROUNDS_TO_LEARN


def _lesson(viewer: Viewer, spots: Sequence[Trial]) -> str:
    """A newcomer's line: what to press, and why the first spot is good, such as the points it adds."""
    map_, card = viewer.map_and_card
    if tuple(spots) == central_spots(map_, card):
        return viewer.format("placer-lesson", why="middle", parts=[])
    after = map_with(viewer.view, card, placement_of(map_, card, spots[0]))
    before, parts = viewer.own.score.parts, replace(viewer.own, map=after).score.parts
    gains = {category: points - before[category] for category, points in parts.items()}
    most = sorted(gains, key=lambda category: -gains[category])[:MOST_REASONS]
    said = [
        f"{viewer.format(f'picture-category-{category}')} {signed(gains[category])}"
        for category in most
        if gains[category] > 0
    ]
    return viewer.format("placer-lesson", why="points" if said else "later", parts=" · ".join(said))


def tried_before(viewer: Viewer) -> Trial | None:
    """The last trial of the card to be placed, before the viewer did something else; None without one."""
    map_, card = viewer.map_and_card
    tried = viewer.table.tried_by(viewer.own_seat)
    return trial_at(map_, card, tried) if tried is not None and tried.card == card.number else None


def _refusal(map_: PlayerMap, card: MapCard, placement: Placement) -> GameError | None:
    try:
        map_.check(card, placement)
    except GameError as refusal:
        return refusal
    return None


def _verdict(viewer: Viewer, placement: Placement, refusal: GameError | None) -> str:
    """The reason why the placement is illegal, or else the map's new points and the difference."""
    if refusal is not None:
        if refusal.key in SHORT_REASONS:
            return viewer.format(f"trial-{refusal.key}", **refusal.values)
        return viewer.format("trial-illegal", reason=sentence(viewer.texts, refusal))
    _, card = viewer.map_and_card
    points, _ = score_of(viewer.view, map_with(viewer.view, card, placement))
    gain = points - viewer.own.score.total
    return viewer.format("trial-legal", points=points, gain=signed(gain))


def signed(points: int) -> str:
    """Points with a plus or a true minus sign."""
    return f"{points:+d}".replace("-", "−")


def _rows(viewer: Viewer, trial: Trial, spots: Sequence[Trial], *, legal: bool) -> tuple[Row, ...]:
    """The buttons; each one's position is constant, and the most common ones come first.

    Nothing here may depend on the moves of others, or each of them would update the message.
    """
    at_trial = partial(viewer.button, arguments=trial.arguments)
    map_, card = viewer.map_and_card
    numbered = tuple(
        viewer.button(SPOT, Tone.MAIN, arguments=spot.arguments, disabled=spot == trial, number=number)
        for number, spot in enumerate(spots, start=1)
    )
    arrows = (
        at_trial(arrow, disabled=kept_near(map_, trial.moved(*step)) == replace(trial, way=0))
        for arrow, step in ARROWS.items()
    )
    choosing = (
        at_trial("place-here", Tone.GOOD, disabled=not legal) if spots else at_trial("set-aside", Tone.GOOD),
        _over_under_button(viewer, trial),
    )
    under = ",".join(str(number) for number in sorted(placement_of(map_, card, trial).under))
    others = [viewer.button(TYPE, arguments=(*trial.arguments, under))]
    if rules_of(viewer.view.options).has_terraforming:
        others.insert(0, at_trial("terraform", disabled=not can_terraform(viewer)))
    if not viewer.table.options.alone:
        others.append(at_trial(MAPS))
    if viewer.view.may_take_back:
        others.append(at_trial("take-back"))
    rows = (numbered, (*arrows, at_trial("turn")), choosing, tuple(others))
    return tuple(row for row in rows if row)


def _over_under_button(viewer: Viewer, trial: Trial) -> Button:
    """The button for the next way of going over and under, which it shows."""
    map_, card = viewer.map_and_card
    found = ways(map_, card, trial.x, trial.y, trial.rotation)
    at_trial = partial(viewer.button, "over-under", arguments=trial.arguments)
    if len(found) == 1:
        return at_trial(disabled=True)
    under = found[(trial.way + 1) % len(found)]
    name = viewer.format("card-short", card=min(under, default=0))
    return at_trial(text="button-over-under-next", count=len(under), card=name)


def gain_in_words(viewer: Viewer, gain: int, later: int, text: str = "gain-now-later") -> str:
    """An immediate gain and, if there is more, the expected later gain."""
    return viewer.format(text, now=signed(gain), later=signed(later), has_later=later != 0)


def trial_drawing(
    viewer: Viewer, placement: Placement, refusal: GameError | None, spots: Sequence[Trial]
) -> Drawing:
    """The viewer's map with the tried card, and the spots with their numbers."""
    map_, card = viewer.map_and_card
    offered = tuple(placement_of(map_, card, spot) for spot in spots)
    trial = TriedCard(
        card, placement, refusal is None, _offending(refusal), _cubes(viewer, placement, refusal)
    )
    heading = picture_heading(viewer, viewer.own_seat)
    overlays = Overlays(trial=trial, spots=offered, gains=_gains(viewer, placement, refusal))
    return partial(draw_map, map_, viewer.phrases, theme=viewer.theme, heading=heading, overlays=overlays)


def _gains(viewer: Viewer, placement: Placement, refusal: GameError | None) -> tuple[Gain, ...]:
    """Where the points of a legal placement come from."""
    map_, card = viewer.map_and_card
    if refusal is not None:
        return ()
    return replace(viewer.own, map=map_with(viewer.view, card, placement), map_before=map_).gains


def _cubes(viewer: Viewer, placement: Placement, refusal: GameError | None) -> frozenset[Position] | None:
    """The new squares that would get a cube from the supply; None if the card cannot lie there."""
    if refusal is not None:
        return None
    _, card = viewer.map_and_card
    after = map_with(viewer.view, card, placement)
    new = (position for position, _ in after.production_of(card.number))
    return frozenset(position for position in new if position in after.cubes)


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
    in_turn = viewer.view.phase is not Phase.MAP or viewer.own.placed or viewer.may_place
    if not viewer.is_asked or viewer.is_away or not in_turn:
        raise InputError("nothing-to-hint")


def hint_screen(viewer: Viewer, advice: Advice) -> Screen:
    """The coach's advice in one sentence, and its gain."""
    action = advice.action
    values = values_of(action)
    if isinstance(action, Place):
        words = placement_in_words(viewer.texts, action.placement)
        values = {"placement": words, "typed": typed_placement(action.placement)}
    lines = [viewer.format(f"hint-{text_key(action_name(action))}", **values)]
    if advice.gain is not None and advice.later is not None:
        worth = {"gain": signed(advice.gain), "later": signed(advice.later)}
        lines.append(viewer.format("hint-worth", **worth))
    return Screen("\n".join(lines))
