"""Options with fixed choices, which travel as stable values and are called as the texts say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from discord import app_commands

from bot.commands.texts import text
from bot.services import Interaction, ServingClient
from bot.texts import text_key
from engine.options import Rules


class OneOf(app_commands.Transformer[ServingClient]):
    """One of some values, which are called as the texts ``KEY-VALUE`` say."""

    def __init__(self, key: str, values: Iterable[str] | Mapping[str, object]) -> None:
        """Offer these values: strings, members of an enumeration of strings, or what strings stand for."""
        self._values = (
            dict(values) if isinstance(values, Mapping) else {str(value): value for value in values}
        )
        self._choices = [
            app_commands.Choice[str | int | float](name=text(f"{key}-{text_key(value.lower())}"), value=value)
            for value in self._values
        ]

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """What Discord offers."""
        return self._choices

    async def transform(self, _interaction: Interaction, value: Any, /) -> Any:
        """The value that was chosen."""
        return self._values[value]


#: Which game: Hokkaido or Honshu.
GameOption = app_commands.Transform[Rules, OneOf("choice-game", Rules)]

YesOrNo = app_commands.Transform[bool, OneOf("choice", {"yes": True, "no": False})]
