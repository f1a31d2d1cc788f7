"""What happens when somebody presses a button or chooses from a menu: one handler a control."""

from __future__ import annotations

from collections.abc import Mapping

from bot.components import (
    guests,
    helping,
    history,
    lobby,
    placing,
    playing,
    privacy,
    settings,
    trick,
    votes,
)
from bot.components.press import Handler, Press
from bot.errors import InputError
from bot.interactions.context import Answer, answering
from bot.services import Interaction
from bot.tables.errors import MovedOnError
from bot.views.controls import CustomId
from bot.views.current_screen import current_screen
from bot.views.viewer import Viewer

#: Every control of the bot by the name in its custom id.
HANDLERS: Mapping[str, Handler] = {
    **helping.HANDLERS,
    **lobby.HANDLERS,
    **playing.HANDLERS,
    **settings.HANDLERS,
    **history.HANDLERS,
    **privacy.HANDLERS,
    **placing.HANDLERS,
    **trick.HANDLERS,
    **votes.HANDLERS,
    **guests.HANDLERS,
}


async def press(
    interaction: Interaction,
    custom_id: CustomId,
    values: tuple[str, ...],
    fields: Mapping[str, str] | None = None,
) -> None:
    """Do what the pressed control or the modal is for; every error ends as a sentence for the person."""
    async with answering(interaction) as answer:
        handler = HANDLERS.get(custom_id.control)
        if handler is None:  # a button of another version of this bot
            raise InputError("button-unknown")
        try:
            await handler(Press(answer, custom_id, values, fields or {}))
        except MovedOnError as moved_on:
            await _show_present(answer, moved_on)


async def _show_present(answer: Answer, moved_on: MovedOnError) -> None:
    present = current_screen(Viewer(answer.texts, moved_on.table, moved_on.seat))
    await answer.show(present.with_note(answer.texts.format("moved-on")))
