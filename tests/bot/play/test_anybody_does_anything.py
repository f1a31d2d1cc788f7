"""Anybody presses and types anything, in any order and in any channel, and nothing goes wrong.

Five people, of whom some sit at tables, go through the whole bot at random, and send what no client of
Discord would send. After each step it is looked at (``lookout``) whether

- moves were made only by the one who did something, or by the rules themselves;
- nobody can read of a card, or see a map, that the engine's view of their seat does not show; a message, a
  picture, a file, a suggestion, a form and a line of the log are searched;
- nobody is called but those whom a table is about;
- nobody is told of a failure, and the log has none;
- every table is whole, and its stored history leads to the same game.

``WALKS=50`` takes so many walks, each of them longer, from the seed ``WALKS_FROM`` on (docs/reliability.md).
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import MemberActor

from bot.people.limits import Limits
from tests.bot.play.lookout import NumberedPictures
from tests.bot.play.room import Room, open_room
from tests.bot.play.test_answers_in_every_state import REFERENCE, every_command, typed
from tests.bot.play.typist import Typist
from tests.bot.play.unmistakable_cards import unmistakable_cards
from tests.bot.play.wanderers import ODD_NUMBERS, ODD_TEXTS, Wanderers

#: How many walks are taken, from which seed on, and of how many steps each is.
WALKS = int(os.environ.get("WALKS", "0"))
FROM = int(os.environ.get("WALKS_FROM", "0"))
STEPS = 400 if WALKS else 60


@pytest.mark.parametrize("seed", range(FROM, FROM + (WALKS or 6)))
async def test_whatever_anybody_does_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    pictures = NumberedPictures()
    with unmistakable_cards():
        async with open_room(tmp_path, pictures) as room:
            walk = Wanderers(room, pictures, seed)
            with monkeypatch.context() as patch:
                walk.lookout.begin(patch)
                try:
                    if seed % 4:
                        await walk.sit_down()
                    for _ in range(STEPS):
                        await walk.step()
                except BaseException:
                    print("\n".join(walk.done[-40:]))
                    raise
            assert walk.lookout.looked_at > STEPS / 2, walk.done


Start = Callable[[Room, list[MemberActor]], Awaitable[None]]


async def placing(room: Room, people: list[MemberActor]) -> None:
    await Typist(room, people).play_to_phase(await room.begin(people))


async def in_a_trick(room: Room, people: list[MemberActor]) -> None:
    await room.begin(people, selection="trick")


def oddly(command: app_commands.Command[Any, ..., Any], person: MemberActor) -> Any:
    """The command with each odd value in each of its options, beside something usual in the others."""
    for option in command.parameters:
        if option.choices:
            continue
        if option.type is discord.AppCommandOptionType.string:
            odd: tuple[object, ...] = ODD_TEXTS
        elif option.type is discord.AppCommandOptionType.integer:
            least, most = option.min_value, option.max_value
            odd = tuple(
                n for n in ODD_NUMBERS if (least is None or n >= least) and (most is None or n <= most)
            )
        else:
            continue
        for value in odd:
            yield option, {**typed(command, person), option.name: value}


@pytest.mark.parametrize("start", [placing, in_a_trick])
async def test_nothing_that_is_typed_makes_the_bot_fail(
    room: Room, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Limits, "take", lambda *_: None)
    anna, bob = room.people(2)
    await start(room, [anna, bob])
    failed = []
    for command in every_command(room):
        for option, values in oddly(command, bob):
            name = command.qualified_name
            if option.autocomplete:
                others = {key: value for key, value in values.items() if key != option.name}
                await anna.autocomplete(room.channel, name, option.name, values[option.name], **others)
            answer = await room.said(anna, name, **values)
            if REFERENCE.search(answer) or not answer or len(answer) > 2000:
                failed.append((name, option.name, values[option.name], answer[:80]))
    assert failed == []
