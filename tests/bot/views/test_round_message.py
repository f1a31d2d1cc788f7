"""The message of a round: its picture is drawn anew whenever it would look different, and then alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Stage, TableOptions, TableSeat
from bot.views.round_message import round_screen
from bot.views.screen import Screen
from bot.views.viewer import Viewer
from engine.chance import Chance
from engine.game import Game
from engine.options import PlacingOrder, Selection
from engine.players import decide
from engine.setup import draw_up
from engine.views import Phase, view_of
from render.round_picture import draw_round
from tests.bot.views.test_viewer import ENGLISH, LOBBY


def shows_maps(screen: Screen) -> bool:
    """Whether the picture is of everybody's map."""
    return screen.drawing is not None and screen.drawing.func is draw_round


@pytest.mark.parametrize("players", [2, 3])
def test_what_shows_other_cards_or_maps_never_has_the_same_key(players: int) -> None:
    """Also rounds apart: a game may go back, and the message that stands becomes that of another round."""
    options = TableOptions(selection=Selection.TRICK, order=PlacingOrder.IN_ORDER)
    seats = tuple(TableSeat(number, f"person {number}") for number in range(players))
    chosen = options.for_players(players)
    game = Game.start(chosen, options.deck, draw_up(chosen, options.deck, "pictures"))
    pictured: dict[str, object] = {}
    for number in range(150):
        table = replace(LOBBY, options=options, seats=seats, stage=Stage.RUNNING, game=game)
        screen = round_screen(Viewer(ENGLISH, table, None))
        seen = table.view(None)
        maps = [(seat.map, seat.last_placement) for seat in seen.seats]
        assert shows_maps(screen) is (seen.phase is Phase.MAP), "what is placed openly is seen at once"
        if screen.picture_key:
            shown = maps if shows_maps(screen) else seen.trick
            assert pictured.setdefault(screen.picture_key, shown) == shown
        seat = game.waiting_for[0]
        action = decide("random", view_of(game, seat), Chance.of_text(f"move {number}"))
        game, _ = game.apply(action)
        if game.is_over:
            break
    assert game.round > 3
    assert len(pictured) > 20
