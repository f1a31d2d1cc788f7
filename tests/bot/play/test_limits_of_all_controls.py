"""Every button, menu and modal that the bot answers has been looked at in the walks of Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bot.components import COMPONENTS
from bot.tables import Stage, Table, TableOptions
from engine.chance import Chance
from engine.decks import shipped_deck
from engine.game import Game
from engine.maps import LegalPlacements
from engine.players import PLAYERS
from engine.setup import draw_up
from engine.views import Phase
from tests.bot.play.test_limits import (
    LANGUAGES,
    VARIANTS,
    WITH_OTHERS,
    check_screen,
    controls_of_game,
    screens,
    tables,
)
from tests.bot.play.test_limits_beside_games import controls_beside_game
from tests.bot.play.test_limits_of_screens import controls_alone, controls_of_placer, controls_of_screens

ROOT = Path(__file__).parents[3]

#: With this seed five greedy players meet the same goal in round 5.
SEED_OF_A_SHARED_GOAL = "free tiles 5"

#: Shown by no message: the log's pages are looked at by themselves, and the others are modals.
ELSEWHERE = {"log", "ready-word", "typed-spot"}


@cache
def at_a_free_tile() -> Table:
    """Somebody may lay a free tile now."""
    options = TableOptions(with_goals=True)
    lobby = next(tables(5, options))
    deck, chosen = shipped_deck("hokkaido"), options.for_players(5)
    game = Game.start(chosen, deck, draw_up(chosen, deck, SEED_OF_A_SHARED_GOAL))
    chance = Chance.of_text("x")
    while game.phase is not Phase.FREE_TILE:
        table = replace(lobby, stage=Stage.RUNNING, game=game)
        seat = game.waiting_for[0]
        game, _ = game.apply(PLAYERS["greedy"].decide(table.view(seat), chance))
    return replace(lobby, stage=Stage.RUNNING, game=game)


def let_nothing_fit(patch: pytest.MonkeyPatch) -> None:
    """No card has a legal placement."""
    patch.setattr(LegalPlacements, "__iter__", lambda _: iter(()))
    patch.setattr(LegalPlacements, "__bool__", lambda _: False)
    patch.setattr(LegalPlacements, "count", lambda _: 0)


def placing() -> Iterator[Table]:
    """Tables at which cards are placed."""
    for table in tables(*VARIANTS["as printed"]):
        if table.game is not None and table.game.phase is Phase.MAP and not table.game.is_over:
            yield table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_menu_and_modal_there_is_has_been_looked_at(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = controls_of_screens(language) | controls_of_placer(language) | ELSEWHERE
    shown |= controls_alone(language)
    for screen in screens(LANGUAGES[language], at_a_free_tile()):
        shown |= check_screen(screen)
    table = next(placing())
    with monkeypatch.context() as patch:
        let_nothing_fit(patch)
        for screen in screens(LANGUAGES[language], table):
            shown |= check_screen(screen)
    assert {"free-tile-desert", "free-tile-terrain", "set-aside", "skip", "tile"} <= shown
    for variant in VARIANTS:
        shown |= controls_of_game(language, variant)
    for variant in WITH_OTHERS:
        shown |= controls_beside_game(language, variant)
    assert shown == set(COMPONENTS)


def test_nobody_makes_embeds_or_layouts() -> None:
    """Messages are text, one picture and rows of controls: the limits of embeds and layouts do not arise."""
    for file in (ROOT / "bot").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not any(word in text for word in ("Embed", "embed=", "embeds=", "LayoutView")), file
