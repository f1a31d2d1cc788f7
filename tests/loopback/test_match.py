"""What counts as a confirmation of a press: a button that has gone need not mean that it is done."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.announce.sent_messages import PRIVATE
from bot.store import open_store
from bot.store.records import TableMessage
from bot.tables import Table
from engine.actions import Action
from engine.views import Phase
from tests.loopback.match import GLANCE, Match, has_changed, is_done, is_of_now
from tests.loopback.people import custom_ids
from tests.loopback.world import Interaction, Message
from tests.programs.trust.scene import Scene, open_scene

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs signals and /proc")

#: Seconds that everything may take to come about, on whatever machine.
PATIENCE = 120.0


async def _noted(scene: Scene, table: Table) -> TableMessage:
    """What is noted of the message that asks the first seat, as soon as it is."""
    store = await open_store(scene.database)
    try:
        while True:
            for one in await store.messages(table.id):
                if (one.role, one.seat) == (PRIVATE, 0):
                    return one
            await asyncio.sleep(GLANCE)
    finally:
        await store.close()


async def _forget_edits_since(scene: Scene, table: Table, noted: TableMessage) -> None:
    """Let the database say what it said before; the bot must not run."""
    store = await open_store(scene.database)
    try:
        await store.remember_messages(table.id, noted)
    finally:
        await store.close()


async def _until_placing(scene: Scene, match: Match) -> tuple[Table, TableMessage]:
    """Play until a card is to be placed; returns what was noted of the first seat's message before."""
    noted = await _noted(scene, await match.table())
    while (table := await match.table()).view(None).phase is not Phase.MAP:
        noted = await _noted(scene, table)
        await match.move()
    await scene.settle()
    return table, noted


def _pressed_but_not_heard_of(match: Match, table: Table, message: Message) -> Interaction:
    """A press of the button that places the card, of which the bot is never told."""
    client = match.clients[table.seats[0].user_id or 0]
    (custom_id,) = custom_ids(message, "place-here")
    return Interaction(0, "", client.person, client.direct_messages, message, custom_id)


@pytest.mark.timeout(900)
async def test_a_message_that_is_closed_for_what_was_asked_before_confirms_no_press(tmp_path: Path) -> None:
    async with open_scene(tmp_path, PATIENCE) as scene:
        match = await scene.new_match()
        table, noted = await _until_placing(scene, match)
        client = match.clients[table.seats[0].user_id or 0]
        seen = partial(scene.discord.world.seen, client.direct_messages)
        await scene.comes_about(lambda: any(is_of_now(one, table) for one in seen()), "a message asks")
        (message,) = (one for one in seen() if is_of_now(one, table))
        assert message.id == noted.message.message_id, "it was edited from what was asked before"
        pressed = _pressed_but_not_heard_of(match, table, message)
        place: Action | None = match.next_decision(table)
        assert place is not None
        assert place.seat == 0
        await scene.kill()
        await _forget_edits_since(scene, table, noted)
        await scene.start()
        await scene.comes_about(lambda: has_changed(pressed), "the message is closed")
        assert not is_done(pressed, place, table)
        await scene.settle()  # another message asks
        # The very same decision counts once it is made there.
        before = len(match.confirmed)
        while len(match.confirmed) == before:
            await match.move()
        await match.check()
