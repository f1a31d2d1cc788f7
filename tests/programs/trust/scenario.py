"""What all scenarios are made of: people play, something goes wrong, and then the games go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.tables import Stage
from tests.programs.trust.scene import Scene

#: How many games go on at the same time, and how many decisions are made at each before and after.
GAMES = 2
MOVES = 3

Scenario = Callable[[Scene], Awaitable[None]]


def declared_in(scenarios: dict[str, Scenario]) -> Callable[[str], Callable[[Scenario], Scenario]]:
    """Makes decorators, each of which keeps a function there as the scenario of a name."""

    def scenario(name: str) -> Callable[[Scenario], Scenario]:
        def declare(function: Scenario) -> Scenario:
            scenarios[name] = function
            return function

        return declare

    return scenario


async def begin(scene: Scene, **options: str) -> None:
    """Games that run, with a few decisions made."""
    await scene.open(GAMES, options)
    await scene.play(MOVES)
    await scene.settle()


async def go_on(scene: Scene) -> None:
    """The fault is over: all goes on by itself, nothing is lost, and everybody can play.

    Raises:
        AssertionError: something is lost, or a game does not go on although somebody decides.
    """
    await scene.settle()
    await scene.check()
    before = [(await match.table()).next_entry for match in scene.matches]
    await scene.play(MOVES)
    for match, entries in zip(scene.matches, before, strict=True):
        table = await match.table()
        assert table.next_entry > entries or table.stage is not Stage.RUNNING, "the game does not move"
    await scene.settle()
    await scene.check()


@asynccontextmanager
async def people_playing(scene: Scene) -> AsyncIterator[None]:
    """In the meantime people go on deciding, and take what comes for an answer."""
    over = asyncio.Event()
    playing = [asyncio.create_task(match.play_on(over)) for match in scene.matches]
    try:
        yield
    finally:
        over.set()
        await asyncio.gather(*playing)


@asynccontextmanager
async def nothing_stored(scene: Scene) -> AsyncIterator[None]:
    """Meanwhile nothing is stored of what people go on deciding.

    Raises:
        AssertionError: something is: the fault has befallen nobody.
    """
    before = await scene.entries()
    yield
    assert await scene.entries() == before, "decisions are stored during the fault"
