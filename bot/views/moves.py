"""Moves in words: how they were read, and that they were accepted or taken back."""

from __future__ import annotations

from bot.texts import Language, text_key
from bot.views.placements import cards_in_words
from engine.actions import Action, Bid, FreeTile, Place, Terraform, action_name


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


def understood(texts: Language, action: Action, *, left_out: bool = False) -> str:
    """The sentence that tells what a typed move was read as, and what was left out of it."""
    match action:
        case Place(placement=spot):
            under = cards_in_words(texts, spot.under)
            where: dict[str, object] = {"x": spot.x, "y": spot.y, "rotation": spot.rotation}
            return texts.format("typed-place", card=spot.card, **where, count=len(under), under=under)
        case Terraform():
            position, terrain, cubes = action.position, action.terrain, list(action.cubes)
            return texts.format(
                "typed-terraform",
                **{
                    "x": position.x,
                    "y": position.y,
                    "terrain": terrain,
                    "cubes": cubes,
                    "left-out": left_out,
                },
            )
        case FreeTile(position=position, terrain=terrain):
            return texts.format("typed-free-tile", x=position.x, y=position.y, terrain=terrain)
        case Bid(card=card, cube=None):
            return texts.format("typed-bid-alone", card=card)
    return accepted(texts, action)
