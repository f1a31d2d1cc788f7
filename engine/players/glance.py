"""A small view for players that use only their own seat's choices.

Building a full view, with every map, the supply and the memory, takes longer than such a player's decision.
Like a view, a glance contains only what its seat may see.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Game
from engine.maps import PlayerMap
from engine.options import GameOptions
from engine.parts.cards import MapCard
from engine.parts.squares import Position
from engine.phases.phase import Phase
from engine.views import View, view_of


class Glance(NamedTuple):
    """The choices of a seat that must act.

    ``cards`` are the cards to choose from: the hand, the pair or the rest of a trick; empty in phases without
    such a choice. ``cubes`` are those that may be added to a card played now (rules.md 3.2). ``card`` is the
    card to place; ``placed`` and ``terraformed`` are true once done in this map phase.
    """

    seat: int
    phase: Phase
    options: GameOptions
    map: PlayerMap
    cards: tuple[MapCard, ...] = ()
    cubes: tuple[Position, ...] = ()
    card: MapCard | None = None
    placed: bool = False
    terraformed: bool = False


def glance_of(game: Game, seat: int) -> Glance:
    """The glance of a seat that must act; equal to ``glance_at`` of its view."""
    table, map_phase = game.table, game.map_phase
    phase = game.phase
    if map_phase is not None and phase is Phase.MAP:
        state = map_phase.seats[seat]
        return Glance(
            seat,
            phase,
            game.options,
            table.maps[seat],
            card=table.card(state.card),
            placed=state.has_placed,
            terraformed=state.terraforming is not None,
        )
    if phase in (Phase.PICK, Phase.DISCARD):
        return Glance(seat, phase, game.options, table.maps[seat], table.cards(table.hands[seat]))
    return glance_at(view_of(game, seat))


def glance_at(view: View) -> Glance:
    """The glance of a view's seat.

    Raises:
        ValueError: the view is the channel's.
    """
    if view.seat is None:
        raise ValueError("the channel's view has no seat")
    me = view.seats[view.seat]
    in_map_phase = view.phase is Phase.MAP
    return Glance(
        view.seat,
        view.phase,
        view.options,
        me.map,
        _cards_to_choose_from(view),
        tuple(view.cubes_to_add(view.seat)),
        me.selected if in_map_phase else None,
        in_map_phase and me.placed,
        in_map_phase and me.terraformed,
    )


def _cards_to_choose_from(view: View) -> tuple[MapCard, ...]:
    if view.phase in (Phase.PICK, Phase.DISCARD, Phase.BID):
        return view.hand
    if view.phase is Phase.DISCARD_OF_PAIR:
        return view.pair
    if view.phase is Phase.TAKE and view.trick is not None:
        return tuple([played.card for played in view.trick.played if played.taken_by is None])
    return ()
