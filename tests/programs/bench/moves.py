"""Which files and functions of ``bot/`` a move runs on a simulated Discord.

The moves are another spot in the placer, **Place here**, and ``/place`` in a channel, at tables of two and of
five. A function counts if it runs on the event loop between the interaction and the moment when the bot is
idle.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from simcord import MemberActor

import bot
from bot.tables import Table
from engine.actions import Place
from tests.bot.play.room import Room, open_room
from tests.bot.play.typist import Typist, typed

BOT = Path(bot.__file__).parent

#: The numbers of players at the tables.
PLAYERS = (2, 5)

#: Every map has a second spot for a card.
SPOT = "2"
PLACE_HERE = "Place here"

#: The functions that ran, by file.
Ran = dict[str, set[str]]


def rows() -> Iterator[tuple[str, str]]:
    """How many files and functions each move runs."""
    for players in PLAYERS:
        for move, ran in asyncio.run(_moves(players)).items():
            yield f"files and functions of bot/ that {move} runs, {players} players", _counted(ran)


def print_files() -> None:
    """Print every file that the moves run, with its functions."""
    for players in PLAYERS:
        for move, ran in asyncio.run(_moves(players)).items():
            print(f"{move}, {players} players: {_counted(ran)}")
            for file, functions in sorted(ran.items()):
                print(f"  {Path(file).relative_to(BOT)}: {', '.join(sorted(functions))}")


def _counted(ran: Ran) -> str:
    return f"{len(ran)}, {sum(map(len, ran.values()))}"


async def _moves(players: int) -> dict[str, Ran]:
    """What each move runs: the presses of one player, and then another player's command."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(Path(folder)) as room:
            people = room.people(players)
            table = await _map_phase(room, people)
            first, second = table.view(None).may_place[:2]
            asked = room.asked(_person(people, table, first))
            with _recorded() as spot:
                await _person(people, table, first).user.click(asked, label=SPOT)
            with _recorded() as place_here:
                await _person(people, table, first).user.click(asked, label=PLACE_HERE)
            after = await room.table()
            assert after.revision > table.revision, "the card is placed"
            own = after.view(second).seats[second]
            assert own.selected is not None
            command, options = typed(Place(second, next(iter(own.map.legal_placements(own.selected)))))
            with _recorded() as place:
                await _person(people, table, second).slash(room.channel, command, **options)
    return {"a press of another spot": spot, "a press of Place here": place_here, "`/place`": place}


def _person(people: list[MemberActor], table: Table, seat: int) -> MemberActor:
    return next(person for person in people if person.id == table.seats[seat].user_id)


async def _map_phase(room: Room, people: list[MemberActor]) -> Table:
    """A table at which everyone has picked a card."""
    table = await room.begin(people)
    typist = Typist(room, people)
    while table.view(None).phase != "map":
        table = await typist.type_one(table)
    return table


@contextmanager
def _recorded() -> Iterator[Ran]:
    """Collect the functions of ``bot/`` that this thread runs in the meantime."""
    ran: Ran = defaultdict(set)

    def called(frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(f"{BOT}{os.sep}"):
            ran[file].add(frame.f_code.co_qualname)

    sys.setprofile(called)
    try:
        yield ran
    finally:
        sys.setprofile(None)
