"""A message never goes back, however slow pictures are and however quick people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from simcord import Env

from bot.tables import game_moves
from engine.actions import Pick
from render.picture import Picture
from tests.bot.play.quick_games import Watch, play_quickly
from tests.bot.play.room import SketchedPictures, as_person, controls, open_room
from tests.bot.play.test_announcing import pick_first
from tests.bot.play.test_presses import press_at_once


class OneSlowPicture(SketchedPictures):
    """Sketched pictures; with ``holds_next`` the next one is held back until ``hand_over`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.env: Env | None = None
        self.holds_next = False
        self.hand_over = asyncio.Event()

    async def draw(self, function: Callable[..., Picture], *arguments: Any, **options: Any) -> Picture:
        if self.holds_next and self.env is not None:
            self.holds_next = False
            await self.env.external_wait(self.hand_over.wait(), reason="the picture is held")
        return await super().draw(function, *arguments, **options)


async def test_an_update_with_a_slow_picture_does_not_cover_a_later_answer(
    tmp_path: Path,
) -> None:
    pictures, watch = OneSlowPicture(), Watch()
    async with open_room(tmp_path, pictures) as room:
        pictures.env = room.env
        anna, bob = people = room.people(2)
        table = await room.begin_without_hints(people)
        asked = room.asked(anna)
        outdated = controls(asked)[0]["custom_id"]
        await pick_first(room, anna)
        pictures.holds_next = True
        with watch.over(room):
            with room.env._bot_scope():
                card = table.view(1).hand[0].number
                await room.bot.services.tables.do(
                    table.id, game_moves.act, as_person(bob), partial(Pick, card=card)
                )
            await room.env.settle()
            assert not pictures.holds_next, "the announcer waits for a picture"
            # The next question has not been posted, but anyone who presses something sees it.
            await press_at_once(room, (anna, asked, outdated))
            (present,) = room.private_messages(anna)
            discards = [one for one in controls(present) if one["custom_id"].startswith("hokkaido:discard:")]
            await anna.user.click(present, custom_id=discards[0]["custom_id"])
            assert (await room.table()).view(None).waiting_for == (1,)
            pictures.hand_over.set()
            await room.env.settle()
            assert watch.edits >= 2
            assert not watch.back


async def test_no_message_goes_back_in_a_quick_game() -> None:
    """``make trust`` plays more of them."""
    watch = await play_quickly("quick 0")
    assert watch.edits > 50
    assert not watch.back
