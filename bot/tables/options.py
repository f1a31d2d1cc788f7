"""The options that the host of a table chooses, and how commands, the lobby and servers offer them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Any, Literal

from engine.decks import Deck, deck_from_bytes, shipped_deck
from engine.options import FEWEST_PLAYERS, GameOptions, PlacingOrder, Rules, Selection
from engine.parts.cards import Side
from engine.rules import GAMES, GameRules, rules_of
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

    @property
    def variant(self) -> tuple[Rules, Selection]:
        """The game with the way of selecting."""
        return self.rules, self.selection

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

#: The option for the language of a table, and its value for no language.
LANGUAGE = "language"
AS_IN_SERVER = "auto"

#: An option with more values has a menu. One with fewer has a button, which switches to the next value.
MOST_OF_A_SWITCH = 3


@dataclass(frozen=True, slots=True)
class Option:
    """An option as it is typed, shown in the lobby, and offered as a server's default.

    ``values`` has the contents of a field of ``TableOptions`` by the names of the values, in the order of
    menus; ``change`` is needed if other fields change as well. ``fits`` returns whether a game has the
    option. The lobby's message lists it unless it has its default, or always if it ``is_always_listed``.
    """

    field: str
    values: Mapping[str, Any]
    fits: Callable[[GameRules], bool] = lambda _game: True
    is_always_listed: bool = False
    change: Callable[[TableOptions, Any], TableOptions] | None = None

    @property
    def has_menu(self) -> bool:
        """Whether the values are chosen from a menu."""
        return len(self.values) > MOST_OF_A_SWITCH


def _named(values: Iterable[str]) -> Mapping[str, str]:
    return {str(value): value for value in values}


_ON_OR_OFF = {NO: False, YES: True}

_SCORING_CARDS = {"none": None, "random": "random"} | {str(card): card for card in PRINTED_SCORING_CARDS}

#: A game with a way of selecting, its own way first.
_VARIANTS = {
    f"{rules}-{selection}": (rules, selection)
    for rules, game in GAMES.items()
    for selection in sorted(Selection, key=lambda selection: selection is not game.selection)
}

_EVERYWHERE = {
    "scoring-card": Option("scoring_card", _SCORING_CARDS, lambda game: game.has_scoring_cards),
    "side": Option("side", _named(Side), is_always_listed=True),
    "goals": Option("with_goals", _ON_OR_OFF, lambda game: game.has_goals, is_always_listed=True),
    "order": Option("order", _named(PlacingOrder)),
    "deadline": Option("deadline", _named(Deadline)),
    "hints": Option("hints", _ON_OR_OFF),
    "by-invitation": Option("by_invitation", _ON_OR_OFF),
}

#: The options that can be typed, which are also those with a default of the server.
TYPED: Mapping[str, Option] = {
    "game": Option("rules", _named(Rules), change=TableOptions.in_game),
    "selection": Option("selection", _named(Selection)),
    **_EVERYWHERE,
}

#: The options in the lobby, where one choice takes the place of ``game`` and ``selection``.
IN_LOBBY: Mapping[str, Option] = {
    "variant": Option(
        "variant",
        _VARIANTS,
        change=lambda options, variant: replace(options.in_game(variant[0]), selection=variant[1]),
    ),
    **_EVERYWHERE,
}

#: Every option by name; the texts of its values are ``table-option-NAME-VALUE``.
OPTIONS: Mapping[str, Option] = {**IN_LOBBY, **TYPED}


def fitting(offered: Mapping[str, Option], options: TableOptions) -> Mapping[str, Option]:
    """Those of the offered options that the chosen game has."""
    return {name: option for name, option in offered.items() if option.fits(GAMES[options.rules])}


def value_of(options: TableOptions, name: str) -> str:
    """The present value of an option.

    Raises:
        KeyError: there is no such option.
    """
    option = OPTIONS[name]
    present = getattr(options, option.field)
    return next(value for value, content in option.values.items() if content == present)


def changed(options: TableOptions, name: str, value: str) -> TableOptions:
    """The options with a new value of one of them; it may be in lower case, as in custom ids.

    Raises:
        KeyError: there is no such option.
        ValueError: it has no such value.
    """
    if name == LANGUAGE:
        return replace(options, locale=None if value == AS_IN_SERVER else value)
    option = OPTIONS[name]
    for known, content in option.values.items():
        if known.lower() == value.lower():
            change = option.change
            return replace(options, **{option.field: content}) if change is None else change(options, content)
    raise ValueError(f"the option {name} has no value {value!r}")


def next_value(options: TableOptions, name: str) -> str:
    """The value after the present one, or the first after the last.

    Raises:
        KeyError: there is no such option.
    """
    values = list(OPTIONS[name].values)
    return values[(values.index(value_of(options, name)) + 1) % len(values)]
