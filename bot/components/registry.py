"""All buttons, menus and modals by name, and what a press does.

    @component("pick", playing)
    async def pick(context: Context) -> None:
        await decide(context, partial(Pick, card=int(context.arguments[0])))

A component declares where its answer appears and which gates stand before it; its function is called when
the gates have been passed. Buttons and menus live in messages for months: a name that was ever sent in a
custom id must stay, or its press is told that the button is of another version.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.errors import InputError
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.failures import describe, tell_failure
from bot.interactions.gates import Gate, of_its_table, pass_gates
from bot.interactions.hints import screen_with_hints
from bot.services import Interaction
from bot.tables import Stage, Table
from bot.tables.errors import MovedOnError
from bot.views.controls import CustomId, controls_below

log = logging.getLogger(__name__)

Handler = Callable[[Context], Awaitable[None]]

#: How long, in seconds, a modal waits for the person's settings and for its gates. It is the first response
#: itself, for which Discord waits three seconds; what is typed into it passes gates of its own.
MODAL_PATIENCE = 1.0


@dataclass(frozen=True, slots=True)
class Component:
    """What a button, a menu or a modal does; ``acknowledgement`` may depend on the custom id."""

    handle: Handler
    gates: tuple[Gate, ...] = ()
    acknowledgement: Acknowledgement | Callable[[CustomId], Acknowledgement] = Acknowledgement.IN_PLACE

    async def take(self, context: Context) -> None:
        """Pass the gates, do what was pressed, and acknowledge it if it was not answered."""
        how = self.acknowledgement
        if not isinstance(how, Acknowledgement):
            how = how(context.pressed)
        if how is Acknowledgement.MODAL:
            try:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._meet_behind_gates(context), MODAL_PATIENCE)
            except MovedOnError:
                await context.begin(Acknowledgement.IN_PLACE)  # a screen is shown in place of the modal
                raise
        else:
            await context.begin(how)
            await pass_gates(context, (of_its_table, *self.gates))
        await self.handle(context)
        await context.acknowledge()

    async def _meet_behind_gates(self, context: Context) -> None:
        await context.begin(Acknowledgement.MODAL)
        await pass_gates(context, (of_its_table, *self.gates))


#: Every component by its name in custom ids.
COMPONENTS: dict[str, Component] = {}


def component(
    control: str,
    *gates: Gate,
    acknowledgement: Acknowledgement | Callable[[CustomId], Acknowledgement] = Acknowledgement.IN_PLACE,
) -> Callable[[Handler], Handler]:
    """Declares a function as what the button, menu or modal of this name does."""

    def declare(handler: Handler) -> Handler:
        COMPONENTS[control] = Component(handler, gates, acknowledgement)
        return handler

    return declare


async def take_press(interaction: Interaction) -> None:
    """Handle a press on a control of this bot, or one of its modals; ignore any other interaction.

    Controls are found by their custom ids alone, so they survive a restart, and a press on a control that its
    message has lost meanwhile is answered, which discord.py's views would not do.
    """
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = CustomId.parse(str(data.get("custom_id", "")))
    if custom_id is not None:
        fields = dict(_typed_in(data.get("components", ())))
        await press(Context(interaction, custom_id, tuple(data.get("values", ())), fields))


def _typed_in(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """The fields of a modal with what was typed, however deeply they are nested."""
    for component in components:
        if isinstance(component.get("value"), str):
            yield str(component.get("custom_id", "")), component["value"]
        nested = component.get("component")
        yield from _typed_in([*component.get("components", ()), *([nested] if nested else ())])


async def press(context: Context) -> None:
    """Do what the pressed control or the modal is for; every error becomes a sentence for the person."""
    try:
        try:
            found = COMPONENTS.get(context.pressed.control)
            if found is None:  # it is of another version of this bot
                await context.begin(Acknowledgement.ANEW)
                raise InputError("button-unknown")
            await found.take(context)
        except MovedOnError as moved_on:
            await _show_present(context, moved_on.table)
    except Exception as error:
        if isinstance(error, ValueError | LookupError) and is_made_up(context):
            log.warning("%s is not in its message: %s", describe(context.interaction), type(error).__name__)
            await tell_failure(context, InputError("button-unknown"))
        else:
            await tell_failure(context, error)


def is_made_up(context: Context) -> bool:
    """Whether what was pressed or chosen is not in its message: anyone can send anything.

    What comes with a modal can be compared with nothing, so it counts as made up.
    """
    message = context.interaction.message
    if message is None or context.interaction.type is not discord.InteractionType.component:
        return True
    for part in controls_below(message):
        if part.custom_id == str(context.pressed):
            options = part.options if isinstance(part, discord.SelectMenu) else ()
            return not {*context.values} <= {option.value for option in options}
    return True


async def _show_present(context: Context, table: Table) -> None:
    """Show the game as it is now to a person who pressed a button from an earlier moment.

    A person who has left the seat reads that on the screen itself.
    """
    viewer = context.viewer_of(table)
    screen = await screen_with_hints(context, table)
    left = viewer.is_away and table.stage is Stage.RUNNING
    await context.show(screen if left else screen.with_note(context.texts.format("moved-on")))
