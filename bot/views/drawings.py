"""Which picture goes with which screen: a function of ``render`` with all of its arguments.

Nothing is drawn here; ``bot.workers.pictures`` does that in a worker process when the screen is sent.
"""

from __future__ import annotations

from functools import partial

from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.screen import Drawing
from bot.views.viewer import Viewer
from engine.actions import Placement
from engine.cards import MapCard
from engine.errors import GameError
from engine.players.player import map_with
from engine.rules import rules_of
from engine.squares import Position
from engine.views import Phase, View
from render.card_pictures import draw_card, draw_deck, draw_hand
from render.map_picture import Heading, draw_map
from render.overlays import OutlinedArea, Overlays, TriedCard
from render.round_picture import draw_round
from render.score_sheet import draw_score_sheet
from render.trick_picture import draw_trick


def hand_drawing(viewer: Viewer) -> Drawing:
    """The viewer's hand, with the card that was just picked from it set apart."""
    view, own = viewer.view, viewer.own
    if view.phase is Phase.PICK and own.acted and own.selected is not None:
        cards = sorted((own.selected, *view.hand), key=lambda card: card.number)
        return partial(draw_hand, cards, phrases_of(viewer.texts), marked=own.selected.number)
    return partial(draw_hand, view.hand, phrases_of(viewer.texts))


def pair_drawing(viewer: Viewer) -> Drawing:
    """The viewer's pair in a trick for two; once one card is discarded, the other is marked."""
    marked = None if viewer.own.selected is None else viewer.own.selected.number
    return partial(draw_hand, viewer.view.pair, phrases_of(viewer.texts), marked=marked)


def trick_drawing(viewer: Viewer) -> Drawing:
    """The trick of this round as everybody sees it."""
    return partial(draw_trick, viewer.view, _names(viewer), phrases_of(viewer.texts))


def map_drawing(
    viewer: Viewer, seat: int, *, with_points: bool = False, numbered: tuple[Position, ...] = ()
) -> Drawing:
    """A seat's map as the viewer sees it, with the last placement marked.

    ``with_points`` outlines what lakes and towns score and draws the range's line with its two sides;
    squares that are ``numbered`` bear 1, 2, 3, ... in their order.
    """
    view = viewer.view
    seen = view.seats[seat]
    heading = _heading(viewer, seat)
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
    heading = _heading(viewer, viewer.own_seat)
    return partial(draw_map, map_, phrases_of(viewer.texts), heading=heading, overlays=Overlays(trial=trial))


def round_drawing(viewer: Viewer, view: View) -> Drawing:
    """All maps of the table with their present scores."""
    return partial(draw_round, view, _names(viewer), phrases_of(viewer.texts))


def sheet_drawing(viewer: Viewer) -> Drawing:
    """The score sheet at the end of the game."""
    return partial(draw_score_sheet, viewer.view, _names(viewer), phrases_of(viewer.texts))


def card_drawing(texts: Language, card: MapCard) -> Drawing:
    """One card, large."""
    return partial(draw_card, card, phrases_of(texts))


def deck_drawing(texts: Language, cards: tuple[MapCard, ...], name: str) -> Drawing:
    """All cards of a deck."""
    return partial(draw_deck, cards, name, phrases_of(texts))


def _heading(viewer: Viewer, seat: int) -> Heading:
    name = viewer.plain_name(seat)
    points = viewer.view.seats[seat].score.total
    return Heading(seat, name, points, viewer.format("picture-round-short", round=viewer.view.round))


def _names(viewer: Viewer) -> list[str]:
    return [viewer.plain_name(seat) for seat in range(len(viewer.table.seats))]


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
