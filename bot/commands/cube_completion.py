"""Cubes that are offered while a command is being typed: those that may be given at that moment."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from discord import app_commands

from bot.commands.completion import own_seat_of_game, suggest
from bot.interactions.context import Answer
from bot.services import Interaction
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.square_menus import cube_label, typed_square


async def complete_cube(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The cubes that may be added to a card of the trick."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        table, seat = await own_seat_of_game(answer)
        cubes = table.view(seat).cubes_to_add(seat)
        offered = (
            (cube_label(answer.texts, position, colour), typed_square(position))
            for position, colour in cubes.items()
        )
        return _fitting(offered, current)

    return await suggest(interaction, find)


async def complete_cubes(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Every two cubes that may be given to contest a pair; the first that was typed stays."""

    async def find(answer: Answer) -> list[app_commands.Choice[str]]:
        table, seat = await own_seat_of_game(answer)
        cubes = table.view(seat).cubes_to_contest(seat)
        offered = []
        for one, other in combinations(cubes, 2):
            label = answer.texts.format(
                "cubes-choice",
                **{"colour": cubes[one], "position": one, "other": cubes[other], "other-position": other},
            )
            offered.append((label, f"{typed_square(one)} {typed_square(other)}"))
        return _fitting(offered, current)

    return await suggest(interaction, find)


def _fitting(offered: Iterable[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """Those labels and values in which all that has been typed so far is found."""
    words = current.lower().split()
    return [
        app_commands.Choice(name=cut(label, LONGEST_OPTION), value=value)
        for label, value in offered
        if all(word in f"{label.lower()} {value}" for word in words)
    ]
