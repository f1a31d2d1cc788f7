"""Pars: played once for each deal, by whoever can think."""

from __future__ import annotations

import asyncio
import gc

import pytest

from bot.workers.pool import WorkerDiedError
from bot.workers.reviews_and_pars import INSTEAD, PLAYER, Pars
from engine.actions import Action
from engine.chance import Chance
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions
from engine.players import decide
from engine.players.play import play_game
from engine.setup import draw_up
from engine.views import View

ALONE = GameOptions(1)


def dealt(seed: str) -> Game:
    deck = shipped_deck("hokkaido")
    return Game.start(ALONE, deck, draw_up(ALONE, deck, seed))


class Thinking:
    """Thinks simply, counts, and fails where it is told to."""

    def __init__(self, *failing: str, error: type[Exception] = TimeoutError) -> None:
        self.failing = failing
        self.error = error
        self.asked: list[str] = []

    async def __call__(self, kind: str, view: View, chance: Chance) -> Action:
        self.asked.append(kind)
        if kind in self.failing:
            raise self.error
        return decide("easy", view, chance)


async def test_what_somebody_has_made_of_a_deal_does_not_change_its_par() -> None:
    begun = dealt("par")
    played = play_game(ALONE, begun.deck, "par", "easy")
    assert played.setup == begun.setup
    pars = [await Pars(Thinking(), ahead=False).of(game) for game in (begun, played)]
    assert pars[0] == pars[1]


async def test_a_deal_is_played_once_and_counted_by_round() -> None:
    think = Thinking()
    pars = Pars(think, ahead=False)
    game = dealt("par")
    found = await pars.of(game)
    assert len(found) == 12
    count = len(think.asked)
    assert set(think.asked) == {PLAYER}
    assert await pars.of(dealt("par")) == found
    assert len(think.asked) == count
    other = play_game(ALONE, game.deck, "another", "easy")
    assert await pars.of(other) != found


@pytest.mark.parametrize("error", [TimeoutError, WorkerDiedError])
async def test_where_a_thought_is_given_up_another_player_decides(error: type[Exception]) -> None:
    think = Thinking(PLAYER, error=error)
    assert len(await Pars(think, ahead=False).of(dealt("par"))) == 12
    assert INSTEAD in think.asked


async def test_a_par_that_failed_is_played_again() -> None:
    think = Thinking(PLAYER, INSTEAD)
    pars = Pars(think, ahead=False)
    with pytest.raises(TimeoutError):
        await pars.of(dealt("par"))
    think.failing = ()
    assert len(await pars.of(dealt("par"))) == 12
    await pars.close()


async def test_with_processes_it_begins_at_once() -> None:
    think = Thinking()
    pars = Pars(think, ahead=True)
    pars.prepare(dealt("par"))
    found = await pars.of(dealt("par"))
    assert len(found) == 12
    idle = Thinking()
    Pars(idle, ahead=False).prepare(dealt("par"))
    assert idle.asked == []


async def test_what_fails_before_anybody_asks_for_it_is_no_error_of_the_bot(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whoever asks later has it played again."""
    pars = Pars(Thinking(PLAYER, INSTEAD), ahead=True)
    pars.prepare(dealt("par"))
    await asyncio.sleep(0.01)
    del pars
    gc.collect()
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
