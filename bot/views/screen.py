"""The content of a message, before it is sent to Discord: text, a picture, buttons and menus.

Each control has a custom id, which still works after a restart of the bot. It includes the table, and the
round, the phase and the seat's own step at which the control was made, so that an outdated press can be
recognised.
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, partial
from typing import TypedDict

import discord

from bot.texts import Language
from render.picture import Picture

#: Discord's limits: characters of an option, options of a menu, buttons of a row, rows of a message.
LONGEST_OPTION = 100
MOST_OPTIONS = 25
MOST_BUTTONS_IN_A_ROW = 5
MOST_ROWS = 5

#: The longest label in a row of three or more buttons, in characters; longer ones wrap on a phone.
LONGEST_OF_THREE = 20

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
    """Buttons in order, in as few rows as they fit into."""
    rows: list[list[Button]] = []
    for button in buttons:
        if not (rows and _has_room(rows[-1]) and _is_short([*rows[-1], button])):
            rows.append([])
        rows[-1].append(button)
    return tuple(map(tuple, rows))


def cut(text: str, longest: int) -> str:
    """The text, shortened with an ellipsis if it is too long."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


#: Discord's limits, in characters.
LONGEST_TEXT = 2000
LONGEST_ALT_TEXT = 1024

#: And in bytes.
LARGEST_FILE = 10 * 1024 * 1024

#: The control that shows a screen to the whole channel, and its first argument, the kind of screen.
SHOW = "show-all"
BOARD = "board"
STATS = "stats"
REPLAY = "replay"

#: The allowed mentions of a message that notifies no one by name.
NO_MENTIONS = discord.AllowedMentions.none()

#: A picture that has not been drawn yet: a function of ``render`` with all of its arguments.
Drawing = partial[Picture]


@dataclass(frozen=True, slots=True)
class AttachedFile:
    """A file attached to a message."""

    name: str
    data: bytes


class Sent(TypedDict, total=False):
    """discord.py's arguments for a new message; missing parts are omitted."""

    content: str
    files: list[discord.File]
    view: discord.ui.View
    allowed_mentions: discord.AllowedMentions


class Edited(TypedDict, total=False):
    """discord.py's arguments for editing a message; omitted parts stay."""

    content: str
    attachments: list[discord.File]
    view: discord.ui.View | None
    allowed_mentions: discord.AllowedMentions


@dataclass(frozen=True)
class Screen:
    """The content of a message.

    ``mentions`` are the people whom the message notifies, and ``mentioned_role`` a role; no one else is ever
    notified, whatever the text is. ``about`` is what it notifies them of, if someone could cause that again
    and again (``bot.people.limits``). ``drawing`` is drawn when the message is sent, in its keyword
    ``theme``.
    If a picture often stays the same, ``picture_key`` changes exactly when the picture does. ``file`` follows
    from the text: a message is never edited for its file alone.
    """

    text: str
    drawing: Drawing | None = None
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()
    about: str = ""
    picture_key: str = ""
    files: tuple[AttachedFile, ...] = ()
    mentioned_role: int | None = None

    @property
    def content(self) -> str:
        """The text to send, shortened to Discord's limit."""
        return cut(self.text, LONGEST_TEXT)

    @property
    def notified(self) -> tuple[int, ...]:
        """The people whom the message notifies, and the role."""
        return self.mentions if self.mentioned_role is None else (*self.mentions, self.mentioned_role)

    def notifying(self, only: Collection[int]) -> Screen:
        """The screen that notifies only these people or roles."""
        role = self.mentioned_role if self.mentioned_role in only else None
        return replace(
            self, mentions=tuple(each for each in self.mentions if each in only), mentioned_role=role
        )

    def with_note(self, note: str) -> Screen:
        """Add a sentence before the text."""
        return replace(self, text=f"{note}\n{self.text}")

    def with_button(self, button: Button) -> Screen:
        """Add a button in the last row with room or in a new one, unless the screen has one of its kind.

        If there can be no new row, the labels of its row may be long.
        """
        rows = [[*row] for row in self.rows]
        if any(part.id.control == button.id.control for row in rows for part in row):
            return self
        with_room = [row for row in reversed(rows) if _has_room(row)]
        if len(rows) < MOST_ROWS:
            rows.append([])
            with_room.append(rows[-1])
        if not with_room:
            return self
        next((row for row in with_room if _is_short([*row, button])), with_room[0]).append(button)
        return replace(self, rows=tuple(tuple(row) for row in rows if row))

    @cached_property
    def fingerprint(self) -> str:
        """A hash that changes whenever the message would look different.

        If there is a ``picture_key``, a hash of that follows after a full stop; other pictures change only
        with the rest of the message. It is one text because only ``has_picture_of`` looks into it.
        """
        controls = [
            f"{part.id}/{part.label}/{part.tone}/{part.disabled}/{part.url}"
            if isinstance(part, Button)
            else f"{part.id}/{part.choices}"
            for row in self.rows
            for part in row
        ]
        look = [] if self.drawing is None else [str(self.drawing.keywords["theme"])]
        seen = _hash("\n".join([self.text, *controls, *look]))
        return f"{seen}.{self._hash_of_picture()}" if self.picture_key else seen

    def has_picture_of(self, fingerprint: str) -> bool:
        """Whether a message with this fingerprint already has the picture of this screen."""
        _, _, picture = fingerprint.partition(".")
        return bool(self.picture_key) and picture == self._hash_of_picture()

    def _hash_of_picture(self) -> str:
        return _hash(self.picture_key)

    def new_message(self, picture: Picture | None) -> Sent:
        """The arguments for a new message; ``picture`` is the finished drawing."""
        sent = Sent(content=self.content, allowed_mentions=self._allowed_mentions())
        if self.rows:
            sent["view"] = controls_of(self.rows)
        if files := self._files(picture):
            sent["files"] = files
        return sent

    def edit(self, picture: Picture | None) -> Edited:
        """The arguments for editing a message into this screen; ``picture`` is the finished drawing."""
        return {**self.edit_beside_picture(), "attachments": self._files(picture)}

    def edit_beside_picture(self) -> Edited:
        """The arguments for editing a message that already has the picture of this screen."""
        return Edited(
            content=self.content,
            view=controls_of(self.rows) if self.rows else None,
            allowed_mentions=self._allowed_mentions(),
        )

    def _files(self, picture: Picture | None) -> list[discord.File]:
        files = [] if picture is None else [_file_of(picture)]
        return files + [discord.File(io.BytesIO(file.data), filename=file.name) for file in self.files]

    def _allowed_mentions(self) -> discord.AllowedMentions:
        if not self.notified:
            return NO_MENTIONS
        users = [discord.Object(user_id) for user_id in self.mentions]
        roles = [] if self.mentioned_role is None else [discord.Object(self.mentioned_role)]
        return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=users)


def with_show_button(texts: Language, screen: Screen, *arguments: str, moment: Moment = NO_TABLE) -> Screen:
    """A private screen, with the button that shows it to the whole channel.

    ``arguments`` identify the screen, so that it can be made again for everyone.
    """
    show = Button(texts.format("button-show-all"), CustomId(SHOW, moment, arguments))
    return replace(screen, rows=(*screen.rows, (show,)))


def _has_room(row: Sequence[Button | Menu]) -> bool:
    return len(row) < MOST_BUTTONS_IN_A_ROW and not any(isinstance(part, Menu) for part in row)


def _is_short(row: Sequence[Button | Menu]) -> bool:
    """Whether the labels of a row are short enough for the number of its buttons."""
    return len(row) < 3 or all(
        len(part.label) <= LONGEST_OF_THREE for part in row if isinstance(part, Button)
    )


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _file_of(picture: Picture) -> discord.File:
    description = cut(picture.alt_text, LONGEST_ALT_TEXT)
    return discord.File(io.BytesIO(picture.data), filename=picture.file_name, description=description)
