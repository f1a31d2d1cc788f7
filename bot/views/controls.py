"""Buttons and menus, and their custom ids, which still work after a restart of the bot.

A custom id includes the table, and the round, the phase and the seat's own step at which the control was
made, so that an outdated press can be recognised.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

import discord
from discord.utils import as_chunks

from bot.texts import Language

#: Discord's limits: characters of an option, options of a menu, buttons of a row, rows of a message.
LONGEST_OPTION = 100
MOST_OPTIONS = 25
MOST_BUTTONS_IN_A_ROW = 5
MOST_ROWS = 5

#: Every custom id of this bot; colons separate its parts.
TEMPLATE = re.compile(
    r"hokkaido:(?P<control>[a-z-]+):(?P<table>[a-z0-9]+):(?P<round>\d+):(?P<phase>[a-z_]+):(?P<step>\d+)"
    r"(?P<arguments>(?::[a-z0-9_,.-]*)*)"
)

#: The phase in the custom ids of a table in the lobby.
LOBBY = "lobby"


@dataclass(frozen=True, slots=True)
class Moment:
    """The point in a game at which a button was made.

    ``step`` is the number of the seat's own decisions so far; it is 0 in messages for everyone.
    """

    table_id: str
    round: int = 0
    phase: str = LOBBY
    step: int = 0


#: The moment of controls that belong to no table, such as help, and a person's own settings.
NO_TABLE = Moment("0", phase="none")


@dataclass(frozen=True, slots=True)
class CustomId:
    """The parts of a custom id: the control, its moment and its arguments."""

    control: str
    moment: Moment
    arguments: tuple[str, ...] = ()

    def __str__(self) -> str:
        moment = self.moment
        made = f"{moment.table_id}:{moment.round}:{moment.phase}:{moment.step}"
        return ":".join(("hokkaido", self.control, made, *self.arguments))

    @classmethod
    def parse(cls, text: str) -> CustomId | None:
        """Parse a custom id; None if it is not one of this bot's."""
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
    """A button: its label and its custom id; one with a ``url`` is a link, and the id is only its name."""

    label: str
    id: CustomId
    tone: Tone = Tone.PLAIN
    disabled: bool = False
    url: str = ""

    def item(self, row: int) -> discord.ui.Button[discord.ui.View]:
        """The button in a row of a message, for discord.py."""
        if self.url:
            return discord.ui.Button(label=self.label, url=self.url, row=row)
        return discord.ui.Button(
            style=_STYLES[self.tone],
            label=self.label,
            custom_id=str(self.id),
            disabled=self.disabled,
            row=row,
        )


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
    """One option of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False

    def option(self) -> discord.SelectOption:
        """The option, for discord.py."""
        return discord.SelectOption(
            label=self.label, value=self.value, description=self.description, default=self.chosen
        )


def choices_of(labels: Mapping[str, str], present: str | None) -> tuple[Choice, ...]:
    """The options of a menu: the label of each value, with the present one selected."""
    return tuple(Choice(label, value, chosen=value == present) for value, label in labels.items())


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu for choosing one option; it takes a whole row."""

    placeholder: str
    id: CustomId
    choices: tuple[Choice, ...]

    def item(self, row: int) -> discord.ui.Select[discord.ui.View]:
        """The menu in a row of a message, for discord.py."""
        options = [choice.option() for choice in self.choices]
        return discord.ui.Select(
            custom_id=str(self.id), placeholder=self.placeholder, options=options, row=row
        )


Row = tuple[Button, ...] | tuple[Menu]


def controls_of(rows: Sequence[Row]) -> discord.ui.View:
    """The rows below a message, for discord.py.

    The custom ids identify the controls, so discord.py need not keep the view.
    """
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for part in row:
            view.add_item(part.item(number))
    view.stop()
    return view


def controls_below(message: discord.Message) -> list[discord.Button | discord.SelectMenu]:
    """The buttons and menus of a message on Discord."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return [part for row in rows for part in row.children if not isinstance(part, discord.TextInput)]


#: A field of a modal, with its label.
ModalField = discord.ui.Label[discord.ui.Modal]


def modal(title: str, custom_id: CustomId, *fields: ModalField) -> discord.ui.Modal:
    """A modal with some fields, for discord.py.

    Nothing waits for the modal: its input is submitted with the custom id, even after a restart.
    """
    made = discord.ui.Modal(title=title, custom_id=str(custom_id), timeout=None)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def rows_of(buttons: list[Button]) -> tuple[Row, ...]:
    """Buttons in as few rows as Discord allows."""
    return tuple(map(tuple, as_chunks(buttons, MOST_BUTTONS_IN_A_ROW)))


def cut(text: str, longest: int) -> str:
    """The text, shortened with an ellipsis if it is too long."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
