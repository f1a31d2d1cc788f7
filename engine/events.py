"""The events that ``Game.apply`` reports, for the channel's log.

Everybody may see every event: none of them tells what is still secret. Seats count from 0; tuples with one
entry per seat are in seat order.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Terraform
from engine.parts.placement import Placement
from engine.parts.squares import Colour, Kind, Position


@dataclass(frozen=True, slots=True)
class Event:
    """Something that has happened."""


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round has begun, 1 to 12; ``dealt`` when hands were dealt before it (rules.md 1.5)."""

    round: int
    dealt: bool


@dataclass(frozen=True, slots=True)
class SeatChose(Event):
    """A seat has decided in secret: its pick, its discard or its card of a trick for two."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Both players have drawn a card (rules.md 2.2)."""


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """The hands have gone to the next seat (+1) or to the previous one (-1) (rules.md 2, 3.4)."""

    direction: int


@dataclass(frozen=True, slots=True)
class PairTurnedUp(Event):
    """The pair ``deck`` or ``hands`` of a trick for two lies face up (rules.md 3.3)."""

    pair: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card played to a trick, with the colour of the cube added (rules.md 3.2)."""

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
    """The winner of a trick for two has named a pair (rules.md 3.3)."""

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
    """The loser has taken the pair that was left (rules.md 3.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class MapPhaseBegan(Event):
    """The selected cards are shown; ``order`` is who places when, empty if all place at once (4.0, 4.8)."""

    cards: tuple[int, ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WaitAsked(Event):
    """A seat has asked to wait: from now on all place in this order (rules.md 4.8)."""

    seat: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlacedInPrivate(Event):
    """A seat has placed or set aside its card; the others will see where later (rules.md 4.8)."""

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
    """The map phase is over and all maps are shown; one entry per seat, None where there is nothing.

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
    """These seats met a goal but lost the tie, and may lay a free tile (rules.md 7.3)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FreeTileLaid(Event):
    """A seat has laid its free tile (rules.md 7.3)."""

    seat: int
    position: Position
    terrain: Kind


@dataclass(frozen=True, slots=True)
class FreeTileSkipped(Event):
    """A seat has declined its free tile (rules.md 7.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; several winners share the victory (rules.md 8.4)."""

    winners: tuple[int, ...]
