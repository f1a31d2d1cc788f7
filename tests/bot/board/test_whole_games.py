"""Whole games of each kind, played on the real page in a real browser against the real bot."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import Stage, TableOptions
from bot.tables.alone import options_alone
from engine.game import Game
from engine.options import PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.views import view_of
from tests.bot.board.browser import player
from tests.bot.board.tables import open_boards
from tests.chromium import browser, needs_chromium

pytestmark = needs_chromium

HONSHU = TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK, scoring_card="random")
KINDS = {
    "draft for two": (1, TableOptions()),
    "draft for four": (3, TableOptions(with_goals=True)),
    "trick for two": (1, HONSHU),
    "trick for four": (3, TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK)),
    "Hokkaido with tricks": (2, TableOptions(selection=Selection.TRICK, with_goals=True)),
    "Honshu with a draft": (2, TableOptions(rules=Rules.HONSHU, selection=Selection.DRAFT)),
    "in order, without hints": (2, TableOptions(order=PlacingOrder.IN_ORDER, hints=False)),
}


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_whole_game(tmp_path: Path, kind: str, touch: bool) -> None:
    computers, options = KINDS[kind]
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(1, computers, options)
        async with player(boards.link(table), found, touch=touch) as user:
            await user.play()
        assert (await boards.now(table)).stage is Stage.FINISHED


@pytest.mark.parametrize(("turns", "most"), [(False, 24), (True, 36)])
async def test_a_draft_for_three_needs_few_gestures(tmp_path: Path, turns: bool, most: int) -> None:
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(1, 2)
        async with player(boards.link(table), found, touch=True) as user:
            made = await user.play(turns=turns)
        game = (await boards.now(table)).game
        assert game is not None
        assert made <= most + rounds_in_turn(game)


def rounds_in_turn(game: Game) -> int:
    """In how many rounds the cards were placed in turn, for good, so that each asks for one more press."""
    now, found = Game.start(game.options, game.deck, game.setup), set()
    for action in game.actions:
        now, _ = now.apply(action)
        if view_of(now, None).sequential:
            found.add(now.round)
    return len(found)


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
async def test_a_game_alone(tmp_path: Path, touch: bool) -> None:
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.alone(options_alone(Rules.HOKKAIDO, Side.A, with_goals=True))
        async with player(boards.link(table), found, touch=touch) as user:
            await user.play()
        assert (await boards.now(table)).stage is Stage.FINISHED
