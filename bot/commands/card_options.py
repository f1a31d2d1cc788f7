"""Options about cards and how they are laid: what is offered for them, and how they are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

import discord
from discord import app_commands

from bot.commands.completion import Completed, Suggestion, pass_gates_of_command
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.services import Interaction
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.moves import DEGREES, ROTATIONS, cards_in_words, cards_under, latin_digits, typed_rotation
from bot.views.viewer import Viewer
from engine.errors import InvalidInput
from engine.trial import ways

_STROKE = re.compile(r"[\s,;:/]+(?:under\b\s*)?", re.ASCII)
_TURNED = re.compile(rf"(rot|\d{{1,9}})(?:\s?[{DEGREES}])?(?:{_STROKE.pattern}(.*))?", re.ASCII)


class Turned(NamedTuple):
    """How a card is to lie: its rotation in degrees clockwise, under these cards and over all others."""

    rotation: int
    under: frozenset[int]


class CardOption(Completed):
    """The number of a card, of those that may be meant now; which ones, ``numbers`` finds for a viewer."""

    def __init__(self, numbers: Callable[[Viewer], Iterable[int]]) -> None:
        self._numbers = numbers

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A number."""
        return discord.AppCommandOptionType.integer

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The cards whose number begins with what is typed."""
        viewer = context.viewer
        return [
            Suggestion(name=viewer.format("button-card", card=number), value=number)
            for number in self._numbers(viewer)
            if str(number).startswith(typed)
        ]


def _in_hand(viewer: Viewer) -> Iterable[int]:
    return (card.number for card in viewer.view.hand)


def _to_discard(viewer: Viewer) -> Iterable[int]:
    """The pair of a trick, else the hand."""
    return (card.number for card in viewer.view.pair or viewer.view.hand)


def _played(viewer: Viewer) -> Iterable[int]:
    """The cards of the trick that nobody has taken."""
    trick = viewer.everybody.view.trick
    return (card.card.number for card in trick.played if card.taken_by is None) if trick else ()


def _selected(viewer: Viewer) -> Iterable[int]:
    """The one card that is to be placed."""
    return (viewer.own.selected.number,) if viewer.own.selected else ()


HandCard = app_commands.Transform[int, CardOption(_in_hand)]
CardToDiscard = app_commands.Transform[int, CardOption(_to_discard)]
CardToTake = app_commands.Transform[int, CardOption(_played)]
SelectedCard = app_commands.Transform[int, CardOption(_selected)]


class RotationOption(Completed):
    """Degrees clockwise: 0, 90, 180 or 270, or ``rot`` as the cards are called that lie on their side.

    After a stroke come the cards to go under: ``rot/12``, ``180/all``. They are no option of their own:
    Discord drops in silence what is typed for an option that may be left out, and the card would be placed
    over everything.
    """

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The rotations that begin so, and the ways to lie under what is at the spot typed so far."""
        wanted = _STROKE.sub("/", typed.lower())
        offered = [*_rotations(context), *await self._unders(context, wanted)]
        return [
            line
            for line in offered
            if str(line.value).startswith(wanted) or f" {wanted}" in f" {line.name.lower()}"
        ]

    async def _unders(self, context: Context, wanted: str) -> list[Suggestion]:
        """What the card can physically go under at the spot; nothing before there is one."""
        x, y = context.typed("x"), context.typed("y")
        if x is None or y is None:
            return []
        await pass_gates_of_command(context)
        own = context.viewer.own
        if own.selected is None:
            return []
        try:
            return [
                _suggested(context, word, under)
                for word, rotation in ROTATIONS.items()
                if word != "90" or wanted.startswith(word)
                for under in ways(own.map, own.selected, int(x), int(y), rotation)
                if under
            ]
        except (InvalidInput, ValueError):
            return []  # there is no such spot

    async def transform(self, interaction: Interaction, value: str, /) -> Turned:
        """How the card is to lie.

        Raises:
            InputError: it is none of the rotations, or these are no card numbers.
            InvalidInput: ``all``, at a spot that no map reaches.
        """
        rotation, typed = _read_turned(value)
        context = Context.of(interaction)
        own, spot = context.viewer.own, interaction.namespace
        if own.selected is None:
            return Turned(rotation, frozenset())
        touched = partial(own.map.touched, own.selected, spot.x, spot.y, rotation)
        under = cards_under(context.texts, typed, touched)
        if under is None:
            raise InputError("under-unknown", given=echo(typed))
        return Turned(rotation, under)


Rotation = app_commands.Transform[Turned, RotationOption]


def _rotations(context: Context) -> Iterator[Suggestion]:
    for word in ROTATIONS:
        yield _suggested(context, word, frozenset())


def _suggested(context: Context, rotation: str, under: frozenset[int]) -> Suggestion:
    names = cards_in_words(context.texts, under)
    label = context.texts.format(
        "rotation-choice", rotation=ROTATIONS[rotation], count=len(names), under=names
    )
    return Suggestion(name=cut(label, LONGEST_OPTION), value=typed_rotation(rotation, under))


def _read_turned(text: str) -> tuple[int, str]:
    """Degrees clockwise, and what was typed for the cards to go under.

    Raises:
        InputError: it is none of the rotations.
    """
    turned = _TURNED.fullmatch(latin_digits(text).strip().lower())
    rotation = None if turned is None else ROTATIONS.get(turned[1])
    if turned is None or rotation is None:
        raise InputError("rotation-unknown", given=echo(text))
    return rotation, (turned[2] or "").strip()
