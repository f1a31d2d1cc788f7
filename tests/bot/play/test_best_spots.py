"""Hints: the numbered spots of the placer, and ``/hint``."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.tables import TableOptions
from tests.bot.play.room import ENGLISH, Room
from tests.bot.play.typist import Typist

WORTH = re.compile(r"\n\*\*[+−]\d+\*\* now, \*\*[+−]\d+\*\* later\.$")


async def test_hints_for_a_card_a_spot_and_done(room: Room) -> None:
    anna, _ = people = room.people(2)
    table = await room.begin(people)
    said = await room.said(anna, "hint")
    assert re.match(r"💡 I’d pick card \d+\.\n", said)
    assert WORTH.search(said)
    typist = Typist(room, people)
    table = await typist.play_to_phase(table)
    said = await room.said(anna, "hint")
    assert WORTH.search(said)
    typed = re.search(r"`/place card:(\d+) x:(-?\d+) y:(-?\d+) rotation:(.+)`", said)
    assert typed is not None
    card, x, y, rotation = typed.groups()
    await room.said(anna, "place", card=int(card), x=int(x), y=int(y), rotation=rotation)
    assert (await room.view(anna)).seats[0].placed, "the command in the hint can be pasted"
    assert await room.said(anna, "hint") == ENGLISH.format("hint-done")
    await room.said(anna, "done")
    assert await room.said(anna, "hint") == ENGLISH.format("nothing-to-hint")


async def test_no_hints_at_a_table_without_hints(room: Room) -> None:
    anna, bob = room.people(2)
    await room.bot.services.preferences.change_server(
        room.guild.id, lambda usual: replace(usual, options=TableOptions(hints=False))
    )
    await room.begin([anna, bob])
    assert await room.said(anna, "hint") == ENGLISH.format("no-hints-here")
