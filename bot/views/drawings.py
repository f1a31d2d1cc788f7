"""Which picture goes with which screen: functions of render with everything that they need.

Nothing is drawn here; ``bot.workers.pictures`` does that in a worker process when the screen is sent.
"""

from __future__ import annotations

from functools import partial

from bot.tables import Table
from bot.texts import Language
from bot.texts.picture_phrases import phrases_of
from bot.views.names import own_map_and_card, own_seat, plain_name
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
from render.picture import Picture
from render.round_picture import draw_round
from render.score_sheet import draw_score_sheet
from render.trick_picture import draw_trick

Drawing = partial[Picture]


def hand_drawing(texts: Language, view: View) -> Drawing:
    """The cards of the viewer's hand and, set off, the one just picked of them."""
    own = own_seat(view)
    if view.phase is Phase.PICK and own.acted and own.selected is not None:
        cards = sorted((own.selected, *view.hand), key=lambda card: card.number)
        return partial(draw_hand, cards, phrases_of(texts), marked=own.selected.number)
    return partial(draw_hand, view.hand, phrases_of(texts))


def pair_drawing(texts: Language, view: View) -> Drawing:
    """The viewer's pair of a trick for two; once one card is discarded, the one that is kept is marked."""
    own = own_seat(view)
    marked = None if own.selected is None else own.selected.number
    return partial(draw_hand, view.pair, phrases_of(texts), marked=marked)


def trick_drawing(texts: Language, table: Table, view: View) -> Drawing:
    """The trick of the round as all see it."""
    return partial(draw_trick, view, _names(texts, table), phrases_of(texts))


def map_drawing(
    texts: Language, table: Table, view: View, seat: int, *, with_points: bool = False
) -> Drawing:
    """A seat's map as the viewer sees it, the last placement marked.

    ``with_points`` outlines what lakes and towns score and draws the range's line with its two sides.
    """
    seen = view.seats[seat]
    heading = _heading(texts, table, view, seat)
    if not with_points:
        return partial(draw_map, seen.map, phrases_of(texts), heading=heading, last=seen.last_placement)
    game = rules_of(view.options)
    areas = tuple(OutlinedArea(*area) for area in game.areas(seen.map, view.scoring_card))
    overlays = Overlays(range_line=game.has_mountains, areas=areas)
    return partial(draw_map, seen.map, phrases_of(texts), heading=heading, overlays=overlays)


def trial_drawing(
    texts: Language, table: Table, seat: int, placement: Placement, refusal: GameError | None
) -> Drawing:
    """A seat's own map with the selected card where it is being tried."""
    view = table.view(seat)
    map_, card = own_map_and_card(view)
    trial = TriedCard(card, placement, refusal is None, _offending(refusal), _cubes(view, placement, refusal))
    heading = _heading(texts, table, view, seat)
    return partial(draw_map, map_, phrases_of(texts), heading=heading, overlays=Overlays(trial=trial))


def round_drawing(texts: Language, table: Table, view: View) -> Drawing:
    """All maps of the table with the running scores."""
    return partial(draw_round, view, _names(texts, table), phrases_of(texts))


def sheet_drawing(texts: Language, table: Table, view: View) -> Drawing:
    """The score sheet at the end of the game."""
    return partial(draw_score_sheet, view, _names(texts, table), phrases_of(texts))


def card_drawing(texts: Language, card: MapCard) -> Drawing:
    """One card, large."""
    return partial(draw_card, card, phrases_of(texts))


def deck_drawing(texts: Language, cards: tuple[MapCard, ...], name: str) -> Drawing:
    """All cards of a deck."""
    return partial(draw_deck, cards, name, phrases_of(texts))


def _heading(texts: Language, table: Table, view: View, seat: int) -> Heading:
    name = plain_name(texts, table, seat)
    points = view.seats[seat].score.total
    return Heading(seat, name, points, texts.format("picture-round-short", round=view.round))


def _names(texts: Language, table: Table) -> list[str]:
    return [plain_name(texts, table, seat) for seat in range(len(table.seats))]


def _cubes(view: View, placement: Placement, refusal: GameError | None) -> frozenset[Position] | None:
    """The new squares that would take a cube, as far as the supply goes; None when nothing is laid."""
    if refusal is not None:
        return None
    _, card = own_map_and_card(view)
    after = map_with(view, card, placement)
    new = (position for position, _ in after.production_of(card.number))
    return frozenset(position for position in new if position in after.cubes)


def _offending(refusal: GameError | None) -> frozenset[Position]:
    """The squares that an illegal placement offends with, as far as the rule names any."""
    squares = refusal.values.get("squares", ()) if refusal is not None else ()
    if not isinstance(squares, tuple | list | frozenset):
        return frozenset()
    return frozenset(square for square in squares if isinstance(square, Position))
