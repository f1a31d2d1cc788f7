"""The goals or the scoring card, shown above every step of a game for one."""

from __future__ import annotations

from dataclasses import replace

from bot.tables import Stage, Table, TableSeat
from bot.tables.alone import options_alone
from bot.views.map_screens import aims, private_heading
from bot.views.viewer import Viewer
from engine.chance import Chance
from engine.game import Game
from engine.options import Rules
from engine.parts.cards import Side
from engine.players import decide
from engine.setup import draw_up
from engine.views import view_of
from tests.bot.views.test_viewer import ENGLISH, LOBBY, READER


def at_first_goal_won(seed: str) -> Table:
    options = options_alone(Rules.HOKKAIDO, Side.A, with_goals=True)
    chosen = options.for_players(1)
    game = Game.start(chosen, options.deck, draw_up(chosen, options.deck, seed))
    while not any(goal.winner is not None for goal in view_of(game, None).goals):
        game, _ = game.apply(decide("greedy", view_of(game, 0), Chance.of_text(seed)))
    seats = (TableSeat(1, "anna"),)
    return replace(LOBBY, options=options, seats=seats, stage=Stage.RUNNING, game=game)


def test_won_goals_are_struck_out() -> None:
    viewer = Viewer(READER, at_first_goal_won("goals"), 0)
    (line,) = aims(viewer)
    for goal in viewer.view.goals:
        sentence = ENGLISH.format(f"goal-{goal.number}")
        assert sentence in line
        assert (f"~~{sentence}~~" in line) is (goal.winner is not None)
    assert private_heading(viewer).splitlines() == [viewer.heading, line]
