"""Odd decks: valid (rules.md 1.4), but unlike any real deck."""

from __future__ import annotations

from engine.decks import Deck, deck_from_json
from engine.options import Rules
from tests.engine.random_maps import COLOURS

#: The six squares of every card, and the number of cubes of each colour.
ODD = {
    "only production": (["production:{}"] * 6, 99),
    "only lakes": (["lake"] * 6, 1),
    "three mountains a card": (["mountain", "desert", "mountain", "desert", "mountain", "town"], 14),
    "99 cubes": (["production:{}", "factory:{}:9", "desert", "desert", "production:{}", "desert"], 99),
}


def odd_deck(name: str, rules: Rules) -> Deck:
    """The odd deck of this name; in Honshu, towns replace mountains."""
    return deck_from_json(odd_deck_data(name, rules), rules, with_provinces=True)


def odd_deck_data(name: str, rules: Rules) -> dict[str, object]:
    """The content of the odd deck's file."""
    squares, cubes = ODD[name]
    colours = COLOURS[rules]

    def card(number: int) -> list[str]:
        kinds = [square.format(colours[(number + place) % 4]) for place, square in enumerate(squares)]
        return ["town" if kind == "mountain" and rules is Rules.HONSHU else kind for kind in kinds]

    return {
        "name": name,
        "cubes": dict.fromkeys(colours, cubes),
        "cards": [{"number": number, "squares": card(number)} for number in range(1, 61)],
        "provinces": [{"id": number, "a": card(number), "b": card(number + 1)} for number in range(1, 7)],
    }
