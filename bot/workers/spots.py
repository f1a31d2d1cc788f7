"""Where a card or a tile can go on a seat's map, for pages on which players move cards freely.

All of it is JSON. Points are the score of the map after the move; None where a list must not rank anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from engine.actions import FreeTile, Place, Terraform, Unplaceable, to_json
from engine.game import Game
from engine.maps import PlayerMap
from engine.maps.terraforming import payable_terrains
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.parts.squares import PRICE, TERRAFORMING_COLOUR
from engine.players.player import (
    map_with,
    own_seat,
    score_of,
    selected_card,
    terraformings,
    tiles,
)
from engine.players.prospects import prospects
from engine.trial import MOST_SPOTS, placement_of, spread_spots
from engine.views import Phase, View, view_of

Json = dict[str, Any]


def spots(view: View, card: MapCard, *, ranked: bool) -> Json:
    """Every legal spot of a card on the viewer's map, and the indices of those to offer first.

    A spot is ``[x, y, rotation, under, hidden, points]``. Bit i of ``hidden`` is set if the card's i-th
    square is below another card, row by row as the card is turned. Without ``ranked`` there are no points,
    and the spots offered first depend on the shape of the map only.
    """
    player_map = own_seat(view)[1].map
    if ranked:
        first = [found.placement for found in prospects(view, card, MOST_SPOTS)]
    else:
        first = [placement_of(player_map, card, spot) for spot in spread_spots(player_map, card)]
    found: list[list[Any]] = []
    places: dict[tuple[int, ...], int] = {}
    for spot in sorted(player_map.legal_placements(card), key=_reading_order):
        x, y, rotation, hidden = shape = _shape(player_map, card, spot)
        places[shape] = len(found)
        worth = points(view, card, spot) if ranked else None
        found.append([x, y, rotation, sorted(spot.under), hidden, worth])
    offered = [places[_shape(player_map, card, spot)] for spot in first if spot is not None]
    return {"card": card.number, "spots": found, "first": offered}


def points(view: View, card: MapCard, spot: Placement) -> int:
    """The score of the viewer's map with a card there.

    Raises:
        GameError: the card cannot go there.
    """
    return score_of(view, map_with(view, card, spot))[0]


def tile_choices(view: View, *, ranked: bool) -> list[Json]:
    """The tiles that the viewer can place now: the action in the form of records, and the points after it."""
    return [
        {"action": to_json(action), "points": score_of(view, after)[0] if ranked else None}
        for action, after in _tiles(view)
    ]


def _tiles(view: View) -> Iterator[tuple[FreeTile | Terraform, PlayerMap]]:
    seat, own = own_seat(view)
    if view.phase is Phase.FREE_TILE and seat in view.waiting_for:
        for terrain in TERRAFORMING_COLOUR:
            for position, after in tiles(own.map, terrain):
                yield FreeTile(seat, position, terrain), after
    elif view.phase is Phase.MAP and not own.done:
        oldest = payable_terrains(own.map)
        for action, _ in terraformings(view):
            one, other = oldest[action.terrain][:PRICE]
            paid = own.map.without_cubes((one, other)).with_tile(action.position, action.terrain)
            yield Terraform(seat, action.position, action.terrain, (one, other)), paid


def game_then(game: Game, number: int, seat: int) -> Game | None:
    """The game just before a seat placed its card in a round; None if it did not get there."""
    now = Game.start(game.options, game.deck, game.setup)
    for action in game.actions:
        if now.round == number and action.seat == seat and isinstance(action, Place | Unplaceable):
            return now
        now, _ = now.apply(action)
    return None


def moment_of(game: Game, number: int, seat: int) -> tuple[View, Json] | None:
    """What a seat saw before it placed its card in a round, and the card's spots; None if it placed none."""
    then = game_then(game, number, seat)
    if then is None:
        return None
    view = view_of(then, seat).without_memory()
    return view, spots(view, selected_card(view), ranked=True)


def _shape(player_map: PlayerMap, card: MapCard, spot: Placement) -> tuple[int, int, int, int]:
    """The position and rotation of a spot, and which squares of the card are hidden, as bits."""
    hidden: Collection[object] = player_map.hidden_squares(card, spot)
    rows = sorted(spot.footprint, key=lambda position: (position.y, position.x))
    return spot.x, spot.y, spot.rotation, sum(1 << bit for bit, at in enumerate(rows) if at in hidden)


def _reading_order(spot: Placement) -> tuple[object, ...]:
    return spot.y, spot.x, spot.rotation, sorted(spot.under)
