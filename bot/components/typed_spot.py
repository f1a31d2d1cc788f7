"""Typing the spot of a card into a modal instead of moving it there: the modal, and how it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial

import discord

from bot.components.placing import open_menu, still_placing
from bot.components.registry import component
from bot.errors import InputError, sentence
from bot.escaping import escaped
from bot.interactions.context import Acknowledgement, Context
from bot.interactions.gates import playing
from bot.texts import Language
from bot.views.controls import CustomId, ModalField, modal
from bot.views.moves import DASHES, ROTATIONS, cards_under
from bot.views.placer import TYPE, placer_screen
from bot.workers.trial import Trial, kept_near, placement_of, trial_at, tried_in
from engine.cards import MapCard
from engine.errors import GameError
from engine.maps import PlayerMap
from engine.placement import Placement

#: The modal, and its fields.
TYPED = "typed-spot"
COLUMN, ROW, ROTATION, UNDER = "x", "y", "rotation", "under"

#: How much can be typed into each field.
_LONGEST = {COLUMN: 4, ROW: 4, ROTATION: 4, UNDER: 100}

_NUMBER = re.compile(r"[+-]?\d{1,3}", re.ASCII)


@component(TYPE, playing, still_placing, acknowledgement=Acknowledgement.MODAL)
async def ask_for_spot(context: Context) -> None:
    """Open the modal; it begins with where the card is."""
    await context.interaction.response.send_modal(typed_spot_modal(context.texts, context.pressed))


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
        screen = placer_screen(
            context.viewer, typed_trial(context.texts, map_, card, context.fields), open_menu(context)
        )
    except (GameError, InputError) as error:
        before = placer_screen(context.viewer, tried_in(context.arguments), open_menu(context))
        screen = before.with_note(sentence(context.texts, error))
    await context.show(screen)


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
    plain = text.strip().translate(DASHES)
    if not _NUMBER.fullmatch(plain):
        raise InputError("spot-is-no-number", given=escaped(text))
    return int(plain)


def _rotation(text: str) -> int:
    turned = ROTATIONS.get(text.strip().lower().removesuffix("°"))
    if turned is None:
        raise InputError("spot-turned-wrongly", given=escaped(text))
    return turned
