"""Forced moves, compared with those of seats that choose at random among all legal actions."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.actions import Bid, Pick, Take
from engine.forced_moves import forced_move
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.views import view_of
from tests.engine import random_games

SEEDS = range(2)


def is_a_choice(game: Game, seat: int) -> bool:
    """Whether a seat has more than one option, judging by its view."""
    view = view_of(game, seat)
    match view.phase.name:
        case "PICK":
            return len(view.hand) > 1
        case "BID":
            return len(view.hand) > 1 or bool(view.cubes_to_add(seat))
        case "TAKE":
            assert view.trick is not None
            return sum(played.taken_by is None for played in view.trick.played) > 1
    return True


@pytest.mark.parametrize(("selection", "players"), list(product(Selection, range(2, 6))))
def test_a_move_is_forced_exactly_when_a_seat_has_no_other_option(selection: Selection, players: int) -> None:
    found: Counter[type] = Counter()
    options = GameOptions(players, Rules.HONSHU, selection)
    for turn in (turn for seed in SEEDS for turn in random_games.play(options, seed)):
        move = forced_move(turn.before)
        asked = turn.before.waiting_for
        assert (move is None) == all(is_a_choice(turn.before, seat) for seat in asked)
        if move is None:
            continue
        found[type(move)] += 1
        assert move.seat in asked
        if turn.action.seat == move.seat:
            assert turn.action == move
    draft = selection is Selection.DRAFT
    assert Pick in found if draft else {Bid, Take} & set(found)
