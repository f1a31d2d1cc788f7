"""What a newcomer reads before placing the first card, and the presses for a whole game."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from bot.tables import Stage, game_moves
from bot.views.controls import Button, CustomId
from bot.views.current_screen import current_screen
from bot.views.viewer import Viewer
from engine.actions import Action, Done, Pick, Place
from engine.trial import Trial, placement_of
from tests.bot.play.room import READER, Room, controls, shown
from tests.bot.tables.sitting import ANN, begun

#: The maximum number of words to read before the first card is placed.
MOST_WORDS = 150

#: The presses for a whole game: Begin, ten picks (the last card of a hand is picked automatically), and Place
#: here and Done in each of the twelve rounds.
PRESSES = 1 + 10 + 2 * 12


#: The only controls needed during a game.
MOVES = ("pick", "place-here", "done")


def words(*texts: str) -> int:
    """The number of words that begin with a letter, without mentions and markup."""
    return len(re.findall(r"[^\W\d_][\w'’]*", " ".join(re.sub(r"<[^>]*>|[*`]", "", text) for text in texts)))


def first_of(message: Any, *wanted: str) -> str:
    """The label of the first enabled button with one of these controls."""
    found = (part for name in wanted for part in controls(message) if f":{name}:" in part["custom_id"])
    return str(next(part["label"] for part in found if not part.get("disabled")))


async def test_a_newcomer_reads_little_and_is_asked_only_about_cards(room: Room) -> None:
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


def test_a_whole_game_takes_few_presses() -> None:
    at = begun(1, 2)
    presses = 1
    while at.table.stage is Stage.RUNNING:
        seat = at.table.seat_of(ANN.id)
        assert seat is not None
        viewer = Viewer(READER, at.table, seat)
        parts = [part for row in current_screen(viewer).rows for part in row if isinstance(part, Button)]
        pressed = next(part.id for part in parts if part.id.control in MOVES and not part.disabled)
        at.do(game_moves.act, ANN, partial(move, viewer, pressed))
        at.settle()
        presses += 1
    assert presses == PRESSES


def move(viewer: Viewer, pressed: CustomId, seat: int) -> Action:
    """The move that a button makes."""
    if pressed.control == "pick":
        return Pick(seat, int(pressed.arguments[0]))
    if pressed.control == "place-here":
        return Place(seat, placement_of(*viewer.map_and_card, Trial.of(pressed.arguments)))
    return Done(seat)
