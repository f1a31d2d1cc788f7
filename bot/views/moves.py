"""What people decide, and how they are told that it was accepted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.errors import InputError
from bot.texts import Language, text_key
from engine.actions import Action, Place, Terraform, action_name
from engine.rules import rules_of
from engine.squares import PRICE, TERRAFORMING_COLOUR, Kind, Position
from engine.terraforming import oldest_cubes
from engine.views import Phase, View

#: Makes the action of a seat; the request ``Act`` calls it with the seat of the person.
Decision = Callable[[int], Action]


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
    colour = TERRAFORMING_COLOUR[terrain]
    held = oldest_cubes(view.seats[seat].map, colour)
    if len(held) < PRICE:
        raise InputError("too-few-cubes", terrain=terrain, colour=colour, count=len(held))
    one, other = held[:PRICE]
    return partial(Terraform, position=position, terrain=terrain, cubes=(one, other))


def accepted(texts: Language, action: Action) -> str:
    """The sentence that tells the person who has decided this that it was accepted."""
    return texts.format(f"accepted-{text_key(action_name(action))}", **values_of(action))


def taken_back(texts: Language, action: Action) -> str:
    """The sentence that tells the person who had decided this that it was taken back."""
    return texts.format(f"taken-back-{text_key(action_name(action))}", **values_of(action))


def values_of(action: Action) -> dict[str, object]:
    """What an action names, for the sentence about it."""
    if isinstance(action, Place):
        return {"card": action.placement.card}
    names = ("card", "cube", "cubes", "pair", "position", "terrain")
    found = {name: getattr(action, name) for name in names if hasattr(action, name)}
    return {name: "none" if value is None else value for name, value in found.items()}
