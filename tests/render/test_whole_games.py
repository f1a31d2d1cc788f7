"""Every view in games of every variant can be drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.options import GameOptions, Rules, Selection
from engine.parts.cards import Side
from engine.views import Phase, View, view_of
from render import alt_text
from render.picture import Picture
from render.pictures.choice_picture import Offer, OfferedCard, draw_choice
from render.pictures.map_picture import draw_map
from render.pictures.round_picture import draw_round
from render.pictures.score_sheet import draw_score_sheet
from render.pictures.trick_picture import draw_trick
from tests.engine.random_games import play
from tests.render.english import ENGLISH

_VARIANTS = [
    GameOptions(players, rules, selection, side, with_goals=rules is Rules.HOKKAIDO)
    for players, side in ((2, Side.A), (5, Side.B))
    for rules in Rules
    for selection in Selection
]


def _views(options: GameOptions) -> Iterator[View]:
    """The views of a seat and of everyone, once in each phase, and at the end."""
    seen: set[Phase] = set()
    for number, turn in enumerate(play(options, seed=7)):
        if turn.after.phase not in seen and (number > 40 or turn.after.phase is Phase.OVER):
            seen.add(turn.after.phase)
            yield view_of(turn.after, number % options.players)
            yield view_of(turn.after, None)


def _pictures(view: View, names: list[str]) -> Iterator[Picture]:
    yield draw_round(view, names, ENGLISH)
    if view.seat is not None:
        own = view.seats[view.seat]
        offer = Offer(tuple(map(OfferedCard, view.hand or view.pair)))
        yield draw_choice([offer], own.map, ENGLISH)
        yield draw_map(own.map, ENGLISH, last=own.last_placement)
    if view.trick is not None:
        yield draw_trick(view, names, ENGLISH)
    if view.phase is Phase.OVER:
        yield draw_score_sheet(view, names, ENGLISH)


@pytest.mark.parametrize("options", _VARIANTS, ids=lambda o: f"{o.rules}-{o.selection}-{o.players}")
def test_every_view_of_a_game_can_be_drawn(options: GameOptions) -> None:
    names = [f"Player {seat}" for seat in range(options.players)]
    drawn: set[str] = set()
    for view in _views(options):
        for picture in _pictures(view, names):
            drawn.add(picture.file_name.split("-")[0].split(".")[0])
            assert len(picture.alt_text) <= alt_text.LIMIT
            assert len(picture.data) <= 1_500_000
    assert {"round", "hand", "map", "score"} <= drawn
    assert ("trick" in drawn) is (options.selection is Selection.TRICK)
