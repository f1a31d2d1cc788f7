"""The actions that a seat can take: one frozen class each (docs/record.md lists them).

An action contains only the decision, not its consequences. Records and the database store it in the form
that ``to_json`` writes and ``from_json`` reads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields

from engine import reading
from engine.action_fields import FIELDS, check_seat
from engine.errors import InvalidInput
from engine.options import MOST_PLAYERS
from engine.parts.placement import Placement as Placement
from engine.parts.squares import Kind, Position


@dataclass(frozen=True, slots=True)
class Action:
    """A decision by one seat; seats are numbered from 0."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Pick a card from the hand in a draft (rules.md 2.1)."""

    card: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card from the hand (rules.md 2.2) or from the pair (rules.md 3.3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Play a card to a trick, optionally with a cube from one's own map (rules.md 3.2)."""

    card: int
    cube: Position | None = None


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take one of the played cards (rules.md 3.2)."""

    card: int


@dataclass(frozen=True, slots=True)
class TakePair(Action):
    """Choose a pair as the winner of a two-player trick: ``deck`` or ``hands`` (rules.md 3.3)."""

    pair: str


@dataclass(frozen=True, slots=True)
class Contest(Action):
    """Pay two cubes as the loser of a two-player trick and take the pair ``pair`` (rules.md 3.3)."""

    cubes: tuple[Position, Position]
    pair: str


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Take the remaining pair as the loser of a two-player trick (rules.md 3.3)."""


@dataclass(frozen=True, slots=True)
class Wait(Action):
    """Ask the table to place in order this round (rules.md 4.8)."""


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Add the selected card to one's own map (rules.md 4.1)."""

    placement: Placement


@dataclass(frozen=True, slots=True)
class Unplaceable(Action):
    """Set aside a card that has no legal placement (rules.md 4.9)."""

    card: int


@dataclass(frozen=True, slots=True)
class Terraform(Action):
    """Turn a visible desert into other terrain for two cubes of one colour (rules.md 5.1)."""

    position: Position
    terrain: Kind
    cubes: tuple[Position, Position]


@dataclass(frozen=True, slots=True)
class Done(Action):
    """End the seat's map phase: no more placing or terraforming this round."""


@dataclass(frozen=True, slots=True)
class FreeTile(Action):
    """Place the free tile for a goal that was met but lost in a tie (rules.md 7.3)."""

    position: Position
    terrain: Kind


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Decline the free tile (rules.md 7.3)."""


#: The class of each action by its name in records.
ACTION_NAMES: dict[str, Callable[..., Action]] = {
    "pick": Pick,
    "discard": Discard,
    "bid": Bid,
    "take": Take,
    "take_pair": TakePair,
    "contest": Contest,
    "accept": Accept,
    "wait": Wait,
    "place": Place,
    "unplaceable": Unplaceable,
    "terraform": Terraform,
    "done": Done,
    "free_tile": FreeTile,
    "skip": Skip,
}

_NAME_OF = {kind: name for name, kind in ACTION_NAMES.items()}
_FIELD_NAMES: dict[Callable[..., Action], tuple[str, ...]] = {
    kind: tuple(field.name for field in fields(kind) if field.name != "seat")  # type: ignore[arg-type]  # each is a dataclass
    for kind in _NAME_OF
}


def action_name(action: Action) -> str:
    """The action's name in records."""
    return _NAME_OF[type(action)]


def check_values(action: Action) -> None:
    """Check that every value of an action can occur in one of the games; legality is not checked.

    Raises:
        InvalidInput: a value that cannot occur in either game.
    """
    check_seat(action.seat)
    for name in _FIELD_NAMES[type(action)]:
        FIELDS[name].check(getattr(action, name))


def to_json(action: Action) -> dict[str, object]:
    """The action in the form of records (docs/record.md).

    >>> to_json(Pick(0, 17))
    {'seat': 0, 'action': 'pick', 'card': 17}
    """
    data: dict[str, object] = {"seat": action.seat, "action": action_name(action)}
    for name in _FIELD_NAMES[type(action)]:
        data |= FIELDS[name].write(getattr(action, name))
    return data


def from_json(data: object) -> Action:
    """Read an action from a JSON value; unknown keys are ignored.

    Raises:
        InvalidInput: a missing key, an unknown action, a wrong type or a value out of range.
    """
    members = reading.object_of(data, "action")
    seat = reading.integer(reading.member(members, "seat"), "seat", 0, MOST_PLAYERS - 1)
    name = reading.text(reading.member(members, "action"), "action")
    kind = ACTION_NAMES.get(name)
    if kind is None:
        raise InvalidInput("unknown-value", place="action", value=reading.shown(name))
    action = kind(seat=seat, **{field: FIELDS[field].read(members) for field in _FIELD_NAMES[kind]})
    check_values(action)
    return action
