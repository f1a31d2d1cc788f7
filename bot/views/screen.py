"""What one message shows, before it becomes a message on Discord: text, a picture, buttons and menus."""

from __future__ import annotations

import hashlib
import io
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any, Generic, TypedDict, TypeVar

import discord

from bot.people.readers import Reader
from bot.views.controls import MOST_BUTTONS_IN_A_ROW, MOST_ROWS, Button, Controls, Menu, Row, cut
from bot.workers.pictures import Pictures
from bot.workers.pool import Workers
from render.palette import ThemeName
from render.picture import Picture

log = logging.getLogger(__name__)

#: Discord's limits, in characters.
LONGEST_TEXT = 2000
LONGEST_ALT_TEXT = 1024

#: And in bytes.
LARGEST_FILE = 10 * 1024 * 1024

#: The control that asks for a hint, which readers can choose not to see.
HINT = "best-spots"

#: Whom a message notifies that is for nobody by name.
NOBODY = discord.AllowedMentions.none()

#: A picture that is yet to be drawn: a function of ``render`` with all of its arguments.
Drawing = partial[Picture]


_Thought = TypeVar("_Thought")


@dataclass(slots=True, eq=False)
class Hints(Generic[_Thought]):
    """Hints that take a while to find: they are looked for only when the screen is sent.

    ``thought`` is the search with all of its arguments, fit for a worker process; ``shown`` makes the screen
    with hints of what it has found. ``otherwise`` makes the screen without hints, where the one that leads
    to them is only a sign of what it depends on.
    """

    thought: partial[_Thought]
    shown: Callable[[_Thought], Screen]
    otherwise: Callable[[], Screen] | None = None
    _made: tuple[_Thought, Screen] | None = field(default=None, init=False, repr=False)

    def screen_with(self, found: _Thought) -> Screen:
        """The screen with hints; made once where several have waited for the same search."""
        if self._made is None or self._made[0] is not found:
            self._made = (found, self.shown(found))
        return self._made[1]


class SentFile(discord.File):
    """A file whose bytes are freed as soon as it has been sent.

    discord.py leaves them in a circle of references: dozens of megabytes of pictures that were sent long ago.
    """

    def close(self) -> None:
        """Called by discord.py when the file has been sent."""
        super().close()
        vars(self.fp).pop("close", None)


@dataclass(frozen=True, slots=True)
class AttachedFile:
    """A file attached to a message, to be kept or read elsewhere."""

    name: str
    data: bytes


class Sent(TypedDict, total=False):
    """What discord.py takes for a new message; what the message lacks is left out."""

    content: str
    files: list[discord.File]
    view: discord.ui.View
    allowed_mentions: discord.AllowedMentions


class Edited(TypedDict, total=False):
    """What discord.py takes to edit a message; what is left out stays."""

    content: str
    attachments: list[discord.File]
    view: discord.ui.View | None
    allowed_mentions: discord.AllowedMentions


@dataclass(frozen=True)
class Screen:
    """What one message shows.

    ``mentions`` are the people whom the message notifies, and ``mentioned_role`` a role; nobody else is ever
    notified, whatever the text says. ``drawing`` is drawn when the message is sent. Where a picture often
    stays the same, ``picture_key`` changes exactly when the picture does. ``theme`` is the look of the
    picture, with None the theme of the reader. ``file`` follows from the text: a message is
    never edited for its file alone.
    ``aside`` is the last line of the text where that is of least importance: a note takes its place, so that
    the buttons stay where they are. ``hints`` leads to the same screen with hints, to which the ``changes``
    are made anew: the notes and buttons that have been added.
    """

    text: str
    drawing: Drawing | None = None
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()
    picture_key: str = ""
    theme: ThemeName | None = None
    file: AttachedFile | None = None
    aside: str = ""
    hints: Hints[Any] | None = None
    mentioned_role: int | None = None
    changes: tuple[partial[Screen], ...] = field(default=(), compare=False)

    @property
    def is_in_words(self) -> bool:
        """Whether it can be sent at once: nothing is to be drawn or looked for."""
        return self.drawing is None and self.hints is None

    @property
    def rings(self) -> bool:
        """Whether the message notifies anybody by name."""
        return bool(self.mentions) or self.mentioned_role is not None

    def with_note(self, note: str) -> Screen:
        """The same screen with a sentence before its text."""
        text = self.text.removesuffix(f"\n{self.aside}") if self.aside else self.text
        changes = (*self.changes, partial(Screen.with_note, note=note))
        return replace(self, text=f"{note}\n{text}", aside="", changes=changes)

    def with_button(self, button: Button) -> Screen:
        """The same screen with a further button in the last row, unless it has one of its kind or no room."""
        if any(part.id.control == button.id.control for row in self.rows for part in row):
            return self
        *before, last = self.rows or ((),)
        if len(last) == MOST_BUTTONS_IN_A_ROW or any(isinstance(part, Menu) for part in last):
            before, last = [*self.rows], ()
        if len(before) == MOST_ROWS:
            return self
        changes = (*self.changes, partial(Screen.with_button, button=button))
        return replace(self, rows=(*before, (*last, button)), changes=changes)

    def without_control(self, control: str) -> Screen:
        """The same screen without the buttons and menus of one kind."""
        rows: list[Row] = []
        for row in self.rows:
            buttons = tuple(part for part in row if isinstance(part, Button) and part.id.control != control)
            menus = [part for part in row if isinstance(part, Menu) and part.id.control != control]
            rows += [buttons] if buttons else []
            rows += [(menu,) for menu in menus]
        return replace(self, rows=tuple(rows))

    def for_reader(self, reader: Reader) -> Screen:
        """The same screen in the reader's theme, and without hints for a reader who does not want them."""
        if reader.preferences.hints and self.is_in_words:
            return self
        screen = self if reader.preferences.hints else self.without_hints().without_control(HINT)
        return screen if screen.theme is not None else replace(screen, theme=reader.theme)

    def without_hints(self) -> Screen:
        """The same screen where no hints are looked for."""
        if self.hints is None or self.hints.otherwise is None:
            return replace(self, hints=None)
        return self._become(self.hints.otherwise())

    def _become(self, other: Screen) -> Screen:
        """Another screen in place of this one, changed as this one has been."""
        for change in self.changes:
            other = change(other)
        return replace(other, theme=self.theme, mentions=self.mentions)

    async def finished(self, pictures: Pictures) -> tuple[Screen, Picture | None]:
        """The screen with its hints, and its picture, made by worker processes when it is sent.

        What cannot be made is logged and left out.
        """
        screen = await self._with_hints(pictures.workers)
        return screen, await pictures.picture_of(screen.drawing, screen.theme)

    async def _with_hints(self, workers: Workers) -> Screen:
        if self.hints is None:
            return self
        thought = self.hints.thought
        try:
            found = await workers.run(thought.func, *thought.args, **thought.keywords)
        except Exception:
            log.exception("finding hints failed")
            return self.without_hints()
        return self._become(self.hints.screen_with(found))

    @cached_property
    def fingerprint(self) -> str:
        """A hash that changes whenever the message would look different.

        If there is a ``picture_key``, a hash of that follows after a full stop; other pictures change only
        with the rest of the message.
        """
        controls = [
            f"{part.id}/{part.label}/{part.tone}/{part.disabled}"
            if isinstance(part, Button)
            else f"{part.id}/{part.choices}"
            for row in self.rows
            for part in row
        ]
        look = [] if self.is_in_words else [str(self.theme)]
        look += [] if self.hints is None else ["with hints"]
        seen = _hash("\n".join([self.text, *controls, *look]))
        return f"{seen}.{self._hash_of_picture()}" if self.picture_key else seen

    def has_picture_of(self, fingerprint: str) -> bool:
        """Whether a message with this fingerprint already shows the picture of this screen."""
        _, _, picture = fingerprint.partition(".")
        return bool(self.picture_key) and picture == self._hash_of_picture()

    def _hash_of_picture(self) -> str:
        return _hash(f"{self.picture_key}\n{self.theme}")

    def new_message(self, picture: Picture | None) -> Sent:
        """What to send as a new message; ``picture`` is the drawing, drawn."""
        sent = Sent(content=cut(self.text, LONGEST_TEXT), allowed_mentions=self._allowed_mentions())
        if self.rows:
            sent["view"] = Controls(self.rows)
        if files := self._files(picture):
            sent["files"] = files
        return sent

    def edit(self, picture: Picture | None) -> Edited:
        """How to edit a message into this screen; ``picture`` is the drawing, drawn."""
        return {**self.edit_beside_picture(), "attachments": self._files(picture)}

    def edit_beside_picture(self) -> Edited:
        """How to edit a message that already shows the picture of this screen."""
        return Edited(
            content=cut(self.text, LONGEST_TEXT),
            view=Controls(self.rows) if self.rows else None,
            allowed_mentions=self._allowed_mentions(),
        )

    def _files(self, picture: Picture | None) -> list[discord.File]:
        files = [] if picture is None else [_file_of(picture)]
        if self.file is not None:
            files.append(SentFile(io.BytesIO(self.file.data), filename=self.file.name))
        return files

    def _allowed_mentions(self) -> discord.AllowedMentions:
        if not self.rings:
            return NOBODY
        users = [discord.Object(user_id) for user_id in self.mentions]
        roles = [] if self.mentioned_role is None else [discord.Object(self.mentioned_role)]
        return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=users)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _file_of(picture: Picture) -> discord.File:
    description = cut(picture.alt_text, LONGEST_ALT_TEXT)
    return SentFile(io.BytesIO(picture.data), filename=picture.file_name, description=description)
