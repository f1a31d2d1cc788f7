"""The events that ``Game.apply`` returns, for the channel's log.

Events are public: none of them contains hidden information. Seats are numbered from 0; tuples with one entry
per seat are in seat order.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Terraform
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position


@dataclass(frozen=True, slots=True)
class Event:
    """A public event in a game."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round (1 to 12) has begun; ``dealt`` if hands were dealt before it (rules.md 1.5)."""

    round: int
    dealt: bool


@dataclass(frozen=True, slots=True)
class SeatChose(Event):
    """A seat has made a hidden decision: a pick, a discard or a card of a two-player trick."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Both players have drawn a card (rules.md 2.2)."""


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """The hands were passed to the next seat (+1) or the previous one (-1) (rules.md 2, 3.4)."""

    direction: int


@dataclass(frozen=True, slots=True)
class PairTurnedUp(Event):
    """The pair ``deck`` or ``hands`` of a two-player trick was turned face up (rules.md 3.3)."""

    pair: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played to a trick, with the colour of the cube added, if any (rules.md 3.2)."""

    seat: int
    card: int
    cube: Colour | None


@dataclass(frozen=True, slots=True)
class TurnOrderSet(Event):
    """The new turn order of a trick, highest total first (rules.md 3.2)."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat has taken one of the played cards (rules.md 3.2)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class PairNamed(Event):
    """The winner of a two-player trick has chosen a pair (rules.md 3.3)."""

    seat: int
    pair: str


@dataclass(frozen=True, slots=True)
class PairContested(Event):
    """The loser has paid two cubes for a pair (rules.md 3.3)."""

    seat: int
    pair: str
    cubes: tuple[Position, Position]


@dataclass(frozen=True, slots=True)
class PairAccepted(Event):
    """The loser has taken the remaining pair (rules.md 3.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class MapPhaseBegan(Event):
    """The selected cards were revealed; ``order`` is the placing order, empty if simultaneous (4.0, 4.8)."""

    cards: tuple[int, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WaitAsked(Event):
    """A seat has asked to wait, so the seats will place in this order (rules.md 4.8)."""

    seat: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlacedInPrivate(Event):
    """A seat has placed or set aside its card; the result is still hidden (rules.md 4.8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A seat has placed its card openly (rules.md 4.8)."""

    seat: int
    placement: Placement


@dataclass(frozen=True, slots=True)
class CardSetAside(Event):
    """A seat has set aside a card that has no legal placement (rules.md 4.9)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A seat has terraformed openly (rules.md 5.1)."""

    seat: int
    position: Position
    terrain: Kind


@dataclass(frozen=True, slots=True)
class SeatDone(Event):
    """A seat has ended its map phase."""

    seat: int


@dataclass(frozen=True, slots=True)
class MapsShown(Event):
    """The map phase is over and all maps were revealed; entries are per seat, None for no action.

    A seat without a placement has set its card aside.
    """

    placements: tuple[Placement | None, ...]
    terraformings: tuple[Terraform | None, ...]


@dataclass(frozen=True, slots=True)
class GoalWon(Event):
    """A seat has won a goal card (rules.md 7.2)."""

    seat: int
    goal: int


@dataclass(frozen=True, slots=True)
class FreeTilesOffered(Event):
    """These seats met a goal but lost the tie, and may place a free tile (rules.md 7.3)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FreeTileLaid(Event):
    """A seat has placed its free tile (rules.md 7.3)."""

    seat: int
    position: Position
    terrain: Kind


@dataclass(frozen=True, slots=True)
class FreeTileSkipped(Event):
    """A seat has declined its free tile (rules.md 7.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; tied winners share the victory (rules.md 8.4)."""

    winners: tuple[int, ...]
