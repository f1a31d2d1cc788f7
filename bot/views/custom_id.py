"""Custom ids: what a button or menu is about, in writing, so that it survives a restart of the bot.

A custom id names the table, and the round, the phase and the seat's own step at which the button was
made. So a late press can be told from one that is still meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

#: Every custom id of this bot; colons separate its parts.
TEMPLATE = re.compile(
    r"hokkaido:(?P<control>[a-z-]+):(?P<table>[a-z0-9]+):(?P<round>\d+):(?P<phase>[a-z_]+):(?P<step>\d+)"
    r"(?P<arguments>(?::[a-z0-9_,.-]*)*)"
)

#: The phase in the custom ids of a table whose game has not begun.
LOBBY = "lobby"


@dataclass(frozen=True, slots=True)
class Moment:
    """The point in a game at which a button was made.

    ``step`` counts the seat's own decisions so far; it is 0 in messages that everybody sees.
    """

    table_id: str
    round: int = 0
    phase: str = LOBBY
    step: int = 0


#: The moment of controls that belong to no table: help, and a person's own settings.
NO_TABLE = Moment("0", phase="none")


@dataclass(frozen=True, slots=True)
class CustomId:
    """The parts of a custom id: which control, made when, with which arguments."""

    control: str
    moment: Moment
    arguments: tuple[str, ...] = ()

    def __str__(self) -> str:
        moment = self.moment
        parts = ("hokkaido", self.control, moment.table_id, moment.round, moment.phase, moment.step)
        return ":".join(str(part) for part in (*parts, *self.arguments))

    @classmethod
    def parse(cls, text: str) -> CustomId | None:
        """Take a custom id apart; None if it is not one of this bot's."""
        match = TEMPLATE.fullmatch(text)
        if match is None:
            return None
        moment = Moment(match["table"], int(match["round"]), match["phase"], int(match["step"]))
        arguments = match["arguments"]
        return cls(match["control"], moment, tuple(arguments.split(":")[1:]) if arguments else ())
