"""Options about squares with cubes: those that may be given at that moment, typed as ``1,2``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations

from discord import app_commands

from bot.commands.card_options import NOTHING
from bot.commands.completion import Completed, Suggestion
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.services import Interaction, ServingClient
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.square_menus import cube_label, typed_square
from engine.squares import Position

_SQUARE = r"\(?(-?\d{1,9})[\s,]+(-?\d{1,9})\)?"
_ONE = re.compile(_SQUARE, re.ASCII)
_TWO = re.compile(rf"{_SQUARE}[\s,;]+{_SQUARE}", re.ASCII)


class CubeOption(Completed):
    """A cube to add to a card of the trick, or none."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The cubes that may be added."""
        cubes = context.viewer.view.cubes_to_add(context.viewer.own_seat)
        return _fitting(
            (
                (cube_label(context.texts, position, colour), typed_square(position))
                for position, colour in cubes.items()
            ),
            typed,
        )

    async def transform(self, _interaction: Interaction, value: str, /) -> Position | None:
        """The square; None for no cube.

        Raises:
            InputError: it is something else.
        """
        typed = value.strip()
        if typed.lower() in NOTHING:
            return None
        match = _ONE.fullmatch(typed)
        if match is None:
            raise InputError("cube-unknown", given=echo(typed))
        x, y = (int(number) for number in match.groups())
        return Position(x, y)


class CubesOption(app_commands.Transformer[ServingClient]):
    """Two cubes to pay with."""

    async def transform(self, _interaction: Interaction, value: str, /) -> tuple[Position, Position]:
        """Their squares."""
        return _read_two(value)


class CubesToContestOption(Completed):
    """Two cubes to contest a pair with."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Every two cubes that may be given; the first that was typed stays."""
        cubes = context.viewer.view.cubes_to_contest(context.viewer.own_seat)
        offered = []
        for one, other in combinations(cubes, 2):
            label = context.texts.format(
                "cubes-choice",
                **{"colour": cubes[one], "position": one, "other": cubes[other], "other-position": other},
            )
            offered.append((label, f"{typed_square(one)} {typed_square(other)}"))
        return _fitting(offered, typed)

    async def transform(self, _interaction: Interaction, value: str, /) -> tuple[Position, Position]:
        """Their squares."""
        return _read_two(value)


Cube = app_commands.Transform[Position | None, CubeOption]
Cubes = app_commands.Transform[tuple[Position, Position], CubesOption]
CubesToContest = app_commands.Transform[tuple[Position, Position], CubesToContestOption]


def _read_two(text: str) -> tuple[Position, Position]:
    """Two squares, each an x and a y.

    Raises:
        InputError: it is something else.
    """
    match = _TWO.fullmatch(text.strip())
    if match is None:
        raise InputError("cubes-unknown", given=echo(text))
    x, y, other_x, other_y = (int(number) for number in match.groups())
    return Position(x, y), Position(other_x, other_y)


def _fitting(offered: Iterable[tuple[str, str]], typed: str) -> Iterator[Suggestion]:
    """Those labels and values in which all that has been typed so far is found."""
    words = typed.lower().split()
    for label, value in offered:
        if all(word in f"{label.lower()} {value}" for word in words):
            yield Suggestion(name=cut(label, LONGEST_OPTION), value=value)
