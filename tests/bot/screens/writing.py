"""Screens as text, for people who review what has changed.

    === round 1, pick: private (Ann), sent
    **Your turn: pick a card** · round 1 · <#1>
       [Card 47](main try:47) [All maps](*maps)
       picture hand.jpg: 6 cards in hand.

In brackets are the label of a button, its tone unless it is plain, ``off`` if it is disabled, an asterisk if
it is valid as long as the table exists, and its control with its arguments.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot import __version__
from bot.views.screen import LOBBY, Button, Menu, Row, Screen, Tone
from tests.bot.screens.moments import without_data
from tests.bot.tables.sitting import PEOPLE

#: The maximum number of a menu's options that are written.
MOST_OPTIONS = 12

#: In place of an empty line.
EMPTY = "¶"


class Writer:
    """Writes screens; of an alt text, the first line, and those whose shape it has not written before."""

    def __init__(self) -> None:
        self._described: set[str] = set()

    def written(self, name: str, screen: Screen) -> Iterator[str]:
        """The lines for a screen: its text, whom it notifies, its files, its rows and its picture."""
        yield f"=== {name}"
        text = screen.text.replace(__version__, "VERSION")
        for _, alike in groupby(text.splitlines(), without_data):
            first, *others = alike
            yield first or EMPTY
            yield from others if len(others) < 2 else (f"   … {len(others)} more like it",)
        if screen.notified:
            yield f"   notifies {', '.join(_name_of(user_id) for user_id in screen.notified)}"
        yield from (f"   file {file.name}" for file in screen.files)
        yield from (f"   {_row(row)}" for row in screen.rows)
        yield from self._picture(screen)

    def _picture(self, screen: Screen) -> Iterator[str]:
        if screen.drawing is None:
            return
        picture = screen.drawing()
        heading, *others = picture.alt_text.splitlines()
        yield f"   picture {picture.file_name}: {heading}"
        for line in others:
            if (shape := without_data(line)) not in self._described:
                self._described.add(shape)
                yield f"      {line}"


def _name_of(user_id: int) -> str:
    return next((person.name for person in PEOPLE if person.id == user_id), str(user_id))


def _row(row: Row) -> str:
    return " ".join(_menu(part) if isinstance(part, Menu) else _button(part) for part in row)


def _button(part: Button) -> str:
    lasts = "*" if part.id.moment.phase == LOBBY else ""
    target = "link" if part.url else lasts + _target(part)
    state = ["" if part.tone is Tone.PLAIN else part.tone, "off" if part.disabled else "", target]
    return f"[{part.label}]({' '.join(filter(None, state))})"


def _menu(part: Menu) -> str:
    options = [
        f"{'*' if choice.chosen else ''}{choice.label} ({choice.value})"
        for choice in part.choices[:MOST_OPTIONS]
    ]
    if len(part.choices) > MOST_OPTIONS:
        options.append(f"… {len(part.choices) - MOST_OPTIONS} more")
    return f"[{part.placeholder}]({_target(part)}) {' | '.join(options)}"


def _target(part: Button | Menu) -> str:
    return ":".join((part.id.control, *part.id.arguments))
