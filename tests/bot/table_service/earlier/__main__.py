"""Leaves a database as this version writes it, for later versions to go on with.

Whoever adds a migration runs ``python -m tests.bot.table_service.earlier`` before, and keeps what it writes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.migrations import newest_version
from bot.tables import TableOptions, game_moves, shuffles
from tests.bot.tables.playing import ANN, start_bot

FOLDER = Path(__file__).parent

#: What a dump does not say by itself.
PRAGMAS = ("user_version", "application_id")


def file_of(version: int) -> Path:
    """Where the database of this shape is, as SQL."""
    return FOLDER / f"shape_{version}.sql"


async def play(path: Path) -> None:
    """Leave a finished game, one in its third round, a table in the lobby and one that gets ready."""
    bot = await start_bot(path)
    await bot.play(await bot.begin(2, 1, channel=1))
    table = await bot.begin(2, 1, TableOptions(with_goals=True), channel=2)
    table = await bot.play(table, until=lambda now: now.view(None).round == 3)
    await bot.act(table, ANN)
    await bot.do(table.id, game_moves.take_back, ANN)
    await bot.act(table, ANN)
    await bot.open(2, 1, channel=3)
    table = await bot.open(2, options=TableOptions(words=True), channel=4)
    await bot.tables.begin(table.id, ANN)
    await bot.do(table.id, shuffles.add_word, ANN, "tulips")
    await bot.close()


def main() -> None:
    """Write the file of the present shape."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        asyncio.run(play(path))
        connection = sqlite3.connect(path)
        lines = [*connection.iterdump()]
        for pragma in PRAGMAS:
            (value,) = connection.execute(f"PRAGMA {pragma}").fetchone()
            lines.append(f"PRAGMA {pragma} = {value};")
        connection.close()
    file_of(newest_version()).write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
