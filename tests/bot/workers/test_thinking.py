"""Computer players' worker processes, and the cache of reviews and pars."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import weakref

import pytest

from bot.workers.pool import WorkerError, Workers
from bot.workers.thinking import INSTEAD, NICENESS, PLAYER, Pars, Remembered, Reviews, Thinkers
from engine.actions import Action
from engine.chance import Chance
from engine.decks import shipped_deck
from engine.game import Game
from engine.options import GameOptions
from engine.players import decide
from engine.players.play import play_game
from engine.setup import draw_up
from engine.views import View
from tests.closing import closing

ALONE = GameOptions(1)


async def test_thinkers_run_with_a_lower_priority() -> None:
    async with closing(Thinkers(1)) as thinkers:
        assert await thinkers.run(os.nice, 0) == os.nice(0) + NICENESS


class Question:
    """Answers once ``go`` is set, with the number of times the work was started."""

    def __init__(self) -> None:
        self.begun = 0
        self.go = asyncio.Event()

    async def answer(self) -> int:
        self.begun += 1
        await self.go.wait()
        return self.begun


async def test_a_question_being_answered_is_not_started_again() -> None:
    remembered: Remembered[int] = Remembered(2)
    questions = [Question() for _ in range(5)]
    first = [remembered.begin(number, one.answer) for number, one in enumerate(questions)]
    assert [remembered.begin(number, one.answer) for number, one in enumerate(questions)] == first
    for one in questions:
        one.go.set()
    assert [await task for task in first] == [1, 1, 1, 1, 1]


async def test_only_the_most_recently_requested_answers_are_kept() -> None:
    remembered: Remembered[int] = Remembered(2)
    questions = [Question() for _ in range(4)]
    for number, one in enumerate(questions):
        one.go.set()
        await remembered.answer(number, one.answer)
        await remembered.answer(0, questions[0].answer)
    for number, one in reversed([*enumerate(questions)]):
        await remembered.answer(number, one.answer)
    assert [one.begun for one in questions] == [2, 2, 2, 1]


async def test_a_cancelled_caller_does_not_cancel_the_answer_for_others() -> None:
    remembered: Remembered[int] = Remembered(2)
    question = Question()
    one, other = (asyncio.create_task(remembered.answer("review", question.answer)) for _ in range(2))
    await asyncio.sleep(0)
    one.cancel()
    await asyncio.wait([one])
    question.go.set()
    assert await other == 1


class Asker:
    """Asks a question that cannot be answered."""

    async def ask(self, remembered: Remembered[int]) -> None:
        with contextlib.suppress(WorkerError):
            await remembered.answer("review", self.fail)

    async def fail(self) -> int:
        raise WorkerError("it took too long")


async def test_nothing_is_kept_of_those_who_waited_for_a_failure() -> None:
    remembered: Remembered[int] = Remembered(2)
    asker = Asker()
    kept = weakref.ref(asker)
    await asker.ask(remembered)
    del asker
    await asyncio.sleep(0)
    gc.collect()
    assert kept() is None


async def test_closing_cancels_unfinished_work() -> None:
    remembered: Remembered[int] = Remembered(1)
    tasks = [remembered.begin(number, Question().answer) for number in range(3)]
    await asyncio.sleep(0)
    await remembered.close()
    assert all(task.cancelled() for task in tasks)


async def test_a_review_is_made_once_for_each_choice_of_seats() -> None:
    reviews = Reviews(Workers(0))
    game = play_game(GameOptions(players=2), shipped_deck("hokkaido"), "a seed", "random")
    first = await reviews.of("game", game, (1,))
    assert [seat.seat for seat in first.seats] == [1]
    assert await reviews.of("game", game, (1,)) is first, "turning the pages is fast"
    assert [seat.seat for seat in (await reviews.of("game", game, (0, 1))).seats] == [0, 1]


def dealt(seed: str) -> Game:
    deck = shipped_deck("hokkaido")
    return Game.start(ALONE, deck, draw_up(ALONE, deck, seed))


class Thinking:
    """Decides as an easy computer player, records the calls, and fails for the ``failing`` kinds."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.asked: list[str] = []

    async def __call__(self, kind: str, view: View, chance: Chance) -> Action:
        self.asked.append(kind)
        if kind in self.failing:
            raise WorkerError
        return decide("easy", view, chance)


async def test_the_par_of_a_deal_does_not_depend_on_the_players_moves() -> None:
    begun = dealt("par")
    played = play_game(ALONE, begun.deck, "par", "easy")
    assert played.setup == begun.setup
    pars = [await Pars(Thinking(), ahead=False).begin(game) for game in (begun, played)]
    assert pars[0] == pars[1]


async def test_a_deal_is_played_once_and_scored_by_round() -> None:
    think = Thinking()
    pars = Pars(think, ahead=False)
    game = dealt("par")
    found = await pars.begin(game)
    assert len(found) == 12
    count = len(think.asked)
    assert set(think.asked) == {PLAYER}
    assert await pars.begin(dealt("par")) == found
    assert len(think.asked) == count
    other = play_game(ALONE, game.deck, "another", "easy")
    assert await pars.begin(other) != found


async def test_another_player_decides_if_a_decision_is_given_up() -> None:
    think = Thinking(PLAYER)
    assert len(await Pars(think, ahead=False).begin(dealt("par"))) == 12
    assert INSTEAD in think.asked


async def test_a_failed_par_is_played_again() -> None:
    think = Thinking(PLAYER, INSTEAD)
    pars = Pars(think, ahead=False)
    with pytest.raises(WorkerError):
        await pars.begin(dealt("par"))
    think.failing = ()
    assert len(await pars.begin(dealt("par"))) == 12
    await pars.close()


async def test_prepare_starts_a_par_only_when_working_ahead() -> None:
    think = Thinking()
    pars = Pars(think, ahead=True)
    pars.prepare(dealt("par"))
    found = await pars.begin(dealt("par"))
    assert len(found) == 12
    idle = Thinking()
    Pars(idle, ahead=False).prepare(dealt("par"))
    assert idle.asked == []


async def test_a_failure_before_anyone_asks_is_not_logged_as_an_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A later request plays the deal again."""
    pars = Pars(Thinking(PLAYER, INSTEAD), ahead=True)
    pars.prepare(dealt("par"))
    await asyncio.sleep(0.01)
    del pars
    gc.collect()
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
