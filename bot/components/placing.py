"""The placer: the buttons that move the card, and the modal for typing a spot.

``registry.take_press`` calls each handler for its control, once the gates have been passed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial

import discord

from bot.components.registry import component
from bot.errors import InputError, sentence
from bot.escaping import escaped
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import playing
from bot.interactions.trying import card_of, show_placer, trying
from bot.texts import Language
from bot.views.controls import CustomId, ModalField, modal
from bot.views.decisions import TRY
from bot.views.moves import DASHES, DEGREES, ROTATIONS, cards_under, latin_digits
from bot.views.placer import ARROWS, SPOT, TURN, TYPE
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.parts.cards import MapCard
from engine.parts.placement import Placement
from engine.trial import Trial, kept_near, moved, placement_of, trial_at, tried_in, tucked, turned

#: Moves the tried card.
TrialChange = Callable[[PlayerMap, MapCard, Trial], Trial]


@component(TRY, playing, trying)
async def try_card(context: Context) -> None:
    """Show a card that can be chosen in the placer: where it was last tried, or at its first spot."""
    await show_placer(context, tried_in(context.arguments))


async def try_elsewhere(change: TrialChange, context: Context) -> None:
    """Show the placer with the card moved; the game does not change."""
    card, trial = card_of(context), Trial.of(context.arguments)
    await show_placer(context, change(context.viewer.own.map, card, trial))


def _arrow(step: tuple[int, int], map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    return moved(map_, card, trial, *step)


def _turn(by: int, map_: PlayerMap, card: MapCard, trial: Trial) -> Trial:
    return turned(map_, card, trial, by)


#: The change of the card by each button of the placer.
CHANGES: dict[str, TrialChange] = {
    **{arrow: partial(_arrow, step) for arrow, step in ARROWS.items()},
    TURN: partial(_turn, 90),
    "turn-back": partial(_turn, 270),
    "over-under": tucked,
    SPOT: lambda _map, _card, trial: trial,
}
for _control, _change in CHANGES.items():
    component(_control, playing, trying)(partial(try_elsewhere, _change))


#: The modal and its fields.
TYPED = "typed-spot"
COLUMN, ROW, ROTATION, UNDER = "x", "y", "rotation", "under"

#: The maximum length of the text in each field.
_LONGEST = {COLUMN: 4, ROW: 4, ROTATION: 4, UNDER: 100}

_NUMBER = re.compile(r"[+-]?\d{1,3}", re.ASCII)


@component(TYPE, playing, trying, acknowledgement=Acknowledgement.MODAL)
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
    typed = CustomId(TYPED, pressed.moment, pressed.arguments[:-1])
    return modal(texts.format("type-spot-title"), typed, *fields)


@component(TYPED, playing, trying)
async def try_typed_spot(context: Context) -> None:
    """Show the placer with the card at the typed spot, or where it was, with an error message.

    In direct messages each separate refusal would be a message that stays.
    """
    try:
        trial = typed_trial(context.texts, context.viewer.own.map, card_of(context), context.fields)
    except (GameError, InputError) as error:
        await show_placer(context, Trial.of(context.arguments), sentence(context.texts, error))
    else:
        await show_placer(context, trial)


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
