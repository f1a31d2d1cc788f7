"""The placer: its buttons, and the modal in which a spot is typed instead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

import discord

from bot.components.registry import component
from bot.errors import InputError, sentence
from bot.escaping import escaped
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.deciding import decide
from bot.interactions.gates import playing
from bot.people.presence import Try
from bot.tables.errors import MovedOnError
from bot.texts import Language
from bot.views.controls import Choice, CustomId, Menu, ModalField, Moment, controls_below, modal
from bot.views.moves import DASHES, DEGREES, ROTATIONS, cards_under, latin_digits
from bot.views.placer import ARROWS, CLOSE, SPOTS_MENU, TYPE, best_spots_menu, placer_screen
from bot.views.screen import HINT
from engine.actions import Place, Unplaceable
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.trial import (
    Trial,
    best_spots,
    kept_near,
    next_best,
    next_legal,
    placement_of,
    trial_at,
    tried_in,
    ways,
)

#: Moves the card that is being tried.
TrialChange = Callable[[PlayerMap, MapCard, Trial], Trial]


async def still_placing(context: Context) -> None:
    """A further gate: the person has a card to place, and their seat.

    Raises:
        MovedOnError: it has been placed, or a computer player has the seat.
    """
    if context.viewer.own.placed or context.viewer.is_away:
        raise MovedOnError(context.table)


async def try_elsewhere(change: TrialChange, context: Context) -> None:
    """Show the placer with the card moved; the game is not touched."""
    map_, card = context.viewer.map_and_card
    start = Trial.of(tuple(context.values[0].split(",")) if context.values else context.arguments)
    trial = change(map_, card, start)
    await _show_at(context, trial)


async def _show_at(context: Context, trial: Trial) -> None:
    """Show the placer with the card there, also should the message have to change for another reason."""
    screen = placer_screen(context.viewer, trial, open_menu(context))  # first: a made-up one is refused
    tried = Try(context.viewer.moment, trial.arguments)
    context.services.presence.note_try(context.user_id, context.table.id, tried)
    await context.show(screen)


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
    await _show_at(context, spot)


@component(HINT, playing, still_placing)
async def show_best_spots(context: Context) -> None:
    """Open the menu of the best spots, which a worker finds, or close it; the card stays where it is."""
    if not context.table.options.hints:
        raise InputError("no-hints-here")
    menu = None
    if CLOSE not in context.arguments:
        spots = await context.services.pictures.workers.run(best_spots, context.viewer.view)
        menu = best_spots_menu(context.viewer, spots)
    await context.show(placer_screen(context.viewer, Trial.of(context.arguments), menu))


def open_menu(context: Context) -> Menu | None:
    """The menu of the best spots if it is open in the pressed message."""
    return offered_menu(context.interaction.message, SPOTS_MENU, context.viewer.moment)


def offered_menu(message: discord.Message | None, control: str, moment: Moment) -> Menu | None:
    """The menu ``control`` of a message, if it was made at this moment; else what it says is out of date.

    What was long work to find need not be found again at each press, and nobody has to remember it.
    """
    for part in () if message is None else controls_below(message):
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


#: The modal, and its fields.
TYPED = "typed-spot"
COLUMN, ROW, ROTATION, UNDER = "x", "y", "rotation", "under"

#: How much can be typed into each field.
_LONGEST = {COLUMN: 4, ROW: 4, ROTATION: 4, UNDER: 100}

_NUMBER = re.compile(r"[+-]?\d{1,3}", re.ASCII)


@component(TYPE, playing, still_placing, acknowledgement=Acknowledgement.MODAL)
async def ask_for_spot(context: Context) -> None:
    """Open the modal; it begins with where the card is."""
    await context.open_modal(typed_spot_modal(context.texts, context.pressed))


def typed_spot_modal(texts: Language, pressed: CustomId) -> discord.ui.Modal:
    """The modal, with the spot where the card is; ``pressed`` is the id of the button."""
    trial, under = Trial.of(pressed.arguments), pressed.arguments[-1].replace(",", " ")
    present = {COLUMN: trial.x, ROW: trial.y, ROTATION: trial.rotation, UNDER: under}
    fields: Iterator[ModalField] = (
        discord.ui.Label(
            text=texts.format(f"type-spot-{name}"),
            description=texts.format("type-spot-under-how") if name == UNDER else None,
            component=discord.ui.TextInput(
                custom_id=name, default=str(value), required=name != UNDER, max_length=_LONGEST[name]
            ),
        )
        for name, value in present.items()
    )
    return modal(texts.format("type-spot-title"), CustomId(TYPED, pressed.moment, trial.arguments), *fields)


@component(TYPED, playing, still_placing)
async def try_typed_spot(context: Context) -> None:
    """Show the placer with the card where it was typed, or where it was and what is wrong.

    In direct messages each refusal would otherwise be a message that stays.
    """
    map_, card = context.viewer.map_and_card
    try:
        trial = typed_trial(context.texts, map_, card, context.fields)
    except (GameError, InputError) as error:
        before = placer_screen(context.viewer, tried_in(context.arguments), open_menu(context))
        await context.show(before.with_note(sentence(context.texts, error)))
    else:
        await _show_at(context, trial)


def typed_trial(texts: Language, map_: PlayerMap, card: MapCard, typed: Mapping[str, str]) -> Trial:
    """The trial that was typed into the fields of the modal.

    Raises:
        InputError: no numbers, no rotation, no cards to go under, or a spot beside the map.
        GameError: the card cannot go under those cards there.
    """
    x, y = _number(typed.get(COLUMN, "")), _number(typed.get(ROW, ""))
    rotation = _rotation(typed.get(ROTATION, ""))
    if (there := Trial(x, y, rotation)) != kept_near(map_, there):
        raise InputError("spot-beside-map", x=x, y=y)
    under = cards_under(texts, typed.get(UNDER, ""), partial(map_.touched, card, x, y, rotation))
    if under is None:
        raise InputError("spot-under-unknown", given=escaped(typed.get(UNDER, "")))
    placement = Placement(card.number, x, y, rotation, under)
    trial = trial_at(map_, card, placement)
    hidden = map_.hidden_squares(card, placement)
    if map_.hidden_squares(card, placement_of(map_, card, trial)) != hidden:
        map_.check(card, placement)
    return trial


def _number(text: str) -> int:
    plain = latin_digits(text).strip().translate(DASHES)
    if not _NUMBER.fullmatch(plain):
        raise InputError("spot-is-no-number", given=escaped(text))
    return int(plain)


def _rotation(text: str) -> int:
    turned = ROTATIONS.get(latin_digits(text).strip().lower().rstrip(f" {DEGREES}"))
    if turned is None:
        raise InputError("spot-turned-wrongly", given=escaped(text))
    return turned
