"""The placer's buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import discord

from bot.components.registry import component
from bot.errors import InputError
from bot.interactions.context import Context
from bot.interactions.deciding import decide
from bot.interactions.gates import playing
from bot.tables.errors import MovedOnError
from bot.views.controls import Choice, CustomId, Menu, Moment
from bot.views.placer import ARROWS, CLOSE, SPOTS_MENU, best_spots_menu, placer_screen
from bot.views.screen import HINT
from bot.workers.trial import Trial, best_spots, kept_near, next_best, next_legal, placement_of, ways
from engine.actions import Place, Unplaceable
from engine.cards import MapCard
from engine.maps import PlayerMap

#: Moves the card that is being tried.
TrialChange = Callable[[PlayerMap, MapCard, Trial], Trial]


async def still_placing(context: Context) -> None:
    """A further gate: the person has a card to place.

    Raises:
        MovedOnError: it has been placed.
    """
    if context.viewer.own.placed:
        raise MovedOnError(context.table)


async def try_elsewhere(change: TrialChange, context: Context) -> None:
    """Show the placer with the card moved; the game is not touched."""
    map_, card = context.viewer.map_and_card
    start = Trial.of(tuple(context.values[0].split(",")) if context.values else context.arguments)
    trial = change(map_, card, start)
    await context.show(placer_screen(context.viewer, trial, open_menu(context)))


def _as_chosen(_map: PlayerMap, _card: MapCard, trial: Trial) -> Trial:
    return trial


def _arrow(step: tuple[int, int], map_: PlayerMap, _card: MapCard, trial: Trial) -> Trial:
    return kept_near(map_, trial.moved(*step))


def _turn(map_: PlayerMap, _card: MapCard, trial: Trial) -> Trial:
    return kept_near(map_, trial.turned())


def _next_way(map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    count = len(ways(map_, card, trial.x, trial.y, trial.rotation))
    return replace(trial, way=(trial.way + 1) % count)


#: What the buttons of the placer, and the menu of best spots, do with the card.
CHANGES: dict[str, TrialChange] = {
    **{arrow: partial(_arrow, step) for arrow, step in ARROWS.items()},
    "turn": _turn,
    "over-under": _next_way,
    SPOTS_MENU: _as_chosen,
}
for _control, _change in CHANGES.items():
    component(_control, playing, still_placing)(partial(try_elsewhere, _change))


@component("next-spot", playing, still_placing)
async def try_next_spot(context: Context) -> None:
    """Move the card to the next legal spot: the next in worth where there are hints, else row by row."""
    map_, card = context.viewer.map_and_card
    trial = Trial.of(context.arguments)
    if context.table.options.hints and context.reader.preferences.hints:
        spot = await context.services.pictures.workers.run(next_best, context.viewer.view, trial)
    else:
        spot = next_legal(map_, card, trial)
    if spot is None:
        raise InputError("no-legal-spot", card=card.number)
    await context.show(placer_screen(context.viewer, spot, open_menu(context)))


@component(HINT, playing, still_placing)
async def show_best_spots(context: Context) -> None:
    """Open the menu of the best spots, or close it; a worker process looks for them, as that takes a while.

    The card stays where it is, and so does its picture: that saves half of the wait.
    """
    if not context.table.options.hints:
        raise InputError("no-hints-here")
    menu = None
    if CLOSE not in context.arguments:
        spots = await context.services.pictures.workers.run(best_spots, context.viewer.view)
        menu = best_spots_menu(context.viewer, spots)
    trial = Trial.of(context.arguments)
    await context.show_beside_picture(placer_screen(context.viewer, trial, menu))


def open_menu(context: Context) -> Menu | None:
    """The menu of the best spots if it is open in the pressed message."""
    return offered_menu(context.interaction.message, SPOTS_MENU, context.viewer.moment)


def offered_menu(message: discord.Message | None, control: str, moment: Moment) -> Menu | None:
    """The menu ``control`` of a message, if it was made at this moment; else what it says is out of date.

    What was long work to find need not be found again at each press, and nobody has to remember it.
    """
    for row in () if message is None else message.components:
        for part in row.children if isinstance(row, discord.ActionRow) else ():
            custom_id = CustomId.parse(part.custom_id or "")
            if (
                isinstance(part, discord.SelectMenu)
                and custom_id is not None
                and (custom_id.control, custom_id.moment) == (control, moment)
            ):
                choices = (Choice(line.label, line.value, line.description) for line in part.options)
                return Menu(part.placeholder or "", custom_id, tuple(choices))
    return None


@component("place-here", playing, still_placing)
async def place_here(context: Context) -> None:
    """Place the card where it lies on trial."""
    map_, card = context.viewer.map_and_card
    await decide(context, partial(Place, placement=placement_of(map_, card, Trial.of(context.arguments))))


@component("set-aside", playing, still_placing)
async def set_aside(context: Context) -> None:
    """Set aside the card that fits nowhere."""
    _, card = context.viewer.map_and_card
    await decide(context, partial(Unplaceable, card=card.number))
