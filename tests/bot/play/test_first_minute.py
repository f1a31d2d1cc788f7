"""A newcomer's way from the command to the first card on the map, and through a whole game."""

from __future__ import annotations

import re
from typing import Any

from bot.tables import Stage
from tests.bot.play.room import Room, controls, shown

#: The most words to read before the first card lies on the map.
MOST_WORDS = 150

#: The presses for a whole game: Begin, ten picks (the last card of a hand goes by itself), and in each of the
#: twelve rounds Place here and Done.
PRESSES = 1 + 10 + 2 * 12


def words(*texts: str) -> int:
    """The number of words of letters."""
    return len(re.findall(r"[^\W\d_][\w'’]*", " ".join(re.sub(r"<[^>]*>|[*`]", "", text) for text in texts)))


def first_of(message: Any, *wanted: str) -> str:
    """The label of the first button of one of these controls that can be pressed."""
    found = (part for name in wanted for part in controls(message) if f":{name}:" in part["custom_id"])
    return str(next(part["label"] for part in found if not part.get("disabled")))


async def test_a_newcomer_reads_little_and_is_asked_nothing_but_cards(room: Room) -> None:
    anna = room.person("anna")
    opened = shown(await anna.slash(room.channel, "hokkaido start", computers=2))
    (table,) = room.messages()
    begun = await anna.click(table, label="Begin")
    assert not begun.followups, "nothing is asked after Begin"
    read = [opened.content, table.content, shown(begun).content.splitlines()[-1]]
    for control in ("pick", "place-here"):
        asked = room.asked(anna)
        read.append(asked.content)
        await anna.user.click(asked, label=first_of(asked, control))
    own = (await room.view(anna)).seats[0]
    assert own.placed
    assert len(room.private_messages(anna)) == 1
    print(f"{words(*read)} words before the first card: {read}")
    assert words(*read) <= MOST_WORDS


async def test_a_whole_game_takes_few_presses(room: Room) -> None:
    anna = room.person("anna")
    presses, table = 1, await room.begin_without_hints([anna], computers=2)
    while table.stage is Stage.RUNNING:
        asked = room.asked(anna)
        await anna.user.click(asked, label=first_of(asked, "pick", "place-here", "set-aside", "done"))
        presses += 1
        table = await room.bot.services.tables.get(table.id)
    assert presses == PRESSES
