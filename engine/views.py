"""What a seat may see: the only form in which anything above the engine reads a running game.

``view_of(game, seat)`` makes the view of a seat, ``view_of(game, None)`` that of the channel, which
sees what everybody has seen. Hidden cards cannot leak, because nobody else handles raw hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Placement
from engine.cards import MapCard
from engine.maps import PlayerMap
from engine.options import GameOptions
from engine.scoring import Score
from engine.squares import Colour


class Phase(StrEnum):
    """What the game waits for."""

    PICK = "pick"  # draft: everybody picks (2.1, 2.2)
    DISCARD = "discard"  # draft for two: both discard (2.2)
    BID = "bid"  # trick: play a card (3.2, 3.3)
    TAKE = "take"  # trick: take a played card (3.2)
    TAKE_PAIR = "take_pair"  # trick for two: the winner names a pair (3.3)
    ANSWER = "answer"  # trick for two: the loser contests or accepts (3.3)
    DISCARD_OF_PAIR = "discard_of_pair"  # trick for two: both discard one of their pair (3.3)
    MAP = "map"  # place, terraform, done (4, 5)
    FREE_TILE = "free_tile"  # goals met but lost in the tie (7.3)
    OVER = "over"


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal card of the table: its number (rules.md 7.4) and, once won, by whom and when."""

    number: int
    winner: int | None = None
    round: int | None = None


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of a running trick (rules.md 3.2): who played it, the cube added, the total, the taker."""

    seat: int
    card: MapCard
    cube: Colour | None
    total: int
    taken_by: int | None = None


@dataclass(frozen=True, slots=True)
class TrickView:
    """A running trick as all see it.

    ``pairs`` (two players only, rules.md 3.3) has ``deck`` and, once both have played, ``hands``;
    ``chosen`` the pair that each seat has by now, None while open.
    """

    turn_order: tuple[int, ...]
    played: tuple[PlayedCard, ...]
    colour: Colour | None
    pairs: Mapping[str, tuple[MapCard, ...]]
    chosen: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it.

    ``map`` is the viewer's own map as it stands, another's as it was last shown to all.
    ``selected`` is the card of the round as far as the viewer may know it. ``acted`` says that the
    seat has decided in the present selection phase; ``placed`` and ``done`` belong to the map phase
    (``placed`` also when the card was set aside, 4.9).
    """

    map: PlayerMap
    score: Score
    hand_size: int
    selected: MapCard | None
    acted: bool
    placed: bool
    terraformed: bool
    done: bool
    last_placement: Placement | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat sees it, or, with ``seat`` None, as everybody does.

    ``round`` is 1 to 12. ``waiting_for`` lists the seats that are asked to act now, and ``may_place``
    those that may place at this moment (all in a simultaneous map phase, one in a sequential round).
    ``placing_order`` is the order of a sequential round (4.8), empty in a simultaneous one.
    ``passes_to`` is +1 when hands go to the next seat after this round, -1 to the previous one and 0
    when they do not move. ``supply`` is what the viewer can count: the cubes left in the supply going
    by the maps that the viewer sees. ``scores`` holds the final scores once the game is over,
    ``winners`` who won it (8.4).
    """

    options: GameOptions
    deck: str
    seat: int | None
    round: int
    phase: Phase
    hand: tuple[MapCard, ...]
    pair: tuple[MapCard, ...]
    seats: tuple[SeatView, ...]
    waiting_for: tuple[int, ...]
    may_place: tuple[int, ...]
    placing_order: tuple[int, ...]
    sequential: bool
    passes_to: int
    supply: Mapping[Colour, int]
    pile_size: int
    goals: tuple[GoalView, ...]
    scoring_card: int | None
    trick: TrickView | None
    may_take_back: bool
    winners: tuple[int, ...]
