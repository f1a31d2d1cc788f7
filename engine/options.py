"""The options of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.parts.cards import Side

#: The edition of rules.md for new games; a record names its own edition. A ruling that would change the
#: result of a stored game gets the next number and applies only to games with that number or a higher one.
RULINGS = 1

#: The number of players in a multiplayer game (rules.md 1.5) and in a solo game (2.3).
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
    """How players select their card of the round (rules.md 2 and 3)."""

    DRAFT = "draft"
    TRICK = "trick"


class PlacingOrder(StrEnum):
    """Whether players place simultaneously (rules.md 4.8).

    ``AS_PRINTED`` follows rule 4.8, ``SIMULTANEOUS`` never places in order, and ``IN_ORDER`` always does.
    Records store it under the key ``order``.
    """

    AS_PRINTED = "as_printed"
    SIMULTANEOUS = "simultaneous"
    IN_ORDER = "in_order"


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The variant of a game; the rest is in its set-up and its actions."""

    players: int
    rules: Rules = Rules.HOKKAIDO
    selection: Selection = Selection.DRAFT
    side: Side = Side.A
    with_goals: bool = False
    order: PlacingOrder = PlacingOrder.AS_PRINTED
    rulings: int = RULINGS
