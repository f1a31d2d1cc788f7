"""The options of a new table: what its host has typed and, for the rest, what is usual in the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.answers import Answer
from bot.tables import TableOptions

_Value = TypeVar("_Value")


async def usual_options(answer: Answer) -> TableOptions:
    """What the moderators of the server have chosen for tables whose host chooses nothing else."""
    guild_id = answer.interaction.guild_id
    if guild_id is None:
        return TableOptions()
    return (await answer.services.preferences.of_server(guild_id)).options


def typed_or_usual(read: Callable[[str], _Value], typed: str | None, usual: _Value) -> _Value:
    """What was typed into an option, or the usual value."""
    return usual if typed is None else read(typed)


def is_yes(typed: str) -> bool:
    """A choice between yes and no."""
    return typed == "yes"
