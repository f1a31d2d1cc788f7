"""Buttons and menus, and their custom ids, by which they still work after a restart of the bot.

A custom id names the table, and the round, the phase and the seat's own step at which the control was
made. So a late press can be told from one that is still meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import discord
from discord.utils import as_chunks

from bot.texts import Language

#: Discord's limits: characters of options, options of a menu, buttons of a row, rows of a message.
LONGEST_OPTION = 100
MOST_OPTIONS = 25
MOST_BUTTONS_IN_A_ROW = 5
MOST_ROWS = 5

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
        made = f"{moment.table_id}:{moment.round}:{moment.phase}:{moment.step}"
        return ":".join(("hokkaido", self.control, made, *self.arguments))

    @classmethod
    def parse(cls, text: str) -> CustomId | None:
        """Take a custom id apart; None if it is not one of this bot's."""
        match = TEMPLATE.fullmatch(text)
        if match is None:
            return None
        moment = Moment(match["table"], int(match["round"]), match["phase"], int(match["step"]))
        arguments = match["arguments"]
        return cls(match["control"], moment, tuple(arguments.split(":")[1:]) if arguments else ())


class Tone(StrEnum):
    """The colour of a button."""

    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    BAD = "bad"


_STYLES = {
    Tone.PLAIN: discord.ButtonStyle.secondary,
    Tone.MAIN: discord.ButtonStyle.primary,
    Tone.GOOD: discord.ButtonStyle.success,
    Tone.BAD: discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Button:
    """A button: what it says and what it is about."""

    label: str
    id: CustomId
    tone: Tone = Tone.PLAIN
    disabled: bool = False

    def component(self) -> dict[str, object]:
        """The same as Discord takes it."""
        return {
            "type": discord.ComponentType.button.value,
            "style": _STYLES[self.tone].value,
            "label": self.label,
            "custom_id": str(self.id),
            "disabled": self.disabled,
        }


def button_without_table(
    texts: Language,
    control: str,
    *arguments: str,
    tone: Tone = Tone.PLAIN,
    text: str | None = None,
    **values: object,
) -> Button:
    """A button that belongs to no table; its label is the text ``button-CONTROL``, or ``text``."""
    label = texts.format(text or f"button-{control}", **values)
    return Button(label, CustomId(control, NO_TABLE, arguments), tone)


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False

    def option(self) -> dict[str, object]:
        """The same as Discord takes it."""
        described = {} if self.description is None else {"description": self.description}
        return {"label": self.label, "value": self.value, "default": self.chosen, **described}


def choices_of(labels: Mapping[str, str], present: str | None) -> tuple[Choice, ...]:
    """The lines of a menu: what each value is called, with the present one chosen."""
    return tuple(Choice(label, value, chosen=value == present) for value, label in labels.items())


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu from which one line can be chosen; it takes up a whole row."""

    placeholder: str
    id: CustomId
    choices: tuple[Choice, ...]

    def component(self) -> dict[str, object]:
        """The same as Discord takes it."""
        return {
            "type": discord.ComponentType.string_select.value,
            "custom_id": str(self.id),
            "placeholder": self.placeholder,
            "options": [choice.option() for choice in self.choices],
        }


Row = tuple[Button, ...] | tuple[Menu]


class Controls(discord.ui.View):
    """The rows below a message, for discord.py.

    Every control says itself what it does, so discord.py need not keep them, nor a timer for them. Nor does
    it get items that it could find again, which would take ten times as long to make.
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        super().__init__(timeout=None)
        self._rows = rows
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        """The rows as Discord takes them."""
        row_type = discord.ComponentType.action_row.value
        return [{"type": row_type, "components": [part.component() for part in row]} for row in self._rows]


def controls_below(message: discord.Message) -> list[discord.Button | discord.SelectMenu]:
    """The buttons and menus of a message, as Discord has them."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return [part for row in rows for part in row.children if not isinstance(part, discord.TextInput)]


#: A field of a modal: what is typed into, with its label.
ModalField = discord.ui.Label[discord.ui.Modal]


def modal(title: str, custom_id: CustomId, *fields: ModalField) -> discord.ui.Modal:
    """A modal with some fields, for discord.py.

    Nothing waits for it: what is typed comes back with the custom id, even after a restart.
    """
    made = discord.ui.Modal(title=title, custom_id=str(custom_id), timeout=None)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def rows_of(buttons: list[Button]) -> tuple[Row, ...]:
    """Buttons in rows as full as Discord allows."""
    return tuple(map(tuple, as_chunks(buttons, MOST_BUTTONS_IN_A_ROW)))


def cut(text: str, longest: int) -> str:
    """The text, shortened with an ellipsis if it is too long."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
