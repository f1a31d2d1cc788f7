"""The options of a table as menus know them: which there are, what each can be, and how one is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.tables.options import Deadline, TableOptions
from engine.cards import Side
from engine.options import PlacingOrder, Rules, Selection
from engine.rules import GAMES
from engine.scoring import PRINTED_SCORING_CARDS

#: A value that is on or off.
YES, NO = "yes", "no"

#: The two choices that are no printed scoring card.
NO_CARD, RANDOM_CARD = "none", "random"

#: Stands between the game and the selection in the values of ``variant``.
BY = "-"

#: The option for the language of a table, one of those that there are texts in, and the choice of none.
LANGUAGE = "language"
AS_IN_SERVER = "auto"

#: The values of each option, in the order in which they are offered. A ``variant`` is a game with a way of
#: selecting, the game's own way first.
VALUES: Mapping[str, tuple[str, ...]] = {
    "variant": tuple(
        f"{rules}{BY}{selection}"
        for rules, game in GAMES.items()
        for selection in sorted(Selection, key=lambda selection: selection is not game.selection)
    ),
    "game": tuple(Rules),
    "selection": tuple(Selection),
    "scoring-card": (NO_CARD, RANDOM_CARD, *map(str, PRINTED_SCORING_CARDS)),
    "side": tuple(Side),
    "goals": (NO, YES),
    "order": tuple(PlacingOrder),
    "deadline": tuple(Deadline),
    "hints": (YES, NO),
    "words": (NO, YES),
    "by-invitation": (NO, YES),
}

_READERS: Mapping[str, Callable[[TableOptions], str]] = {
    "variant": lambda options: f"{options.rules}{BY}{options.selection}",
    "game": lambda options: options.rules,
    "selection": lambda options: options.selection,
    "scoring-card": lambda options: NO_CARD if options.scoring_card is None else str(options.scoring_card),
    "side": lambda options: options.side,
    "goals": lambda options: _said(on=options.with_goals),
    "order": lambda options: options.order,
    "deadline": lambda options: options.deadline,
    "hints": lambda options: _said(on=options.hints),
    "words": lambda options: _said(on=options.words),
    "by-invitation": lambda options: _said(on=options.by_invitation),
}

_CHANGES: Mapping[str, Callable[[TableOptions, str], TableOptions]] = {
    "variant": lambda options, value: _in_variant(options, *value.split(BY)),
    "game": lambda options, value: options.in_game(Rules(value)),
    "selection": lambda options, value: replace(options, selection=Selection(value)),
    "scoring-card": lambda options, value: with_scoring_card(options, value),
    "side": lambda options, value: replace(options, side=Side(value)),
    "goals": lambda options, value: replace(options, with_goals=value == YES),
    "order": lambda options, value: replace(options, order=PlacingOrder(value)),
    "deadline": lambda options, value: replace(options, deadline=Deadline(value)),
    "hints": lambda options, value: replace(options, hints=value == YES),
    "words": lambda options, value: replace(options, words=value == YES),
    "by-invitation": lambda options, value: replace(options, by_invitation=value == YES),
}


def value_of(options: TableOptions, option: str) -> str:
    """The present value of an option.

    Raises:
        KeyError: there is no such option.
    """
    return _READERS[option](options)


def changed(options: TableOptions, option: str, value: str) -> TableOptions:
    """The options with another value of one of them.

    Raises:
        KeyError: there is no such option.
        ValueError: it has no such value.
    """
    if option == LANGUAGE:
        return replace(options, locale=None if value == AS_IN_SERVER else value)
    if value not in VALUES[option]:
        raise ValueError(f"the option {option} has no value {value!r}")
    return _CHANGES[option](options, value)


def next_value(options: TableOptions, option: str) -> str:
    """The value that is offered after the present one, or again the first.

    Raises:
        KeyError: there is no such option.
    """
    values = VALUES[option]
    return values[(values.index(value_of(options, option)) + 1) % len(values)]


def with_scoring_card(options: TableOptions, value: str) -> TableOptions:
    """The options with the scoring card of that value: a number, ``NO_CARD`` or ``RANDOM_CARD``."""
    if value == RANDOM_CARD:
        return replace(options, scoring_card="random")
    return replace(options, scoring_card=None if value == NO_CARD else int(value))


def _in_variant(options: TableOptions, rules: str, selection: str) -> TableOptions:
    return replace(options.in_game(Rules(rules)), selection=Selection(selection))


def _said(*, on: bool) -> str:
    return YES if on else NO
