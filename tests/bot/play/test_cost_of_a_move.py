"""What one move costs the bot, everything together: the command, the table, and all that is told of it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.tables import table as tables
from engine.game import Game
from engine.views import View, view_of
from tests.bot.play.room import open_room
from tests.bot.play.test_announcing import pick_first


async def cost_of_a_pick(folder: Path, players: int) -> tuple[int, int]:
    """How often the database is read, and views are worked out, for one pick at a table of so many."""
    statements: list[str] = []
    views: list[int | None] = []
    connect = sqlite3.connect

    def traced(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **options)
        connection.set_trace_callback(statements.append)
        return connection

    def counted(game: Game, seat: int | None) -> View:
        views.append(seat)
        return view_of(game, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", traced)
        patch.setattr(tables, "view_of", counted)
        async with open_room(folder) as room:
            people = room.people(players)
            await room.begin(people)
            await pick_first(room, people[0])
            card = (await room.view(people[1])).hand[0].number
            statements.clear()
            views.clear()
            await room.said(people[1], "pick", card=card)
            return sum(line.lstrip().upper().startswith("SELECT") for line in statements), len(views)


async def test_a_move_reads_no_more_among_five_than_among_three(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    reads_of_three, _ = await cost_of_a_pick(tmp_path_factory.mktemp("three"), 3)
    reads, views = await cost_of_a_pick(tmp_path_factory.mktemp("five"), 5)
    assert reads == reads_of_three
    assert 0 < reads <= 20
    assert 0 < views <= 6, "one a seat and one for everybody"
