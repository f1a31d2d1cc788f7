"""A glance shows a seat's choices, and nothing that its view does not show."""

from __future__ import annotations

from itertools import product

import pytest

from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.players.glance import glance_at, glance_of
from engine.setup import draw_up
from engine.views import Phase, view_of
from tests.engine import random_games

VARIANTS = [
    GameOptions(players, rules, selection, with_goals=rules is Rules.HOKKAIDO)
    for players, rules, selection in product((2, 3), Rules, Selection)
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_glance_is_the_same_from_the_game_and_from_the_view(options: GameOptions) -> None:
    phases: set[Phase] = set()
    for turn in random_games.play(options, 3):
        for seat in turn.before.waiting_for:
            phases.add(turn.before.phase)
            assert glance_of(turn.before, seat) == glance_at(view_of(turn.before, seat))
    assert {Phase.MAP, Phase.PICK if options.selection is Selection.DRAFT else Phase.BID} <= phases


def test_there_is_no_glance_for_the_channel() -> None:
    options, deck = GameOptions(2), shipped_deck("hokkaido")
    game = Game.start(options, deck, draw_up(options, deck, "channel"))
    with pytest.raises(ValueError, match="has no seat"):
        glance_at(view_of(game, None))
