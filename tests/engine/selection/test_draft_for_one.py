"""Selection in a one-player game (rules.md 2.3)."""

from __future__ import annotations

from dataclasses import replace

from engine.actions import Pick
from engine.options import GameOptions
from engine.phases.phase import Phase
from engine.views import view_of
from tests.engine.tables import after, start, through_map_phase, through_round

ALONE = GameOptions(1)


def test_2_3_each_round_offers_the_next_four_cards() -> None:
    game = start(ALONE)
    for number in range(1, 13):
        assert game.round == number
        assert game.phase is Phase.PICK
        first = 4 * number - 3
        assert game.table.hands == ((first, first + 1, first + 2, first + 3),)
        game = through_round(game)
    assert game.is_over
    assert len(game.table.pile) == 12


def test_2_3_cards_not_picked_leave_the_game() -> None:
    game = after(start(ALONE), Pick(0, 3))
    assert game.phase is Phase.MAP
    assert game.map_phase is not None
    assert game.map_phase.selected == (3,)
    assert not game.may_take_back(0)
    assert game.table.hands == ((),)
    game = through_map_phase(game)
    assert game.table.hands == ((5, 6, 7, 8),)
    assert not {1, 2, 4} & {*game.table.pile, *game.table.hands[0]}


def test_all_offered_cards_count_as_seen() -> None:
    game = start(ALONE, deck=None)
    assert [card.number for card in view_of(game, 0).unseen] == list(range(5, 61))
    game = through_round(game)
    assert [card.number for card in view_of(game, 0).unseen] == list(range(9, 61))


def test_no_view_shows_the_order_of_the_pile() -> None:
    """A computer player knows which cards may come, but not when."""
    game = through_round(start(ALONE))
    other = replace(game, table=game.table._replace(pile=tuple(reversed(game.table.pile))))
    assert view_of(game, 0) == view_of(other, 0)
