"""The options that the host of a table chooses, and their values in menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Literal

from engine.decks import Deck, deck_from_bytes, shipped_deck
from engine.options import FEWEST_PLAYERS, GameOptions, PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.rules import GAMES, rules_of
from engine.scoring import PRINTED_SCORING_CARDS
from engine.setup import draw_up

#: The maximum number of parsed decks in the cache.
KEPT_DECKS = 32


class Deadline(StrEnum):
    """The time that a person has for each phase."""

    NONE = "none"
    TWO_MINUTES = "2min"
    TEN_MINUTES = "10min"
    HOUR = "1h"
    TWELVE_HOURS = "12h"
    DAY = "24h"
    THREE_DAYS = "3d"

    @property
    def duration(self) -> timedelta | None:
        """The time for a phase, or None."""
        return _DURATIONS.get(self)


_DURATIONS = {
    Deadline.TWO_MINUTES: timedelta(minutes=2),
    Deadline.TEN_MINUTES: timedelta(minutes=10),
    Deadline.HOUR: timedelta(hours=1),
    Deadline.TWELVE_HOURS: timedelta(hours=12),
    Deadline.DAY: timedelta(hours=24),
    Deadline.THREE_DAYS: timedelta(days=3),
}


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The host's choices; the number of players is decided when the game begins.

    At a table ``by_invitation``, only invited people can sit down or watch. ``hints`` allows the placer to
    show the best spots. ``own_deck`` is the whole file of a custom deck (docs/decks.md), None for the game's
    default. ``locale`` is the language of public messages, None for the server's. ``alone`` is a game of one
    person (``bot.tables.alone``), and ``day`` is the day of a map of the day, None for any other deal.
    """

    side: Side = Side.A
    with_goals: bool = False
    order: PlacingOrder = PlacingOrder.AS_PRINTED
    rules: Rules = Rules.HOKKAIDO
    selection: Selection = Selection.DRAFT
    scoring_card: int | Literal["random"] | None = None
    deadline: Deadline = Deadline.NONE
    by_invitation: bool = False
    hints: bool = True
    own_deck: str | None = None
    locale: str | None = None
    alone: bool = False
    day: date | None = None

    @property
    def deck(self) -> Deck:
        """The deck of the table: a custom one, or the game's default."""
        if self.own_deck is None:
            return shipped_deck(rules_of(self.for_players(FEWEST_PLAYERS)).deck)
        return _read_deck(self.own_deck, self.rules)

    def in_game(self, rules: Rules) -> TableOptions:
        """The same choices in one of the games; those that do not fit it are replaced by its defaults."""
        game, same = GAMES[rules], rules is self.rules
        return replace(
            self,
            rules=rules,
            selection=self.selection if same else game.selection,
            with_goals=self.with_goals and game.has_goals,
            scoring_card=self.scoring_card if game.has_scoring_cards else None,
            own_deck=self.own_deck if same else None,
        )

    def check(self) -> None:
        """Refuse choices that fit no game, before anyone sits down.

        Raises:
            InvalidInput: goals, a scoring card or a deck do not fit the game.
        """
        draw_up(self.for_players(FEWEST_PLAYERS), self.deck, "any", self.scoring_card)

    def for_players(self, players: int) -> GameOptions:
        """The same choices as the engine's options for this number of seats."""
        return GameOptions(
            players=players,
            rules=self.rules,
            selection=self.selection,
            side=self.side,
            with_goals=self.with_goals,
            order=self.order,
        )


@lru_cache(maxsize=KEPT_DECKS)
def _read_deck(text: str, rules: Rules) -> Deck:
    return deck_from_bytes(text.encode(), rules)


#: The values of an option that is on or off.
YES, NO = "yes", "no"

#: The two choices other than a printed scoring card.
NO_CARD, RANDOM_CARD = "none", "random"

#: Separates the game from the way of selecting in the values of ``variant``.
BY = "-"

#: The option for the language of a table, and its value for no language.
LANGUAGE = "language"
AS_IN_SERVER = "auto"


@dataclass(frozen=True, slots=True)
class _Option:
    """An option for menus: its values in order, and the change that each of them makes."""

    values: tuple[str, ...]
    read: Callable[[TableOptions], str]
    change: Callable[[TableOptions, str], TableOptions]


#: Every option. A value of ``variant`` is a game with a way of selecting, the game's own way first.
_OPTIONS: Mapping[str, _Option] = {
    "variant": _Option(
        tuple(
            f"{rules}{BY}{selection}"
            for rules, game in GAMES.items()
            for selection in sorted(Selection, key=lambda selection: selection is not game.selection)
        ),
        lambda options: f"{options.rules}{BY}{options.selection}",
        lambda options, value: _in_variant(options, *value.split(BY)),
    ),
    "game": _Option(
        tuple(Rules), lambda options: options.rules, lambda options, value: options.in_game(Rules(value))
    ),
    "selection": _Option(
        tuple(Selection),
        lambda options: options.selection,
        lambda options, value: replace(options, selection=Selection(value)),
    ),
    "scoring-card": _Option(
        (NO_CARD, RANDOM_CARD, *map(str, PRINTED_SCORING_CARDS)),
        lambda options: NO_CARD if options.scoring_card is None else str(options.scoring_card),
        lambda options, value: with_scoring_card(options, value),
    ),
    "side": _Option(
        tuple(Side), lambda options: options.side, lambda options, value: replace(options, side=Side(value))
    ),
    "goals": _Option(
        (NO, YES),
        lambda options: _said(on=options.with_goals),
        lambda options, value: replace(options, with_goals=value == YES),
    ),
    "order": _Option(
        tuple(PlacingOrder),
        lambda options: options.order,
        lambda options, value: replace(options, order=PlacingOrder(value)),
    ),
    "deadline": _Option(
        tuple(Deadline),
        lambda options: options.deadline,
        lambda options, value: replace(options, deadline=Deadline(value)),
    ),
    "hints": _Option(
        (YES, NO),
        lambda options: _said(on=options.hints),
        lambda options, value: replace(options, hints=value == YES),
    ),
    "by-invitation": _Option(
        (NO, YES),
        lambda options: _said(on=options.by_invitation),
        lambda options, value: replace(options, by_invitation=value == YES),
    ),
}

#: The values of each option, in the order of menus.
VALUES: Mapping[str, tuple[str, ...]] = {name: option.values for name, option in _OPTIONS.items()}


def value_of(options: TableOptions, option: str) -> str:
    """The present value of an option.

    Raises:
        KeyError: there is no such option.
    """
    return _OPTIONS[option].read(options)


def changed(options: TableOptions, option: str, value: str) -> TableOptions:
    """The options with a new value of one of them.

    Raises:
        KeyError: there is no such option.
        ValueError: it has no such value.
    """
    if option == LANGUAGE:
        return replace(options, locale=None if value == AS_IN_SERVER else value)
    found = _OPTIONS[option]
    if value not in found.values:
        raise ValueError(f"the option {option} has no value {value!r}")
    return found.change(options, value)


def next_value(options: TableOptions, option: str) -> str:
    """The value after the present one, or the first after the last.

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
