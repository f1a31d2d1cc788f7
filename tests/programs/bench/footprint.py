"""How large the bot is, and what one move costs it: ``python -m tests.programs.bench.footprint``.

Everything here is defined so that it means the same on any commit:

- A *line* is a line of a Python file of ``bot/``, blank ones included, as ``wc -l`` counts. The practice
  table counts only where it says so. *Code* is what is left of them without blank lines, comments,
  docstrings and imports. A *loose module* is one that lies directly in ``bot/``.
- A *move* is everything from the moment Discord sends the interaction until the bot is quiet again: the
  command or the button, the service, the store and the announcer with all its messages.
- A *read* is one SELECT that SQLite runs, in whatever connection and transaction.
- A *view* is one call of ``engine.views.view_of`` on the event loop.
- A *file* is one of ``bot/`` of which some function runs on the event loop during the move.
- The *acknowledgement* is the first answer to the interaction that Discord gets; the *picture* is the
  first message with an attachment that is sent or edited after the interaction, for whomever it is.

The counts come from a draft for five as printed, in which nothing has been placed yet: ``/place`` of the
first seat, typed in the channel, and "Next spot", pressed in the placer of that person's direct message.
Their pictures are not drawn. The times come from such a game with pictures drawn by two warm workers.

``--files`` names the files, each with what runs in it, and prints nothing else.

To measure an older commit, copy this file into a checkout of it; where modules have other names there,
only the imports below need to follow.
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any

import pytest
from simcord import MemberActor
from simcord.http import router

import bot
from bot.tables import Table
from bot.workers.pictures import Pictures
from engine.actions import Place
from engine.views import view_of
from tests.bot.play.room import Room, open_room
from tests.bot.play.typist import Typist, typed
from tests.closing import closing
from tests.programs.bench.figures import Figure

BOT = Path(bot.__file__).parent
PRACTICE = BOT / "practice"

#: Pressed to measure the placer: every map has a next spot.
PRESSED = "Next spot"

#: So many rounds are played to measure times.
ROUNDS = 4


@dataclass
class Cost:
    """What one move has cost; filled in while ``measured`` runs."""

    reads: int = 0
    views: int = 0
    #: The functions that have run, by file.
    files: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))


@dataclass
class Times:
    """Milliseconds of several interactions of one kind, each from its arrival."""

    to_acknowledge: list[float] = field(default_factory=list)
    to_show_picture: list[float] = field(default_factory=list)


def figures() -> Iterator[Figure]:
    """The size of the code, then the cost of the two moves, then how long they take."""
    yield from _size()
    place, press = asyncio.run(_costs())
    yield Figure("database reads of one /place among five", place.reads, "reads", 20)
    yield Figure("views worked out for it", place.views, "views", 6)
    yield Figure("files of bot/ that it passes through", len(place.files), "files", 26)
    yield Figure("files of bot/ that one press in the placer passes through", len(press.files), "files", 16)
    placed, pressed = asyncio.run(_times())
    for name, times in (("/place among five", placed), ("a press in the placer", pressed)):
        yield Figure(f"{name}, to the acknowledgement, median", median(times.to_acknowledge), "ms")
        yield Figure(f"{name}, to the picture, median", median(times.to_show_picture), "ms")
        yield Figure("    times that were measured", len(times.to_show_picture), "times")


def _size() -> Iterator[Figure]:
    modules = sorted(BOT.rglob("*.py"))
    practice = [path for path in modules if PRACTICE in path.parents]
    rest = [path for path in modules if PRACTICE not in path.parents]
    loose = [path for path in BOT.glob("*.py") if path.name != "__init__.py"]
    yield Figure("lines of bot/ without the practice table", _lines(rest), "lines", 12_500)
    yield Figure("    of them code", sum(map(_lines_of_code, rest)), "lines")
    yield Figure("files of bot/ without the practice table", len(rest), "files")
    yield Figure("lines of bot/ with the practice table", _lines(modules), "lines")
    yield Figure("    of them in the practice table", _lines(practice), "lines")
    yield Figure("modules that lie loose in bot/", len(loose), "modules", 8)


def _lines(paths: list[Path]) -> int:
    return sum(path.read_bytes().count(b"\n") for path in paths)


def _lines_of_code(path: Path) -> int:
    """The lines of a file on which something stands but comments, docstrings and imports."""
    text = path.read_text(encoding="utf-8")
    others: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node, ast.stmt) and (is_text or isinstance(node, ast.Import | ast.ImportFrom)):
            others.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return sum(
        number not in others and not line.lstrip().startswith("#") and bool(line.strip())
        for number, line in enumerate(text.splitlines(), start=1)
    )


async def _costs() -> tuple[Cost, Cost]:
    """The cost of one ``/place``, and of one press in the placer before it."""
    place, press = Cost(), Cost()
    with tempfile.TemporaryDirectory() as folder, _counted_statements() as statements:
        async with open_room(Path(folder)) as room:
            people = room.people(5)
            table = await _map_phase(room, people, await room.begin(people))
            person, command, options = _next_move(table, people)
            with _measured(press, statements):
                await person.user.click(room.asked(person), label=PRESSED)
            with _measured(place, statements):
                await person.slash(room.channel, command, **options)
    return place, press


async def _times() -> tuple[Times, Times]:
    """The times of every ``/place`` in some rounds, and of a press in the placer before each of them."""
    place, press = Times(), Times()
    with tempfile.TemporaryDirectory() as folder:
        async with closing(Pictures()) as pictures, open_room(Path(folder), pictures) as room:
            await asyncio.gather(*(pictures.workers.run(time.sleep, 1.0) for _ in range(2)))
            people = room.people(5)
            table = await room.begin(people)
            for _ in range(ROUNDS):
                table = await _map_phase(room, people, table)
                table = await _place_all(room, people, table, place, press)
    return place, press


async def _map_phase(room: Room, people: list[MemberActor], table: Table) -> Table:
    """The table when all have picked their cards."""
    typist = Typist(room, people)
    while table.view(None).phase != "map":
        table = await typist.type_one(table)
    return table


async def _place_all(
    room: Room, people: list[MemberActor], table: Table, place: Times, press: Times
) -> Table:
    """Everybody presses once in the placer, places by command and is done, one after the other."""
    for _ in people:
        person, command, options = _next_move(table, people)
        with _timed(room, press):
            await person.user.click(room.asked(person), label=PRESSED)
        with _timed(room, place):
            await person.slash(room.channel, command, **options)
        await person.slash(room.channel, "done")
        table = await room.table()
    return table


def _next_move(table: Table, people: list[MemberActor]) -> tuple[MemberActor, str, dict[str, object]]:
    """Who may place first, and a legal ``/place`` for them."""
    seat = table.view(None).may_place[0]
    person = next(person for person in people if person.id == table.seats[seat].user_id)
    own = table.view(seat).seats[seat]
    assert own.selected is not None
    return person, *typed(Place(seat, next(iter(own.map.legal_placements(own.selected)))))


@contextmanager
def _counted_statements() -> Iterator[list[str]]:
    """Every statement that connections run which are opened meanwhile."""
    statements: list[str] = []
    connect = sqlite3.connect

    def traced(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **options)
        connection.set_trace_callback(statements.append)
        return connection

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", traced)
        yield statements


@contextmanager
def _measured(cost: Cost, statements: list[str]) -> Iterator[None]:
    """Count what happens meanwhile; only the thread of the event loop is watched."""

    def called(frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        if frame.f_code is view_of.__code__:
            cost.views += 1
        if frame.f_code.co_filename.startswith(f"{BOT}{os.sep}"):
            cost.files[frame.f_code.co_filename][frame.f_code.co_qualname] += 1

    statements.clear()
    sys.setprofile(called)
    try:
        yield
    finally:
        sys.setprofile(None)
    cost.reads = sum(statement.lstrip().upper().startswith(("SELECT", "WITH")) for statement in statements)


@contextmanager
def _timed(room: Room, times: Times) -> Iterator[None]:
    """Take the times of the one interaction that arrives meanwhile."""
    emit, dispatch = room.env.backend.emit, router.dispatch
    started: list[float] = []
    acknowledged: list[float] = []
    shown: list[float] = []

    def emitted(event: str, *rest: Any, **options: Any) -> Any:
        if event == "INTERACTION_CREATE":
            started.append(time.perf_counter())
        return emit(event, *rest, **options)

    def dispatched(backend: Any, method: str, path: str, **options: Any) -> Any:
        if path.endswith("/callback"):
            acknowledged.append(time.perf_counter())
        if options.get("files"):
            shown.append(time.perf_counter())
        return dispatch(backend, method, path, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room.env.backend, "emit", emitted)
        patch.setattr(router, "dispatch", dispatched)
        yield
    (start,) = started
    times.to_acknowledge.append((acknowledged[0] - start) * 1000)
    times.to_show_picture.append((shown[0] - start) * 1000)


def main() -> None:
    """Print every figure, or the files that the two moves pass through."""
    parser = argparse.ArgumentParser(description="How large the bot is, and what one move costs it.")
    parser.add_argument("--files", action="store_true", help="name the files of a move and what runs in them")
    if parser.parse_args().files:
        for name, cost in zip(("/place", "a press in the placer"), asyncio.run(_costs()), strict=True):
            print(f"{name}: {len(cost.files)} files")
            for file, functions in sorted(cost.files.items()):
                ran = ", ".join(f"{function} {times}" for function, times in functions.items())
                print(f"  {Path(file).relative_to(BOT)}: {ran}")
        return
    for figure in figures():
        print(figure, flush=True)


if __name__ == "__main__":
    main()
