"""What a table agrees on before a game begins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.parts.cards import Side

#: The edition of rules.md by which new games are played; a record names the one under which it was played. A
#: ruling by which a stored game would end otherwise gets the next number, and asks for the number of a game
#: before it applies: those that have begun are finished as they began.
RULINGS = 1

#: The number of players of a game with others (rules.md 1.5), and of one alone (2.3).
ALONE = 1
FEWEST_PLAYERS = 2
MOST_PLAYERS = 5

#: The number of rounds in a game (rules.md 1.5).
ROUNDS = 12


class Rules(StrEnum):
    """Which of the two games is played."""

    HOKKAIDO = "hokkaido"
    HONSHU = "honshu"


class Selection(StrEnum):
    """How players come by their card of the round (rules.md 2 and 3)."""

    DRAFT = "draft"
    TRICK = "trick"


class PlacingOrder(StrEnum):
    """Whether players place at the same time (rules.md 4.8).

    ``AS_PRINTED`` is rule 4.8. ``SIMULTANEOUS`` never places in order, ``IN_ORDER`` always does: the
    table's own choice, kept in the record under the key ``order``.
    """

    AS_PRINTED = "as_printed"
    SIMULTANEOUS = "simultaneous"
    IN_ORDER = "in_order"


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The variant that is played; everything else about a game is in its set-up and its actions."""

    players: int
    rules: Rules = Rules.HOKKAIDO
    selection: Selection = Selection.DRAFT
    side: Side = Side.A
    with_goals: bool = False
    order: PlacingOrder = PlacingOrder.AS_PRINTED
    rulings: int = RULINGS
