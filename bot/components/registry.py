"""All buttons, menus and modals by name, with their handlers.

    @component("contest", playing)
    async def contest(context: Context) -> None:
        await context.show(contest_screen(context.viewer))

A component declares where its response appears and which gates come before it; its function is called after
the gates have been passed. Buttons and menus stay in messages for months, so a name that was ever sent in a
custom id is kept, with the meaning of its arguments. A component that replaces another has both names.
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
from bot.interactions.context import Acknowledgement, Context, Interaction
from bot.interactions.failures import describe, show_failure
from bot.interactions.gates import Gate, of_its_table, pass_gates
from bot.interactions.showing import screen_with_hints
from bot.tables import Stage, Table
from bot.tables.checks import MovedOnError
from bot.views.screen import NO_TABLE, CustomId, controls_below

log = logging.getLogger(__name__)

Handler = Callable[[Context], Awaitable[None]]

#: The maximum time in seconds for a modal to read the person's settings and pass its gates. A modal must be
#: the first response, for which Discord waits three seconds; the submitted text passes the gates again.
MODAL_PATIENCE = 1.0


@dataclass(frozen=True, slots=True)
class Component:
    """The handler of a button, menu or modal; ``acknowledgement`` may depend on the custom id."""

    handle: Handler
    gates: tuple[Gate, ...] = ()
    acknowledgement: Acknowledgement | Callable[[CustomId], Acknowledgement] = Acknowledgement.IN_PLACE

    async def take(self, context: Context) -> None:
        """Pass the gates, handle the press, and acknowledge it if there was no response."""
        how = self.acknowledgement
        if not isinstance(how, Acknowledgement):
            how = how(context.pressed)
        if how is Acknowledgement.MODAL:
            try:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._prepare_modal(context), MODAL_PATIENCE)
            except MovedOnError:
                await context.begin(Acknowledgement.IN_PLACE)  # a screen is shown instead of the modal
                raise
        else:
            await context.begin(how)
            await pass_gates(context, (of_its_table, *self.gates))
        await self.handle(context)
        await context.acknowledge()

    async def _prepare_modal(self, context: Context) -> None:
        await context.begin(Acknowledgement.MODAL)
        await pass_gates(context, (of_its_table, *self.gates))


#: Every component by its name in custom ids.
COMPONENTS: dict[str, Component] = {}


def component(
    control: str,
    *gates: Gate,
    acknowledgement: Acknowledgement | Callable[[CustomId], Acknowledgement] = Acknowledgement.IN_PLACE,
) -> Callable[[Handler], Handler]:
    """Decorator that makes a function the handler of the button, menu or modal of this name."""

    def declare(handler: Handler) -> Handler:
        COMPONENTS[control] = Component(handler, gates, acknowledgement)
        return handler

    return declare


async def _show_present_instead(context: Context) -> None:
    """Show the present game to a player who pressed a control that this version does not have.

    Raises:
        InputError: ``button-unknown``, for anyone else and for controls that belong to no table.
        MovedOnError: for a player.
    """
    has_table = context.pressed.moment.table_id != NO_TABLE.table_id
    if has_table and context.viewer.seat is not None:
        raise MovedOnError(context.table)
    raise InputError("button-unknown")


#: Handles every control that has no component, because another version of this bot has sent it.
UNKNOWN = Component(_show_present_instead)


async def take_press(interaction: Interaction) -> None:
    """Handle a press on a control of this bot, or one of its modals; ignore any other interaction.

    Controls are found by their custom ids alone, so they survive a restart. A press on a control that its
    message no longer has gets a response as well, which discord.py's views do not support.
    """
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = CustomId.parse(str(data.get("custom_id", "")))
    if custom_id is not None:
        fields = dict(_typed_in(data.get("components", ())))
        await press(Context(interaction, custom_id, tuple(data.get("values", ())), fields))


def _typed_in(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """The fields of a modal with the typed text, at any depth."""
    for component in components:
        if isinstance(component.get("value"), str):
            yield str(component.get("custom_id", "")), component["value"]
        nested = component.get("component")
        yield from _typed_in([*component.get("components", ()), *([nested] if nested else ())])


async def press(context: Context) -> None:
    """Handle the pressed control or the modal; every error becomes a sentence for the person."""
    try:
        try:
            await COMPONENTS.get(context.pressed.control, UNKNOWN).take(context)
        except MovedOnError as moved_on:
            await _show_present(context, moved_on.table)
    except Exception as error:
        if isinstance(error, ValueError | LookupError) and is_made_up(context):
            log.warning("%s is not in its message: %s", describe(context.interaction), type(error).__name__)
            await show_failure(context, InputError("button-unknown"))
        else:
            await show_failure(context, error)


def is_made_up(context: Context) -> bool:
    """Whether the pressed control or chosen value is not in its message, because requests can be forged.

    The input of a modal cannot be checked in this way, so it counts as forged.
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
    """Show the present game to a person who pressed a button from an earlier moment.

    To a person who has left the seat, the screen itself shows that.
    """
    await context.enter(table)
    viewer = context.viewer
    screen = await screen_with_hints(context, table)
    left = viewer.is_away and table.stage is Stage.RUNNING
    await context.show(screen if left else screen.with_note(context.texts.format("moved-on")))
