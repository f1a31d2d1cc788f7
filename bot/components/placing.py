"""The placer: its buttons, and the modal for typing a spot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.components.registry import component
from bot.errors import InputError, sentence
from bot.escaping import escaped
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.deciding import decide
from bot.interactions.gates import playing
from bot.interactions.looking import hints_of
from bot.people.presence import Try
from bot.tables.errors import MovedOnError
from bot.texts import Language
from bot.views.controls import CustomId, ModalField, Moment, controls_below, modal
from bot.views.moves import DASHES, DEGREES, ROTATIONS, cards_under, latin_digits
from bot.views.placer import ARROWS, SPOT, TYPE, placer_screen
from engine.actions import Place, Unplaceable
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.trial import (
    Trial,
    kept_near,
    placement_of,
    trial_at,
    tried_in,
    ways,
)

#: Moves the tried card.
TrialChange = Callable[[PlayerMap, MapCard, Trial], Trial]


async def still_placing(context: Context) -> None:
    """A second gate: the person has a card to place, and plays their own seat.

    Raises:
        MovedOnError: it has been placed, there is none, or a computer player has the seat.
    """
    own = context.viewer.own
    if own.placed or own.selected is None or context.viewer.is_away:
        raise MovedOnError(context.table)


async def try_elsewhere(change: TrialChange, context: Context) -> None:
    """Show the placer with the card moved; the game does not change."""
    map_, card = context.viewer.map_and_card
    await _show_at(context, change(map_, card, Trial.of(context.arguments)))


async def _show_at(context: Context, trial: Trial) -> None:
    """Show the placer with the card there, and keep it there if the message changes for another reason."""
    # This comes first, because it refuses a forged trial.
    screen = placer_screen(context.viewer, trial, await spots_for(context))
    tried = Try(context.viewer.moment, trial.arguments)
    context.services.presence.note_try(context.user_id, context.table.id, tried)
    await context.show(screen)


def _arrow(step: tuple[int, int], map_: PlayerMap, _card: MapCard, trial: Trial) -> Trial:
    return kept_near(map_, trial.moved(*step))


def _turn(map_: PlayerMap, _card: MapCard, trial: Trial) -> Trial:
    return kept_near(map_, trial.turned())


def _next_way(map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    count = len(ways(map_, card, trial.x, trial.y, trial.rotation))
    return replace(trial, way=(trial.way + 1) % count)


#: The change of the card by each button of the placer.
CHANGES: dict[str, TrialChange] = {
    **{arrow: partial(_arrow, step) for arrow, step in ARROWS.items()},
    "turn": _turn,
    "over-under": _next_way,
    SPOT: lambda _map, _card, trial: trial,
}
for _control, _change in CHANGES.items():
    component(_control, playing, still_placing)(partial(try_elsewhere, _change))


async def spots_for(context: Context) -> Sequence[Trial]:
    """The spots to offer: those in the pressed message if they are still valid, else found again."""
    offered = offered_spots(context.interaction.message, context.viewer.moment)
    return offered or (await hints_of(context, context.viewer)).spots


def offered_spots(message: discord.Message | None, moment: Moment) -> tuple[Trial, ...]:
    """The spots on the buttons of a message that was made at this moment; none if they are outdated.

    They are read from the message because finding them is expensive, and this needs no cache.
    """
    ids = (CustomId.parse(part.custom_id or "") for part in (controls_below(message) if message else ()))
    return tuple(
        Trial.of(custom_id.arguments)
        for custom_id in ids
        if custom_id is not None and (custom_id.control, custom_id.moment) == (SPOT, moment)
    )


@component("place-here", playing, still_placing)
async def place_here(context: Context) -> None:
    """Place the tried card."""
    map_, card = context.viewer.map_and_card
    await decide(context, partial(Place, placement=placement_of(map_, card, Trial.of(context.arguments))))


@component("set-aside", playing, still_placing)
async def set_aside(context: Context) -> None:
    """Set aside a card that cannot be placed."""
    _, card = context.viewer.map_and_card
    await decide(context, partial(Unplaceable, card=card.number))


#: The modal and its fields.
TYPED = "typed-spot"
COLUMN, ROW, ROTATION, UNDER = "x", "y", "rotation", "under"

#: The maximum length of the text in each field.
_LONGEST = {COLUMN: 4, ROW: 4, ROTATION: 4, UNDER: 100}

_NUMBER = re.compile(r"[+-]?\d{1,3}", re.ASCII)


@component(TYPE, playing, still_placing, acknowledgement=Acknowledgement.MODAL)
async def ask_for_spot(context: Context) -> None:
    """Open the modal, filled with the present spot of the card."""
    await context.open_modal(typed_spot_modal(context.texts, context.pressed))


def typed_spot_modal(texts: Language, pressed: CustomId) -> discord.ui.Modal:
    """The modal, with the present spot of the card; ``pressed`` is the id of the button."""
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
    """Show the placer with the card at the typed spot, or where it was, with an error message.

    In direct messages each separate refusal would be a message that stays.
    """
    map_, card = context.viewer.map_and_card
    try:
        trial = typed_trial(context.texts, map_, card, context.fields)
    except (GameError, InputError) as error:
        before = placer_screen(context.viewer, tried_in(context.arguments), await spots_for(context))
        await context.show(before.with_note(sentence(context.texts, error)))
    else:
        await _show_at(context, trial)


def typed_trial(texts: Language, map_: PlayerMap, card: MapCard, typed: Mapping[str, str]) -> Trial:
    """The trial typed into the fields of the modal.

    Raises:
        InputError: no numbers, no rotation, no cards to go under, or a spot outside the map.
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
