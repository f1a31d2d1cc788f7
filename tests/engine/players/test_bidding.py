"""Which card the computer players play in a trick, by what they can expect to get for it."""

from __future__ import annotations

import pytest

from engine.actions import Bid
from engine.game import Game
from engine.options import GameOptions, Rules, Selection
from engine.players.bidding import bid_in_trick
from engine.views import view_of
from tests.engine.tables import after, start


def last_to_play() -> Game:
    """A trick in which 20 and 30 are played, and only the third player has still to play."""
    options = GameOptions(3, Rules.HOKKAIDO, Selection.TRICK)
    hands = [20, *range(50, 55), 30, *range(55, 60), 15, 40]
    game = start(options, hands, turn_order=[0, 1, 2])
    return after(game, Bid(0, 20), Bid(1, 30))


@pytest.mark.parametrize(
    ("on_table", "played"),
    [
        pytest.param((9000, 5000), 40, id="the highest number has the first choice of good cards"),
        pytest.param((1000, 1000), 15, id="where there is nothing to choose, the low number is spent"),
    ],
)
def test_the_last_to_play_knows_what_it_can_choose(on_table: tuple[int, int], played: int) -> None:
    view = view_of(last_to_play(), 2)
    assert {15, 40} <= {card.number for card in view.hand}
    values = dict.fromkeys((card.number for card in view.hand), -100_000)
    values |= {15: 1000, 40: 1000, 20: on_table[0], 30: on_table[1]}
    assert bid_in_trick(view, values, {}) == Bid(2, played)
