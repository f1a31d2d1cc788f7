"""Whole games of each kind, played on the real page in a real browser against the real bot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.tables import Stage, TableOptions
from bot.tables.alone import options_alone
from engine.actions import Action, Contest, Done, FreeTile, Terraform, Unplaceable
from engine.game import Game
from engine.options import ROUNDS, PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.views import view_of
from tests.bot.board.browser import player
from tests.bot.board.tables import open_boards
from tests.bot.seeds import Seeds
from tests.chromium import DESKTOP, PHONE, browser, in_one_chromium
from tests.engine.odd_decks import odd_deck_data
from tests.long import only_long

pytestmark = in_one_chromium

HONSHU = TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK, scoring_card="random")
KINDS = {
    "draft for two": (1, TableOptions()),
    "draft for three": (2, TableOptions()),
    "draft for four": (3, TableOptions(with_goals=True)),
    "tricks for two": (1, HONSHU),
    "tricks for four": (3, TableOptions(rules=Rules.HONSHU, selection=Selection.TRICK)),
    "Hokkaido with tricks": (2, TableOptions(selection=Selection.TRICK, with_goals=True)),
    "in order, without hints": (2, TableOptions(order=PlacingOrder.IN_ORDER, hints=False)),
    "Honshu with a draft": (2, TableOptions(rules=Rules.HONSHU, selection=Selection.DRAFT)),
    "alone": (0, options_alone(Rules.HOKKAIDO, Side.A, with_goals=True)),
}
WAYS = {"upright": PHONE, "sideways": (844, 390), "mouse": (1366, 640), "keys": DESKTOP}

#: Each way, and each way of choosing a card; ``make trust`` plays each kind in each way.
SHORT = {
    ("draft for two", "upright"),
    ("draft for three", "keys"),
    ("tricks for two", "upright"),
    ("Hokkaido with tricks", "sideways"),
    ("in order, without hints", "mouse"),
    ("alone", "upright"),
}
GAMES = [
    pytest.param(kind, way, marks=() if (kind, way) in SHORT else only_long) for kind in KINDS for way in WAYS
]


@pytest.mark.parametrize(("kind", "way"), GAMES)
async def test_a_whole_game(tmp_path: Path, kind: str, way: str) -> None:
    computers, options = KINDS[kind]
    is_touch = way in ("upright", "sideways")
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await (boards.deal(1, computers, options) if computers else boards.alone(options))
        async with player(boards.link(table), found, touch=is_touch, size=WAYS[way]) as user:
            made = await user.play(keys=way == "keys")
        after = await boards.now(table)
    assert after.stage is Stage.FINISHED
    assert after.game is not None
    # Elsewhere the player may press again before the page has drawn what the first press did.
    if way == "upright" or kind == "draft for three":
        assert made <= decisions(after.game)


@only_long
async def test_turning_each_card_is_one_more_gesture_a_round(tmp_path: Path) -> None:
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(1, 2)
        async with player(boards.link(table), found, touch=True) as user:
            made = await user.play(turns=True)
        game = (await boards.now(table)).game
    assert game is not None
    assert made <= decisions(game) + ROUNDS


def with_odd_deck(name: str) -> TableOptions:
    deck = json.dumps(odd_deck_data(name, Rules.HOKKAIDO))
    return TableOptions(own_deck=deck, with_goals=True)


#: What is pressed before the first offer by a person who wants to terraform, or to contest.
PICK_ONLY = "#choices button:enabled:has-text('Pick '):not(:has-text('place'))"
PLACE_ONLY = "#choices button:enabled:has-text('Place here')"
DESERT = "#map:not(:has(.tile[aria-pressed=true])) .tile"
CONTESTS = "#choices button:enabled:not([aria-disabled]):has-text('Contest')"
CUBE = "#map:not(:has(.cube[aria-pressed=true] ~ .cube[aria-pressed=true])) .cube[aria-pressed=false]"

#: Games with rare decisions: seed, computer players, options, what is pressed sooner, and what is decided.
RARE: dict[str, tuple[int, int, TableOptions, tuple[str, ...], set[type[Action]]]] = {
    "terraforming": (0, 1, TableOptions(), (PICK_ONLY, PLACE_ONLY, DESERT), {Terraform}),
    "a free tile after a tie": (4, 1, with_odd_deck("99 cubes"), (), {FreeTile}),
    "cards set aside": (0, 1, with_odd_deck("only lakes"), (), {Unplaceable}),
    "a contest": (0, 1, HONSHU, (CONTESTS, CUBE), {Contest}),
}


@only_long
@pytest.mark.parametrize("kind", RARE)
async def test_a_whole_game_with_rare_decisions(tmp_path: Path, seeds: Seeds, kind: str) -> None:
    seeds.next, computers, options, sooner, decided = RARE[kind]
    async with open_boards(tmp_path) as boards, browser() as found:
        table = await boards.deal(1, computers, options)
        async with player(boards.link(table), found, touch=True) as user:
            await user.play(sooner=sooner)
        after = await boards.now(table)
    assert after.stage is Stage.FINISHED
    assert after.game is not None
    assert decided <= {type(action) for action in after.game.actions if action.seat == 0}


def decisions(game: Game) -> int:
    """How many decisions the first player made; ending a round counts only if cards were placed in turn."""
    now, found = Game.start(game.options, game.deck, game.setup), 0
    for action in game.actions:
        found += action.seat == 0 and (not isinstance(action, Done) or view_of(now, None).sequential)
        now, _ = now.apply(action)
    return found
