"""Placements, in words and as they are typed."""

from __future__ import annotations

import re

from bot.texts import Language
from engine.actions import Placement

#: What is typed for a card that goes under all that it touches.
EVERYTHING = "all"


def placement_in_words(texts: Language, placement: Placement) -> str:
    """A placement in words."""
    return texts.format("placement", card=placement.card, **where_in_words(texts, placement))


def where_in_words(texts: Language, placement: Placement) -> dict[str, object]:
    """The spot of a placement, as the texts fill it in."""
    return {
        "x": placement.x,
        "y": placement.y,
        "rotation": placement.rotation,
        "unders": len(placement.under),
        "under": cards_in_words(texts, placement.under),
    }


def cards_in_words(texts: Language, numbers: frozenset[int]) -> list[str]:
    """Names for cards of a map; the starting province has no number that a player would know."""
    return [texts.format("card-of-map", card=number) for number in sorted(numbers)]


def province_by_number(texts: Language, typed: str) -> str:
    """What was typed for cards to go under, with 0 for the word that the placer has for the province."""
    words = "|".join(re.escape(word) for word in (texts.format("card-short", card=0), "start"))
    return re.sub(rf"\b(?:{words})\b", "0", typed, flags=re.IGNORECASE)


def typed_placement(placement: Placement) -> str:
    """A placement as it is typed, with the names of the options: so it can be pasted, in every language."""
    rotation = typed_rotation("rot" if placement.rotation == 90 else str(placement.rotation), placement.under)
    return f"`/place card:{placement.card} x:{placement.x} y:{placement.y} rotation:{rotation}`"


def typed_rotation(rotation: str, under: frozenset[int]) -> str:
    """A rotation as it is typed, with the cards to go under."""
    return "/".join([rotation, *(str(number) for number in sorted(under))])
