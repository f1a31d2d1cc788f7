"""Which files of ``bot/`` a move runs, and how long it takes on a simulated Discord.

The moves are ``/place`` in a channel and another spot in the placer, in a game for five. A file counts if one
of its functions runs on the event loop between the interaction and the moment when the bot is idle.
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

#: Every map has a second spot for a card.
PRESSED = "2"

#: The functions that ran, by file.
Ran = dict[str, set[str]]


def rows() -> Iterator[tuple[str, str]]:
    """How many files each move runs."""
    place, press = asyncio.run(_moves())
    yield "files of bot/ that one `/place` runs", str(len(place))
    yield "files of bot/ that one press in the placer runs", str(len(press))


def print_files() -> None:
    """Print every file that the moves run, with its functions."""
    for move, ran in zip(("/place", "a press in the placer"), asyncio.run(_moves()), strict=True):
        print(f"{move}: {len(ran)} files")
        for file, functions in sorted(ran.items()):
            print(f"  {Path(file).relative_to(BOT)}: {', '.join(sorted(functions))}")


async def _moves() -> tuple[Ran, Ran]:
    """What one ``/place`` runs, and one press in the placer before it."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(Path(folder)) as room:
            people = room.people(5)
            table = await _map_phase(room, people)
            seat = table.view(None).may_place[0]
            person = next(person for person in people if person.id == table.seats[seat].user_id)
            own = table.view(seat).seats[seat]
            assert own.selected is not None
            command, options = typed(Place(seat, next(iter(own.map.legal_placements(own.selected)))))
            with _recorded() as press:
                await person.user.click(room.asked(person), label=PRESSED)
            with _recorded() as place:
                await person.slash(room.channel, command, **options)
    return place, press


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
