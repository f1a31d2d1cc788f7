"""The usual options of a server for new tables: a menu of all options, and menus of the values of some."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from bot.people.preferences import ServerPreferences
from bot.tables import Deadline, TableOptions
from bot.texts import Language
from bot.views.controls import NO_TABLE, Choice, CustomId, Menu
from bot.views.lobby import deck_name
from engine.cards import Side
from engine.options import PlacingOrder, Rules, Selection
from engine.rules import GAMES
from engine.scoring import PRINTED_SCORING_CARDS

#: The control of both menus.
USUAL = "set-server-usual"

#: The options in the order of the menu; ``offered_options`` leaves out those that do not fit the game.
OPTIONS = (
    "game",
    "selection",
    "scoring-card",
    "deck",
    "side",
    "goals",
    "order",
    "deadline",
    "hints",
    "words",
    "by-invitation",
    "thread",
)

#: Options with many values, which get a menu; choosing another option moves it on to its next value.
NO_CARD, RANDOM_CARD = "none", "random"
VALUES: Mapping[str, tuple[str, ...]] = {
    "scoring-card": (NO_CARD, RANDOM_CARD, *map(str, PRINTED_SCORING_CARDS)),
    "deadline": tuple(Deadline),
}

#: Separates an option from the value that was chosen for it.
EQUALS = "="

_Value = TypeVar("_Value", bound=StrEnum)


def offered_options(usual: TableOptions) -> tuple[str, ...]:
    """The options that can be changed: a game has goals or scoring cards, and an own deck can be removed."""
    game = GAMES[usual.rules]
    left_out = {
        "scoring-card": not game.has_scoring_cards,
        "goals": not game.has_goals,
        "deck": usual.own_deck is None,
    }
    return tuple(option for option in OPTIONS if not left_out.get(option, False))


def usual_options_menu(texts: Language, preferences: ServerPreferences) -> Menu:
    """The menu of all options with their present values."""
    values = _values(texts, preferences)
    choices = tuple(
        Choice(texts.format(f"usual-{option}", **values), option)
        for option in offered_options(preferences.options)
    )
    return Menu(texts.format("menu-usual"), CustomId(USUAL, NO_TABLE), choices)


def values_menu(texts: Language, preferences: ServerPreferences, option: str) -> Menu:
    """The menu of the values of one option of ``VALUES``, with the present one chosen."""
    usual = preferences.options
    present = {
        "scoring-card": NO_CARD if usual.scoring_card is None else str(usual.scoring_card),
        "deadline": str(usual.deadline),
    }[option]
    choices = tuple(
        Choice(texts.format(f"choice-{option}-{value}"), f"{option}{EQUALS}{value}", chosen=value == present)
        for value in VALUES[option]
    )
    return Menu(texts.format(f"menu-usual-{option}"), CustomId(USUAL, NO_TABLE, (option,)), choices)


def with_choice(preferences: ServerPreferences, chosen: str) -> ServerPreferences:
    """The settings after a choice from either menu.

    Raises:
        KeyError: there is no such option.
        ValueError: the option has no such value.
    """
    option, _, value = chosen.partition(EQUALS)
    if option == "thread":
        return replace(preferences, in_thread=not preferences.in_thread)
    return replace(preferences, options=_CHANGES[option](preferences.options, value))


def with_scoring_card(usual: TableOptions, value: str) -> TableOptions:
    """The options with the scoring card of that value: a number, ``NO_CARD`` or ``RANDOM_CARD``."""
    if value == RANDOM_CARD:
        return replace(usual, scoring_card="random")
    return replace(usual, scoring_card=None if value == NO_CARD else int(value))


_CHANGES: Mapping[str, Callable[[TableOptions, str], TableOptions]] = {
    "game": lambda usual, _: usual.in_game(_next(Rules, usual.rules)),
    "selection": lambda usual, _: replace(usual, selection=_next(Selection, usual.selection)),
    "scoring-card": with_scoring_card,
    "deck": lambda usual, _: replace(usual, own_deck=None),
    "side": lambda usual, _: replace(usual, side=_next(Side, usual.side)),
    "goals": lambda usual, _: replace(usual, with_goals=not usual.with_goals),
    "order": lambda usual, _: replace(usual, order=_next(PlacingOrder, usual.order)),
    "deadline": lambda usual, value: replace(usual, deadline=Deadline(value)),
    "hints": lambda usual, _: replace(usual, hints=not usual.hints),
    "words": lambda usual, _: replace(usual, words=not usual.words),
    "by-invitation": lambda usual, _: replace(usual, by_invitation=not usual.by_invitation),
}


def _next(kind: type[_Value], value: _Value) -> _Value:
    values = list(kind)
    return values[(values.index(value) + 1) % len(values)]


def _values(texts: Language, preferences: ServerPreferences) -> dict[str, object]:
    """The present values, as the lines of the menu fill them in."""
    usual = preferences.options
    card = NO_CARD if usual.scoring_card is None else usual.scoring_card
    return {
        "game": usual.rules,
        "selection": usual.selection,
        "card": texts.format(f"choice-scoring-card-{card}"),
        "deck": "" if usual.own_deck is None else deck_name(usual),
        "side": usual.side,
        "goals": usual.with_goals,
        "order": usual.order,
        "deadline": texts.format(f"choice-deadline-{usual.deadline}"),
        "hints": usual.hints,
        "words": usual.words,
        "invitation": usual.by_invitation,
        "thread": preferences.in_thread,
    }
