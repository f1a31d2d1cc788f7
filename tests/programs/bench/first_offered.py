"""What becomes of a person who always takes what the bot offers first.

``python -m tests.programs.bench.first_offered`` prints each game, ``--strength normal`` those
against stronger computer players. The person presses the first card offered, and **Place here** at the
first spot offered, in direct messages on a simulated Discord, against two computer players. Every game has
its own seed, so the same games are played each time.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from simcord import MemberActor

from bot.table_service import computer_moves, seeds
from bot.tables import Stage
from bot.tables.computer_seats import USUAL_OPPONENT, Strength
from tests.bot.play.room import Room, controls, open_room
from tests.bot.seeds import Seeds
from tests.programs.bench.figures import Figure

#: So many points the person may be behind the best computer player, on average of so many games.
WANTED = 12
GAMES = 10

#: How many computer players sit at the table.
OPPONENTS = 2

#: What is pressed where it is offered, in this order; anywhere else it is the first button.
CONTROLS = ("place-here", "set-aside", "done", "skip", "bid-alone", "accept")

#: More presses than a game has.
PATIENCE = 300


@dataclass(frozen=True)
class Result:
    """The points of the person and of the computer players."""

    own: int
    others: tuple[int, ...]

    @property
    def behind(self) -> int:
        """How many points the best computer player is ahead."""
        return max(self.others) - self.own


def figures(games: int = GAMES, **options: object) -> Iterator[Figure]:
    """How far the person is behind in each game, and on average."""
    results = []
    for seed in range(games):
        result = result_of(seed, **options)
        results.append(result)
        yield Figure(
            f"  game {seed}: {result.own} against {result.others}, behind by", result.behind, "points"
        )
    name = f"taking what is offered first, behind the best of {OPPONENTS} computers"
    yield Figure(name, fmean(result.behind for result in results), "points", WANTED)


def result_of(seed: int, **options: object) -> Result:
    """How one game ends; ``options`` are those of ``/hokkaido start``."""
    return asyncio.run(_played(seed, options))


async def _played(seed: int, options: dict[str, object]) -> Result:
    with _seeded(seed), tempfile.TemporaryDirectory() as folder:
        async with open_room(Path(folder)) as room:
            return await play(room, room.person("anna"), **options)


@contextmanager
def _seeded(seed: int) -> Iterator[None]:
    """Let the shuffles and the computer players of a game be the same whenever it is played."""
    before = {module: vars(module)["secrets"] for module in (seeds, computer_moves)}
    for module in before:
        drawn = Seeds()
        drawn.next = seed
        vars(module)["secrets"] = drawn
    try:
        yield
    finally:
        for module, secrets in before.items():
            vars(module)["secrets"] = secrets


async def play(room: Room, person: MemberActor, **options: object) -> Result:
    """Play one game in a room, against computer players."""
    table = await room.begin([person], computers=OPPONENTS, **options)
    for _ in range(PATIENCE):
        if table.stage is not Stage.RUNNING:
            own, *others = (seat.score.total for seat in table.view(None).seats)
            return Result(own, tuple(others))
        message = room.private_messages(person)[-1]
        await person.user.click(message, custom_id=first_offered(controls(message)))
        table = await room.bot.services.tables.get(table.id)
    raise AssertionError("this game does not end")


def first_offered(parts: Sequence[dict[str, Any]]) -> str:
    """The custom id of the button that somebody presses who does not look further."""
    buttons = [part for part in parts if part.get("label") and not part.get("disabled")]
    names = {part["custom_id"].split(":")[1]: str(part["custom_id"]) for part in reversed(buttons)}
    found = next((names[control] for control in CONTROLS if control in names), None)
    return found or str(buttons[0]["custom_id"])


def main() -> None:
    """Print every game and the average."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--strength", choices=list(Strength), default=USUAL_OPPONENT)
    chosen = parser.parse_args()
    for figure in figures(chosen.games, strength=str(chosen.strength)):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
