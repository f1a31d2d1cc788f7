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
from pathlib import Path

import pytest

from tests.bot.play.lookout import NumberedPictures
from tests.bot.play.room import open_room
from tests.bot.play.unmistakable_cards import unmistakable_cards
from tests.bot.play.wanderers import Wanderers

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
