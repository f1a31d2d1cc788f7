"""The eight end-game scoring cards of Honshu, with their printed values (rules.md 8.3).

A deck file may set other values under ``scoring_cards``, one object per number::

    {"1": {"cubes_per_factory": 2}, "7": {"extra_per_cube": 2, "colours": ["blue", "yellow"]}}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine import reading
from engine.errors import InvalidInput
from engine.parts.squares import Colour

#: The maximum value of a scoring card.
LARGEST_VALUE = 99


@dataclass(frozen=True, slots=True)
class ScoringCard:
    """A scoring card: its number determines what it pays for, its value how much.

    ``value`` is in points, except for card 1, where it is the number of cubes that a factory takes.
    ``colours`` are the colours of the cubes that cards 7 and 8 pay for.
    """

    number: int
    value: int
    colours: frozenset[Colour] = frozenset()

    @property
    def cubes_per_factory(self) -> int:
        """The number of cubes that a factory takes, each scoring its points (card 1)."""
        return self.value if self.number == 1 else 1

    @property
    def points_per_lake_square(self) -> int | None:
        """The points of every lake square (card 4); None for the default scoring of lakes."""
        return self.value if self.number == 4 else None

    @property
    def category(self) -> str:
        """The category whose points it changes; most cards add points of their own."""
        return {1: "factories", 4: "lakes"}.get(self.number, "bonus")

    @property
    def adds_points(self) -> bool:
        """Whether the card adds points of its own."""
        return self.category == "bonus"


#: The name of each card's value in deck files.
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

#: The number of scoring cards, numbered from 1.
SCORING_CARDS = len(PRINTED_SCORING_CARDS)


def read_scoring_cards(value: object) -> dict[int, ScoringCard]:
    """Read the scoring cards of a deck file, by number; those not listed are the printed ones.

    Unknown keys are ignored (docs/record.md).

    Raises:
        InvalidInput: the value has another form; the message names the card and the fault.
    """
    members = reading.object_of(value, "scoring_cards")
    cards = dict(PRINTED_SCORING_CARDS)
    for number, printed in PRINTED_SCORING_CARDS.items():
        if str(number) in members:
            cards[number] = _read_card(printed, members[str(number)])
    return cards


def _read_card(printed: ScoringCard, values: object) -> ScoringCard:
    place = f"scoring card {printed.number}"
    members = reading.object_of(values, place)
    name = VALUE_NAMES[printed.number]
    smallest = 1 if printed.number == 1 else 0
    value = reading.integer(reading.member(members, name, place), f"{place}, {name}", smallest, LARGEST_VALUE)
    if not printed.colours:
        return replace(printed, value=value)
    return replace(printed, value=value, colours=_read_colours(members, place))


def _read_colours(members: Mapping[str, object], place: str) -> frozenset[Colour]:
    names = reading.array_of(reading.member(members, "colours", place), f"{place}, colours")
    colours = [reading.word(name, f"{place}, colours", Colour) for name in names]
    if not colours or len(set(colours)) < len(colours):
        raise InvalidInput("colours-of-scoring-card", "8.3", place=place)
    return frozenset(colours)
