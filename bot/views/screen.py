"""The content of a message, before it is sent to Discord: text, a picture, buttons and menus."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import TypedDict

import discord

from bot.texts import Language
from bot.views.controls import (
    MOST_BUTTONS_IN_A_ROW,
    MOST_ROWS,
    NO_TABLE,
    Button,
    CustomId,
    Menu,
    Moment,
    Row,
    controls_of,
    cut,
)
from render.picture import Picture

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
    and again (``bot.people.pings``). ``drawing`` is drawn when the message is sent, in its keyword ``theme``.
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
    def is_in_words(self) -> bool:
        """Whether the screen has no picture that must be drawn before sending."""
        return self.drawing is None

    @property
    def content(self) -> str:
        """The text to send, shortened to Discord's limit."""
        return cut(self.text, LONGEST_TEXT)

    @property
    def notifies(self) -> bool:
        """Whether the message notifies anyone by name."""
        return bool(self.notified)

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
        """Add a button in the last row with room or in a new one, unless the screen has one of its kind."""
        rows = [[*row] for row in self.rows]
        if any(part.id.control == button.id.control for row in rows for part in row):
            return self
        row = next(filter(_has_room, reversed(rows)), None)
        if row is None and len(rows) == MOST_ROWS:
            return self
        if row is None:
            rows.append(row := [])
        row.append(button)
        return replace(self, rows=tuple(map(tuple, rows)))

    @cached_property
    def fingerprint(self) -> str:
        """A hash that changes whenever the message would look different.

        If there is a ``picture_key``, a hash of that follows after a full stop; other pictures change only
        with the rest of the message.
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
        if not self.notifies:
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


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _file_of(picture: Picture) -> discord.File:
    description = cut(picture.alt_text, LONGEST_ALT_TEXT)
    return discord.File(io.BytesIO(picture.data), filename=picture.file_name, description=description)
