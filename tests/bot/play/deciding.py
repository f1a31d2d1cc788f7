"""Plays games without pressing or typing, for tests that only need a game to have been played.

The decisions are passed directly to the tables. The messages follow, but may skip some steps.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from simcord import MemberActor

from bot.table_service.computer_moves import PAUSE
from bot.tables import Person, Stage, Table, game_moves
from engine.actions import Action
from engine.chance import Chance
from engine.players import PLAYERS
from tests.bot.play.room import Room

#: The maximum number of decisions in a game.
PATIENCE = 2000


async def decide_one(room: Room, table: Table, chance: Chance) -> Table:
    """Make a decision for a person whom the game is waiting for, or else let the computer players move."""
    asked = [seat for seat in table.view(None).waiting_for if table.seats[seat].user_id is not None]
    if asked:
        of = table.seats[asked[0]]
        assert of.user_id is not None
        action = PLAYERS["random"].decide(table.view(asked[0]), chance)
        # What follows is the bot's own work, as after a press, such as moves of its computer players.
        with room.env._bot_scope():
            await room.bot.services.tables.do(
                table.id, game_moves.act, Person(of.user_id, of.name), partial(_decided, action)
            )
    else:
        await room.env.advance_time(PAUSE)
    return await room.bot.services.tables.get(table.id)


async def play_to_the_end(room: Room, table: Table, seed: str = "deciding") -> Table:
    """Play for everyone until the game is over and its messages are up to date."""
    chance = Chance.of_text(seed)
    for _ in range(PATIENCE):
        if table.stage is not Stage.RUNNING:
            break
        table = await decide_one(room, table, chance)
    assert table.stage is Stage.FINISHED
    await wait_for_messages(table)
    return table


async def finished(room: Room, people: Sequence[MemberActor], **options: object) -> Table:
    """Begin a game and play it to the end."""
    return await play_to_the_end(room, await room.begin(people, **options))


async def wait_for_messages(table: Table) -> None:
    """Wait until all messages of a table are up to date."""
    name = f"announcer of {table.id}"
    if telling := [task for task in asyncio.all_tasks() if task.get_name() == name]:
        await asyncio.wait(telling)


def _decided(action: Action, seat: int) -> Action:
    assert seat == action.seat
    return action
