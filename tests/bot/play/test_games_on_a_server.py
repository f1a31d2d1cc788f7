"""Whole games with PostgreSQL behind them, one of each way to come by cards; the bot restarts in between."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.store import open_store
from bot.tables import Stage
from engine.game import Game
from tests.bot.play.deciding import play_to_the_end
from tests.bot.play.room import open_room
from tests.bot.play.typist import Typist


@pytest.mark.parametrize("selection", ["draft", "trick"])
@pytest.mark.parametrize("players", [2, 3])
async def test_a_game_on_a_server_ends_with_the_engines_score(
    tmp_path: Path, server_place: SecretStr, players: int, selection: str
) -> None:
    store = await open_store(server_place)
    async with open_room(tmp_path, store=store) as room:
        people = room.people(players)
        table = await room.begin_without_hints(people, selection=selection, goals="yes")
        table = await Typist(room, people).play_until(table, 2)
        await room.restart()
        table = await play_to_the_end(room, await room.table())
        assert table.stage is Stage.FINISHED
        stored = await store.load(table.id)
        assert stored is not None
        assert stored.start is not None
        actions = [action for _, action in stored.standing]
        game = Game.replay(stored.start.options, stored.start.deck, stored.start.setup, actions)
        (result,) = await store.people.results_of(room.guild.id)
        assert await store.people.latest_results_of(room.guild.id, 1) == (result,)
        assert [seat.total for seat in result.seats] == [score.total for score in game.result().scores]
        assert not room.database.exists()
    await store.close()
