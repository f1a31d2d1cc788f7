"""The modal in which the spot of a card is typed instead of moving it there."""

from __future__ import annotations

import discord

from bot.texts import Language
from bot.views.controls import CustomId
from bot.workers.trial import Trial

#: The button that opens the modal, the modal itself, and its fields.
TYPE = "type-spot"
TYPED = "typed-spot"
COLUMN, ROW, ROTATION, UNDER = "x", "y", "rotation", "under"

#: How much can be typed into each field.
_LONGEST = {COLUMN: 4, ROW: 4, ROTATION: 4, UNDER: 100}


def typed_spot_arguments(trial: Trial, under: frozenset[int]) -> tuple[str, ...]:
    """The arguments of the button: all that the modal begins with, so that it can open at once."""
    return (*trial.arguments, ",".join(str(number) for number in sorted(under)))


def typed_spot_modal(texts: Language, pressed: CustomId) -> discord.ui.Modal:
    """The modal, with the spot where the card is; ``pressed`` is the id of the button.

    Nothing waits for it: what is typed comes back with the custom id, even after a restart.
    """
    trial, under = Trial.of(pressed.arguments), pressed.arguments[-1].replace(",", " ")
    modal = discord.ui.Modal(
        title=texts.format("type-spot-title"), custom_id=str(CustomId(TYPED, pressed.moment)), timeout=None
    )
    for name, value in ((COLUMN, trial.x), (ROW, trial.y), (ROTATION, trial.rotation), (UNDER, under)):
        may_be_empty = name == UNDER
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=name, default=str(value), required=not may_be_empty, max_length=_LONGEST[name]
        )
        description = texts.format("type-spot-under-how") if may_be_empty else None
        label = texts.format(f"type-spot-{name}")
        modal.add_item(discord.ui.Label(text=label, description=description, component=field))
    modal.stop()
    return modal
