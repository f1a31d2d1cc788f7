"""Screens at moments of a game, in any language, and what makes one screen different from another."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.people.preferences import Reader
from bot.tables.change import Notice
from bot.tables.computer_seats import CHARACTERS
from bot.texts import Language
from bot.views.current_screen import NUDGE
from bot.views.map_screens import MAPS, POINTS
from bot.views.placer import ARROWS, SPOT
from bot.views.screen import Button, Menu, Screen
from bot.views.viewer import Viewer
from engine.parts.squares import Colour, Kind
from engine.scoring.goals import GOALS
from tests.bot.pseudo_locale import strict_texts
from tests.bot.tables.sitting import PEOPLE

ENGLISH = strict_texts().of("en")
READER = Reader(ENGLISH)

#: The controls that are below many screens, whatever they show.
EVERYWHERE = frozenset((POINTS, MAPS, NUDGE, "take-back"))


def _any_of(*words: str) -> str:
    return rf"(?:{'|'.join(map(re.escape, words))})"


#: Patterns of data, in English, each with what replaces it in a shape.
_DATA = (
    (_any_of(*(ENGLISH.format(f"goal-{goal}") for goal in GOALS)), "goal"),
    (r"\b[0-9a-f]{64}\b", "hash"),
    (
        _any_of(
            *(person.name for person in PEOPLE),
            *(ENGLISH.format("computer-name", who=who, number=0) for who in CHARACTERS),
        ),
        "Name",
    ),
    (rf"\b{_any_of(*map(ENGLISH.name, (*Kind, *Colour)))}s?\b", "land"),
    (r"rotation:[\w/]+", "rotation:0"),
    (r"[+−-]?\d+", "0"),
    (r" · 0°", ""),
    (r" \(0\)", " 0"),
    # A list of the same is as good as one of them.
    (r"([^·→;,]+?)(?:(?: · | → |; |, | and )\1)+(?!\w)", r"\1"),
)


@dataclass(frozen=True)
class Moment:
    """A screen at a moment: who looks at it, and how it is made for a reader.

    ``viewer`` is None for a screen that belongs to no table. ``notices`` are the table's events so far.
    ``is_own``: this is a player's present screen, beside which they can ask for any other.
    """

    name: str
    make: Callable[[Reader], Screen]
    viewer: Viewer | None = None
    notices: tuple[Notice, ...] = ()
    is_own: bool = False
    reader: Reader = READER

    def screen(self, texts: Language = ENGLISH) -> Screen:
        """The screen in a language."""
        return self.make(replace(self.reader, texts=texts))


def features_of(screen: Screen) -> frozenset[object]:
    """The shapes of the lines, controls and picture, and which controls are below which first line."""
    lines = [without_data(line) for line in screen.text.splitlines()]
    controls = [part for row in screen.rows for part in row]
    drawing = None if screen.drawing is None else screen.drawing.func
    together = (lines[0], frozenset(part.id.control for part in controls) - EVERYWHERE)
    return frozenset((*lines, *map(_shape_of, controls), drawing, together, bool(screen.notified)))


def without_data(text: str) -> str:
    """The shape of an English line: without its numbers, names, terrains, colours, goals and repetitions."""
    for pattern, word in _DATA:
        text = re.sub(pattern, word, text)
    return text


def _shape_of(part: Button | Menu) -> object:
    if isinstance(part, Menu):
        return part.id.control, without_data(part.placeholder)
    # Whether an arrow leads anywhere depends on the map.
    is_disabled = part.disabled and part.id.control not in (*ARROWS, SPOT)
    return part.id.control, without_data(part.label), part.tone, is_disabled
