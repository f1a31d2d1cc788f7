"""Pictures that could not be drawn when a round was over: it must not stay without."""

from __future__ import annotations

from dataclasses import replace

from bot.announce.delivery import Delivery
from bot.announce.sent_messages import SentMessages
from bot.announce.snapshot import Snapshot
from bot.views.results import round_over_screen
from bot.views.viewer import Viewer


async def draw_missing(snapshot: Snapshot, messages: SentMessages, delivery: Delivery) -> None:
    """Draw them again.

    Raises:
        discord.HTTPException: Discord cannot be reached.
    """
    everybody = Viewer(snapshot.everybody.texts, snapshot.table, None)
    for place, sent in messages.results_without_picture.items():
        number = int(sent.occasion)
        view = snapshot.round_ends.get(number)
        if view is None:  # the game has gone back to before its end
            await messages.note(*place, replace(sent, lacks_picture=False))
            continue
        screen = round_over_screen(everybody, view, number).for_reader(snapshot.everybody)
        await delivery.draw_again(place, screen)
