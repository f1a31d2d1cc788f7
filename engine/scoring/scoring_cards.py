"""The eight end-game scoring cards of Honshu, with the values printed on them (rules.md 8.3).

A deck file may give other values, under ``scoring_cards``, one object a number::

    {"1": {"cubes_per_factory": 2}, "7": {"extra_per_cube": 2, "colours": ["blue", "yellow"]}}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.squares import Colour

#: The largest value that a scoring card of a deck may have.
LARGEST_VALUE = 99


@dataclass(frozen=True, slots=True)
class ScoringCard:
    """A scoring card: what it is for goes by its number, how much it gives by its value.

    ``value`` is points, except on card 1, where it is how many cubes a factory takes. ``colours`` are
    those of the cubes that cards 7 and 8 pay for.
    """

    number: int
    value: int
    colours: frozenset[Colour] = frozenset()

    @property
    def cubes_per_factory(self) -> int:
        """How many cubes a factory takes, each scoring its points (card 1)."""
        return self.value if self.number == 1 else 1

    @property
    def points_per_lake_square(self) -> int | None:
        """What every lake square scores instead of the usual lakes; None for the usual (card 4)."""
        return self.value if self.number == 4 else None


#: The name that deck files give to the value of each card.
VALUE_NAMES: Mapping[int, str] = {
    1: "cubes_per_factory",
    2: "row_of_three_forests",
    3: "block_of_four_deserts",
    4: "lake_square",
    5: "town_with_four_towns",
    6: "empty_production",
    7: "extra_per_cube",
    8: "extra_per_cube",
}

#: The cards as printed.
PRINTED_SCORING_CARDS: Mapping[int, ScoringCard] = {
    card.number: card
    for card in (
        ScoringCard(1, 2),
        ScoringCard(2, 4),
        ScoringCard(3, 5),
        ScoringCard(4, 2),
        ScoringCard(5, 3),
        ScoringCard(6, 2),
        ScoringCard(7, 2, frozenset({Colour.BLUE, Colour.YELLOW})),
        ScoringCard(8, 2, frozenset({Colour.GREY, Colour.BROWN})),
    )
}


def read_scoring_cards(value: object) -> dict[int, ScoringCard]:
    """The scoring cards of a deck file, by number; those that it leaves out are as printed.

    Keys that are not known are ignored (docs/record.md).

    Raises:
        ValueError: the value is not of that form; the message names the card and what is wrong.
    """
    if not isinstance(value, dict):
        raise ValueError("scoring_cards: not an object")
    cards = dict(PRINTED_SCORING_CARDS)
    numbers = {str(number): number for number in cards}
    for name, values in value.items():
        if name in numbers:
            cards[numbers[name]] = _read_card(cards[numbers[name]], values)
    return cards


def _read_card(printed: ScoringCard, values: object) -> ScoringCard:
    place = f"scoring card {printed.number}"
    if not isinstance(values, dict):
        raise ValueError(f"{place}: not an object")
    name = VALUE_NAMES[printed.number]
    value = values.get(name)
    smallest = 1 if printed.number == 1 else 0
    # JSON's true would pass for the number 1.
    if not isinstance(value, int) or isinstance(value, bool) or not smallest <= value <= LARGEST_VALUE:
        raise ValueError(f"{place}: {name} must be a whole number from {smallest} to {LARGEST_VALUE}")
    if not printed.colours:
        return replace(printed, value=value)
    return replace(printed, value=value, colours=_read_colours(place, values.get("colours")))


def _read_colours(place: str, names: object) -> frozenset[Colour]:
    if not isinstance(names, list) or not names:
        raise ValueError(f"{place}: colours must be a list of colours")
    known = {str(colour): colour for colour in Colour}
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise ValueError(f"{place}: unknown colour {name!r}")
    if len(set(names)) != len(names):
        raise ValueError(f"{place}: a colour is named twice")
    return frozenset(known[name] for name in names)
