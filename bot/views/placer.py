"""The placer: the viewer's map with the card on it where it would lie, to be moved by buttons.

All of its state is in its custom ids (``Trial``), so it survives a restart of the bot.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.errors import sentence
from bot.texts import Language
from bot.views.controls import Menu, Row, Tone
from bot.views.drawings import trial_drawing
from bot.views.screen import HINT, Screen
from bot.views.timing import heading
from bot.views.viewer import Viewer
from bot.workers.trial import Trial, first_trial, kept_near, placement_of, ways
from engine.actions import Placement
from engine.cards import MapCard
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.players.player import map_with, score_of
from engine.rules import rules_of

#: The arrows of the placer and where they move the card.
ARROWS = {"left": (-1, 0), "up": (0, -1), "down": (0, 1), "right": (1, 0)}


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
        heading(viewer),
        viewer.format(how, card=card.number, typed=typed_placement(placement)),
        placement_in_words(viewer.texts, placement),
        _verdict(viewer, placement, refusal),
    ]
    return Screen(
        text="\n".join(lines),
        drawing=trial_drawing(viewer, placement, refusal),
        rows=_rows(viewer, trial, hints, legal=refusal is None, fits=fits),
    )


def placement_in_words(texts: Language, placement: Placement) -> str:
    """A placement in words."""
    return texts.format(
        "placement",
        card=placement.card,
        x=placement.x,
        y=placement.y,
        rotation=placement.rotation,
        unders=len(placement.under),
        under=cards_in_words(texts, placement.under),
    )


def cards_in_words(texts: Language, numbers: frozenset[int]) -> list[str]:
    """Names for cards of a map; the starting province has no number that a player would know."""
    return [texts.format("card-of-map", card=number) for number in sorted(numbers)]


def typed_placement(placement: Placement) -> str:
    """A placement as it is typed, which is the same in every language."""
    command = f"/place {placement.card} {placement.x} {placement.y} {placement.rotation}"
    under = " ".join(str(number) for number in sorted(placement.under))
    return f"`{command} {under}`" if under else f"`{command}`"


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


def _rows(viewer: Viewer, trial: Trial, hints: Menu | None, *, legal: bool, fits: bool) -> tuple[Row, ...]:
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
