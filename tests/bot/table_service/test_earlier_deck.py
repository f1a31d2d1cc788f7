"""A game ends with the cards that it was begun with, whatever deck a later version brings along."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Stage, options
from engine.decks import Deck, shipped_deck
from engine.game import Game
from engine.record.record import verify_record, write_record
from tests.bot.tables.playing import CHANNEL, Bot, StartBot


def with_two_cards_changed(deck: Deck) -> Deck:
    """The deck as it might have been before a misprint was found: two cards have each other's squares."""
    one, *others, other = deck.cards
    return replace(
        deck, cards=(replace(one, squares=other.squares), *others, replace(other, squares=one.squares))
    )


async def test_a_game_begun_with_another_deck_is_finished_with_it(
    bot: Bot, start: StartBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = shipped_deck("hokkaido")
    earlier = with_two_cards_changed(today)
    with monkeypatch.context() as former_version:
        former_version.setattr(options, "shipped_deck", lambda _: earlier)
        table = await bot.begin(people=2)
        await bot.play(table, until=lambda now: now.view(None).round == 3)
    later = await start()
    table = await later.play(await later.tables.get(table.id))
    assert table.stage is Stage.FINISHED
    game = table.game
    assert isinstance(game, Game)
    assert game.deck == earlier
    assert verify_record(write_record(game)).deck == earlier
    again = await later.begin(people=2, channel=CHANNEL + 1)
    assert again.game is not None
    assert again.game.deck == today
