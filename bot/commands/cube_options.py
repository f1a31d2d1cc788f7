"""Options about squares with cubes: those that may be given at that moment, typed as ``1,2`` or ``none``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from discord import app_commands

from bot.commands.completion import Completed, Suggestion
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.services import Interaction
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.menus import cube_label, typed_square
from bot.views.moves import DASHES, NOTHING, latin_digits
from engine.parts.squares import TERRAFORMING_COLOUR, Colour, Position
from engine.rules import rules_of

#: What is offered for no cube, and for the two cubes that lie there longest.
NONE = "none"
OLDEST = "oldest"

_NUMBER = r"-?\d{1,9}"
_BETWEEN = r"[\s,;:/|()]+"
_ONE = re.compile(_BETWEEN.join([_NUMBER] * 2), re.ASCII)
_TWO = re.compile(_BETWEEN.join([_NUMBER] * 4), re.ASCII)


class CubeOption(Completed):
    """A cube to add to a card of the trick, or none."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """No cube, and the cubes that may be added."""
        cubes = context.viewer.view.cubes_to_add(context.viewer.own_seat)
        labels = [(cube_label(context.texts, at, colour), typed_square(at)) for at, colour in cubes.items()]
        return _fitting([(context.texts.format("cube-none"), NONE), *labels], typed)

    async def transform(self, _interaction: Interaction, value: str, /) -> Position | None:
        """The square; None for no cube.

        Raises:
            InputError: it is something else.
        """
        if _is_none(value):
            return None
        numbers = _numbers(_ONE, value)
        if numbers is None:
            raise InputError("cube-unknown", given=echo(value))
        return Position(*numbers)


class CubesOption(Completed):
    """Two cubes to pay a tile with, or those of the right colour that lie there longest."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The usual two, and every two of the typed terrain's colour, or of all where it is unclear."""
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
        """Their squares; None for those that lie there longest.

        Raises:
            InputError: it is something else.
        """
        return None if value.strip().lower() == OLDEST or _is_none(value) else _read_two(value)


class CubesToContestOption(Completed):
    """Two cubes to contest a pair with, or none."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Every two cubes that may be given, and none."""
        view, seat = context.viewer.view, context.viewer.own_seat
        offered = _twos(context, view.cubes_to_contest(seat))
        return _fitting([(context.texts.format("cubes-none"), NONE), *offered], typed)

    async def transform(self, _interaction: Interaction, value: str, /) -> tuple[Position, Position] | None:
        """Their squares; None for none.

        Raises:
            InputError: it is something else.
        """
        return None if _is_none(value) else _read_two(value)


Cube = app_commands.Transform[Position | None, CubeOption]
Cubes = app_commands.Transform[tuple[Position, Position] | None, CubesOption]
CubesToContest = app_commands.Transform[tuple[Position, Position] | None, CubesToContestOption]


def _is_none(text: str) -> bool:
    return text.strip().lower() in NOTHING


def _numbers(pattern: re.Pattern[str], text: str) -> tuple[int, ...] | None:
    """The whole numbers of a text of this form, with or without brackets; None if it has another."""
    plain = latin_digits(text).translate(DASHES).strip().strip("()")
    return tuple(map(int, re.findall(_NUMBER, plain))) if pattern.fullmatch(plain) else None


def _read_two(text: str) -> tuple[Position, Position]:
    """Two squares, each an x and a y.

    Raises:
        InputError: it is something else.
    """
    numbers = _numbers(_TWO, text)
    if numbers is None:
        raise InputError("cubes-unknown", given=echo(text))
    x, y, other_x, other_y = numbers
    return Position(x, y), Position(other_x, other_y)


def _twos(context: Context, cubes: Mapping[Position, Colour]) -> list[tuple[str, str]]:
    """Every two of some cubes: in words, and as they are typed."""
    offered = []
    for one, other in combinations(cubes, 2):
        label = context.texts.format(
            "cubes-choice",
            **{"colour": cubes[one], "position": one, "other": cubes[other], "other-position": other},
        )
        offered.append((label, f"{typed_square(one)}/{typed_square(other)}"))
    return offered


def _fitting(offered: Iterable[tuple[str, str]], typed: str) -> Iterator[Suggestion]:
    """Those labels and values in which all that has been typed so far is found."""
    words = typed.lower().split()
    for label, value in offered:
        if all(word in f"{label.lower()} {value}" for word in words):
            yield Suggestion(name=cut(label, LONGEST_OPTION), value=value)
