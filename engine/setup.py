"""The set-up of a game: pile, provinces, goals, scoring card and turn order.

``draw_up`` draws it from a seed; a record stores the result, so replaying a game needs no seed.
``check_setup`` checks that a set-up fits the variant.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.chance import Chance
from engine.decks import Deck, range_is_legal
from engine.errors import InvalidInput
from engine.options import MOST_PLAYERS, RULINGS, GameOptions
from engine.parts.cards import CARDS, PROVINCES, Side
from engine.parts.squares import Square
from engine.rules import rules_of
from engine.scoring.goals import GOALS
from engine.selection import selection_of


@dataclass(frozen=True, slots=True)
class DrawnProvince:
    """A seat's starting province: its number in the deck and the side that is face up."""

    id: int
    side: Side
    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """The set-up of one game; the keys of ``setup`` in docs/record.md.

    ``order`` is the shuffled pile, top card first; ``provinces`` has one entry per seat. ``goals`` and
    ``turn_order`` are empty and ``scoring_card`` is None where the variant has none.
    """

    order: tuple[int, ...]
    provinces: tuple[DrawnProvince, ...]
    goals: tuple[int, ...] = ()
    scoring_card: int | None = None
    turn_order: tuple[int, ...] = ()


def goal_cards(players: int) -> int:
    """The number of goal cards in play (rules.md 7.1)."""
    return players + 2


def draw_up(
    options: GameOptions, deck: Deck, seed: str, scoring_card: int | Literal["random"] | None = None
) -> Setup:
    """Draw the set-up for a seed; the result is the same on every machine (docs/shuffle.md).

    The order of drawing is: the pile, the provinces, the goals (only with goals), the turn order (only with
    tricks), the scoring card (only if it is ``"random"``).

    Raises:
        InvalidInput: the options are not valid, or the scoring card does not fit them.
    """
    check_options(options)
    chance = Chance.of_text(seed)
    order = tuple(chance.shuffle(range(1, CARDS + 1)))
    drawn = chance.shuffle(deck.provinces)[: options.players]
    provinces = tuple(
        DrawnProvince(province.id, options.side, province.side(options.side)) for province in drawn
    )
    goals: tuple[int, ...] = ()
    if options.with_goals:
        goals = tuple(sorted(chance.shuffle(deck.goals)[: goal_cards(options.players)]))
    turn_order: tuple[int, ...] = ()
    if selection_of(options).has_turn_order:
        turn_order = tuple(chance.shuffle(range(options.players)))
    card = chance.choice(sorted(deck.scoring_cards)) if scoring_card == "random" else scoring_card
    setup = Setup(order, provinces, goals, card, turn_order)
    check_setup(options, deck, setup)
    return setup


def check_options(options: GameOptions) -> None:
    """Raise ``InvalidInput`` unless the options are valid."""
    if not selection_of(options).fewest_players <= options.players <= MOST_PLAYERS:
        raise InvalidInput("wrong-number-of-players", "1.5", players=options.players)
    if options.with_goals and not rules_of(options).has_goals:
        raise InvalidInput("goals-in-honshu", "7")
    if not 1 <= options.rulings <= RULINGS:
        raise InvalidInput("unknown-rulings", rulings=options.rulings, known=RULINGS)


def check_setup(options: GameOptions, deck: Deck, setup: Setup) -> None:
    """Raise ``InvalidInput`` unless the set-up can be drawn for these options."""
    check_options(options)
    if sorted(setup.order) != list(range(1, CARDS + 1)):
        raise InvalidInput("not-a-whole-pile", "1.4", place="setup.order")
    _check_provinces(options, setup.provinces)
    goals = goal_cards(options.players) if options.with_goals else 0
    _check_draw("setup.goals", setup.goals, goals, GOALS)
    seats = range(options.players)
    _check_draw(
        "setup.turn_order", setup.turn_order, len(seats) if selection_of(options).has_turn_order else 0, seats
    )
    _check_scoring_card(options, deck, setup.scoring_card)


def _check_provinces(options: GameOptions, provinces: Sequence[DrawnProvince]) -> None:
    place = "setup.provinces"
    _check_draw(place, [province.id for province in provinces], options.players, range(1, PROVINCES + 1))
    for seat, province in enumerate(provinces):
        if province.side is not options.side:
            raise InvalidInput("wrong-side", "1.3", place=f"{place}[{seat}]", side=str(options.side))
        if not range_is_legal(province.squares):
            raise InvalidInput("no-legal-range", "6.2", place=f"{place}[{seat}]")


def _check_draw(place: str, drawn: Sequence[int], expected: int, among: Sequence[int]) -> None:
    """Raise ``InvalidInput`` unless ``drawn`` has the expected number of distinct members of ``among``."""
    if len(drawn) != expected:
        raise InvalidInput("wrong-length", place=place, expected=expected, found=len(drawn))
    for number in drawn:
        if number not in among:
            raise InvalidInput("out-of-range", place=place, low=among[0], high=among[-1], value=str(number))
    if len(set(drawn)) < len(drawn):
        raise InvalidInput("drawn-twice", place=place)


def _check_scoring_card(options: GameOptions, deck: Deck, scoring_card: int | None) -> None:
    if scoring_card is None:
        return
    if not rules_of(options).has_scoring_cards:
        raise InvalidInput("scoring-card-in-hokkaido", "8.2")
    if scoring_card not in deck.scoring_cards:
        raise InvalidInput("no-such-scoring-card", "8.3", card=str(scoring_card))
