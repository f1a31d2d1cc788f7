"""The choice that a page sends for an action of the game."""

from __future__ import annotations

from engine.action_fields import write_placement
from engine.actions import (
    Action,
    Bid,
    Contest,
    FreeTile,
    Pick,
    Place,
    Terraform,
    Unplaceable,
    action_name,
    to_json,
)

#: The names of choices that are not those of actions.
NAMES = {
    Pick: "take",
    Contest: "contest-pair",
    Place: "place-here",
    Unplaceable: "set-aside",
    Terraform: "lay-tile",
    FreeTile: "lay-tile",
}


def choice_for(action: Action) -> dict[str, object]:
    """The body of a request without its moment."""
    sent = to_json(action)
    name = NAMES.get(type(action), action_name(action).replace("_", "-"))
    match action:
        case Bid(cube=cube):
            return {"name": name, "card": action.card, "cubes": [] if cube is None else [cube]}
        case Place(placement=placement):
            return {"name": name, "spot": write_placement(placement)}
        case Terraform() | FreeTile():
            tile = {"terrain": action.terrain, "position": action.position}
            return {"name": name, "tile": tile, "cubes": sent.get("cubes", [])}
    return {**sent, "name": name}
