"""What people decide, in the same words for typed commands and for buttons."""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import InputError
from bot.tables import Outcome
from bot.texts import Language, text_key
from engine.actions import (
    Accept,
    Action,
    Bid,
    Contest,
    Discard,
    Done,
    FreeTile,
    Pick,
    Place,
    Placement,
    Skip,
    Take,
    TakePair,
    Terraform,
    Unplaceable,
    Wait,
    action_name,
)
from engine.maps import PlayerMap
from engine.rules import rules_of
from engine.squares import PRICE, TERRAFORMING_COLOUR, Kind, Position
from engine.views import Phase, View

#: Makes the action of a seat; the request ``Act`` calls it with the seat of the person.
Decision = Callable[[int], Action]


def pick(card: int) -> Decision:
    """Pick a card of the hand."""
    return lambda seat: Pick(seat, card)


def discard(card: int) -> Decision:
    """Discard a card of the hand."""
    return lambda seat: Discard(seat, card)


def bid(card: int, cube: Position | None = None) -> Decision:
    """Play a card to the trick, with or without a cube."""
    return lambda seat: Bid(seat, card, cube)


def take(card: int) -> Decision:
    """Take one of the played cards."""
    return lambda seat: Take(seat, card)


def take_pair(pair: str) -> Decision:
    """Name a pair, ``deck`` or ``hands``."""
    return lambda seat: TakePair(seat, pair)


def contest(cubes: tuple[Position, Position], pair: str) -> Decision:
    """Give two cubes for a pair."""
    return lambda seat: Contest(seat, cubes, pair)


def accept() -> Decision:
    """Take the pair that is left."""
    return Accept


def place(placement: Placement) -> Decision:
    """Place the selected card."""
    return lambda seat: Place(seat, placement)


def set_aside(card: int) -> Decision:
    """Set aside a card that fits nowhere."""
    return lambda seat: Unplaceable(seat, card)


def terraform(position: Position, terrain: Kind, cubes: tuple[Position, Position]) -> Decision:
    """Turn a desert into other land, paid with these cubes."""
    return lambda seat: Terraform(seat, position, terrain, cubes)


def terraform_with_usual_cubes(view: View, seat: int, position: Position, terrain: Kind) -> Decision:
    """Turn a desert into other land, paid with the two cubes of the colour that lie there longest.

    Raises:
        InputError: there is no terraforming in this game, it is not the map phase, or the map has
            fewer than two cubes of that colour.
    """
    if not rules_of(view.options).has_terraforming:
        raise InputError("no-terraforming")
    if view.phase is not Phase.MAP:
        raise InputError("not-map-phase")
    return terraform(position, terrain, _usual_cubes(view.seats[seat].map, terrain))


def wait() -> Decision:
    """Ask the table to place in order."""
    return Wait


def done() -> Decision:
    """The placement stands."""
    return Done


def lay_free_tile(position: Position, terrain: Kind) -> Decision:
    """Lay the free tile of a goal."""
    return lambda seat: FreeTile(seat, position, terrain)


def skip() -> Decision:
    """Lay no free tile."""
    return Skip


def accepted(texts: Language, outcome: Outcome) -> str:
    """The sentence that says that a decision was accepted."""
    return accepted_action(texts, outcome.action)


def accepted_action(texts: Language, action: Action) -> str:
    """The sentence that says to whoever has decided this that it was accepted."""
    if isinstance(action, Place):
        return texts.format("accepted-place", card=action.placement.card)
    return texts.format(f"accepted-{_spelt(action)}", **_values(action))


def taken_back(texts: Language, outcome: Outcome) -> str:
    """The sentence that says what was taken back."""
    action = outcome.action
    if isinstance(action, Place):
        return texts.format("taken-back-place", card=action.placement.card)
    return texts.format(f"taken-back-{_spelt(action)}", **_values(action))


def _spelt(action: Action) -> str:
    """The name of an action as text keys spell it."""
    return text_key(action_name(action))


def _values(action: Action) -> dict[str, object]:
    """What an action names, for the sentence about it."""
    names = ("card", "cube", "cubes", "pair", "position", "terrain")
    found = {name: getattr(action, name) for name in names if hasattr(action, name)}
    return {name: "none" if value is None else value for name, value in found.items()}


def _usual_cubes(map_: PlayerMap, terrain: Kind) -> tuple[Position, Position]:
    """Two cubes that pay for the terrain: those on the cards that were laid first.

    Raises:
        InputError: the map has fewer than two of that colour.
    """
    colour = TERRAFORMING_COLOUR[terrain]
    squares = map_.squares
    order = {card.number: number for number, card in enumerate(map_.cards)}
    held = [position for position, shown in map_.cubes.items() if shown is colour]
    if len(held) < PRICE:
        raise InputError("too-few-cubes", terrain=terrain, colour=colour, count=len(held))
    first, second = sorted(held, key=lambda position: (order[squares[position].card], position))[:PRICE]
    return first, second
