"""Options about cards, where they go, and whose map is meant: what they offer, and how they are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from discord import app_commands

from bot.commands.completion import Completed, CompletedNumber, Suggestion
from bot.commands.texts import echo
from bot.errors import InputError
from bot.interactions.context import Context
from bot.services import Interaction
from bot.views.controls import LONGEST_OPTION, cut
from bot.views.map_screens import cards_in_words
from bot.views.viewer import Viewer
from bot.workers.trial import ways

#: What can be typed for a rotation, in degrees clockwise.
ROTATIONS = {"0": 0, "90": 90, "180": 180, "270": 270, "rot": 90}

#: What can be typed for a card that lies over all others, and for one under all that it touches.
NOTHING = frozenset({"", "none", "nothing", "-"})
EVERYTHING = "all"

#: Longer lists of cards are not looked at.
LONGEST_LIST = 200

_NUMBERS = re.compile(r"#?\d{1,9}(?:[\s,;+]+#?\d{1,9})*")


class CardOption(CompletedNumber):
    """The number of a card, of those that may be meant now; which ones, ``numbers`` finds for a viewer."""

    def __init__(self, numbers: Callable[[Viewer], Iterable[int]]) -> None:
        self._numbers = numbers

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """Those cards whose number begins so."""
        return [
            Suggestion(name=context.texts.format("button-card", card=number), value=number)
            for number in self._numbers(context.viewer)
            if str(number).startswith(typed)
        ]


def _in_hand(viewer: Viewer) -> Iterable[int]:
    return (card.number for card in viewer.view.hand)


def _to_discard(viewer: Viewer) -> Iterable[int]:
    """The pair of a trick, else the hand."""
    return (card.number for card in viewer.view.pair or viewer.view.hand)


def _played(viewer: Viewer) -> Iterable[int]:
    """The cards of the trick that nobody has taken."""
    trick = viewer.everybody.view.trick
    return (card.card.number for card in trick.played if card.taken_by is None) if trick else ()


def _selected(viewer: Viewer) -> Iterable[int]:
    """The one card that is to be placed."""
    return (viewer.own.selected.number,) if viewer.own.selected else ()


HandCard = app_commands.Transform[int, CardOption(_in_hand)]
CardToDiscard = app_commands.Transform[int, CardOption(_to_discard)]
PlayedCard = app_commands.Transform[int, CardOption(_played)]
SelectedCard = app_commands.Transform[int, CardOption(_selected)]


class RotationOption(Completed):
    """Degrees clockwise: 0, 90, 180 or 270, or ``rot`` as the cards are called that lie on their side."""

    needs_table = False

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """The rotations that begin so."""
        return [
            Suggestion(name=context.texts.format("rotation-choice", rotation=rotation), value=word)
            for word, rotation in ROTATIONS.items()
            if word.startswith(typed.lower())
        ]

    async def transform(self, _interaction: Interaction, value: str, /) -> int:
        """The degrees.

        Raises:
            InputError: it is none of the rotations.
        """
        return read_rotation(value)


class UnderOption(Completed):
    """The cards to go under: their numbers, ``all`` that it touches, or none."""

    async def offer(self, context: Context, typed: str) -> Iterable[Suggestion]:
        """What the card can physically go under at the spot that has been typed so far."""
        own, x, y = context.viewer.own, context.typed("x"), context.typed("y")
        if own.selected is None or x is None or y is None:
            return []
        rotation, wanted = read_rotation(context.typed("rotation") or "0"), typed.lower()
        offered = []
        for under in ways(own.map, own.selected, int(x), int(y), rotation):
            value = " ".join(str(number) for number in sorted(under)) or "none"
            names = cards_in_words(context.texts, under)
            label = context.texts.format("under-choice", count=len(names), under=names)
            if wanted in value or wanted in label.lower():
                offered.append(Suggestion(name=cut(label, LONGEST_OPTION), value=value))
        return offered

    async def transform(self, interaction: Interaction, value: str, /) -> frozenset[int]:
        """The numbers of the cards.

        Raises:
            InputError: these are no card numbers.
            InvalidInput: ``all``, at a spot that no map reaches.
        """
        typed = value.strip().lower()
        own, spot = Context.of(interaction).viewer.own, interaction.namespace
        if typed in NOTHING or own.selected is None:
            return frozenset()
        if typed == EVERYTHING:
            return frozenset(own.map.touched(own.selected, spot.x, spot.y, read_rotation(spot.rotation)))
        if len(typed) > LONGEST_LIST or not _NUMBERS.fullmatch(typed):
            raise InputError("under-unknown", given=echo(value))
        return frozenset(int(number) for number in re.findall(r"\d+", typed))


Rotation = app_commands.Transform[int, RotationOption]
Under = app_commands.Transform[frozenset[int], UnderOption]


def read_rotation(text: str) -> int:
    """Degrees clockwise.

    Raises:
        InputError: it is none of the rotations.
    """
    rotation = ROTATIONS.get(text.strip().lower().removesuffix("°"))
    if rotation is None:
        raise InputError("rotation-unknown", given=echo(text))
    return rotation
