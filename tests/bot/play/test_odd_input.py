"""Whatever is typed into an option, or one that is being completed, leads to a sentence and no failure."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import MemberActor

from bot.people.limits import Limits
from tests.bot.play.room import Room
from tests.bot.play.test_answers_in_every_state import REFERENCE, every_command, typed
from tests.bot.play.typist import Typist

#: What nobody types who means well: nothing, far too much, other scripts' digits, what forms other things.
ODD_TEXTS = (
    " ",
    "\n\x00\x1b[31m",
    "\u202e\u200b",
    "9" * 6000,
    "٣",
    "²",
    "nan",
    "{ $card }%s",
    "<@99999999999999999999>",
    "0/0/0/0",
    "rot/" + "1/" * 400,
    "99999999999999999999,1/1,99999999999999999999",
    "-,-/,",
    "🏔" * 700,
)
ODD_NUMBERS = (2**53 - 1, 1 - 2**53, -1)

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
