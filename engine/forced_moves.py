"""Forced moves: the last card of a hand and the last card of a trick.

Players are not asked for them. They are applied with the decision that leads to them, and can only be taken
back together with it.
"""

from __future__ import annotations

from engine.actions import Action, Bid, Pick, Take
from engine.game import Game
from engine.phases.phase import Phase
from engine.views import view_of


def forced_move(game: Game) -> Action | None:
    """The forced move of one of the seats to act; None if every one of them has a choice."""
    for seat in game.waiting_for:
        move = _forced_move_of(game, seat)
        if move is not None:
            return move
    return None


def _forced_move_of(game: Game, seat: int) -> Action | None:
    hand = game.table.hands[seat]
    if game.phase is Phase.PICK and len(hand) == 1:
        return Pick(seat, hand[0])
    if game.phase is Phase.BID and len(hand) == 1:
        # A cube may be added to the last card as well (rules.md 3.2).
        return None if view_of(game, seat).cubes_to_add(seat) else Bid(seat, hand[0])
    trick = view_of(game, None).trick if game.phase is Phase.TAKE else None
    left = [] if trick is None else [played.card for played in trick.played if played.taken_by is None]
    return Take(seat, left[0].number) if len(left) == 1 else None
