"""Options for cards, their placement, and squares with cubes: suggestions and parsing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations
from typing import NamedTuple

import discord
from discord import app_commands

from bot.commands.options import Completed, Suggestion, pass_gates_of_command
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context, Interaction
from bot.views.decisions import cards_to_try, decisions
from bot.views.menus import cube_label, typed_square
from bot.views.moves import (
    DASHES,
    DEGREES,
    NOTHING,
    ROTATIONS,
    cards_in_words,
    cards_under,
    latin_digits,
    typed_rotation,
)
from bot.views.screen import LONGEST_OPTION, cut
from bot.views.viewer import Viewer
from engine.errors import InvalidInput
from engine.parts.cards import MapCard
from engine.parts.squares import TERRAFORMING_COLOUR, Colour, Position
from engine.rules import rules_of
from engine.trial import ways

_STROKE = re.compile(r"[\s,;:/]+(?:under\b\s*)?", re.ASCII)
_TURNED = re.compile(rf"(rot|\d{{1,9}})(?:\s?[{DEGREES}])?(?:{_STROKE.pattern}(.*))?", re.ASCII)


class Turned(NamedTuple):
    """The orientation of a card: its rotation in degrees clockwise, and the cards that it goes under."""

    rotation: int
    under: frozenset[int]


class CardOption(Completed):
    """The number of a card that a viewer can decide about, by the keys of the labels of those decisions."""

    def __init__(self, *keys: str) -> None:
        self._keys = keys

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The option type for integers."""
        return discord.AppCommandOptionType.integer

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The cards whose number begins with the typed text."""
        viewer = context.viewer
        return [
            Suggestion(name=viewer.format("button-card", card=number), value=number)
            for number in self._numbers(viewer)
            if str(number).startswith(typed)
        ]

    def _numbers(self, viewer: Viewer) -> Iterable[int]:
        if not self._keys:
            return (card.number for card in cards_to_try(viewer))
        return (decision.about_card for decision in decisions(viewer) if decision.key in self._keys)


CardToPick = app_commands.Transform[int, CardOption("button-pick")]
CardToDiscard = app_commands.Transform[int, CardOption("button-discard", "button-keep")]
CardToPlay = app_commands.Transform[int, CardOption("button-bid")]
CardToTake = app_commands.Transform[int, CardOption("button-take")]
CardToPlace = app_commands.Transform[int, CardOption()]


class RotationOption(Completed):
    """Degrees clockwise: 0, 90, 180 or 270, or ``rot`` for a card on its side.

    After a slash come the cards to go under: ``rot/12``, ``180/all``. They are not a separate option, because
    Discord silently drops text that was typed for an optional one, and the card would be placed on top.
    """

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The matching rotations, and the ways to go under cards at the spot typed so far."""
        wanted = _STROKE.sub("/", typed.lower())
        rotations = [_suggested(context, word, frozenset()) for word in ROTATIONS]
        offered = [*rotations, *await self._unders(context, wanted)]
        return [
            line
            for line in offered
            if str(line.value).startswith(wanted) or f" {wanted}" in f" {line.name.lower()}"
        ]

    async def _unders(self, context: Context, wanted: str) -> list[Suggestion]:
        """The cards that this card can physically go under at the spot; none before a spot is typed."""
        x, y = context.typed("x"), context.typed("y")
        if x is None or y is None:
            return []
        await pass_gates_of_command(context)
        card = _typed_card(context)
        if card is None:
            return []
        try:
            return [
                _suggested(context, word, under)
                for word, rotation in ROTATIONS.items()
                if word != "90" or wanted.startswith(word)
                for under in ways(context.viewer.own.map, card, int(x), int(y), rotation)
                if under
            ]
        except (InvalidInput, ValueError):
            return []  # the spot does not exist

    async def transform(self, interaction: Interaction, value: str, /) -> Turned:
        """The orientation of the card.

        Raises:
            InputError: it is not a rotation, or the cards are not valid card numbers.
            InvalidInput: ``all``, at a spot that no map reaches.
        """
        rotation, typed = _read_turned(value)
        context = Context.of(interaction)
        card, spot = _typed_card(context), interaction.namespace
        if card is None:
            return Turned(rotation, frozenset())
        touched = partial(context.viewer.own.map.touched, card, spot.x, spot.y, rotation)
        under = cards_under(context.texts, typed, touched)
        if under is None:
            raise InputError("under-unknown", given=echo(typed))
        return Turned(rotation, under)


Rotation = app_commands.Transform[Turned, RotationOption]


def _typed_card(context: Context) -> MapCard | None:
    """The card of the command typed so far: the only one that can be placed, or the one with that number."""
    cards = cards_to_try(context.viewer)
    return next(
        (card for card in cards if len(cards) == 1 or str(card.number) == context.typed("card")), None
    )


def _suggested(context: Context, rotation: str, under: frozenset[int]) -> Suggestion:
    names = cards_in_words(context.texts, under)
    label = context.texts.format(
        "rotation-choice", rotation=ROTATIONS[rotation], count=len(names), under=names
    )
    return Suggestion(name=cut(label, LONGEST_OPTION), value=typed_rotation(rotation, under))


def _read_turned(text: str) -> tuple[int, str]:
    """Degrees clockwise, and the typed text for the cards to go under.

    Raises:
        InputError: it is not a rotation.
    """
    turned = _TURNED.fullmatch(latin_digits(text).strip().lower())
    rotation = None if turned is None else ROTATIONS.get(turned[1])
    if turned is None or rotation is None:
        raise InputError("rotation-unknown", given=echo(text))
    return rotation, (turned[2] or "").strip()


#: The values for no cube, and for the two oldest cubes.
NONE = "none"
OLDEST = "oldest"

_NUMBER = r"-?\d{1,9}"
_BETWEEN = r"[\s,;:/|()]+"
_ONE = re.compile(_BETWEEN.join([_NUMBER] * 2), re.ASCII)
_TWO = re.compile(_BETWEEN.join([_NUMBER] * 4), re.ASCII)


class CubeOption(Completed):
    """A cube to add to a card of the trick, or none."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """No cube, and the cubes that can be added."""
        cubes = context.viewer.view.cubes_to_add(context.viewer.own_seat)
        labels = [(cube_label(context.texts, at, colour), typed_square(at)) for at, colour in cubes.items()]
        return _fitting([(context.texts.format("cube-none"), NONE), *labels], typed)

    async def transform(self, _interaction: Interaction, value: str, /) -> Position | None:
        """The square; None for no cube.

        Raises:
            InputError: it is neither a square nor none.
        """
        if _is_none(value):
            return None
        numbers = _numbers(_ONE, value)
        if numbers is None:
            raise InputError("cube-unknown", given=echo(value))
        return Position(*numbers)


class CubesOption(Completed):
    """Two cubes to pay for a tile, or the two oldest ones of the right colour."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The default cubes, and every two cubes of the typed terrain's colour, or of all if unclear."""
        terrain, own = context.typed("terrain"), context.viewer.own
        prices = {str(kind): colour for kind, colour in TERRAFORMING_COLOUR.items()}
        colours = [prices[terrain]] if terrain in prices else prices.values()
        if not rules_of(context.viewer.view.options).has_terraforming:
            return []
        offered = [(context.texts.format("cubes-oldest"), OLDEST)]
        for colour in colours:
            offered += _twos(context, {at: shown for at, shown in own.map.cubes.items() if shown is colour})
        return _fitting(offered, typed)

    async def transform(self, _interaction: Interaction, value: str, /) -> tuple[Position, Position] | None:
        """Their squares; None for the two oldest.

        Raises:
            InputError: it is not a valid choice.
        """
        return None if value.strip().lower() == OLDEST or _is_none(value) else _read_two(value)


class CubesToContestOption(Completed):
    """Two cubes to contest a pair with, or none."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Every two cubes that can be given, and none."""
        view, seat = context.viewer.view, context.viewer.own_seat
        offered = _twos(context, view.cubes_to_contest(seat))
        return _fitting([(context.texts.format("cubes-none"), NONE), *offered], typed)

    async def transform(self, _interaction: Interaction, value: str, /) -> tuple[Position, Position] | None:
        """Their squares; None for no cubes.

        Raises:
            InputError: it is not a valid choice.
        """
        return None if _is_none(value) else _read_two(value)


Cube = app_commands.Transform[Position | None, CubeOption]
Cubes = app_commands.Transform[tuple[Position, Position] | None, CubesOption]
CubesToContest = app_commands.Transform[tuple[Position, Position] | None, CubesToContestOption]


def _is_none(text: str) -> bool:
    return text.strip().lower() in NOTHING


def _numbers(pattern: re.Pattern[str], text: str) -> tuple[int, ...] | None:
    """The integers in a text of this form, with or without brackets; None if it does not match."""
    plain = latin_digits(text).translate(DASHES).strip().strip("()")
    return tuple(map(int, re.findall(_NUMBER, plain))) if pattern.fullmatch(plain) else None


def _read_two(text: str) -> tuple[Position, Position]:
    """Two squares, each with an x and a y.

    Raises:
        InputError: the text has another form.
    """
    numbers = _numbers(_TWO, text)
    if numbers is None:
        raise InputError("cubes-unknown", given=echo(text))
    x, y, other_x, other_y = numbers
    return Position(x, y), Position(other_x, other_y)


def _twos(context: Context, cubes: Mapping[Position, Colour]) -> list[tuple[str, str]]:
    """Every two of some cubes, as labels and values."""
    offered = []
    for one, other in combinations(cubes, 2):
        label = context.texts.format(
            "cubes-choice",
            **{"colour": cubes[one], "position": one, "other": cubes[other], "other-position": other},
        )
        offered.append((label, f"{typed_square(one)}/{typed_square(other)}"))
    return offered


def _fitting(offered: Iterable[tuple[str, str]], typed: str) -> Iterator[Suggestion]:
    """Those labels and values that contain everything typed so far."""
    words = typed.lower().split()
    for label, value in offered:
        if all(word in f"{label.lower()} {value}" for word in words):
            yield Suggestion(name=cut(label, LONGEST_OPTION), value=value)
