"""What somebody shows to everybody, in places where they may write and in others."""

from __future__ import annotations

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.play.deciding import finished
from tests.bot.play.room import ENGLISH, Room, shown
from tests.bot.play.test_company import in_thread


@pytest.mark.parametrize(
    ("denied", "shows"),
    [(Permissions(send_messages_in_threads=True), False), (Permissions(send_messages=True), True)],
)
async def test_in_a_thread_it_counts_who_may_write_in_threads(
    room: Room, denied: Permissions, shows: bool
) -> None:
    anna, bob = room.people(2)
    await finished(room, [anna, bob])
    thread = await in_thread(room, anna)
    asked = shown(await anna.slash(thread, "hokkaido leaderboard"))
    before = len(thread.history())
    room.env.backend.set_overwrite(
        room.channel.id, Overwrite(anna.id, OverwriteType.MEMBER, deny=denied.value)
    )
    await anna.click(asked, label=ENGLISH.format("button-show-all"))
    assert (len(thread.history()) > before) is shows
